/// A bar of tabs at the bottom of a tab bar controller's view.
@preconcurrency @MainActor
open class UITabBar: UIView, UIBarPositioning, ColoredBar {
  /// The controllers' items, all of the same width.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.didChange = nil }
      for item in items ?? [] { item.didChange = { [weak self] in self?.setNeedsLayout() } }
      setNeedsLayout()
    }
  }
  /// Sets ``items`` at once, animated or not.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The selected tab.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// Receives taps; a tab bar controller selects tabs itself.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether content extends below the bar (AL-5.14).
  open var isTranslucent = true {
    didSet {
      statesTranslucency = true
      superview?.setNeedsLayout()
    }
  }
  package private(set) var statesTranslucency = false
  /// At the bottom.
  open var barPosition: UIBarPosition { .bottom }

  /// The bar whose appearance all tab bars of the process have as far as they have none of their own, as on iOS.
  private static let proxy = UITabBar()
  /// The proxy: its colours and appearances are those of all bars that have none of their own. Tint color and
  /// translucency are taken by bars that enter a window later; other values are not used.
  open override class func appearance() -> Self { proxy as? Self ?? super.appearance() }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    adopt(Self.proxy)
  }

  /// Whether the bar is dark.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  /// The ground of a bar without appearances; since iOS 15 only while content extends below it.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of unselected tabs; nil for the system's gray.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Stored; the image is not used.
  open var backgroundImage: UIImage?
  /// Stored; the image is not used.
  open var shadowImage: UIImage?
  /// Stored; the image is not used.
  open var selectionIndicatorImage: UIImage?
  /// Tabs and ground of the bar.
  open var standardAppearance: UITabBarAppearance {
    get { givenAppearance ?? initialAppearance }
    set {
      givenAppearance = newValue
      setNeedsLayout()
    }
  }
  private lazy var initialAppearance = UITabBarAppearance()
  private var givenAppearance: UITabBarAppearance?
  /// Since iOS 15, while no content extends below the bar; nil is the standard one without a ground.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }
  /// Stored; tabs fill the bar.
  open var itemPositioning = ItemPositioning.automatic
  /// Stored, in points; tabs fill the bar.
  open var itemWidth: CGFloat = 0
  /// Stored, in points; tabs fill the bar.
  open var itemSpacing: CGFloat = 0
  /// How tabs divide the bar's width.
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  // MARK: Layout

  /// The height of a row of tabs; no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarHeights().tabBar)
  }

  /// The height of a row of tabs and of the safe area below it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: barWidth(in: size), height: intrinsicContentSize.height + safeAreaInsets.bottom)
  }

  private var buttons: [TabButton] = []
  private var ground: BarGround?
  /// Whether no content extends below the bar.
  var isAtScrollEdge: () -> Bool = { true }
  /// Called when a tab is tapped, with its index.
  var choose: ((Int) -> Void)?

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = items ?? []
    while buttons.count > shown.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < shown.count {
      let index = buttons.count
      let button = TabButton()
      button.addAction(UIAction { [weak self] _ in self?.wasChosen(index) }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    let height = Branch.max(0, bounds.height - (isOnTop ? 0 : safeAreaInsets.bottom))
    let proxy = Self.proxy
    let (look, fill) = self.shown(
      givenAppearance ?? proxy.givenAppearance, atEdge: scrollEdgeAppearance ?? proxy.scrollEdgeAppearance,
      isAtEdge: isAtScrollEdge(), or: proxy)
    BarGround.show(isOnTop ? .none : fill, behind: self, as: &ground, edge: .top)
    let states = look?.stackedLayoutAppearance
    let gray = unselectedItemTintColor ?? proxy.unselectedItemTintColor ?? .systemGray
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let all = Array(zip(shown, buttons))
    let pictureHeight = shown.reduce(CGFloat(0)) { max($0, $1.image?.size.height ?? 0) }
    var x = Self.endOnTop
    for (index, (item, button)) in (isMirrored ? all.reversed() : all).enumerated() {
      let equal = bounds.width / CGFloat(shown.count)
      let width = isOnTop ? TabButton.widthOnTop(of: item.title) : floored(equal)
      button.frame = CGRect(
        x: isOnTop ? x : floored(equal * CGFloat(index)), y: 0, width: width, height: height)
      x += width
      (button.isOnTop, button.pictureHeight) = (isOnTop, pictureHeight)
      let isSelected = item === selectedItem
      button.show(item, isSelected: isSelected, unselected: gray, isSelected ? states?.selected : states?.normal)
    }
  }

  // MARK: At the top

  /// Whether the bar is a capsule at the top of a window, with names alone.
  var isOnTop = false { didSet { if isOnTop != oldValue { setNeedsLayout() } } }
  /// The height of such a bar, the room at its ends, and the room for buttons beside it, in points (unverified).
  private static let (heightOnTop, endOnTop, roomBeside): (CGFloat, CGFloat, CGFloat) = (40, 4, 120)

  /// The size of all names side by side in a window's width, in points.
  func sizeOnTop(in width: CGFloat) -> CGSize {
    let names = (items ?? []).map { TabButton.widthOnTop(of: $0.title) }.reduce(2 * Self.endOnTop, +)
    return CGSize(width: Branch.min(names, Branch.max(0, width - 2 * Self.roomBeside)), height: Self.heightOnTop)
  }

  private func wasChosen(_ index: Int) {
    guard let item = items?[index], item.isEnabled else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    choose?(index)
  }
}

