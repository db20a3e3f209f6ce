/// Columns side by side; only the last one in a compact width.
///
/// Apple does not publish the widths of columns; they are 320 points here, or the preferred width.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// Columns, from the leading end.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
    case inspector = 4
  }

  /// Which columns are visible.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The old name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The old name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The old name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How columns divide the width.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// A controller with a style.
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// The number of columns.
  open private(set) var style = Style.unspecified
  private var columns: [Column: UIViewController] = [:]
  /// Stored; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns should be visible.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Stored.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Stored.
  open var presentsWithGesture = true
  /// In points; 320 by default.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// As a fraction of the width; stored.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
  /// In points; stored.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// In points; stored.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// As a width, stands for the system's default.
  public class var automaticDimension: CGFloat { -1 }

  /// The columns' controllers, from the leading end; two in the old style.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }

  /// Whether only one column is shown.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
  /// Which columns are visible.
  open var displayMode: DisplayMode {
    isCollapsed || preferredDisplayMode == .secondaryOnly ? .secondaryOnly : .oneBesideSecondary
  }
  /// A button that shows and hides the primary column.
  open lazy var displayModeButtonItem = UIBarButtonItem(image: UIImage(systemName: "sidebar.left"), primaryAction: nil)

  /// Puts a controller into a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column] = vc
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }
  /// The controller in a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a column next to the secondary one.
  open func show(_ column: Column) { preferredDisplayMode = .oneBesideSecondary }
  /// Hides a column.
  open func hide(_ column: Column) { if column == .primary { preferredDisplayMode = .secondaryOnly } }
  /// Puts the controller into the secondary column, unless the delegate shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    setViewController(vc, for: .secondary)
  }

  /// The preferred width of a primary column, in points.
  private static let columnWidth: CGFloat = 320

  /// Places the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view else { return }
    var shown: [UIViewController] = []
    if isCollapsed {
      shown = [columns[.compact] ?? columns[.primary] ?? columns[.secondary]].compactMap { $0 }
    } else {
      shown = displayMode == .secondaryOnly ? [columns[.secondary]].compactMap { $0 } : viewControllers
    }
    for controller in columns.values where !shown.contains(controller) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    let width = preferredPrimaryColumnWidth > 0 ? preferredPrimaryColumnWidth : Self.columnWidth
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (index, controller) in shown.enumerated() {
      guard let content = controller.view else { continue }
      if content.superview !== view { view.addSubview(content) }
      let isLast = index == shown.count - 1
      let length = isLast ? max(0, view.bounds.width - x) : min(width, view.bounds.width)
      content.frame = CGRect(
        x: isMirrored ? view.bounds.width - x - length : x, y: 0, width: length, height: view.bounds.height)
      x += length
    }
  }
}

/// Decides about columns; never called here.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// Returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns nil; never called here, because columns are not separated again.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Returns false: the split view controller shows the detail itself.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
