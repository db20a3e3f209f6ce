/// Shows a part of content that may be larger than itself (AL-9).
///
/// The content's coordinates are the bounds', whose origin is the offset. Constraints between the scroll view's edges
/// and something inside it refer to the content area, all others to its frame (AL-9.2, AL-9.3).
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The safe area insets that the scroll view adds to its own (AL-9.6).
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

  /// An empty scroll view; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addLayoutGuide(contentLayoutGuide)
  }

  /// Receives scroll events; not retained.
  open weak var delegate: (any UIScrollViewDelegate)?

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

  /// In points. If constraints refer to the content area, each layout sets it (AL-9.4, AL-9.7).
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue, !isAdopting { layoutDidBecomeInvalid(.values) } }
  }
  /// Whether layout itself is setting the content size, so that no row depends on it.
  private var isAdopting = false

  /// The size that layout found for the content, which is zoomed.
  func adoptContentSize(_ solved: CGSize) {
    let scale = zoomScale == 1 || zoomedView == nil ? 1 : zoomScale
    let size = CGSize(width: solved.width * scale, height: solved.height * scale)
    if contentSize == size { return }
    isAdopting = true
    contentSize = size
    isAdopting = false
  }

  /// The point of the content at the top left of the bounds, which is the bounds' origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let old = bounds.origin
      bounds.origin = newValue
      noteEdges()
      if old != newValue { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// What ``noteEdges()`` found last.
  var notedEdges: UIRectEdge?
  /// Called when the edges change, for bars whose ground depends on them.
  var edgeObservers: [ObjectIdentifier: EdgeObserver] = [:]

  /// Sets ``contentOffset`` at once; if animated and changed, the delegate hears of the end in a later turn of the main
  /// queue.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let hasChanged = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    guard animated, hasChanged else { return }
    scrollings += 1
    let number = scrollings
    Completions.add(after: Self.scrollDuration) { [weak self] in
      // A later one has replaced an earlier one.
      guard let self, number == scrollings else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
  /// How many animated changes of the offset have begun.
  private var scrollings = 0
  /// In seconds.
  static let scrollDuration: TimeInterval = 0.3

  /// Scrolls by the smallest distance that shows the rectangle, and not at all if it is visible; never beyond the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let shown = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ shownLow: CGFloat, _ shownHigh: CGFloat) -> CGFloat {
      Branch.isLess(low, shownLow) || Branch.isLess(shownHigh - shownLow, high - low)
        ? low - shownLow : Branch.max(0, high - shownHigh)
    }
    let offset = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, shown.minX, shown.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, shown.minY, shown.maxY))
    if offset != contentOffset { setContentOffset(limitedOffset(offset), animated: animated) }
  }

  // MARK: Insets

  /// The insets around the content, in points; they affect neither content size nor constraints (AL-9.6).
  ///
  /// Content that is scrolled to its beginning begins inside them.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset == oldValue { return }
      followInsets()
      layoutDidBecomeInvalid(.values)
    }
  }
  /// Stored, and has no effect on layout. In points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored, and has no effect on layout. In points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored, and has no effect on layout. In points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Which safe area insets are added to ``contentInset``; `automatic` by default (AL-9.6).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { layoutDidBecomeInvalid(.values) }
  }

  /// The insets including the system's part.
  open var adjustedContentInset: UIEdgeInsets { contentInset + systemInset(of: safeAreaInsets) }

  /// Called in the layout pass that changes the adjusted insets.
  open func adjustedContentInsetDidChange() {}

  /// The part of a safe area that the scroll view adds to its insets.
  func systemInset(of safeArea: UIEdgeInsets) -> UIEdgeInsets {
    var inset = safeArea
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return inset
    case .automatic, .scrollableAxes: break
    }
    let scrollsAcross = Branch.isLess(bounds.width, contentSize.width) || alwaysBounceHorizontal
    let scrollsDown = Branch.isLess(bounds.height, contentSize.height) || alwaysBounceVertical
    if !scrollsAcross { (inset.left, inset.right) = (0, 0) }
    if !scrollsDown, contentInsetAdjustmentBehavior == .scrollableAxes || !fillsController {
      (inset.top, inset.bottom) = (0, 0)
    }
    return inset
  }

  /// Whether the scroll view is the view, or its first subview, of a controller below a navigation bar.
  private var fillsController: Bool {
    let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    guard let owner else { return false }
    return owner.navigationController != nil || owner.barInsets.top > 0
  }

  private var shownInset = UIEdgeInsets.zero
  /// The sizes of content and bounds for which the offset was last brought into its range.
  private var shownSizes: [CGSize] = []

  /// Scrolls as if the view had never been laid out.
  /// - Parameter offset: nil to the beginning of the content.
  package func startOver(at offset: CGPoint? = nil) {
    shownSizes = []
    shownInset = contentInset
    contentOffset = offset ?? CGPoint(x: 0 - contentInset.left, y: 0 - contentInset.top)
  }

  /// Scrolls to where the content begins, inside the insets.
  package func scrollToBeginning() {
    let inset = adjustedContentInset
    contentOffset = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
  }

  override var asScrollView: UIScrollView? { self }

  /// Keeps content that is scrolled to its beginning there when the insets change.
  private func followInsets() {
    let inset = adjustedContentInset
    if inset == shownInset { return }
    let before = shownInset
    shownInset = inset
    if contentOffset.y == -before.top { contentOffset.y = 0 - inset.top }
    if contentOffset.x == -before.left { contentOffset.x = 0 - inset.left }
    shownSizes = []
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Follows the insets in a layout pass, and brings the offset into its range if the content, the view or the insets
  /// have another size (AL-9.7).
  func followLayout() {
    followInsets()
    defer { noteEdges() }
    let sizes = [contentSize, bounds.size]
    if sizes == shownSizes || contentSize == .zero { return }
    shownSizes = sizes
    let limited = limitedOffset(contentOffset)
    if limited != contentOffset { contentOffset = limited }
  }

  /// The nearest offset at which no more than the content and its insets is shown.
  func limitedOffset(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func limited(_ value: CGFloat, _ before: CGFloat, _ after: CGFloat, _ content: CGFloat, _ shown: CGFloat) -> CGFloat
    {
      Branch.max(0 - before, Branch.min(value, content + after - shown))
    }
    return CGPoint(
      x: limited(offset.x, inset.left, inset.right, contentSize.width, bounds.width),
      y: limited(offset.y, inset.top, inset.bottom, contentSize.height, bounds.height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeZoomedView()
  }

  // MARK: Behaviour

  /// Whether the user could scroll; a text view that cannot is as high as its text (AL-3.14). True by default.
  open var isScrollEnabled = true
  /// Whether a drag ends at a multiple of the bounds' size.
  open var isPagingEnabled = false
  /// Whether content that fits can be dragged where it always bounces; nothing is ever shown beyond the content here.
  open var bounces = true
  /// Whether safe area insets are added along the vertical axis even if the content fits; false by default.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { layoutDidBecomeInvalid(.values) } }
  }
  /// Whether safe area insets are added along the horizontal axis even if the content fits; false by default.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { layoutDidBecomeInvalid(.values) } }
  }
  /// Stored; pictures mark content that continues in either case.
  open var showsVerticalScrollIndicator = true
  /// Stored; pictures mark content that continues in either case.
  open var showsHorizontalScrollIndicator = true
  /// Stored, and has no effect here.
  open var isDirectionalLockEnabled = false
  /// The smallest scale of the delegate's zoomed view; 1 by default.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale of the delegate's zoomed view; 1 by default.
  open var maximumZoomScale: CGFloat = 1
  private var storedZoomScale: CGFloat = 1
  func storeZoomScale(_ scale: CGFloat) { storedZoomScale = scale }
  /// The scale of the content, within its limits. Setting it scales the view that the delegate returns from
  /// `viewForZooming(in:)`, the content size and the offset, so that the middle of what is shown stays there.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Sets ``zoomScale`` at once; if animated, the delegate hears of the end in a later turn of the main queue.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(animated: animated) { zoom(toScale: scale) } }
  /// Zooms at once until a rectangle, in the zoomed view's coordinates, fills the bounds as far as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(animated: animated) { show(zoomed: rect) } }
  /// Stored.
  open var bouncesZoom = true
  /// Whether a finger drags the content.
  open var isDragging: Bool { isBeingDragged }
  /// Whether a finger is on the content; true while it drags.
  open var isTracking: Bool { isBeingDragged }
  var isBeingDragged = false
  /// Always false, because nothing scrolls by itself.
  open var isDecelerating: Bool { false }
  /// Always false, because zooming takes no time.
  open var isZooming: Bool { false }
  /// Stored.
  open var decelerationRate = DecelerationRate.normal
  /// Stored.
  open var scrollsToTop = true
  /// Stored.
  open var delaysContentTouches = true
  /// Stored.
  open var canCancelContentTouches = true
  /// Whether a drag ends editing; every mode but `none` does.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Stored.
  open var indicatorStyle = IndicatorStyle.default
  /// Stored.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Stored, but not shown.
  open var refreshControl: UIRefreshControl?
  /// Has no effect here.
  open func flashScrollIndicators() {}
  /// Whether a touch may reach the content; never called here.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a drag that begins in a control scrolls; false for controls unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// A pan gesture, which scrolls by its distance; added on first use, or when a finger moves in the view.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = ScrollPanGestureRecognizer()
    addGestureRecognizer(pan)
    return pan
  }()
  /// Never recognised here.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

  /// How scrolling decelerates; nothing scrolls by itself.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// A rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The colour of indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }
}
