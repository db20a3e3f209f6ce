public import Foundation

// Like those of swift-snapshot-testing, values and strategies are not isolated to an actor. Snapshots of views are made
// on the main actor; a test that runs elsewhere is stopped there with the toolchain's message.

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Draws the view, in its own size.
  public static var image: Snapshotting { .image() }

  /// Draws the view; a window is drawn as it is, including presented controllers.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Accepted, but there is only one way to draw.
  ///   - precision, perceptualPrecision: Accepted, but the comparison is exact.
  ///   - size: In points; nil uses the view's own size, or its natural size if it has none.
  ///   - traits: Traits for the view; the scale is the picture's, 1 if unspecified.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { view in
      Staging.picture {
        if let window = view as? UIWindow {
          return try SnapshotStage.picture(of: window, scale: traits.displayScale)
        }
        let config = ViewImageConfig(size: size ?? view.frame.size)
        return try SnapshotStage.picture(config, traits, view, in: UIViewController())
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Describes the view and its descendants, line by line, like UIKit's `recursiveDescription`, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Describes the same in a size, in points, and with traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIView, String> {
    SimplySnapshotting.descriptions.pullback { view in
      Staging.text {
        try SnapshotStage.read(
          ViewImageConfig(size: size ?? view.frame.size), traits, view, in: UIViewController()
        ) { _ in Addresses.removed(from: view.recursiveDescription) }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Draws the controller, in the size of its view.
  public static var image: Snapshotting { .image() }

  /// Draws the controller on a device; the precisions are accepted, but the comparison is exact.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { controller in
      Staging.picture { try SnapshotStage.picture(config.sized(size), traits, in: controller) }
    }
  }

  /// Draws the controller in a size; the precisions are accepted, but the comparison is exact.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
      perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Describes the controller and its descendants, line by line: their classes, whether they are shown, and their
  /// views.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      Staging.text { try SnapshotStage.read(ViewImageConfig(), .init(), in: controller) { $0.hierarchy } }
    }
  }

  /// Describes the controller's views, line by line, like UIKit's `recursiveDescription`, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Describes the same on a device, in a size in points, and with traits.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIViewController, String> {
    SimplySnapshotting.descriptions.pullback { controller in
      Staging.text { try SnapshotStage.read(config.sized(size), traits, in: controller) { $0.viewDescription } }
    }
  }
}

/// Makes snapshots of views for strategies, which cannot throw: errors are recorded for the assertion.
private enum Staging {
  static func picture(_ body: @MainActor () throws -> UIImage) -> UIImage {
    MainActor.assumeIsolated { noting(else: UIImage(), body) }
  }

  static func text(_ body: @MainActor () throws -> String) -> String {
    MainActor.assumeIsolated { noting(else: "", body) }
  }

  @MainActor
  private static func noting<Result>(else empty: Result, _ body: @MainActor () throws -> Result) -> Result {
    do { return try body() } catch {
      SnapshotProblem.current?.text = "\(error)"
      return empty
    }
  }
}
