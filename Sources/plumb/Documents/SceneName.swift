import Values

/// The name of a scene on the command line: its id, or an end of it that no other scene has, such as `login` for
/// `screens/login`.
enum SceneName {
  /// Returns the id that a name means; nil if no id ends with it.
  ///
  /// Whole words between slashes come before parts of words.
  /// - Throws: ``UsageError`` if several ids end with it.
  static func id(_ name: String, among ids: [String]) throws -> String? {
    if name.isEmpty || ids.contains(name) { return name.isEmpty ? nil : name }
    for end in ["/\(name)", name] {
      let found = ids.filter { $0.hasSuffix(end) }
      if found.count > 1 {
        let shown = found.sorted().prefix(8).joined(separator: ", ")
        let rest = found.count > 8 ? ", ..." : ""
        throw UsageError("\"\(name)\" matches \(found.count) scenes; name one: \(shown)\(rest)")
      }
      if let id = found.first { return id }
    }
    return nil
  }

  /// Returns `; did you mean screens/login?` for a name with a typing mistake, in any end of an id.
  /// - Parameter otherwise: The hint if there is none like it.
  static func hint(
    for name: String, among ids: [String], otherwise: String = "; `plumb list` lists the scenes"
  ) -> String {
    let inside = ids.filter { "/\($0)".contains("/\(name)/") }.sorted()
    if inside.count == 1 { return "; did you mean \(inside[0])?" }
    if !name.isEmpty, !inside.isEmpty {
      return "; it has \(Count.text(inside.count, "scene")): \(Listing.text(inside))"
    }
    var owners: [String: String] = [:]
    for id in ids.sorted() {
      let parts = id.split(separator: "/")
      for start in parts.indices {
        owners[parts[start...].joined(separator: "/")] = owners[parts[start...].joined(separator: "/")] ?? id
      }
    }
    guard let nearest = Suggestion.nearest(to: name, among: owners.keys.sorted()) else {
      return otherwise
    }
    return "; did you mean \(owners[nearest] ?? nearest)?"
  }
}
