import UIKit

extension SceneView.Kind {
  /// What a view of an application's is to those who draw and record it.
  @MainActor
  init(_ view: UIView) {
    if let control = SceneControl(view) {
      self = .control(control)
      return
    }
    switch view {
    case let label as UILabel: self = .label(label.text ?? "")
    case let button as UIButton: self = .button(button.currentTitle ?? "")
    case let field as UITextField: self = .textField(text: field.text, placeholder: field.placeholder)
    case let textView as UITextView: self = .textView(textView.text, scrolls: textView.isScrollEnabled)
    case is UIImageView: self = .image(nil)
    case is UIStackView: self = .stack(SceneStack())
    case is UITableView: self = .table
    case is UIScrollView: self = .scroll(SceneScroll())
    case let effect as UIVisualEffectView: self = SceneEffect(effect).map { .effect($0) } ?? .view
    default: self = .view
    }
  }
}
