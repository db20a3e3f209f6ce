import UIKit

/// Types as a person does: through the delegate, one character after the other.
@MainActor
enum Typing {
  /// Types a text that suits the field, and presses return.
  /// - Returns: Whether the field could be typed into.
  static func fill(_ view: UIView) -> Bool { enter(text(for: view), into: view) }

  /// Types a text into a field or a text view, and presses return in a field.
  static func enter(_ text: String, into view: UIView) -> Bool {
    TouchedViews.show(view)
    guard view.becomeFirstResponder(), let keys = view as? any UIKeyInput else { return false }
    for character in text { keys.insertText(String(character)) }
    (view as? UITextField)?.pressReturn()
    return true
  }

  private static func text(for view: UIView) -> String {
    guard let field = view as? UITextField else { return "Some text" }
    let isForMail = field.textContentType == .emailAddress || field.keyboardType == .emailAddress
    if isForMail || field.placeholder?.lowercased().contains("mail") == true { return "ann@example.com" }
    switch field.keyboardType {
    case .numberPad, .decimalPad, .phonePad, .numbersAndPunctuation: return "12"
    case .URL: return "https://example.com"
    default: return field.isSecureTextEntry ? "Passw0rd" : "Text"
    }
  }
}
