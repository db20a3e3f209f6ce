/// The rectangle inside a view's effective margins (AL-5.5).
final class LayoutMarginsGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UIViewLayoutMarginsGuide"
  }

  required init?(coder: NSCoder) { nil }

  override var systemPlacement: SystemPlacement? { owningView.map { .inset($0.layoutMargins) } }
}
