/// The screen of a phone of 375 by 667 points, for code that asks before it has a window.
///
/// Layout for a device reads its window, never the screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The one screen of the process.
  public static let main = UIScreen()

  /// In points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
  /// In pixels.
  open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
  /// Pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// Pixels per point; the same as ``scale`` here.
  open var nativeScale: CGFloat { scale }
  /// The traits of a view in no window.
  open var traitCollection: UITraitCollection { .mainScreen }
  /// Never called: the screen's traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
