import UIKit

/// A view that the system presents over the root view with the height of a detent; its children are in it.
package struct SceneSheet: SceneContent {
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

  /// The case that holds this content.
  package var kind: SceneView.Kind { .sheet(self) }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }

  /// Returns a controller that presents a view as this sheet.
  @MainActor
  func makeController(_ view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view = view
    controller.modalPresentationStyle = detent == .formSheet ? .formSheet : .pageSheet
    controller.sheetPresentationController?.detents = [detent == .medium ? .medium() : .large()]
    controller.sheetPresentationController?.prefersGrabberVisible = hasGrabber
    return controller
  }
}

extension SceneSheet: ViewContent {
  static var isMovable: Bool { false }

  func makeObject() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemBackground
    return view
  }

  /// Never called, because presented views are recognized by their position.
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .view }
}
