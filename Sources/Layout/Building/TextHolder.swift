import UIKit

/// A view that shows text.
enum TextHolder {
  case label(UILabel)
  case button(UIButton)
  case field(UITextField)
  case textView(UITextView)

  /// nil for a view of another class.
  init?(_ view: UIView) {
    switch view {
    case let label as UILabel: self = .label(label)
    case let button as UIButton: self = .button(button)
    case let field as UITextField: self = .field(field)
    case let textView as UITextView: self = .textView(textView)
    default: return nil
    }
  }
}
