package import Layout

/// A rule's finding in a scene, once for all cells.
package struct LintResult: Sendable, Codable {
  /// The rule that reported it.
  package let rule: LintRuleInfo
  /// The rule's severity, or the project's severity for the rule.
  package var severity: LintSeverity
  /// The scene's document.
  package let document: String
  /// The scene's id.
  package let scene: String
  /// Names of the views, then labels or texts of the constraints involved.
  package let subjects: [String]
  /// The problem; numbers that differ between cells are ranges.
  package let text: String
  /// The place of the problem in the document.
  package let place: ScenePlace?
  /// A suggestion for fixing it.
  package let next: String
  /// Names of the cells that have the problem; empty for findings about the document itself.
  package let cells: [String]
  /// The number of cells examined.
  package let cellCount: Int
  /// A change that implements ``next``; nil if that depends on the author's intention.
  package var fix: LintFix?
}
