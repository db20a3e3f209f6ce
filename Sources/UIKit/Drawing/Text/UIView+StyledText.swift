import Foundation

/// Text as a view measures it: with the view's direction and in the system font of its look.
extension UIView {
  /// - Complexity: O(n).
  func styled(_ text: String, font: UIFont) -> StyledText {
    StyledText(text, font: font, isRightToLeft: isRightToLeft).inSystemFont(of: look)
  }

  /// - Parameter font: The font of text without a font of its own.
  /// - Complexity: O(n).
  func styled(_ text: NSAttributedString, font: UIFont) -> StyledText {
    text.styled(font: font, isRightToLeft: isRightToLeft).inSystemFont(of: look).withAttachments()
  }
}
