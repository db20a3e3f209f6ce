/// The description of a gradient; pictures do not show it.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// ``CGColor`` each, from the start point to the end point.
  open var colors: [Any]?
  /// From 0 to 1, one a colour; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// In parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// In parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
