import CairoCanvas
import Drawing
import Foundation
import Goldens
import Layout
import PlumbTesting

/// A controller in a device's window for the duration of a snapshot.
///
/// The controller is the child of a plain one that fills the window, and inherits its device traits, as in recordings
/// on iOS; a root view fills it by its autoresizing mask.
@MainActor
struct SnapshotStage {
  private let window: StageWindow
  private let container = UIViewController()
  private let controller: UIViewController

  /// Shows a controller, or a view in a controller of its own.
  /// - Parameters:
  ///   - traits: Override the configuration's traits.
  ///   - view: Shown in the controller, in the configuration's size; nil shows the controller's view.
  init(_ config: ViewImageConfig, _ traits: UITraitCollection, _ view: UIView?, in controller: UIViewController) {
    self.controller = controller
    let root: UIView = controller.view
    let shown = view ?? root
    let size = config.size ?? (view == nil ? root.frame.size : shown.frame.size)
    shown.frame.size = size
    if let view {
      root.bounds = view.bounds
      root.addSubview(view)
    }
    let traits = UITraitCollection(traitsFrom: [config.traits, traits])
    window = StageWindow(size: size, safeArea: config.safeArea, around: controller, traits)
    fill(with: root)
    container.addChild(controller)
    container.setOverrideTraitCollection(traits, forChild: controller)
    controller.didMove(toParent: container)
    window.rootViewController = container
    window.makeKeyAndVisible()
    root.forgetMeasures()
    window.layoutIfNeeded()
    Completions.runAll()
    window.layoutIfNeeded()
    if size.width == 0 || size.height == 0 {
      shown.sizeToFit()
      if view != nil { root.bounds.size = shown.bounds.size }
      shown.setNeedsLayout()
      window.layoutIfNeeded()
    }
  }

  private func fill(with root: UIView) {
    let around: UIView = container.view
    around.frame = window.bounds
    root.frame = window.bounds
    around.addSubview(root)
    if root.translatesAutoresizingMaskIntoConstraints {
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      around.translatesAutoresizingMaskIntoConstraints = true
      NSLayoutConstraint.activate([
        root.topAnchor.constraint(equalTo: around.topAnchor),
        root.bottomAnchor.constraint(equalTo: around.bottomAnchor),
        root.leadingAnchor.constraint(equalTo: around.leadingAnchor),
        root.trailingAnchor.constraint(equalTo: around.trailingAnchor),
      ])
    }
  }

  /// Removes the controller from the window again.
  func end(_ view: UIView?) {
    window.rootViewController = nil
    window.isHidden = true
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    view?.removeFromSuperview()
  }

  /// Shows a controller or a view, and reads the result while text is measured with the fonts of pictures.
  static func read<Result>(
    _ config: ViewImageConfig, _ traits: UITraitCollection, _ view: UIView? = nil, in controller: UIViewController,
    _ body: (SnapshotStage) throws -> Result
  ) throws -> Result {
    try LayoutTester.pipeline.get().measuring {
      let stage = SnapshotStage(config, traits, view, in: controller)
      defer { stage.end(view) }
      return try body(stage)
    }
  }

  /// Returns the picture of a controller's view, without a device around it, with as many pixels per point as the
  /// traits require, or one. The view's frame is restored afterwards, so that it can be shown again with other traits.
  /// - Throws: Errors of fonts and canvases.
  static func picture(
    _ config: ViewImageConfig, _ traits: UITraitCollection, _ view: UIView? = nil, in controller: UIViewController
  ) throws -> UIImage {
    // A view that is loaded now is measured with the fonts of pictures, too.
    try LayoutTester.pipeline.get().measuring {
      let shown: UIView = view ?? controller.view
      let frame = shown.frame
      defer { shown.frame = frame }
      return try read(config, traits, view, in: controller) {
        try picture(of: $0.controller.view, scale: traits.displayScale)
      }
    }
  }

  /// Returns the picture of a view that is already laid out.
  static func picture(of view: UIView, scale: CGFloat) throws -> UIImage {
    let picture = try ViewPicture.png(of: view, scale: scale)
    return UIImage(size: picture.size, png: picture.data)
  }

  /// Returns the picture of a window as it is, including presented controllers.
  static func picture(of window: UIWindow, scale: CGFloat) throws -> UIImage {
    try LayoutTester.pipeline.get().measuring {
      window.forgetMeasures()
      Completions.runAll()
      window.layoutIfNeeded()
      return try picture(of: window as UIView, scale: scale)
    }
  }

  /// The controller's views, line by line, without addresses.
  var viewDescription: String { Addresses.removed(from: (controller.view as UIView).recursiveDescription) }
  /// The controllers, line by line, without addresses.
  var hierarchy: String { Addresses.removed(from: controller.hierarchyDescription) }
}

/// A window with the safe area of a configuration.
private final class StageWindow: UIWindow {
  private let covered: UIEdgeInsets

  /// Creates a window for a controller. The bars of UIKit's containers do not extend into the safe area, as in
  /// recordings on iOS: the window's height is reduced by it.
  init(size: CGSize, safeArea: UIEdgeInsets, around controller: UIViewController, _ traits: UITraitCollection) {
    var (safeArea, size) = (safeArea, size)
    let tabs = controller as? UITabBarController
    if tabs != nil {
      size.height -= safeArea.bottom
      safeArea.bottom = 0
    }
    if controller is UINavigationController || tabs?.selectedViewController is UINavigationController {
      size.height -= safeArea.top
      safeArea.top = 0
    }
    covered = safeArea
    let scale = traits.displayScale > 0 ? traits.displayScale : ViewImageConfig.recordedScale
    super.init(frame: CGRect(origin: .zero, size: size))
    environment = WindowEnvironment(
      safeAreaInsets: safeArea,
      traits: UITraitCollection(traitsFrom: [
        environment.traits, UITraitCollection(displayScale: scale),
      ]))
  }

  required init?(coder: NSCoder) {
    covered = .zero
    super.init(coder: coder)
  }

  /// No insets if they would only be a status bar's and the controller hides the status bar.
  override var safeAreaInsets: UIEdgeInsets {
    let isBar = covered == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    return isBar && rootViewController?.prefersStatusBarHidden == true ? .zero : covered
  }
}