/// A tab: an image above a title (positions unverified).
@MainActor
private final class TabButton: UIControl {
  private let imageView = UIImageView()
  private let label = UILabel()
  private lazy var badge = TabBadge()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
  }

  /// The height of the highest image in the bar, in points: titles are at one height.
  var pictureHeight: CGFloat = 0

  required init?(coder: NSCoder) { nil }

  /// Whether only the name is shown, in a bar at the top.
  var isOnTop = false

  private static func font(isOnTop: Bool) -> UIFont { .systemFont(ofSize: isOnTop ? 15 : 10, weight: .medium) }

  /// The width of a name in a bar at the top, with the room beside it, in points (unverified).
  static func widthOnTop(of name: String?) -> CGFloat {
    let label = UILabel()
    (label.text, label.font) = (name, font(isOnTop: true))
    return label.intrinsicContentSize.width + 28
  }

  /// - Parameter state: The bar's appearance of the tab's state.
  func show(_ item: UITabBarItem, isSelected: Bool, unselected: UIColor, _ state: UITabBarItemStateAppearance?) {
    let color: UIColor = isSelected ? tintColor : unselected
    let titles = state?.titleTextAttributes ?? [:]
    imageView.image = isOnTop ? nil : (isSelected ? item.selectedImage ?? item.image : item.image)?.asTemplateInBar
    label.font = titles[.font] as? UIFont ?? Self.font(isOnTop: isOnTop)
    imageView.tintColor = state?.iconColor ?? color
    label.text = item.title
    label.textColor = titles[.foregroundColor] as? UIColor ?? color
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    let (picture, text) = (imageView.image?.size ?? .zero, label.intrinsicContentSize)
    let room = isOnTop ? picture.height : Branch.max(picture.height, pictureHeight)
    let total = room + (room > 0 && text.height > 0 ? 2 : 0) + text.height
    let top = floored(Branch.max(0, bounds.height - total) / 2)
    imageView.frame = CGRect(
      x: floored((bounds.width - picture.width) / 2), y: top + floored((room - picture.height) / 2),
      width: picture.width, height: picture.height)
    label.frame = CGRect(x: 0, y: top + total - text.height, width: bounds.width, height: text.height)
    show(badge: item, state?.badgeBackgroundColor)
  }

  private func show(badge item: UITabBarItem, _ color: UIColor?) {
    guard let value = item.badgeValue, !isOnTop else {
      if subviews.count > 2 { badge.removeFromSuperview() }
      return
    }
    addSubview(badge)
    badge.show(value, item.badgeColor ?? color ?? .systemRed)
    badge.frame.origin = CGPoint(x: imageView.frame.maxX - 5, y: Branch.max(0, imageView.frame.minY - 2))
  }
}

/// A number at a tab's corner (sizes unverified).
@MainActor
private final class TabBadge: UIView {
  private let label = UILabel()
  private static let height: CGFloat = 18

  override init(frame: CGRect) {
    super.init(frame: frame)
    (label.font, label.textColor, label.textAlignment) = (.systemFont(ofSize: 13), .white, .center)
    layer.cornerRadius = Self.height / 2
    addSubview(filling: label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, _ color: UIColor) {
    (label.text, backgroundColor) = (text, color)
    bounds.size = CGSize(
      width: max(Self.height, (label.intrinsicContentSize.width + 10).rounded()), height: Self.height)
  }
}

extension UIImage {
  /// The image as bars show it: in one colour, unless it says otherwise.
  fileprivate var asTemplateInBar: UIImage {
    renderingMode == .automatic && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self
  }
}

/// Receives a tab bar's events.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
