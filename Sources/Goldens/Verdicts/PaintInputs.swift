/// Tells inputs that only place views from those that may paint something else.
enum PaintInputs {
  /// Keys that decide positions and sizes, which records list as facts.
  private static let placing: Set = [
    "hugging", "resistance", "spacing", "customSpacing", "margins", "frame", "distribution", "alignment", "intrinsic",
    "guide", "lines", "autoresizing", "arrangedOrder",
  ]

  /// Returns whether a document may paint something else than recorded, besides ignored views.
  /// - Parameters:
  ///   - old: The record's inputs; empty in an old record, which then may have painted anything.
  ///   - ignored: Names of views whose paint does not matter.
  static func differ(from old: [String], to new: [String], ignoring ignored: Set<String>) -> Bool {
    if old == new { return false }
    if old.isEmpty { return true }
    return InputChange.changes(from: old, to: new).contains { change in
      if change.key.contains("constraint ") { return false }
      if let property = change.key.split(separator: " ").last, placing.contains(String(property)) { return false }
      let views = change.views
      return views.isEmpty || !views.allSatisfy(ignored.contains)
    }
  }

  /// Returns the names of views that show pictures from files.
  static func pictured(in inputs: [String]) -> Set<String> {
    let keys = Set(inputs.map { KeyedLine.split($0).0 })
    return Set(
      keys.flatMap { key -> [String] in
        let property = key.split(separator: " ").last?.lowercased() ?? ""
        return property.contains("image") ? InputChange(key: key, from: nil, to: nil).views : []
      })
  }
}
