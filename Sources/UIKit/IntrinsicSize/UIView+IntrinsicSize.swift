/// Natural sizes, as layout uses them.
extension UIView {
  /// Stands for a dimension without a natural size (AL-3.4).
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Asks ``systemLayoutSizeFitting(_:)`` for the smallest size (AL-3.28).
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// Asks ``systemLayoutSizeFitting(_:)`` for the largest size (AL-3.28).
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The frame's size for what the class measures, along an axis without a natural size that of the room; nil for a
  /// class that measures nothing.
  func fixedSize(in room: CGSize) -> CGSize? {
    guard let metrics = controlMetrics else { return nil }
    let own = CGRect(origin: .zero, size: metrics.size).outset(by: alignmentRectInsets).size
    return CGSize(
      width: metrics.size.width < 0 ? room.width : own.width, height: metrics.size.height < 0 ? room.height : own.height
    )
  }

  /// The natural size of a text before a layout has given it a width: earlier layouts do not affect it.
  var unwrappedIntrinsicSize: CGSize {
    let width = solvedWidth
    defer { solvedWidth = width }
    solvedWidth = nil
    return layoutIntrinsicSize
  }

  /// The natural size the engine uses, in points: the placeholder's, and the view's own where that leaves it open.
  package var layoutIntrinsicSize: CGSize {
    let own = intrinsicContentSize
    return CGSize(width: intrinsicPlaceholder?.width ?? own.width, height: intrinsicPlaceholder?.height ?? own.height)
  }
}
