import UIKit

extension SceneSheet: ViewContent {
  static var isMovable: Bool { false }

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

  func makeObject() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemBackground
    return view
  }

  /// Never called, because presented views are recognized by their position.
  static func read(_ object: UIView, isDark: Bool) -> SolvedContent { .view }
}
