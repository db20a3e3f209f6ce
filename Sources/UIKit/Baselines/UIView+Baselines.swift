/// Where baselines lie (AL-3.17 to 3.22): each class answers ``contentBaselineOffsets`` by one of the two computations
/// here.
extension UIView {
  /// First baseline below the top and last baseline above the bottom of the alignment rectangle, for the intrinsic
  /// height (AL-3.18, AL-3.20).
  ///
  /// Hidden views keep the distances of their natural height: a hidden row of a stack is squeezed to nothing, where centred
  /// texts of different heights could not share a baseline.
  /// - Complexity: O(depth).
  package var baselineOffsets: BaselineOffsets {
    var offsets = intrinsicPlaceholder?.baselines ?? contentBaselineOffsets
    if offsets.centredIn != nil, isHiddenWithin { offsets.centredIn = nil }
    return offsets
  }

  /// Whether the view is hidden, itself or with a view around it.
  /// - Complexity: O(depth).
  private var isHiddenWithin: Bool {
    var next: UnsafeMutablePointer<TreeLink>? = link
    while let current = next {
      if current.pointee.view?._withUnsafeGuaranteedRef({ $0.isHidden }) ?? false { return true }
      next = current.pointee.superview
    }
    return false
  }

  /// The baselines of a line that a control centres in a height: its box, on pixels, starts on the pixel above
  /// (AL-3.22).
  func baselines(ofLine font: UIFont, centredIn height: CGFloat) -> BaselineOffsets {
    let box = ceiledToPixel(font.lineHeight)
    let scale = traitCollection.displayScale
    let top = Branch.floor((height - box) / 2 * scale + 1e-3) / scale
    let baseline = top + ceiledToPixel((box - font.lineHeight) / 2 + font.ascender)
    return BaselineOffsets(firstFromTop: baseline, lastFromBottom: height - baseline, centredIn: height)
  }

  /// The baselines of lines in a height of whole pixels, each on a pixel (AL-3.20, AL-3.22).
  /// - Parameters:
  ///   - isCentred: Whether what rounding adds to the height is above and below the lines, not below them only.
  ///   - insets: Around the lines, in points.
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
