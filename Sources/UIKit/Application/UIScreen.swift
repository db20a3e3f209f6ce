/// The screen of a phone of 375 by 667 points, or of the device on which an application is launched, for code that needs
/// one before it has a window.
///
/// Layout for a device reads its window, never the screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The one screen of the process.
  public static let main = UIScreen()

  /// A device on which an application is launched.
  package struct Device: Sendable {
    /// In points.
    package var size: CGSize
    /// The environment of the application's windows.
    package var environment: WindowEnvironment
    /// The side margin of root controllers; nil for the rule by width, in points.
    package var systemMinimumMargin: CGFloat?

    /// A device with its size and environment.
    package init(size: CGSize, environment: WindowEnvironment, systemMinimumMargin: CGFloat?) {
      (self.size, self.environment, self.systemMinimumMargin) = (size, environment, systemMinimumMargin)
    }
  }
  /// The device of the launched application; nil if none is launched.
  package static var device: Device?

  /// In points.
  open var bounds: CGRect { CGRect(origin: .zero, size: Self.device?.size ?? CGSize(width: 375, height: 667)) }
  /// In pixels.
  open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
  /// Pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// Pixels per point; the same as ``scale`` here.
  open var nativeScale: CGFloat { scale }
  /// From 0 to 1; stored.
  open var brightness: CGFloat = 0.5
  /// The one screen.
  open class var screens: [UIScreen] { [main] }
  /// Always 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// Always false.
  open var isCaptured: Bool { false }
  /// The screen's own coordinates.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace.shared }
  /// The screen's own coordinates, which do not turn with the device.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace.shared }
  /// An empty view of the screen's size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  /// The traits of a view that is not in a window.
  open var traitCollection: UITraitCollection {
    Self.device.map { UITraitCollection(traitsFrom: [.baseline, $0.environment.traits]) } ?? .mainScreen
  }
  /// Never called, because the screen's traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

@MainActor
private final class ScreenSpace: NSObject, UICoordinateSpace {
  static let shared = ScreenSpace()
  var bounds: CGRect { UIScreen.main.bounds }
}
