/// Measurements of a label's text, kept until the text or one of its styles changes.
@MainActor
package final class LabelText {
  /// The text as it is measured.
  package let styled: StyledText
  /// The system whose fonts it is styled in.
  let look: ControlLook
  /// The measurer that ``natural`` is from.
  private var measurer: AnyObject?
  /// The lines without wrapping.
  private var natural = TextBlock()
  private var naturalWidth: CGFloat = 0

  init(_ styled: StyledText, _ look: ControlLook) { (self.styled, self.look) = (styled, look) }

  /// Returns all lines at a width, in points; nil breaks only where the text does.
  /// - Parameter lines: Measures the lines.
  /// - Complexity: O(1) after the first call, at widths that the text fits in and with a measurer that is an object.
  func block(atWidth width: CGFloat?, _ lines: (_ width: CGFloat?) -> [TextLine]) -> TextBlock {
    if measurer == nil || measurer !== TextMeasurement.object {
      measurer = TextMeasurement.object
      if measurer == nil { return TextBlock(styled, lines(width)) }
      natural = TextBlock(styled, lines(nil))
      naturalWidth = natural.width
    }
    if let width, naturalWidth > width + Self.rounding { return TextBlock(styled, lines(width)) }
    return natural
  }

  /// How much narrower than its text a label may be that has its natural size, because that is rounded up to a pixel
  /// only from here on (`ceiled(toPixels:)`).
  static let rounding = Branch.noise
}
