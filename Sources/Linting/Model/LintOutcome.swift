/// What was found in a scene.
package struct LintOutcome: Sendable, Codable {
  /// Errors first, then by their places in the document.
  package var results: [LintResult] = []
  /// Those that the document or the project says are meant, with the reason.
  package var silenced: [SilencedResult] = []
  /// Places in ``LintSettings/silences`` of those that silenced something, each once.
  package var usedSilences: [Int] = []
  /// Findings beyond those that are listed for one rule in one layout.
  package var omitted = 0
  /// Whether every rule saw every layout: some rules need a layout with one solution.
  package var isComplete = true
}
