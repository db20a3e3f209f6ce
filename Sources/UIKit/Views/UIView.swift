/// A rectangle with subviews, laid out by its frame or by constraints.
///
/// Everything clients override is declared in this class body, because members of extensions can be neither `open` nor
/// `@preconcurrency`; what the members do lives in the chapters they belong to (Guides, Solving, Constraints).
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, UIAppearance, LayoutItem {
  // MARK: Making

  /// - Parameter frame: In the coordinates of the view's later superview, in points.
  public init(frame: CGRect) {
    super.init()
    link.pointee.view = Unmanaged.passUnretained(self)
    self.frame = frame
    adoptHugging()
  }

  /// Decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    super.init()
    link.pointee.view = Unmanaged.passUnretained(self)
    adoptHugging()
  }

  /// A control hugs its content as its class does in code.
  private func adoptHugging() {
    guard let hugging = controlMetrics?.hugging else { return }
    contentPriorities.hugging = [UILayoutPriority(hugging.0), UILayoutPriority(hugging.1)]
  }

  public convenience override init() { self.init(frame: .zero) }

  // MARK: The tree

  open private(set) var superview: UIView? {
    get { link.pointee.superview?.pointee.view?.takeUnretainedValue() }
    set { link.pointee.superview = newValue?.link }
  }
  nonisolated(unsafe) final let link = TreeLink.make()

  deinit {
    for subview in subviews { subview.link.pointee.superview = nil }
    link.deallocate()
  }

  /// Back to front.
  open private(set) var subviews: [UIView] = []
  /// The controller whose root view this is.
  weak var controller: UIViewController?

  open var window: UIWindow? { rootView as? UIWindow }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count - (view.superview === self ? 1 : 0)) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count - 1) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Takes the view out of its superview, and every constraint that ties its subtree to the outside (AL-1.33).
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let window = window
    let leaving = Appearance.children(in: self, of: window)
    for controller in leaving { controller.viewWillDisappear(false) }
    if window != nil { forEachInSubtree { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    detach(from: parent)
    didMoveToSuperview()
    if window != nil { forEachInSubtree { $0.didMoveToWindow() } }
    for controller in leaving { controller.viewDidDisappear(false) }
  }

  open func isDescendant(of view: UIView) -> Bool {
    var next: UnsafeMutablePointer<TreeLink>? = link
    while let current = next {
      if current == view.link { return true }
      next = current.pointee.superview
    }
    return false
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
    let comesFromBefore = subviews.firstIndex { $0 === view }.map { $0 < index } ?? false
    insert(view, at: index + offset - (comesFromBefore ? 1 : 0))
  }

  private func insert(_ view: UIView, at index: Int) {
    if isDescendant(of: view) {
      LayoutException(
        name: LayoutException.invalidArgument,
        reason: view === self ? "Can't add self as subview" : "Can't add \(view.layoutToken) to its own descendant"
      ).raise()
      return
    }
    if let parent = view.superview, parent === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      layoutDidBecomeInvalid()
      return
    }
    let (window, before) = (window, view.window)
    let movesToWindow = window !== before
    let coming = movesToWindow ? Appearance.children(in: view, of: window) : []
    for controller in coming { controller.viewWillAppear(false) }
    if movesToWindow { view.forEachInSubtree { $0.willMove(toWindow: window) } }
    view.willMove(toSuperview: self)
    if let parent = view.superview { view.detach(from: parent) }
    view.discardEngine()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.noteFrameReference()
    subviewsDidChange()
    if movesToWindow { view.forEachInSubtree { $0.didMoveToWindow() } }
    view.didMoveToSuperview()
    didAddSubview(view)
    if window != nil { TraitInheritance.announce(from: view) }
    for controller in coming {
      controller.viewIsAppearing(false)
      controller.viewDidAppear(false)
    }
  }

  private func detach(from parent: UIView) {
    parent.willRemoveSubview(self)
    var outside: UIView? = parent
    while let ancestor = outside {
      ancestor.removeConstraints { $0.mentions(subtreeOf: self) }
      outside = ancestor.superview
    }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.subviewWasDetached(self)
    parent.subviewsDidChange()
  }

  /// A subview has come or gone: the view is asked to lay out those it has, unless it is at that already.
  private func subviewsDidChange() {
    layoutDidBecomeInvalid()
    if rootView.ownEngine?.isAtWork(self) != true { setNeedsLayout() }
  }

  /// For classes that keep lists of their subviews.
  func subviewWasDetached(_ view: UIView) {}
  /// For classes whose own constraints depend on how a subview looks: it was hidden or shown, or has another natural size.
  func subviewContentDidChange(_ subview: UIView) {}

  // MARK: Geometry

  var geometry = LayerGeometry() {
    didSet { if geometry != oldValue { geometryDidChange(from: oldValue) } }
  }

  /// In the superview's coordinates, in points; of a transformed view the upright box around it.
  open var frame: CGRect {
    get { geometry.frame }
    set { if newValue != frame, Self.isLegal(newValue.origin, newValue.size) { geometry.frame = newValue } }
  }

  /// What layout speaks of: the frame as it were without the transform (AL-2.43).
  package var frameBeforeTransform: CGRect {
    get { geometry.untransformedFrame }
    set { geometry.untransformedFrame = newValue }
  }

  /// In the view's own coordinates; its size is the frame's before the transform.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { if Self.isLegal(newValue.origin, newValue.size) { geometry.bounds = newValue } }
  }

  /// The middle of the frame, in the superview's coordinates; of a view with another anchor point that point.
  open var center: CGPoint {
    get { geometry.position }
    set { if Self.isLegal(newValue, geometry.size) { geometry.position = newValue } }
  }

  /// Applied about the center when the view is shown; layout knows nothing of it (AL-2.43).
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// Whether there are numbers in it; raises if not, as a layer does.
  private static func isLegal(_ origin: CGPoint, _ size: CGSize) -> Bool {
    if ![origin.x, origin.y, size.width, size.height].contains(where: \.isNaN) { return true }
    let numbers = [origin.x, origin.y, size.width, size.height].map { ConstraintLegality.general($0) }
    LayoutException(
      name: "CALayerInvalidGeometry",
      reason: "CALayer bounds contains NaN: [\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])]"
    ).raise()
    return false
  }

  private func geometryDidChange(from old: LayerGeometry) {
    AnimationRecorder.note(self, old.frame)
    let isResized = geometry.size != old.size
    let hasScrolled = geometry.boundsOrigin != old.boundsOrigin
    if isResized || hasScrolled && layoutFollowsScrolling { setNeedsLayout() }
    if rootView.ownEngine?.viewBeingPlaced === self { return }
    if isResized || geometry.origin != old.origin { noteFrameReference() }
    // A frame is an input only where constraints do not decide it (AL-7.4, AL-7.9); what is hidden below bars depends on
    // where the view is shown.
    if translatesAutoresizingMaskIntoConstraints || hasScrolled || geometry.transform != old.transform {
      layoutDidBecomeInvalid()
    }
    if isResized { FrameResizing.sizeDidChange(of: self, from: old.size) }
  }

  /// Which margins and lengths follow the superview's size while the frame is an input (AL-7.1).
  open var autoresizingMask: AutoresizingMask = [] {
    didSet {
      if autoresizingMask == oldValue { return }
      noteFrameReference()
      layoutDidBecomeInvalid()
    }
  }
  /// Whether a change of this view's size changes the frames of its subviews by their masks (AL-7.2).
  open var autoresizesSubviews = true {
    didSet {
      if autoresizesSubviews == oldValue { return }
      for subview in subviews { subview.noteFrameReference() }
      layoutDidBecomeInvalid()
    }
  }

  /// Whether the class lays out its subviews anew when it scrolls.
  var layoutFollowsScrolling: Bool { false }

  /// What the mask's rows are made from: nil until the frame has been set inside a superview.
  private(set) var frameReference: FrameReference?

  /// Remembers the frame and the superview's size, which belong together from now on (AL-7.5).
  func noteFrameReference() {
    frameReference =
      autoresizingMask.isEmpty || superview?.autoresizesSubviews == false
      ? nil
      : superview.map { FrameReference(frame: geometry.untransformedFrame, container: $0.geometry.size) }
  }

  /// A point of this view in another view's coordinates; nil means the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }

  /// A point of another view in this view's coordinates; nil means the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(transform(to: view).inverted()) }

  /// The upright box around what a rectangle of this view is in another's coordinates.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(to: view).inverted()) }

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let metrics = controlMetrics else { return bounds.size }
    let own = CGRect(origin: .zero, size: metrics.size).outset(by: alignmentRectInsets).size
    return CGSize(
      width: metrics.size.width < 0 ? size.width : own.width, height: metrics.size.height < 0 ? size.height : own.height
    )
  }

  /// Takes the size that ``sizeThatFits(_:)`` gives for the present one; the top left corner stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if Self.isLegal(.zero, size) { geometry.size = size }
  }

  // MARK: Layer

  open class var layerClass: AnyClass { CALayer.self }

  /// Made on first use, of ``layerClass``.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = (type(of: self).layerClass as? CALayer.Type)?.init(coder: NSCoder()) ?? CALayer()
    layer.view = self
    ownLayer = layer
    return layer
  }
  private(set) var ownLayer: CALayer?
  /// Whether a layer has been asked for; a view that nobody asked for one paints nothing of a layer's.
  package var hasLayer: Bool { ownLayer != nil }

  // MARK: Appearance

  open var backgroundColor: UIColor?
  /// The view's own, or the nearest superview's that has one.
  open var tintColor: UIColor! {
    get { sequence(first: self, next: \.superview).lazy.compactMap(\.ownTintColor).first ?? .systemBlue }
    set { ownTintColor = newValue }
  }
  private var ownTintColor: UIColor?
  open var alpha: CGFloat = 1
  /// A hidden view takes part in layout all the same.
  open var isHidden = false { didSet { if isHidden != oldValue { superview?.subviewContentDidChange(self) } } }
  open var isOpaque = true
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false

  /// The nearest view with the tag, in pre-order, this one included.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var found: UIView?
    forEachInSubtree { if found == nil, $0.tag == tag { found = $0 } }
    return found
  }

  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}

  // MARK: Constraints

  /// Constraints this view holds, in order of installation (AL-1.28, AL-1.38).
  open private(set) var constraints: [NSLayoutConstraint] = []

  /// True: the frame is an input, and the view is pinned to it (AL-7.4). False: constraints decide.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints == oldValue { return }
      noteFrameReference()
      layoutDidBecomeInvalid()
    }
  }

  /// Installs a constraint on this view, which must be an ancestor of both its items (AL-1.29, AL-1.20 e).
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    guard constraint.layoutOwners.allSatisfy({ $0?.isDescendant(of: self) ?? false }) else {
      LayoutException(
        name: LayoutException.generic,
        reason: "Unable to install constraint on view.  Does the constraint reference something from outside the "
          + "subtree of the view?  That's illegal. constraint:\(constraint.description) view:\(layoutDescription)"
      ).raise()
      return
    }
    constraint.holder?.removeConstraint(constraint)
    constraints.append(constraint)
    constraint.didInstall(on: self)
    layoutDidBecomeInvalid()
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    layoutDidBecomeInvalid()
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Removes what a condition holds for, in one go.
  private func removeConstraints(where isToGo: (NSLayoutConstraint) -> Bool) {
    let gone = constraints.filter(isToGo)
    if gone.isEmpty { return }
    let names = Set(gone.map(ObjectIdentifier.init))
    constraints.removeAll { names.contains(ObjectIdentifier($0)) }
    for constraint in gone { constraint.holder = nil }
    layoutDidBecomeInvalid()
  }

  // MARK: Content

  /// Says that a dimension has no natural size (AL-3.4).
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Natural size of the alignment rectangle, in points; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize {
    controlMetrics?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// What the class measures whatever it shows; nil for most.
  var controlMetrics: ControlMetrics? { nil }

  open func invalidateIntrinsicContentSize() {
    superview?.subviewContentDidChange(self)
    layoutDidBecomeInvalid()
  }

  /// Asks ``systemLayoutSizeFitting(_:)`` for the smallest size (AL-3.28).
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// Asks ``systemLayoutSizeFitting(_:)`` for the largest size (AL-3.28).
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The size that the constraints of the view and its subtree give it, as near to the target as they let it come (AL-3.25).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same with priorities at which the target pulls, by axis (AL-3.26); rounded up to pixels (AL-3.30).
  ///
  /// Builds an engine and throws it away: dear, and never needed within a layout pass (AL-11.16).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    Fitting(target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority).size(of: self)
  }

  private var contentPriorities = ContentPriorities()

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis.rawValue]
  }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentPriorities.hugging[axis.rawValue] = priority
    layoutDidBecomeInvalid()
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.resistance[axis.rawValue]
  }

  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentPriorities.resistance[axis.rawValue] = priority
    superview?.subviewContentDidChange(self)
    layoutDidBecomeInvalid()
  }

  /// The subview whose baseline stands for this view's first baseline; self by default (AL-3.17).
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }
  @available(*, deprecated, message: "Override both forFirstBaselineLayout and forLastBaselineLayout")
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// How far the frame sticks out of the alignment rectangle (AL-2.42).
  open var alignmentRectInsets: UIEdgeInsets { controlMetrics?.insets(isRightToLeft: isRightToLeft) ?? .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

  /// First baseline below the top and last baseline above the bottom of the alignment rectangle, for the intrinsic
  /// height (AL-3.18, AL-3.20).
  package var baselineOffsets: BaselineOffsets { intrinsicPlaceholder?.baselines ?? contentBaselineOffsets }

  /// What the view's own content says of its baselines.
  var contentBaselineOffsets: BaselineOffsets { BaselineOffsets(firstFromTop: 0, lastFromBottom: 0) }

  /// Stands in for the natural size and the baselines, as Interface Builder's placeholder sizes do.
  package var intrinsicPlaceholder: IntrinsicPlaceholder? { didSet { invalidateIntrinsicContentSize() } }

  /// The width that a first solve found, for content whose height follows it (AL-3.13).
  var solvedWidth: CGFloat?

  /// Called after a solve with the width the engine found; true asks for one more (AL-3.13).
  func adoptSolvedWidth(_ width: CGFloat) -> Bool { false }

  // MARK: Guides and margins

  open private(set) var layoutGuides: [UILayoutGuide] = []

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
    layoutDidBecomeInvalid()
  }

  /// Takes a guide away, and every constraint that mentions it (AL-1.35).
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints where constraint.mentions(layoutGuide) { view.removeConstraint(constraint) }
      holder = view.superview
    }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    layoutDidBecomeInvalid()
  }

  private(set) var marginStore = LayoutMargins()
  private var systemGuides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// The view's effective margins; setting stores the view's own (AL-5.6).
  open var layoutMargins: UIEdgeInsets {
    get { marginStore.effective(for: self) }
    set {
      marginStore.own = .absolute(newValue)
      layoutDidBecomeInvalid()
    }
  }

  /// Margins of a view that nobody gave any (AL-5.5).
  var defaultLayoutMargins: UIEdgeInsets { LayoutMargins.standard }

  /// The same margins by reading direction, whatever that turns out to be (AL-5.7).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { LayoutMargins.directional(layoutMargins, isRightToLeft: isRightToLeft) }
    set {
      marginStore.own = .directional(newValue)
      layoutDidBecomeInvalid()
    }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { marginStore.preservesSuperview }
    set {
      marginStore.preservesSuperview = newValue
      layoutDidBecomeInvalid()
    }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginStore.addsSafeArea }
    set {
      marginStore.addsSafeArea = newValue
      layoutDidBecomeInvalid()
    }
  }

  /// What bars and the device's shape cover of this view, in points (AL-5.15).
  open var safeAreaInsets: UIEdgeInsets { SafeArea.insets(of: self) }

  /// Called in the layout pass that brings other insets (AL-5.18).
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  /// What the notices above last spoke of.
  var announcedInsets = AnnouncedInsets()

  open var layoutMarginsGuide: UILayoutGuide { systemGuide { LayoutMarginsGuide() } }
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide { SafeAreaLayoutGuide() } }
  /// Within the margins, as wide as text is pleasant to read (AL-5.25).
  open var readableContentGuide: UILayoutGuide { systemGuide { ReadableContentGuide() } }
  /// Where the keyboard is, or the bottom edge while it is away (AL-5.26).
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemGuide { UIKeyboardLayoutGuide() } }

  private func systemGuide<Guide: UILayoutGuide>(_ make: () -> Guide) -> Guide {
    let key = ObjectIdentifier(Guide.self)
    if let known = systemGuides[key] as? Guide { return known }
    let guide = make()
    systemGuides[key] = guide
    addLayoutGuide(guide)
    // Until a pass has solved it, it is where its insets put it.
    if case .inset(let insets)? = guide.systemPlacement { guide.solvedFrame = bounds.inset(by: insets) }
    return guide
  }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }

  // MARK: Traits

  /// What has come down to the view; of a view in no window, the main screen's (AL-10.2).
  open var traitCollection: UITraitCollection { TraitInheritance.traits(of: self) }
  /// Called when the view's own traits are others than before (AL-10.3).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// What the class itself does about other traits, whether or not an override calls super.
  func traitsDidChange(from previous: UITraitCollection) {}

  /// What a container says of the view's traits instead of those that come down.
  var traitOverride: UITraitCollection? { didSet { link.pointee.overridesTraits = traitOverride != nil } }
  /// The traits the view was told of last.
  var announcedTraits: UITraitCollection?
  var traitRegistrations = TraitRegistrations()

  /// Calls a handler with the view and its former traits when one of these has changed.
  @discardableResult
  open func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (UIView, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitRegistrations.add(traits) { [weak self] previous in self.map { handler($0, previous) } }
  }

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { layoutDidBecomeInvalid() }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction an attribute asks for; the application's where it leaves that open.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction an attribute asks for; the one given where it leaves that open.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: layoutDirection
    }
  }

  /// Whether directional constraints that this view holds are mirrored (AL-1.31, AL-10.17).
  var isRightToLeft: Bool {
    if semanticContentAttribute == .unspecified { return traitCollection.layoutDirection == .rightToLeft }
    return Self.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft
  }

  // MARK: The layout pass

  var needsLayout = true
  var isUpdatingConstraintsNeeded = true
  /// The engine of the tree this view is the root of.
  private var ownEngine: LayoutEngine?

  var rootView: UIView {
    var top = link
    while let next = top.pointee.superview { top = next }
    return top.pointee.view?.takeUnretainedValue() ?? self
  }

  var engine: LayoutEngine {
    if let ownEngine { return ownEngine }
    let engine = LayoutEngine(root: self)
    ownEngine = engine
    return engine
  }

  private func discardEngine() { ownEngine = nil }

  /// Something that layout depends on has changed; nothing moves before the next pass (AL-11.4).
  func layoutDidBecomeInvalid() { rootView.ownEngine?.invalidate() }

  open func setNeedsLayout() {
    needsLayout = true
    rootView.ownEngine?.noteFlag()
  }

  /// Lays out the tree now, if anything in it waits for that.
  ///
  /// Called in the middle of a pass, from `layoutSubviews`, it lays out what is below this view.
  open func layoutIfNeeded() { rootView.engine.layout(below: self) }

  /// Places the subviews that constraints lay out. An override calls super before it reads frames (AL-11.7).
  open func layoutSubviews() {
    hasPlacedSubviews = true
    rootView.engine.place(subviewsOf: self)
  }
  /// Whether ``layoutSubviews()`` came as far as this class in the present pass.
  var hasPlacedSubviews = false

  open func setNeedsUpdateConstraints() {
    isUpdatingConstraintsNeeded = true
    rootView.ownEngine?.noteFlag()
  }

  open func needsUpdateConstraints() -> Bool { isUpdatingConstraintsNeeded }
  open func updateConstraintsIfNeeded() { rootView.engine.updateConstraints(below: self) }

  /// Called before layout where flagged, children first. An override calls super last (AL-11.2).
  open func updateConstraints() { isUpdatingConstraintsNeeded = false }
  /// What the class itself does before that, whether or not an override calls super.
  func updateOwnConstraints() {}

  /// Whether the class cannot do without constraints; here an engine is always at hand (AL-1.40).
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the engine found more than one frame for the view (AL-2.14).
  open var hasAmbiguousLayout: Bool { rootView.engine.isAmbiguous(self) }

  /// If the view is ambiguous, gives it another of the frames that its constraints allow, until the next layout
  /// (AL-2.15).
  open func exerciseAmbiguityInLayout() { rootView.engine.exerciseAmbiguity(of: self) }

  /// The constraints that decide the view's position and length along an axis now, its ancestors' among them (AL-2.16).
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    rootView.engine.constraints(deciding: self, axis)
  }

  /// What decides the view's position and length along an axis now, whoever wrote it.
  package func rowsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [RowSource] {
    rootView.engine.rows(deciding: self, axis)
  }

  // MARK: Animation

  /// Runs the block at once, notes what it moved (``LayoutAnimation``), and calls the completion before it returns.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.run(duration, delay: delay, animations)
    completion?(true)
  }

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.run(duration, delay: 0) { animations?() }
    completion?(true)
  }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationRecorder.runWithoutAnimation(actionsWithoutAnimation)
  }

  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationRecorder.isEnabled = enabled }
  open class var areAnimationsEnabled: Bool { AnimationRecorder.isEnabled }
  /// In seconds; 0 outside of an animation's block.
  open class var inheritedAnimationDuration: TimeInterval { AnimationRecorder.inheritedDuration }

  // MARK: Descriptions

  var layoutOwner: UIView? { self }
  var layoutDescription: String { description }
  var layoutToken: String { accessibilityIdentifier ?? "\(type(of: self)):\(addressText)\(textToken)" }
  /// What follows the address of a view that shows text (AL-2.31).
  var textToken: String { "" }

  open override var description: String {
    let frame = uncheckedOnMainActor { self.frame }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ConstraintLegality.general($0) }
    return "<\(type(of: self)): \(addressText); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])); "
      + "layer = <CALayer: \(addressText)>>"
  }
}
