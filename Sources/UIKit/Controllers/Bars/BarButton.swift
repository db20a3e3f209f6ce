/// The button that a bar shows for a bar button item.
@MainActor
final class BarButton: UIButton {
  private unowned let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    buttonType = .system
    addAction(UIAction { [unowned item] _ in item.send() }, for: .touchUpInside)
    follow()
  }

  required init?(coder: NSCoder) { nil }

  /// Copies the item's properties.
  /// - Parameter state: The appearance of a bar's buttons, for what the item does not state.
  func follow(_ state: UIBarButtonItemStateAppearance? = nil) {
    let titles = (state?.titleTextAttributes ?? [:]).merging(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    setTitle(item.image == nil ? item.title : nil, for: .normal)
    setTitleColor(titles[.foregroundColor] as? UIColor, for: .normal)
    setImage(item.image, for: .normal)
    isEnabled = item.isEnabled
    tintColor = item.tintColor
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    titleFont =
      titles[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
  }
}
