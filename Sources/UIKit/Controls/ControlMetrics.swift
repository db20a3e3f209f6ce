/// What controls without text measure, in the look of iOS 13 to 18: one row a class (`control-metrics.md` 3, 3.3, 4).
struct ControlMetrics {
  /// Natural size in points; ``UIView/noIntrinsicMetric`` for none.
  var size: CGSize
  /// How far the frame sticks out of the alignment rectangle.
  var insets = UIEdgeInsets.zero
  /// Hugging in code, horizontal and vertical.
  var hugging: (Float, Float) = (250, 250)

  static let toggle = ControlMetrics(
    size: CGSize(width: 49, height: 31), insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
    hugging: (750, 750))
  static let slider = ControlMetrics(
    size: CGSize(width: -1, height: 30), insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2), hugging: (250, 750)
  )
  static let stepper = ControlMetrics(size: CGSize(width: 94, height: 32), hugging: (750, 750))
  static let progress = ControlMetrics(size: CGSize(width: -1, height: 4), hugging: (250, 750))
  static let progressInBar = ControlMetrics(size: CGSize(width: -1, height: 2.5), hugging: (250, 750))
  static let spinner = ControlMetrics(size: CGSize(width: 20, height: 20), hugging: (750, 750))
  static let largeSpinner = ControlMetrics(size: CGSize(width: 37, height: 37), hugging: (750, 750))
  static let wheels = ControlMetrics(size: CGSize(width: 320, height: 216), hugging: (750, 750))
  static let searchBar = ControlMetrics(size: CGSize(width: -1, height: 56), hugging: (250, 750))

  /// A page control's width grows with its pages.
  static func pages(_ count: Int) -> ControlMetrics {
    ControlMetrics(size: CGSize(width: 62.5 + 18 * CGFloat(count), height: 26), hugging: (750, 750))
  }

  /// Segments are as wide as the widest title and what lies around it.
  static func segments(_ count: Int, widestTitle: CGFloat) -> ControlMetrics {
    let segment = (widestTitle - 1e-3).rounded(.up) + 18
    return ControlMetrics(
      size: CGSize(width: CGFloat(count) * segment + CGFloat(max(0, count - 1)), height: 31),
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0), hugging: (250, 750))
  }
}

extension ControlMetrics {
  /// The insets, on the sides they are on in a view of a direction.
  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    isRightToLeft
      ? UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left) : insets
  }
}
