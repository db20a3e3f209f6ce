/// The view of a screen that the system draws in a process of its own, such as the photo library: an empty area with the
/// name of the controller's class.
final class SystemScreenView: UIView {
  private let label = UILabel()

  /// An area for a controller of a class.
  init(for controller: UIViewController.Type) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    accessibilityIdentifier = "\(controller)"
    label.text = "\(controller)"
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: layoutMargins)
  }
}

/// The screen in a controller that is a navigation controller on the outside.
final class SystemScreenController: UIViewController {
  private let owner: UIViewController.Type

  /// The screen of a controller of a class.
  init(for owner: UIViewController.Type) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = SystemScreenView(for: owner) }
}
