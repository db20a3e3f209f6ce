import UIKit

/// A view that the system puts over the root view, as high as a detent; its children stand in it.
package struct SceneSheet: SceneContent {
  /// Where the sheet stands; the names are UIKit's.
  package enum Detent: String, Sendable, CaseIterable, Encodable {
    /// Over half of a phone held upright.
    case medium
    /// Over nearly all of it.
    case large
    /// Where there is room, a card of 540 by 620 points in the middle of the window.
    case formSheet
  }

  /// Where the sheet stands.
  package var detent: Detent
  /// Whether there is a bar at the top by which it is pulled.
  package var hasGrabber: Bool

  /// A sheet without a grabber.
  package init(_ detent: Detent = .large, hasGrabber: Bool = false) {
    (self.detent, self.hasGrabber) = (detent, hasGrabber)
  }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .sheet(self) }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }

  /// A controller that shows a view as this sheet.
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

  /// Never asked: what is presented is known by its place.
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .view }
}
