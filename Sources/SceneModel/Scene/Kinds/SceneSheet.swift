/// A view that the system presents over the root view with the height of a detent; its children are in it.
package struct SceneSheet: FramedContent {
  /// The size of the sheet; the names are UIKit's.
  package enum Detent: String, Sendable, CaseIterable, Encodable {
    /// Covers half of a phone in portrait.
    case medium
    /// Covers nearly all of it.
    case large
    /// If there is enough room, a card of 540 by 620 points in the center of the window.
    case formSheet
  }

  /// The size of the sheet.
  package var detent: Detent
  /// Whether there is a bar at the top for dragging it.
  package var hasGrabber: Bool

  /// Creates a sheet, without a grabber by default.
  package init(_ detent: Detent = .large, hasGrabber: Bool = false) {
    (self.detent, self.hasGrabber) = (detent, hasGrabber)
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .sheet }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .sheet(self) }
}
