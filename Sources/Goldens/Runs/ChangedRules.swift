/// What rules of layout that changed moved in a run: one item for all scenes, accepted at once.
package struct ChangedRules: Sendable, Equatable {
  /// From which version to which.
  package let cause: String
  /// The rules, each with its number.
  package let rules: [String]
  /// How many cells they moved.
  package internal(set) var cells = 0
  /// In how many scenes.
  package internal(set) var scenes = 0

  /// Only the numbers of rules: `AL-1.2, AL-3.4`.
  package static func numbers(_ rules: [String]) -> String {
    rules.map { String($0.unicodeScalars.prefix { $0 != ":" }) }.joined(separator: ", ")
  }
}

extension StoredRun {
  /// What changed rules moved, by the version that made the goldens.
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
