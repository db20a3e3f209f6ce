import Layout
import Values

/// A rule's finding, in one layout or in the document.
struct LintFinding {
  /// Names of the views, then labels or texts of the constraints involved: findings of a rule with the same subjects
  /// are merged.
  var subjects: [String]
  /// The problem, in one line.
  var text: NumberedText
  /// The place of the problem in the document.
  var place: ScenePlace?
  /// A suggestion for fixing it, in one line.
  var next: String
  /// A change that implements the suggestion; nil if that depends on the author's intention.
  var fix: LintFix?

  init(_ subjects: [String], _ text: NumberedText, at place: ScenePlace?, next: String, fix: LintFix? = nil) {
    (self.subjects, self.text, self.place, self.next, self.fix) = (subjects, text, place, next, fix)
  }
}
