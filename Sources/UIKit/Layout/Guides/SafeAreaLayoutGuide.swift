/// The rectangle that no bar and no notch covers (AL-5.13).
final class SafeAreaLayoutGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UIViewSafeAreaLayoutGuide"
  }

  required init?(coder: NSCoder) { nil }

  override var systemPlacement: SystemPlacement? { owningView.map { .inset($0.safeAreaInsets) } }
}
