/// A finding that the document or the project declares intentional, with the reason.
package struct SilencedResult: Sendable, Codable {
  /// The finding.
  package let result: LintResult
  /// Why it is intentional.
  package let reason: String
  /// Whether the project declares it in `plumb.yaml`, not the document itself.
  package let isByProject: Bool
}
