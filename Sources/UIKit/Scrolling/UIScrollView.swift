/// Shows a part of a content that may be larger than it (AL-9).
///
/// The content's coordinates are the bounds', whose origin is the offset. Constraints between the scroll view's edges and
/// something inside it speak of the content area, all others of its frame (AL-9.2, AL-9.3).
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Which safe area insets the scroll view adds to its own (AL-9.6).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addLayoutGuide(contentLayoutGuide)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addLayoutGuide(contentLayoutGuide)
  }

  override var layoutFollowsScrolling: Bool { true }

  // MARK: Content

  /// The content area (AL-9.5).
  public let contentLayoutGuide: UILayoutGuide = ContentLayoutGuide()
  /// The visible frame, which does not scroll.
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = {
    let guide = FrameLayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// In points. Where constraints speak of the content area, each layout sets it (AL-9.4, AL-9.7).
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue, !isAdopting { layoutDidBecomeInvalid() } }
  }
  /// Whether it is layout that sets the content size: then no row depends on it.
  private var isAdopting = false

  /// What layout found the content to be.
  func adoptContentSize(_ size: CGSize) {
    if contentSize == size { return }
    isAdopting = true
    contentSize = size
    isAdopting = false
  }

  /// The part of the content at the top left of the bounds: the bounds' origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Scrolls as little as shows the rectangle, and not at all if it is shown.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let shown = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ shownLow: CGFloat, _ shownHigh: CGFloat) -> CGFloat {
      low < shownLow || high - low > shownHigh - shownLow ? low - shownLow : max(0, high - shownHigh)
    }
    contentOffset.x += shift(rect.minX, rect.maxX, shown.minX, shown.maxX)
    contentOffset.y += shift(rect.minY, rect.maxY, shown.minY, shown.maxY)
  }

  // MARK: Insets

  /// Room around the content, in points; neither content size nor constraints know of it (AL-9.6).
  open var contentInset = UIEdgeInsets.zero { didSet { layoutDidBecomeInvalid() } }
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { layoutDidBecomeInvalid() }
  }

  /// The insets with the system's share.
  open var adjustedContentInset: UIEdgeInsets { contentInset + systemInset(of: safeAreaInsets) }

  open func adjustedContentInsetDidChange() {}

  /// The part of a safe area that the scroll view keeps its content out of by insets.
  func systemInset(of safeArea: UIEdgeInsets) -> UIEdgeInsets {
    var inset = safeArea
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return inset
    case .automatic, .scrollableAxes: break
    }
    let scrollsAcross = contentSize.width > bounds.width || alwaysBounceHorizontal
    let scrollsDown = contentSize.height > bounds.height || alwaysBounceVertical
    if !scrollsAcross { (inset.left, inset.right) = (0, 0) }
    if !scrollsDown, contentInsetAdjustmentBehavior == .scrollableAxes || !standsInController {
      (inset.top, inset.bottom) = (0, 0)
    }
    return inset
  }

  /// Whether the scroll view is, or stands first in, the view of a controller that a navigation controller shows.
  private var standsInController: Bool {
    let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    return owner?.navigationController != nil
  }

  private var shownInset = UIEdgeInsets.zero

  /// A content that stands at its beginning goes on standing there when the system's share changes.
  func followSystemInset() {
    let inset = adjustedContentInset
    if inset == shownInset { return }
    let before = shownInset
    shownInset = inset
    let systemShare = systemInset(of: safeAreaInsets)
    if contentOffset.y == -before.top, systemShare.top != 0 || before.top != 0 { contentOffset.y = -inset.top }
    if contentOffset.x == -before.left, systemShare.left != 0 || before.left != 0 { contentOffset.x = -inset.left }
    adjustedContentInsetDidChange()
  }

  // MARK: Behaviour

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isDirectionalLockEnabled = false
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
}

/// A scroll view's content area: from the content's origin, as large as constraints make it (AL-9.4).
final class ContentLayoutGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UIScrollView-contentLayoutGuide"
  }
  required init?(coder: NSCoder) { nil }

  override var systemPlacement: SystemPlacement? {
    (owningView as? UIScrollView).map { .content($0.contentSize) }
  }
}

/// A scroll view's frame in the coordinates of its content.
final class FrameLayoutGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UIScrollView-frameLayoutGuide"
  }
  required init?(coder: NSCoder) { nil }

  override var systemPlacement: SystemPlacement? { .inset(.zero) }
}
