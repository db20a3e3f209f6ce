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
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }
  /// A controller in the old style; the bundle is not used.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// A controller in a storyboard; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of columns.
  open private(set) var style = Style.unspecified
  private var columns: [Column: UIViewController] = [:]
  /// The navigation controllers that UIKit puts around the controllers of columns, except of the old style.
  private var holders: [Column: UINavigationController] = [:]
  /// The last column on the stack while only one is shown; nil until the delegate was asked, and after columns were side
  /// by side.
  private var topColumn: Column?
  /// The controllers of further columns that are on the stack of the first one.
  private var stacked: [(column: Column, controllers: [UIViewController])] = []
  /// Whether the next layout puts columns on the stack of the first one.
  private var needsStack = true
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

  /// What is in a column: a navigation controller around the client's one.
  private func content(of column: Column) -> UIViewController? { holders[column] ?? columns[column] }

  /// The columns' controllers, from the leading end, in their navigation controllers; two in the old style.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap(content) }
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

  /// Puts a controller into a column; except of the old style, inside a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    unstack()
    if let old = content(of: column) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    (columns[column], holders[column]) = (vc, nil)
    if let vc {
      if style != .unspecified, column != .compact, !(vc is UINavigationController) {
        holders[column] = UINavigationController(rootViewController: vc)
      }
      let content = holders[column] ?? vc
      addChild(content)
      content.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }
  /// The controller that was put into a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a column next to the secondary one, or as the only one in a compact width.
  open func show(_ column: Column) {
    if isCollapsed {
      stack(to: column)
    } else if column != .secondary {
      preferredDisplayMode = .oneBesideSecondary
    }
  }
  /// Hides a column; in a compact width, the one before it is shown.
  open func hide(_ column: Column) {
    if isCollapsed {
      stack(to: columnsOfStack.last { $0.rawValue < column.rawValue } ?? .primary)
    } else if column == .primary {
      preferredDisplayMode = .secondaryOnly
    }
  }
  /// Puts the controller into the secondary column, unless the delegate shows it; in a compact width that column is shown.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    setViewController(vc, for: .secondary)
    if isCollapsed, style != .unspecified { show(.secondary) }
  }

  /// The columns that a compact width can show, from the leading end.
  private var columnsOfStack: [Column] { [.primary, .supplementary, .secondary].filter { columns[$0] != nil } }

  private func stack(to column: Column) {
    unstack()
    topColumn = column
    viewIfLoaded?.setNeedsLayout()
  }

  /// The content of the only column in a compact width: that for such widths, or else the first one.
  private var collapsedContent: UIViewController? { columns[.compact] ?? columnsOfStack.first.flatMap(content) }

  /// Puts the controllers of further columns on the stack of the first one, up to the top column.
  private func stackColumns() {
    guard needsStack, style != .unspecified, columns[.compact] == nil, let last = columnsOfStack.last,
      let base = columnsOfStack.first.flatMap(content) as? UINavigationController
    else { return }
    needsStack = false
    let top =
      topColumn ?? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last) ?? last
    topColumn = top
    for column in columnsOfStack.dropFirst() where column.rawValue <= top.rawValue {
      guard let navigation = content(of: column) as? UINavigationController else { continue }
      let controllers = navigation.viewControllers
      navigation.viewControllers = []
      stacked.append((column, controllers))
      base.viewControllers += controllers
    }
  }

  /// Gives columns their own controllers back.
  private func unstack() {
    needsStack = true
    let base = columnsOfStack.first.flatMap(content) as? UINavigationController
    for (column, controllers) in stacked {
      base?.viewControllers.removeAll { controllers.contains($0) }
      (content(of: column) as? UINavigationController)?.viewControllers = controllers
    }
    stacked = []
  }

  /// The preferred width of a primary column, in points.
  private static let columnWidth: CGFloat = 320

  /// Places the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view else { return }
    var shown: [UIViewController] = []
    if isCollapsed {
      stackColumns()
      shown = [collapsedContent].compactMap { $0 }
    } else {
      if !needsStack { unstack() }
      topColumn = nil
      shown = displayMode == .secondaryOnly ? [content(of: .secondary)].compactMap { $0 } : viewControllers
    }
    for controller in columns.keys.compactMap(content) where !shown.contains(controller) {
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

/// Decides about columns, in a compact width for a style with columns; see each method.
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
