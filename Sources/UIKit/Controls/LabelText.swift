/// What was found of a label's text, until the text or a style of it changes.
@MainActor
package final class LabelText: Equatable {
  /// As it is measured.
  package let styled: StyledText
  /// The system in whose fonts it is styled.
  let look: ControlLook
  /// What measured ``natural``.
  private var measurer: AnyObject?
  /// The lines as the text alone breaks them.
  private var natural = TextBlock()
  private var naturalWidth: CGFloat = 0

  init(_ styled: StyledText, _ look: ControlLook) { (self.styled, self.look) = (styled, look) }

  nonisolated package static func == (a: LabelText, b: LabelText) -> Bool { a === b }

  /// All lines at a width, in points; nil breaks only where the text does.
  /// - Parameter lines: Measures them.
  /// - Complexity: O(1) after the first time, at widths that the text fits in and with a measurer that is an object.
  func block(atWidth width: CGFloat?, _ lines: (_ width: CGFloat?) -> [TextLine]) -> TextBlock {
    if measurer == nil || measurer !== TextMeasurement.object {
      measurer = TextMeasurement.object
      if measurer == nil { return TextBlock(styled, lines(width)) }
      natural = TextBlock(styled, lines(nil))
      naturalWidth = natural.width
    }
    if let width, naturalWidth > width { return TextBlock(styled, lines(width)) }
    return natural
  }
}
