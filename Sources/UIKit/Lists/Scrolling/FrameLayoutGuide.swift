/// A scroll view's frame in the coordinates of its content.
final class FrameLayoutGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UIScrollView-frameLayoutGuide"
  }
  required init?(coder: NSCoder) { nil }

  override var systemPlacement: SystemPlacement? { .inset(.zero) }
}
