/// An intrinsic size and baselines that replace a view's own.
package struct IntrinsicPlaceholder: Hashable, Sendable {
  /// In points; ``UIView/noIntrinsicMetric`` for none, nil keeps the view's own.
  package var width: CGFloat?
  /// In points; ``UIView/noIntrinsicMetric`` for none, nil keeps the view's own.
  package var height: CGFloat?
  /// nil keeps the view's own.
  package var baselines: BaselineOffsets?
  /// The axes along which the view's own length is rounded up to whole points.
  package var wholeAxes: Set<NSLayoutConstraint.Axis> = []

  /// A placeholder whose nil values keep the view's own.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, baselines: BaselineOffsets? = nil) {
    self.width = width
    self.height = height
    self.baselines = baselines
  }

  /// Returns the size that replaces a view's own, in points.
  func size(replacing own: CGSize) -> CGSize {
    func whole(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      wholeAxes.contains(axis) ? (length - Branch.noise).rounded(.up) : length
    }
    return CGSize(width: width ?? whole(own.width, .horizontal), height: height ?? whole(own.height, .vertical))
  }
}
