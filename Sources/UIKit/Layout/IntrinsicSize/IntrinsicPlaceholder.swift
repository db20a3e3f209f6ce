/// An intrinsic size and baselines that replace a view's own.
package struct IntrinsicPlaceholder: Hashable, Sendable {
  /// In points; ``UIView/noIntrinsicMetric`` for none, nil keeps the view's own.
  package var width: CGFloat?
  /// In points; ``UIView/noIntrinsicMetric`` for none, nil keeps the view's own.
  package var height: CGFloat?
  /// nil keeps the view's own.
  package var baselines: BaselineOffsets?

  /// A placeholder whose nil values keep the view's own.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, baselines: BaselineOffsets? = nil) {
    self.width = width
    self.height = height
    self.baselines = baselines
  }
}
