/// The severity of a finding; raw values are those of `plumb.yaml` and of JSON.
package enum LintSeverity: String, Sendable, Codable, CaseIterable, Comparable {
  /// Not reported.
  case off
  /// Advice.
  case note
  /// Likely a mistake.
  case warning
  /// Something cannot be read, seen or reached.
  case error

  /// Whether the first is less severe.
  package static func < (a: LintSeverity, b: LintSeverity) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
