import Foundation
import UIKit

/// What UIKit calls when a device is turned, in order, and what the window, the view and the traits are at each moment (AL-10.4).
package struct RotationEvents: Sendable, Hashable {
  /// A call.
  package struct Event: Sendable, Hashable {
    /// The method of the controller or of its coordinator.
    package let name: String
    /// What it announces: a size or size classes to come; nil for a call that announces nothing.
    package let announced: String?
    /// The window's size, in points.
    package let window: Size
    /// The size of the controller's view, in points.
    package let view: Size
    /// The controller's size classes.
    package let sizeClasses: SizeClasses
  }

  /// The device as it is before.
  package let cell: Cell
  /// The device in its other orientation.
  package let turned: Cell
  /// The calls, in order.
  package let events: [Event]

  /// Turns a device with a controller that notes its calls.
  /// - Returns: nil for a canvas, a share of a screen, and a device that cannot be turned.
  @MainActor
  package init?(of cell: Cell) {
    guard case .device(let id, let orientation, nil) = cell.screen else { return nil }
    let other: Orientation = orientation == .portrait ? .landscape : .portrait
    guard let turned = Cell(named: "\(id)-\(other.rawValue)")?.varied(cell.variant) else { return nil }
    (self.cell, self.turned) = (cell, turned)
    let window = UIWindow()
    window.frame.size = CGSize(width: cell.size.width, height: cell.size.height)
    window.environment = WindowEnvironment(cell)
    let controller = NotingController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.events = []
    window.transition(
      to: CGSize(width: turned.size.width, height: turned.size.height), environment: WindowEnvironment(turned))
    Completions.runAll()
    events = controller.events
  }
}

/// A controller that notes what is called.
private final class NotingController: UIViewController {
  var events: [RotationEvents.Event] = []

  private func note(_ name: String, announcing announced: String? = nil) {
    let (window, view) = (view.window?.bounds.size ?? .zero, view.bounds.size)
    let event = RotationEvents.Event(
      name: name, announced: announced, window: Size(window.width, window.height), view: Size(view.width, view.height),
      sizeClasses: traitCollection.sizeClasses)
    // A pass lays out until nothing changes.
    if event != events.last { events.append(event) }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let classes = newCollection.sizeClasses
    note("willTransition(to:with:)", announcing: "\(classes.horizontal) × \(classes.vertical)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    note(
      "viewWillTransition(to:with:)", announcing: "\(NumberText.plain(size.width)) × \(NumberText.plain(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
    _ = coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.note("animate(alongsideTransition:)") },
      completion: { [weak self] _ in self?.note("completion") })
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("traitCollectionDidChange(_:)")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note("viewSafeAreaInsetsDidChange()")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews()")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews()")
  }
}

extension UITraitCollection {
  fileprivate var sizeClasses: SizeClasses {
    func word(_ sizeClass: UIUserInterfaceSizeClass) -> SizeClass {
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      case .unspecified: .any
      }
    }
    return SizeClasses(horizontal: word(horizontalSizeClass), vertical: word(verticalSizeClass))
  }
}
