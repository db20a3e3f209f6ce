/// Where the system puts a guide of its own: required rows that no user wrote.
enum SystemPlacement: Equatable {
  /// Inward from the owner's four edges.
  case inset(UIEdgeInsets)
  /// Along the owner's top edge, this high.
  case topBand(CGFloat)
  /// Along the owner's bottom edge, this high.
  case bottomBand(CGFloat)
  /// Without height, at the owner's top edge: constraints say the rest.
  case horizontalLine
  /// Without width, at the owner's left edge.
  case verticalLine
  /// From the origin of the owner's content; as large as this unless constraints say more of it (AL-9.4).
  case content(CGSize)
}

/// The rectangle inside a view's effective margins (AL-5.5).
final class LayoutMarginsGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UIViewLayoutMarginsGuide"
  }

  required init?(coder: NSCoder) { nil }

  override var systemPlacement: SystemPlacement? { owningView.map { .inset($0.layoutMargins) } }
}

/// The rectangle that no bar and no notch covers (AL-5.13).
final class SafeAreaLayoutGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UIViewSafeAreaLayoutGuide"
  }

  required init?(coder: NSCoder) { nil }

  override var systemPlacement: SystemPlacement? { owningView.map { .inset($0.safeAreaInsets) } }
}

/// The margins' rectangle, narrowed about its middle to a width that is pleasant to read (AL-5.25).
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
    let excess = max(0, room - Self.maximumWidth(for: view.traitCollection.preferredContentSizeCategory)) / 2
    insets.left += excess
    insets.right += excess
    return .inset(insets)
  }

  /// In points; two sizes of text are measured, the rest take the default's (AL-13.21).
  static func maximumWidth(for category: UIContentSizeCategory) -> CGFloat { category == .extraSmall ? 560 : 672 }
}

/// The part of a view that the docked keyboard covers; a band of the safe area's height, or of none, while it is away
/// (AL-5.26).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide ends at the safe area while the keyboard is away, not at the view's edge.
  open var usesBottomSafeArea = true { didSet { owningView?.layoutDidBecomeInvalid() } }
  open var followsUndockedKeyboard = false
  open var keyboardDismissPadding: CGFloat = 0

  override var systemPlacement: SystemPlacement? {
    guard let view = owningView else { return nil }
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let keyboard = view.window?.environment.keyboardFrame else { return .bottomBand(rest) }
    let top = view.convert(keyboard, from: nil).minY
    return .bottomBand(max(rest, min(view.bounds.maxY - top, view.bounds.height)))
  }
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
