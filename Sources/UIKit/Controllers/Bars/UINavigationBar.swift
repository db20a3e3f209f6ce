/// A bar with buttons and a title, at the top of a navigation controller's view.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, ColoredBar {
  /// Whether the bar is extended by a large title, except in a compact height; false by default.
  open var prefersLargeTitles = false {
    didSet {
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }
  /// Whether content extends below the bar without requesting it; true by default (AL-5.14).
  open var isTranslucent = true {
    didSet {
      statesTranslucency = true
      superview?.setNeedsLayout()
    }
  }
  package private(set) var statesTranslucency = false
  /// At the top.
  open var barPosition: UIBarPosition { .top }
  /// Stored; the controller that owns the bar decides.
  open weak var delegate: (any UINavigationBarDelegate)?

  // MARK: Items

  /// The items of the stack; the last is shown.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.didChange = nil }
      for item in items ?? [] { item.didChange = { [weak self] in self?.itemDidChange() } }
      itemDidChange()
    }
  }
  /// The item shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below it, to which the back button leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Adds an item at once, animated or not.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the last item at once, animated or not.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let last = items?.last
    items = items.map { Array($0.dropLast()) }
    return last
  }
  /// Sets ``items`` at once, animated or not.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// The closure that the back button calls.
  var goBack: (() -> Void)?

  private func itemDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Appearance

  /// The bar whose appearance all bars of the process have as far as they have none of their own, as on iOS.
  private static let proxy = UINavigationBar()
  /// The proxy: its colours, attributes and appearances are those of all bars that have none of their own. Tint color,
  /// translucency and large titles are taken by bars that enter a window later; other values are not used.
  open override class func appearance() -> Self { proxy as? Self ?? super.appearance() }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    adopt(Self.proxy)
    if Self.proxy.prefersLargeTitles { prefersLargeTitles = true }
  }

  /// Whether the bar is dark, with a white title.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  /// The ground of a bar without appearances; since iOS 15 only after content has scrolled under it.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Stored; pictures show the system's bar.
  open var shadowImage: UIImage?
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// Font and colour of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// Titles, buttons and ground of the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { givenAppearance ?? initialAppearance }
    set {
      givenAppearance = newValue
      setNeedsLayout()
    }
  }
  private lazy var initialAppearance = UINavigationBarAppearance()
  private var givenAppearance: UINavigationBarAppearance?
  /// In place of the standard one in a compact height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
  /// While no content has scrolled below the bar: nil is the standard one without a ground, since iOS 15.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
  /// In place of the one at the edge in a compact height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
  /// Stored; pictures show the system's arrow.
  open var backIndicatorImage: UIImage?
  /// Stored; pictures show the system's arrow.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Has no effect here: the image is not used.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Has no effect here: the image is not used.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Always nil.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
  /// Has no effect here.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}

  // MARK: Layout

  /// The height of a row of buttons, and of what is below it; no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let heights = window?.environment.barHeights ?? BarHeights()
    let isLarge = topItem.map { showsLargeTitle($0) && $0.titleView == nil } ?? false
    let height =
      promptHeight + heights.navigationBar + (isLarge ? heights.largeTitle : 0)
      + (search == nil ? 0 : UISearchController.barHeight)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: barWidth(in: size), height: intrinsicContentSize.height)
  }

  private var promptHeight: CGFloat { topItem?.promptHeight ?? 0 }

  private lazy var promptLabel = UILabel()
  private lazy var titleLabel = UILabel()
  private lazy var largeTitleLabel = UILabel()
  private lazy var backItemShown = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.goBack?() })

  /// The height of the row of buttons, in points; the rest of the bar belongs to a prompt, a large title and a search
  /// bar.
  var rowHeight: CGFloat?
  /// Whether the tabs of a tab bar controller are in the title's place.
  var hasTabs = false { didSet { if hasTabs != oldValue { setNeedsLayout() } } }

  /// Whether no content has scrolled below the bar.
  var isAtScrollEdge: () -> Bool = { true }
  private var ground: BarGround?
  /// How far the ground extends above the bar: to the top of what the controller shows.
  var roomAbove: CGFloat = 0 { didSet { if roomAbove != oldValue { setNeedsLayout() } } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
    let length = fittingBackLength
    if length == backLength { return }
    backLength = length
    layOutItems()
  }

  private func layOutItems() {
    var (left, right) = (leading, trailing)
    let (titles, fill) = appearanceShown
    left.style(titles?.buttonAppearance)
    right.style(titles?.buttonAppearance)
    BarGround.show(fill, behind: self, as: &ground, edge: .bottom, above: roomAbove)
    let shown = [ground].compactMap { $0 } + arrangement(left, right, titles)
    for view in subviews where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
    // In the same order whatever was shown before.
    for (index, view) in shown.enumerated() where subviews.count <= index || subviews[index] !== view {
      insertSubview(view, at: index)
    }
    if let topItem { place(topItem, &left, &right) }
  }

  /// How short the back button's title is.
  private var backLength = BackLength.whole
  private enum BackLength: CaseIterable {
    case whole
    case word
    case arrow

    /// The button's title for the title of the item below: an arrow, and as much of it as is shown.
    func title(_ whole: String) -> String {
      switch self {
      case .whole: "\u{2039} \(whole)"
      case .word where whole.count >= 4: "\u{2039} Back"
      case .word, .arrow: "\u{2039} "
      }
    }
  }

  /// The longest title of the back button beside which the title fits; whole without a title beside it.
  private var fittingBackLength: BackLength {
    guard backItemShown.button.superview === self, titleLabel.superview === self, let whole = backItem?.backTitle
    else { return .whole }
    let appearance = appearanceShown.titles?.buttonAppearance
    func width(_ length: BackLength) -> CGFloat {
      // Another button: the shown one would need a layout after each measurement.
      measuredBackItem.title = length.title(whole)
      var item = BarItems([measuredBackItem])
      item.style(appearance)
      return item.width
    }
    let room = titleRoom + backItemShown.button.frame.width
    let needed = titleLabel.intrinsicContentSize.width
    return BackLength.allCases.first { !Branch.isLess(room - width($0) + 0.5, needed) } ?? .arrow
  }
  private lazy var measuredBackItem = UIBarButtonItem()
  /// The width between the buttons on both sides, in points.
  private var titleRoom: CGFloat = 0

  private var leading: BarItems {
    var items = topItem?.leftBarButtonItems ?? []
    if let topItem, let backItem, !topItem.hidesBackButton, items.isEmpty || topItem.leftItemsSupplementBackButton {
      backItemShown.image = nil
      backItemShown.title = backLength.title(backItem.backTitle)
      backItemShown.accessibilityLabel = backItem.backTitle
      items.insert(backItemShown, at: 0)
    }
    return BarItems(items)
  }

  private var trailing: BarItems { BarItems((topItem?.rightBarButtonItems ?? []).reversed()) }

  private var search: UISearchBar? { topItem?.searchController?.searchBar }

  /// Whether the title is below the buttons, in larger type.
  private func showsLargeTitle(_ item: UINavigationItem) -> Bool {
    prefersLargeTitles && item.largeTitleDisplayMode != .never && item.largeTitleDisplayMode != .inline
      && traitCollection.verticalSizeClass != .compact
  }

  /// The appearance in force, whose properties the item states before the bar, and the ground.
  private var appearanceShown: (titles: UINavigationBarAppearance?, ground: BarFill) {
    let proxy = Self.proxy
    let isCompact = traitCollection.verticalSizeClass == .compact
    func first(
      _ compact: (UINavigationBar) -> UINavigationBarAppearance?,
      _ usual: (UINavigationBar) -> UINavigationBarAppearance?
    ) -> UINavigationBarAppearance? {
      let own = isCompact ? compact(self) ?? compact(proxy) : nil
      return own ?? usual(self) ?? usual(proxy)
    }
    let standard =
      (isCompact ? topItem?.compactAppearance : nil) ?? topItem?.standardAppearance
      ?? first(\.compactAppearance, \.givenAppearance)
    let usual = ground(of: standard, or: proxy)
    // Before iOS 15 only large titles had an appearance of their own at the edge.
    guard isAtScrollEdge(), look.version >= 15 || topItem.map(showsLargeTitle) ?? false else {
      return (standard, usual)
    }
    let edge =
      (isCompact ? topItem?.compactScrollEdgeAppearance : nil) ?? topItem?.scrollEdgeAppearance
      ?? first(\.compactScrollEdgeAppearance, \.scrollEdgeAppearance)
    if look.version < 15, edge == nil, standard == nil { return (nil, usual) }
    return (edge ?? standard, fill(atEdge: edge))
  }

  private var isDark: Bool { barStyle == .black || Self.proxy.barStyle == .black }

  /// Returns the attributes of the title, or of a large one.
  private func attributes(isLarge: Bool, _ shown: UINavigationBarAppearance?) -> [NSAttributedString.Key: Any] {
    let bars = [self, Self.proxy]
    let appearance = shown ?? standardAppearance
    let stated = isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
    let older = bars.lazy.compactMap { isLarge ? $0.largeTitleTextAttributes : $0.titleTextAttributes }.first ?? [:]
    return older.merging(stated) { $1 }
  }

  private func arrangement(_ left: BarItems, _ right: BarItems, _ shown: UINavigationBarAppearance?) -> [UIView] {
    guard let topItem else { return [] }
    var views = left.views
    if promptHeight > 0 {
      promptLabel.text = topItem.prompt
      promptLabel.font = .systemFont(ofSize: 13)
      promptLabel.textAlignment = .center
      views.append(promptLabel)
    }
    if let titleView = topItem.titleView {
      views.append(titleView)
    } else if let title = topItem.title, !title.isEmpty, !hasTabs || showsLargeTitle(topItem) {
      let isLarge = showsLargeTitle(topItem)
      let label = isLarge ? largeTitleLabel : titleLabel
      let attributes = attributes(isLarge: isLarge, shown)
      label.text = title
      label.font =
        attributes[.font] as? UIFont
        ?? .systemFont(ofSize: isLarge ? 34 : 17, weight: isLarge ? .bold : .semibold)
      label.textColor = attributes[.foregroundColor] as? UIColor ?? (isDark ? .white : .label)
      views.append(label)
    }
    for case let bar as UISearchBar in [search, topItem.titleView] { bar.isInNavigationBar = true }
    return views + right.views + [search].compactMap { $0 }
  }

  private func place(_ item: UINavigationItem, _ left: inout BarItems, _ right: inout BarItems) {
    let margin = BarItems.margin(in: self)
    let row = CGRect(
      x: margin, y: promptHeight, width: Branch.max(0, bounds.width - 2 * margin),
      height: rowHeight ?? Branch.min(44, Branch.max(0, bounds.height - promptHeight)))
    promptLabel.frame = CGRect(x: row.minX, y: 6, width: row.width, height: promptLabel.intrinsicContentSize.height)
    left.place(in: row, of: self, toEnd: false)
    right.place(in: row, of: self, toEnd: true)
    var below = row.maxY
    if let titleView = item.titleView {
      center(titleView, size: titleSize(titleView), in: row, left.width, right.width)
    } else if showsLargeTitle(item), largeTitleLabel.superview === self {
      let height = Branch.max(0, bounds.height - row.maxY - (search == nil ? 0 : UISearchController.barHeight))
      largeTitleLabel.frame = CGRect(x: margin, y: row.maxY, width: row.width, height: height)
      below += height
    } else if titleLabel.superview === self {
      center(titleLabel, size: titleLabel.intrinsicContentSize, in: row, left.width, right.width)
    }
    search?.frame = CGRect(x: 0, y: below, width: bounds.width, height: UISearchController.barHeight)
  }

  private func titleSize(_ view: UIView) -> CGSize {
    let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitted.width > 0 && fitted.height > 0 ? fitted : view.bounds.size
  }

  /// Centres a view in the bar, or between the buttons if they reach into the middle.
  private func center(_ view: UIView, size: CGSize, in row: CGRect, _ left: CGFloat, _ right: CGFloat) {
    let start = row.minX + (left > 0 ? left + BarItems.gap : 0)
    let end = row.maxX - (right > 0 ? right + BarItems.gap : 0)
    titleRoom = end - start
    let width = Branch.min(size.width, Branch.max(0, titleRoom))
    let x = Branch.min(Branch.max(floored(row.midX - width / 2), start), end - width)
    let height = Branch.min(size.height, row.height)
    view.frame = CGRect(x: x, y: floored(row.midY - height / 2), width: width, height: height)
  }
}

/// Decides about a bar's pushes and pops without a controller; never called here.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Returns true.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Returns true.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
}
