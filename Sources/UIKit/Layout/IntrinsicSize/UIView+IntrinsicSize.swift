/// Intrinsic sizes, as layout uses them.
extension UIView {
  /// Stands for a dimension without an intrinsic size (AL-3.4).
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Requests the smallest size from ``systemLayoutSizeFitting(_:)`` (AL-3.28).
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// Requests the largest size from ``systemLayoutSizeFitting(_:)`` (AL-3.28).
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The frame's size for a class with fixed metrics, with the available length along an axis without an intrinsic
  /// size; nil for a class without metrics.
  func fixedSize(in room: CGSize) -> CGSize? {
    guard let metrics = controlMetrics else { return nil }
    let own = CGRect(origin: .zero, size: metrics.size).outset(by: alignmentRectInsets).size
    return CGSize(
      width: metrics.size.width < 0 ? room.width : own.width, height: metrics.size.height < 0 ? room.height : own.height
    )
  }

  private var keptNaturalSize: CGSize {
    // Outside of the call, because the view may change while it is asked.
    var kept = naturalSizeStore
    let size = kept.size(atWidth: solvedWidth) { contentSizeInLayout }
    naturalSizeStore = kept
    return size
  }

  /// Makes the next layout ask the view for its natural size.
  func forgetNaturalSize() { naturalSizeStore = KeptNaturalSize() }

  /// The intrinsic size of a text before a layout has given it a width; previous layouts do not affect it.
  package var unwrappedIntrinsicSize: CGSize {
    let width = solvedWidth
    defer { solvedWidth = width }
    solvedWidth = nil
    return layoutIntrinsicSize
  }

  /// The width at which layout breaks the view's text into more lines than it has itself; nil if it does not (AL-3.13).
  package var breakingWidth: CGFloat? {
    solvedWidth.flatMap { unwrappedIntrinsicSize.height < layoutIntrinsicSize.height ? $0 : nil }
  }

  /// The intrinsic size the engine uses, in points: the placeholder's, or else the view's own.
  package var layoutIntrinsicSize: CGSize {
    let own = keepsNaturalSize ? keptNaturalSize : contentSizeInLayout
    return intrinsicPlaceholder?.size(replacing: own) ?? own
  }
}
