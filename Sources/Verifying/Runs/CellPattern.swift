import Values

/// A pattern for cells of a run: `simple-constraints/*`, `*/iphone-15-portrait`, a scene alone, a group such as
/// `text/scripts#2`, a kind of cause such as `*#rules`.
package struct CellPattern: Sendable, Hashable {
  /// The pattern as written.
  package let text: String
  /// The id of the scene that it begins with, in which a star or a question mark is no wildcard; nil for any scene.
  private var scene: String?

  /// - Parameter text: A scene, `scene/cell`, `scene#group` or `scene#kind`; `*` and `?` are wildcards.
  package init(_ text: String) { self.text = text }

  /// The pattern among scenes: one that begins with a scene's whole id names that scene only.
  package func naming(_ scenes: some Sequence<String>) -> CellPattern {
    var pattern = self
    pattern.scene = scenes.filter { text == $0 || text.hasPrefix($0 + "/") || text.hasPrefix($0 + "#") }
      .max { $0.utf8.count < $1.utf8.count }
    return pattern
  }

  /// Every cell that a changed rule of this version moved.
  package static let rules = CellPattern("*#\(Cause.Kind.rules.rawValue)")

  /// Returns whether the pattern matches a cell under a cause: by its scene, by scene and cell, by the number of the
  /// cause's group, counted from 1, or by the kind of the cause. A star matches anything.
  /// - Parameters:
  ///   - cell: The cell's name.
  ///   - group: The index of the cause in the scene's groups.
  package func matches(scene: String, cell: String, group: Int, kind: Cause.Kind) -> Bool {
    if let mark = text.lastIndex(of: "#"), let named = Cause.Kind(rawValue: String(text[text.index(after: mark)...])) {
      return named == kind && fits(text[..<mark], scene)
    }
    if let mark = text.lastIndex(of: "#"), let number = Int(text[text.index(after: mark)...]) {
      return number == group + 1 && fits(text[..<mark], scene)
    }
    return fits(text[...], scene) || fits(text[...], "\(scene)/\(cell)")
  }

  private func fits(_ pattern: Substring, _ name: String) -> Bool {
    guard let scene else { return Wildcard(pattern).matches(name) }
    return pattern.hasPrefix(scene) && name.hasPrefix(scene)
      && Wildcard(pattern.dropFirst(scene.count)).matches(String(name.dropFirst(scene.count)))
  }
}
