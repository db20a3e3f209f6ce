/// The margins' rectangle, narrowed around its centre to a readable width (AL-5.25).
final class ReadableContentGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UIViewReadableContentGuide"
  }

  required init?(coder: NSCoder) { nil }

  override var systemPlacement: SystemPlacement? {
    guard let view = owningView else { return nil }
    var insets = view.layoutMargins
    let room = view.bounds.width - insets.left - insets.right
    let excess = Branch.max(0, room - Self.maximumWidth(for: view.traitCollection.preferredContentSizeCategory)) / 2
    insets.left += excess
    insets.right += excess
    return .inset(insets)
  }

  /// In points; two text sizes were measured, the others use the default's value (AL-13.21).
  static func maximumWidth(for category: UIContentSizeCategory) -> CGFloat { category == .extraSmall ? 560 : 672 }
}
