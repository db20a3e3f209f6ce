/// A top or bottom layout guide: a band along an edge of the controller's root view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Edge {
    case top
    case bottom
  }

  private let edge: Edge
  var isAtTop: Bool { edge == .top }

  init(_ edge: Edge) {
    self.edge = edge
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }

  override var systemPlacement: SystemPlacement? { edge == .top ? .topBand(length) : .bottomBand(length) }

  override var layoutToken: String { "_UILayoutGuide:\(addressText)" }
}
