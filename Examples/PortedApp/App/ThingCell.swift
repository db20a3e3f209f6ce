import UIKit

/// A thing's name over its detail, and a switch.
final class ThingCell: UITableViewCell {
  private let name = UILabel()
  private let detail = UILabel()
  private lazy var toggle: UISwitch = {
    let toggle = UISwitch()
    toggle.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
    return toggle
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .preferredFont(forTextStyle: .headline)
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    detail.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [name, detail])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [texts, toggle])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ thing: Thing) {
    name.text = thing.name
    detail.text = thing.detail
    detail.isHidden = thing.detail.isEmpty
    toggle.isOn = thing.isPacked
  }

  @objc private func toggled(_ sender: UISwitch) {
    #if os(iOS)
    UISelectionFeedbackGenerator().selectionChanged()
    #endif
  }
}
