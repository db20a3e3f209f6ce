extension UIView {
  /// Which distances of a view follow its superview's size (AL-7.1).
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each margin and length.
    public let rawValue: UInt

    /// The margins and lengths in a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the superview's left edge follows its width.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width follows the superview's.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right edge follows its width.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top edge follows its height.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height follows the superview's.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom edge follows its height.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// Which parts of one axis are flexible: the leading margin, the size, the trailing margin.
struct Springs: Hashable {
  var leading: Bool
  var size: Bool
  var trailing: Bool

  init(_ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis) {
    let (leading, size, trailing): (UIView.AutoresizingMask, UIView.AutoresizingMask, UIView.AutoresizingMask) =
      axis == .horizontal
      ? (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
      : (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    (self.leading, self.size, self.trailing) = (mask.contains(leading), mask.contains(size), mask.contains(trailing))
  }

  /// Whether position and size are the same in any superview.
  var isRigid: Bool { !leading && !size }

  /// The springs as descriptions print them; the trailing margin is flexible if nothing else is (AL-7.8).
  var text: String {
    let gives = [leading, size, trailing || isRigid]
    return gives.map { $0 ? "&" : "-" }.joined()
  }
}
