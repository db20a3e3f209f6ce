/// What a scene captured from an application's views does not express. Tools that lay such a scene out should say that
/// it is as captured: neither `layoutSubviews` nor callbacks for traits were run.
package struct CaptureNotes: Sendable, Hashable, Encodable {
  /// The name of the cell in which the views were laid out. Fonts, insets and frames are those of this cell.
  package var cell: String
  /// Ids of views with a frame, an intrinsic size or margins that are constants here, because code may have computed
  /// them; in the order of the tree.
  package var stated: [String] = []
  /// Ids of views that draw themselves. The scene does not contain what they draw.
  package var drawn: [String] = []
  /// Equations of constraints that are in force but not in the scene: an item is not below the root, or a stated frame
  /// replaces them.
  package var leftOut: [String] = []
  /// Ids of views that the scene, laid out alone in the same cell, places elsewhere.
  package var unmatched: [String] = []

  /// Creates notes without entries.
  package init(cell: String) { self.cell = cell }
}
