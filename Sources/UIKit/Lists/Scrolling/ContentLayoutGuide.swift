/// A scroll view's content area: at the content's origin, with the size that constraints determine (AL-9.4).
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
