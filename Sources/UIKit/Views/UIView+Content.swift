/// Hugging and compression resistance by axis (AL-3.2).
struct ContentPriorities {
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
}

/// Where text stands in an alignment rectangle, in points.
package struct BaselineOffsets: Hashable, Sendable {
  package var firstFromTop: CGFloat
  package var lastFromBottom: CGFloat

  package init(firstFromTop: CGFloat, lastFromBottom: CGFloat) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
  }
}

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

extension UIView {
  /// The natural size before any layout has told a text how wide it is: what was laid out before has no part in it.
  var unwrappedIntrinsicSize: CGSize {
    let width = solvedWidth
    defer { solvedWidth = width }
    solvedWidth = nil
    return layoutIntrinsicSize
  }

  /// The natural size the engine uses.
  package var layoutIntrinsicSize: CGSize {
    let own = intrinsicContentSize
    return CGSize(width: intrinsicPlaceholder?.width ?? own.width, height: intrinsicPlaceholder?.height ?? own.height)
  }

  /// The baseline of a line that a control centres in a height: its box, on pixels, starts on the pixel above (AL-3.22).
  func centredBaseline(_ font: UIFont, in height: CGFloat) -> CGFloat {
    let box = ceiledToPixel(font.lineHeight)
    let scale = traitCollection.displayScale
    let top = ((height - box) / 2 * scale + 1e-3).rounded(.down) / scale
    return top + ceiledToPixel((box - font.lineHeight) / 2 + font.ascender)
  }

  /// Rounds a length up to whole pixels, forgiving a thousandth of a pixel of noise (`control-metrics.md` 1.2).
  func ceiledToPixel(_ length: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return (length * scale - 1e-3).rounded(.up) / scale
  }
}
