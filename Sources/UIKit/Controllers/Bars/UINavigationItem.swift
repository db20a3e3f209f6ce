/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a controller's bar shows a large title, if the bar prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// What the button back to a controller shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// An item with an empty title.
  public convenience override init() { self.init(title: "") }
  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Called when a property that the bar shows has changed.
  var didChange: (() -> Void)?

  /// Shown in the middle, or large below the buttons.
  open var title: String? { didSet { didChange?() } }
  /// A line above the title and the buttons.
  open var prompt: String? { didSet { didChange?() } }
  /// The height of the prompt; 0 without one, in points.
  var promptHeight: CGFloat { (prompt ?? "").isEmpty ? 0 : BarHeights.prompt }
  /// Shown instead of the title.
  open var titleView: UIView? { didSet { didChange?() } }
  /// `never` keeps the bar small for this controller; the other modes follow the bar.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange?() } }

  // MARK: Buttons

  /// The items at the leading end, ordered inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { follow(leftBarButtonItems, after: oldValue) } }
  /// The items at the trailing end, ordered inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { follow(rightBarButtonItems, after: oldValue) } }
  /// Reports changes of the buttons to the bar.
  private func follow(_ items: [UIBarButtonItem]?, after old: [UIBarButtonItem]?) {
    for item in old ?? [] { item.didChange = nil }
    for item in items ?? [] { item.didChange = { [weak self] in self?.didChange?() } }
    didChange?()
  }
  /// The first of ``leftBarButtonItems``; setting replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of ``rightBarButtonItems``; setting replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the leading items at once, animated or not.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the trailing items at once, animated or not.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the leading item at once, animated or not.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the trailing item at once, animated or not.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Whether the leading items are shown next to the back button; they replace it by default.
  open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
  /// Called instead of going back; stored.
  open var backAction: UIAction?
  /// A line below the title; stored, but not shown.
  open var subtitle: String?
  /// The large title; stored, ``title`` is shown.
  open var largeTitle: String?
  /// A line below the large title; stored, but not shown.
  open var largeSubtitle: String?
  /// Whether there is no back button.
  open var hidesBackButton = false { didSet { didChange?() } }
  /// Sets ``hidesBackButton`` at once, animated or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// The button that leads back to this item's controller.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { follow(backBarButtonItem.map { [$0] }, after: oldValue.map { [$0] }) }
  }
  /// The title of that button; nil for this item's title.
  open var backButtonTitle: String? { didSet { didChange?() } }
  /// Whether that button shows the title, "Back" or nothing.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange?() } }

  // MARK: Search and appearance

  /// Its bar is shown below the title.
  open var searchController: UISearchController? { didSet { didChange?() } }
  /// Stored, because the search bar is always shown.
  open var hidesSearchBarWhenScrolling = true
  /// Stored.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where a search bar is shown.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }
  /// In place of the bar's.
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange?() } }
  /// In place of the bar's.
  open var compactAppearance: UINavigationBarAppearance? { didSet { didChange?() } }
  /// In place of the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange?() } }
  /// In place of the bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange?() } }

  /// The text of the button back to this item.
  var backTitle: String {
    if backButtonDisplayMode == .minimal { return "" }
    return backBarButtonItem?.title ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
  }
}
