/// The positions of baselines (AL-3.17 to 3.22); each class computes ``contentBaselineOffsets`` with a function here.
extension UIView {
  /// The first baseline below the top and the last baseline above the bottom of the alignment rectangle, at the
  /// intrinsic height (AL-3.18, AL-3.20).
  ///
  /// Hidden views keep the distances of their intrinsic height, because a hidden view in a stack is squeezed to zero,
  /// where centred texts of different heights could not share a baseline.
  /// - Complexity: O(depth).
  package var baselineOffsets: BaselineOffsets {
    var offsets = intrinsicPlaceholder?.baselines ?? contentBaselineOffsets
    if offsets.centredIn != nil, isHiddenWithin { offsets.centredIn = nil }
    return offsets
  }

  /// Whether the view or one of its superviews is hidden.
  /// - Complexity: O(depth).
  private var isHiddenWithin: Bool {
    var next: UnsafeMutablePointer<TreeLink>? = link
    while let current = next {
      if current.pointee.view?._withUnsafeGuaranteedRef({ $0.isHidden }) ?? false { return true }
      next = current.pointee.superview
    }
    return false
  }

  /// The baselines of a line that a control centres in a height; its box is aligned to the pixel above (AL-3.22).
  func baselines(ofLine font: UIFont, centredIn height: CGFloat) -> BaselineOffsets {
    let box = ceiledToPixel(font.lineHeight)
    let scale = traitCollection.displayScale
    let top = Branch.floor((height - box) / 2 * scale + Branch.noise) / scale
    let baseline = top + ceiledToPixel((box - font.lineHeight) / 2 + font.ascender)
    return BaselineOffsets(firstFromTop: baseline, lastFromBottom: height - baseline, centredIn: height)
  }

  /// The baselines of lines in a height of whole pixels, each aligned to a pixel (AL-3.20, AL-3.22).
  /// - Parameters:
  ///   - isCentred: Whether the height added by rounding is above and below the lines, not only below them.
  ///   - insets: The insets around the lines, in points.
  func baselines(of block: TextBlock, isCentred: Bool, insets: UIEdgeInsets = .zero) -> BaselineOffsets {
    let scale = traitCollection.displayScale
    let height = block.height.ceiled(toPixels: scale)
    let padding = isCentred ? (height - block.height) / 2 : 0
    return BaselineOffsets(
      firstFromTop: insets.top + (padding + block.firstBaseline).ceiled(toPixels: scale),
      lastFromBottom: insets.bottom + height - (padding + block.height - block.lastDescent).ceiled(toPixels: scale),
      centredIn: isCentred ? insets.top + height + insets.bottom : nil)
  }
}
