/// A natural size and baselines that replace a view's own.
package struct IntrinsicPlaceholder: Hashable, Sendable {
  /// In points; ``UIView/noIntrinsicMetric`` for none, nil keeps the view's own.
  package var width: CGFloat?
  package var height: CGFloat?
  package var baselines: BaselineOffsets?

  package init(width: CGFloat? = nil, height: CGFloat? = nil, baselines: BaselineOffsets? = nil) {
    self.width = width
    self.height = height
    self.baselines = baselines
  }
}
