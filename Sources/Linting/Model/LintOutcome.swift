/// The findings in a scene.
package struct LintOutcome: Sendable, Codable {
  /// Errors first, then by place in the document.
  package var results: [LintResult] = []
  /// Findings that the document or the project declares intentional, with the reason.
  package var silenced: [SilencedResult] = []
  /// Indices in ``LintSettings/silences`` of those that silenced something, each once.
  package var usedSilences: [Int] = []
  /// The number of findings beyond the limit per rule and layout.
  package var omitted = 0
  /// Whether every rule saw every layout: some rules need an unambiguous layout.
  package var isComplete = true
}
