/// What has to hold in windows of any size.
package struct SceneInvariant: Sendable, Hashable, Encodable {
  /// What is said.
  package enum Statement: Sendable, Hashable, Encodable {
    /// An equation or an inequality between edges.
    case equation(SceneConstraint)
    /// No two of these views cover each other; by id.
    case noOverlap([String])
    /// These views lie within the root view's safe area; by id, empty for all that show something.
    case insideSafeArea([String])
    /// No text of these views is cut; by id, empty for all.
    case notCut([String])
    /// How many lines a view's text has.
    case lines(String, SceneConstraint.Relation, Int)
  }

  /// What is said.
  package let statement: Statement
  /// As the document has it.
  package let text: String
  /// Where the document says it.
  package var place: ScenePlace?

  /// A statement as a document has it.
  package init(_ statement: Statement, text: String, place: ScenePlace? = nil) {
    (self.statement, self.text, self.place) = (statement, text, place)
  }
}

/// The windows in which a scene's invariants have to hold, in points.
package struct SceneWindows: Sendable, Hashable, Encodable {
  /// Of the window.
  package var width = 320.0...1366
  /// Of the window.
  package var height = 320.0...1366

  /// All sizes from a small phone to a large tablet.
  package init() {}
}
