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
  /// - Parameters:
  ///   - normal: The appearance of a bar's buttons, for what the item does not state.
  ///   - state: The appearance of the item's state, for what differs from the normal one.
  func follow(_ normal: UIBarButtonItemStateAppearance? = nil, _ state: UIBarButtonItemStateAppearance? = nil) {
    let titles = (normal?.titleTextAttributes ?? [:]).merging(state?.titleTextAttributes ?? [:]) { $1 }
      .merging(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
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
