/// A finding that is meant: the document or the project says so, and why.
package struct SilencedResult: Sendable, Codable {
  /// The finding.
  package let result: LintResult
  /// Why it is meant.
  package let reason: String
  /// Whether the project says so in `plumb.yaml`, not the document itself.
  package let isByProject: Bool
}
