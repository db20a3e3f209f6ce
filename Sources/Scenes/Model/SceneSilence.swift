/// A document's word that a finding of `plumb lint` is meant.
package struct SceneSilence: Sendable, Hashable, Encodable {
  /// The id of the rule.
  package var rule: String
  /// The view's name, or the constraint's number, whose findings are meant; nil for all of the document.
  package var subject: String?
  /// Why it is meant, never empty.
  package var reason: String
  /// Where the document says so.
  package var place: ScenePlace?

  /// A silence with its reason.
  package init(rule: String, subject: String? = nil, reason: String, place: ScenePlace? = nil) {
    self.rule = rule
    self.subject = subject
    self.reason = reason
    self.place = place
  }
}
