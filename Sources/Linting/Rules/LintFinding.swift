import Scenes
import Values

/// Something that a rule found, in one layout or in the document.
struct LintFinding {
  /// Names of the views, then numbers or texts of the constraints that are involved: findings of a rule with the same
  /// subjects are one.
  var subjects: [String]
  /// What is the matter, in one line.
  var text: NumberedText
  /// Where the document says what is the matter.
  var place: ScenePlace?
  /// What to do about it, in one line.
  var next: String
  /// What does it; nil where that depends on what was meant.
  var fix: LintFix?

  init(_ subjects: [String], _ text: NumberedText, at place: ScenePlace?, next: String, fix: LintFix? = nil) {
    (self.subjects, self.text, self.place, self.next, self.fix) = (subjects, text, place, next, fix)
  }
}
