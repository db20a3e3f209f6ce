package import Scenes

/// What a rule found in a scene, once for all cells.
package struct LintResult: Sendable, Codable {
  /// Which rule it is.
  package let rule: LintRuleInfo
  /// The rule's, or the project's for the rule.
  package var severity: LintSeverity
  /// The scene's document.
  package let document: String
  /// The scene's id.
  package let scene: String
  /// Names of the views, then numbers or texts of the constraints that are involved.
  package let subjects: [String]
  /// What is the matter; numbers that differ from cell to cell are ranges.
  package let text: String
  /// Where the document says what is the matter.
  package let place: ScenePlace?
  /// What to do about it.
  package let next: String
  /// Names of the cells in which it holds; empty for what the document says in all of them.
  package let cells: [String]
  /// How many cells were looked at.
  package let cellCount: Int
  /// A change that does what ``next`` says; nil where that depends on what was meant.
  package var fix: LintFix?
}
