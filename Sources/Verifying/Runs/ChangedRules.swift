/// The effect of changed layout rules in a run, as one item for all scenes that is accepted at once.
package struct ChangedRules: Sendable, Equatable {
  /// The old and the new version of the rules.
  package let cause: String
  /// The rules, each with its number.
  package let rules: [String]
  /// The number of cells they moved.
  package internal(set) var cells = 0
  /// The number of scenes with these cells.
  package internal(set) var scenes = 0

  /// Returns only the numbers of rules: `AL-1.2, AL-3.4`.
  package static func numbers(_ rules: [String]) -> String {
    rules.map { String($0.unicodeScalars.prefix { $0 != ":" }) }.joined(separator: ", ")
  }
}

extension StoredRun {
  /// The effect of changed rules, by the rules version of the goldens.
  /// - Complexity: O(groups).
  package var changedRules: [ChangedRules] {
    var found: [String: ChangedRules] = [:]
    for group in scenes.flatMap(\.groups) where group.kind == .rules {
      found[group.cause, default: ChangedRules(cause: group.cause, rules: group.rules ?? [])].cells += group.cells.count
      found[group.cause]?.scenes += 1
    }
    return found.values.sorted { $0.cause < $1.cause }
  }
}
