/// Where the system puts a guide of its own: required rows that no user wrote.
enum SystemPlacement: Equatable {
  /// Inward from the owner's four edges.
  case inset(UIEdgeInsets)
  /// Along the owner's top edge, this high.
  case topBand(CGFloat)
  /// Along the owner's bottom edge, this high.
  case bottomBand(CGFloat)
}

/// The rectangle inside a view's effective margins (AL-5.5).
final class LayoutMarginsGuide: UILayoutGuide {
  override var systemPlacement: SystemPlacement? { owningView.map { .inset($0.layoutMargins) } }
}

/// The rectangle that no bar and no notch covers (AL-5.13).
final class SafeAreaLayoutGuide: UILayoutGuide {
  override var systemPlacement: SystemPlacement? { owningView.map { .inset($0.safeAreaInsets) } }
}

/// What a view controller's top and bottom layout guides offer (AL-5.20).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points, from the root view's edge to the near edge of the content.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A top or bottom layout guide: a band along an edge of the controller's root view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Edge {
    case top
    case bottom
  }

  private let edge: Edge

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
