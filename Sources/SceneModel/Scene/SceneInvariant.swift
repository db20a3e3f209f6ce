/// A condition that must hold in windows of any size.
package struct SceneInvariant: Sendable, Hashable, Encodable {
  /// The statement of an invariant.
  package enum Statement: Sendable, Hashable, Encodable {
    /// An equation or an inequality between edges.
    case equation(SceneConstraint)
    /// No two of these views overlap; by id.
    case noOverlap([String])
    /// These views are inside the root view's safe area; by id, empty for all that show something.
    case insideSafeArea([String])
    /// No text of these views is truncated; by id, empty for all.
    case notCut([String])
    /// These views are where the mirror image of the other reading direction has them (AL-10.17); by id, empty for all.
    case mirrored([String])
    /// The number of lines of a view's text.
    case lines(String, SceneConstraint.Relation, Int)
  }

  /// The statement.
  package let statement: Statement
  /// The text in the document.
  package let text: String
  /// The place in the document.
  package var place: ScenePlace?

  /// Creates an invariant from a statement in a document.
  package init(_ statement: Statement, text: String, place: ScenePlace? = nil) {
    (self.statement, self.text, self.place) = (statement, text, place)
  }

  /// Whether layouts in both reading directions decide it.
  package var isAboutBothDirections: Bool {
    if case .mirrored = statement { return true }
    return false
  }
}

/// The windows in which a scene's invariants must hold, in points.
package struct SceneWindows: Sendable, Hashable, Encodable {
  /// Lengths from the smallest phone's width to the largest tablet's height, in points.
  package static let lengths = 320.0...1366

  /// The range of widths.
  package var width = Self.lengths
  /// The range of heights.
  package var height = Self.lengths

  /// Creates all sizes from a small phone to a large tablet.
  package init() {}
}
