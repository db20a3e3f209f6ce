import Layout
import UIKit

/// The properties of views that Interface Builder lets differ by size class.
@MainActor
enum VariedProperties {
  /// Sets the properties in which two views that a document describes differ.
  static func set(from old: UIView, to new: UIView, on view: UIView) {
    for property in all { property(old, new, view) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let (hugging, resistance) = (
        new.contentHuggingPriority(for: axis), new.contentCompressionResistancePriority(for: axis)
      )
      if old.contentHuggingPriority(for: axis) != hugging { view.setContentHuggingPriority(hugging, for: axis) }
      if old.contentCompressionResistancePriority(for: axis) != resistance {
        view.setContentCompressionResistancePriority(resistance, for: axis)
      }
    }
    // Margins of the document replace the system's; without them in either, both views have those.
    if old.layoutMargins != new.layoutMargins { view.layoutMargins = new.layoutMargins }
  }

  private typealias Property = @MainActor (_ old: UIView, _ new: UIView, _ view: UIView) -> Void

  private static let all: [Property] = [
    property(\UIView.isHidden), property(\UIView.alpha), property(\UIView.backgroundColor),
    property(\UIView.preservesSuperviewLayoutMargins), property(\UIView.insetsLayoutMarginsFromSafeArea),
    property(\UIView.layoutMarginsFollowReadableWidth), property(\UILabel.font), property(\UILabel.textColor),
    property(\UILabel.numberOfLines), property(\UILabel.textAlignment), property(\UILabel.lineBreakMode),
    property(\UILabel.preferredMaxLayoutWidth), property(\UITextField.font), property(\UITextField.textColor),
    property(\UITextField.textAlignment), property(\UITextView.font), property(\UITextView.textColor),
    property(\UIImageView.image), property(\UIStackView.axis), property(\UIStackView.distribution),
    property(\UIStackView.alignment), property(\UIStackView.spacing),
    property(\UIStackView.isLayoutMarginsRelativeArrangement), property(\UIButton.nibFont),
  ]

  private static func property<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> Property {
    { old, new, view in
      guard let old = old as? View, let new = new as? View, let view = view as? View else { return }
      if old[keyPath: path] != new[keyPath: path] { view[keyPath: path] = new[keyPath: path] }
    }
  }
}

extension UIButton {
  fileprivate var nibFont: UIFont? {
    get { titleLabel?.font }
    set { titleLabel?.font = newValue }
  }
}
