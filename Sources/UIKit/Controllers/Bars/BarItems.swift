/// Places a bar's items from one side to the other.
///
/// Apple does not publish its distances; margins and gaps here are measured from screenshots (unverified).
@MainActor
struct BarItems {
  /// The margin between the bar's side and the first item, in points.
  static func margin(in bar: UIView) -> CGFloat { Branch.isLess(bar.bounds.width, 400) ? 16 : 20 }
  /// The gap between two items, in points.
  static let gap: CGFloat = 16

  private let items: [(item: UIBarButtonItem, view: UIView?)]
  /// The size of each item, in points, measured once per pass when all views are in the bar.
  private lazy var sizes = items.map { Self.size(of: $0.item, $0.view) }

  /// Makes the items' views with their current properties.
  init(_ items: [UIBarButtonItem]) {
    self.items = items.filter { !$0.isHidden }.map { ($0, Self.view(of: $0)) }
  }

  /// The item's view; nil for a space.
  private static func view(of item: UIBarButtonItem) -> UIView? {
    if let custom = item.customView { return custom }
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return nil }
    item.button.follow()
    return item.button
  }

  /// Gives the buttons the titles of a bar's appearance where the items state none.
  func style(_ appearance: UIBarButtonItemAppearance?) {
    guard let appearance else { return }
    for case (let item, let button as BarButton) in items {
      button.follow(appearance.normal, item.isEnabled ? nil : appearance.disabled)
    }
  }

  /// All views, in the order of the items, for a bar that adds them.
  var views: [UIView] { items.compactMap(\.view) }

  /// The space an item takes, in points.
  private static func size(of item: UIBarButtonItem, _ view: UIView?) -> CGSize {
    guard let view else { return CGSize(width: item.width, height: 0) }
    var size =
      item.customView == nil || !view.translatesAutoresizingMaskIntoConstraints
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
    if size.width <= 0 || size.height <= 0 {
      size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
    }
    if item.width > 0 { size.width = item.width }
    return size
  }

  /// The total width of all items side by side, in points.
  var width: CGFloat {
    mutating get { sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, views.count - 1)) }
  }

  /// Places the items within a rectangle of a bar, from the leading end or against the trailing end; flexible spaces
  /// share the remaining width.
  mutating func place(in rect: CGRect, of bar: UIView, toEnd: Bool) {
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let flexible = items.count { $0.item.systemItem == .flexibleSpace }
    let share = flexible > 0 ? Branch.max(0, rect.width - width) / CGFloat(flexible) : 0
    var x = toEnd && flexible == 0 ? rect.maxX - width : rect.minX
    var isAfterView = false
    for ((item, view), size) in zip(items, sizes) {
      if item.systemItem == .flexibleSpace {
        x += share
        continue
      }
      guard let view else {
        x += size.width
        continue
      }
      if isAfterView { x += Self.gap }
      isAfterView = true
      let height = Branch.min(size.height, rect.height)
      let y = rect.minY + bar.floored((rect.height - height) / 2)
      view.frameBeforeTransform = CGRect(
        x: isMirrored ? bar.bounds.width - x - size.width : x, y: y, width: size.width, height: height)
      x += size.width
    }
  }
}

extension UIView {
  /// A length rounded down to whole pixels.
  func floored(_ length: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (length * scale).rounded(.down) / scale
  }
}
