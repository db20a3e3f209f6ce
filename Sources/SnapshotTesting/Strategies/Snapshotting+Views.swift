public import Foundation

// Values and strategies are not tied to an actor, as those of swift-snapshot-testing are not; snapshots of views are made
// on the main actor, and a test that runs elsewhere ends there with the toolchain's message.

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view's picture, in its own size.
  public static var image: Snapshotting { .image() }

  /// The view's picture; a window's as it is, with what is presented in it.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Accepted; there is one way to draw.
  ///   - precision, perceptualPrecision: Accepted; the comparison is exact.
  ///   - size: In points; nil keeps the view's own, or its natural size where it has none.
  ///   - traits: For the view; the scale is the picture's, 1 where it is not given.
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
  /// The view and those inside, line by line, as UIKit's `recursiveDescription` prints them, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The same in a size, in points, and with traits.
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
  /// The controller's picture, in the size its view has.
  public static var image: Snapshotting { .image() }

  /// The controller's picture on a device; the precisions are accepted, and the comparison is exact.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { controller in
      Staging.picture { try SnapshotStage.picture(config.sized(size), traits, in: controller) }
    }
  }

  /// The controller's picture in a size; the precisions are accepted, and the comparison is exact.
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
  /// The controller and those inside, line by line: their classes, whether they are shown, and their views.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      Staging.text { try SnapshotStage.read(ViewImageConfig(), .init(), in: controller) { $0.hierarchy } }
    }
  }

  /// The controller's views, line by line, as UIKit's `recursiveDescription` prints them, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The same on a device, in a size in points, and with traits.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIViewController, String> {
    SimplySnapshotting.descriptions.pullback { controller in
      Staging.text { try SnapshotStage.read(config.sized(size), traits, in: controller) { $0.viewDescription } }
    }
  }
}

/// Snapshots of views as the formats of strategies, which cannot throw: what goes wrong is noted for the assertion.
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
