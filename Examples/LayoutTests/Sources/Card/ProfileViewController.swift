import UIKit

/// A profile: a name, a line about the person, a switch, and a button at the bottom.
public final class ProfileViewController: UIViewController {
  private let name = UILabel()
  private let about = UILabel()
  private let notify = UISwitch()
  private let follow = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.text = "Ada Lovelace"
    name.font = .preferredFont(forTextStyle: .title1)
    name.adjustsFontForContentSizeCategory = true
    name.accessibilityIdentifier = "Name"
    about.text = "Wrote the first program for a machine that was never built."
    about.font = .preferredFont(forTextStyle: .body)
    about.adjustsFontForContentSizeCategory = true
    about.numberOfLines = 0
    about.accessibilityIdentifier = "About"
    notify.isOn = true
    notify.accessibilityIdentifier = "Notify"
    follow.configuration = .filled()
    follow.configuration?.title = "Follow"
    follow.configuration?.buttonSize = .large
    follow.accessibilityIdentifier = "Follow"
    for view in [name, about, notify, follow] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let margins = view.layoutMarginsGuide
    name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      notify.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      notify.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      notify.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      about.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 12),
      about.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      about.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      follow.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      follow.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      follow.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }
}
