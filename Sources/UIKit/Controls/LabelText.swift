/// What was found of a label's text, until the text or a style of it changes.
@MainActor
package final class LabelText {
  /// As it is measured.
  package let styled: StyledText
  /// The system in whose fonts it is styled.
  let look: ControlLook
  private var natural: Natural?

  /// The lines as the text alone breaks them, found by one measurer.
  private struct Natural {
    let measurer: AnyObject
    let block: TextBlock
    let width: CGFloat
  }

  init(_ styled: StyledText, _ look: ControlLook) { (self.styled, self.look) = (styled, look) }

  /// All lines at a width, in points; nil breaks only where the text does.
  /// - Parameter lines: Measures them.
  /// - Complexity: O(1) after the first time, at widths that the text fits in and with a measurer that is an object.
  func block(atWidth width: CGFloat?, _ lines: (_ width: CGFloat?) -> [TextLine]) -> TextBlock {
    guard let measurer = TextMeasurement.object else { return TextBlock(styled, lines(width)) }
    if natural?.measurer !== measurer {
      let block = TextBlock(styled, lines(nil))
      natural = Natural(measurer: measurer, block: block, width: block.width)
    }
    if let natural, width.map({ natural.width <= $0 }) ?? true { return natural.block }
    return TextBlock(styled, lines(width))
  }
}
