package import Layout
import LayoutMaps

/// What a repair must achieve.
package enum RepairGoal: Sendable, Hashable {
  /// A condition that must hold in windows of any size.
  case invariant(SceneInvariant)
  /// No finding of the gate with this cause (``FindingCause``).
  case finding(FindingCause)
  /// No finding of a lint rule about these subjects.
  case lint(rule: String, subjects: [String])
}

/// What findings in different windows and versions of a document have in common.
package enum FindingCause: Sendable, Hashable {
  /// Constraints that cannot hold together, whichever they are.
  case conflict
  /// Views that are left open, by name.
  case ambiguous([String])
  /// An expectation, as the document states it.
  case expectation(String)

  /// The cause of a finding; nil for one that no edit of constraints removes.
  package init?(_ finding: Finding) {
    switch finding {
    case .conflict: self = .conflict
    case .ambiguous(let open): self = .ambiguous(open.views.map(\.name).sorted())
    case .failedExpectation(let text, _, _, _): self = .expectation(text)
    case .omitted, .missingGlyphs: return nil
    }
  }

  /// The cause of a finding of a map (`RegionFacts.findings`).
  init?(ofMap key: [String]) {
    switch key.first {
    case "conflict": self = .conflict
    case "ambiguous": self = .ambiguous(key.dropFirst().sorted())
    case "expectation" where key.count > 1: self = .expectation(key[1])
    default: return nil
    }
  }

  /// Whether a finding with this cause is about the same as another cause: one open view in common is enough.
  func concerns(_ other: FindingCause) -> Bool {
    if case (.ambiguous(let own), .ambiguous(let others)) = (self, other) { return !Set(own).isDisjoint(with: others) }
    return self == other
  }
}
