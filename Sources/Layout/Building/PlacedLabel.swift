import UIKit

/// A label's text as it was last placed: the next layout moves its lines while the label differs in nothing but its size.
final class PlacedLabel {
  private let basis: Basis
  /// Of the label, in points.
  private let size: CGSize
  private let text: SolvedText
  /// All lines, none of them broken or cut off.
  private let block: TextBlock

  /// Everything a label's text is placed by, apart from the label's size; the direction is part of what was measured.
  struct Basis {
    let measured: LabelText
    let isDark: Bool
    let numberOfLines: Int
    let lineBreakMode: NSLineBreakMode
    let alignment: NSTextAlignment
    let color: UIColor

    @MainActor
    init(_ label: UILabel, isDark: Bool) {
      measured = label.measured
      self.isDark = isDark
      numberOfLines = label.numberOfLines
      lineBreakMode = label.effectiveLineBreakMode
      alignment = label.effectiveTextAlignment
      color = label.runColors.first ?? label.ownTextColor
    }

    /// Whether both place a text alike. Colours are the same object unless one was set again.
    func isLike(_ other: Basis) -> Bool {
      measured === other.measured && isDark == other.isDark && numberOfLines == other.numberOfLines
        && lineBreakMode == other.lineBreakMode && alignment == other.alignment
        && (color === other.color || color == other.color)
    }
  }

  /// nil for a text whose lines depend on the size.
  init?(_ text: SolvedText?, _ block: TextBlock, _ basis: Basis, in size: CGSize) {
    guard let text, text.scale == 1, text.lines.count == block.lines.count, block.fits(in: size) else { return nil }
    (self.basis, self.size, self.text, self.block) = (basis, size, text, block)
  }

  /// The text in another size; nil if that or the basis gives the label other lines.
  /// - Parameter alignment: Of the lines: left, right or centred.
  /// - Complexity: O(lines).
  func text(_ basis: Basis, in size: CGSize, _ alignment: @autoclosure () -> NSTextAlignment) -> SolvedText? {
    guard basis.isLike(self.basis) else { return nil }
    if size == self.size { return text }
    guard block.fits(in: size) else { return nil }
    let (alignment, top) = (alignment(), (size.height - block.height) / 2)
    var moved = text
    moved.lines = zip(text.lines, block.lines).map { placed, line in
      let x = alignment.start(of: placed.run, from: 0, width: size.width)
      return SolvedText.Line(run: placed.run, x: x, baseline: top + line.baseline)
    }
    return moved
  }
}

extension TextBlock {
  fileprivate func fits(in size: CGSize) -> Bool { width <= size.width && height <= size.height }
}
