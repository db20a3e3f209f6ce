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
    let excess = Self.excess(of: view.bounds.width - insets.left - insets.right, in: view)
    insets.left += excess
    insets.right += excess
    return .inset(insets)
  }

  /// Half of what a width exceeds the readable one by, in points.
  @MainActor
  static func excess(of width: CGFloat, in view: UIView) -> CGFloat {
    Branch.max(0, width - maximumWidth(for: view.traitCollection.preferredContentSizeCategory)) / 2
  }

  /// In points; two text sizes were measured, the others use the default's value (AL-13.21).
  static func maximumWidth(for category: UIContentSizeCategory) -> CGFloat { category == .extraSmall ? 560 : 672 }
}
