/// A document's declaration that a finding of `plumb lint` is intentional.
package struct SceneSilence: Sendable, Hashable, Encodable {
  /// The id of the rule.
  package var rule: String
  /// The view's name, or the constraint's number, whose findings are intentional; nil for all of the document.
  package var subject: String?
  /// The reason, never empty.
  package var reason: String
  /// The place in the document.
  package var place: ScenePlace?

  /// Creates a silence with its reason.
  package init(rule: String, subject: String? = nil, reason: String, place: ScenePlace? = nil) {
    self.rule = rule
    self.subject = subject
    self.reason = reason
    self.place = place
  }
}
