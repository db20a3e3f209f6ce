/// A scroll view's content area: from the content's origin, as large as constraints make it (AL-9.4).
final class ContentLayoutGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UIScrollView-contentLayoutGuide"
  }
  required init?(coder: NSCoder) { nil }

  override var systemPlacement: SystemPlacement? {
    (owningView as? UIScrollView).map { .content($0.contentSize) }
  }
}
