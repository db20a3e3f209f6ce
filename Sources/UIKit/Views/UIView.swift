/// A rectangle with subviews, laid out by its frame or by constraints.
///
/// The class body contains what a view stores and what clients override, because only members of the body can be
/// `open`. The implementations are in extensions, each in the folder of its chapter: `Anchors`, `Animation`,
/// `Baselines`, `Constraints`, `Guides`, `Hugging`, `IntrinsicSize`, `TraitChanges`; the tree, the geometry and the
/// layout pass are in this folder.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, UIAppearance, LayoutItem {
  // MARK: Creation

  /// Makes a view whose frame is an input of layout until ``translatesAutoresizingMaskIntoConstraints`` is false.
  /// - Parameter frame: In the coordinates of the view's future superview, in points.
  public init(frame: CGRect) {
    super.init()
    link.pointee.view = Unmanaged.passUnretained(self)
    self.frame = frame
    contentPriorities = defaultContentPriorities
  }

  /// Makes a view in a nib or a storyboard; with any other coder, one with an empty frame: archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
    link.pointee.view = Unmanaged.passUnretained(self)
    contentPriorities = defaultContentPriorities
    (coder as? NibCoder)?.decode(self)
  }

  /// Makes a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// A proxy that accepts values; later views are not styled by it.
  open class func appearance() -> Self { make(frame: .zero) }
  /// A proxy that accepts values; later views are not styled by it.
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    make(frame: .zero)
  }
  /// A proxy that accepts values; later views are not styled by it.
  open class func appearance(for trait: UITraitCollection) -> Self { make(frame: .zero) }

  // MARK: The tree

  /// The view that contains this one; nil at the root of a tree.
  open internal(set) var superview: UIView? {
    get { link.pointee.superview?.pointee.view?.takeUnretainedValue() }
    set { link.pointee.superview = newValue?.link }
  }
  nonisolated(unsafe) final let link = TreeLink.make()

  nonisolated(unsafe) private var ownLifetime: Lifetime?
  var lifetime: Lifetime { Lifetime.of(&ownLifetime) }

  deinit {
    ownLifetime?.end()
    for subview in subviews { subview.link.pointee.superview = nil }
    link.deallocate()
  }

  /// The view's children, back to front.
  open internal(set) var subviews: [UIView] = []
  /// The controller whose root view this is.
  weak var controller: UIViewController?

  /// The window at the root of the tree; nil if the root is another view.
  open var window: UIWindow? { rootView as? UIWindow }

  /// Moves a view to the end of ``subviews``, in front of the others, and removes it from its previous superview.
  ///
  /// Raises if the view is this one or an ancestor of it.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count - (view.superview === self ? 1 : 0)) }

  /// Moves a view to an index of ``subviews``; an index beyond either end counts as that end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Moves a view directly behind a sibling; in front of all others if the sibling is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Moves a view directly in front of a sibling; in front of all others if the sibling is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Moves a subview in front of the others; does nothing to a view that is not a subview.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count - 1) }
  }

  /// Moves a subview behind the others; does nothing to a view that is not a subview.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Exchanges the places of two subviews; an index that does not exist changes nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let views = subviews
    guard index1 != index2, views.indices.contains(index1), views.indices.contains(index2) else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    insert(views[high], at: low)
    insert(views[low], at: high)
  }

  /// Removes the view from its superview, together with every constraint between its subtree and the outside (AL-1.33).
  open func removeFromSuperview() { leaveSuperview() }

  /// Called before ``superview`` changes; the argument is nil when the view is removed from its tree.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after ``superview`` has changed.
  open func didMoveToSuperview() {}
  /// Called before ``window`` changes, on each view of the subtree that moves, superviews first.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after ``window`` has changed, on each view of the subtree that moved, superviews first.
  open func didMoveToWindow() {}
  /// Called after a view has become a subview, but not when it only changes its position among its siblings.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed, while it still is one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called after a subview was removed, for classes that keep lists of their subviews.
  func subviewWasDetached(_ view: UIView) {}
  /// Called when a subview was hidden or shown or its intrinsic size has changed, for classes whose own constraints
  /// depend on this.
  func subviewContentDidChange(_ subview: UIView) {}
  /// Whether the class determines a subview's size, as a window does for its controller's view (AL-9.10).
  func givesSize(to subview: UIView) -> Bool { false }

  // MARK: Geometry

  var geometry = LayerGeometry() {
    didSet { if geometry != oldValue { geometryDidChange(from: oldValue) } }
  }

  /// In the superview's coordinates, in points; for a transformed view the bounding box.
  ///
  /// Setting a rectangle that contains NaN raises `CALayerInvalidGeometry` and changes nothing.
  open var frame: CGRect {
    get { geometry.frame }
    set { if newValue != frame, Self.isLegal(newValue.origin, newValue.size) { geometry.frame = newValue } }
  }

  /// In the view's own coordinates, in points; its size is the frame's before the transform.
  ///
  /// Setting a rectangle that contains NaN raises `CALayerInvalidGeometry` and changes nothing.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { if Self.isLegal(newValue.origin, newValue.size) { geometry.bounds = newValue } }
  }

  /// The centre of the frame, in the superview's coordinates; if the view's layer has another anchor point, that point.
  open var center: CGPoint {
    get { geometry.position }
    set { if Self.isLegal(newValue, geometry.size) { geometry.position = newValue } }
  }

  /// Applied about the center when the view is shown; layout ignores it (AL-2.43).
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The margins and lengths that follow the superview's size while the frame is an input (AL-7.1).
  open var autoresizingMask: AutoresizingMask = [] {
    didSet {
      if autoresizingMask == oldValue { return }
      noteFrameReference()
      layoutDidBecomeInvalid()
    }
  }
  /// Whether a change of this view's size changes the frames of its subviews according to their masks (AL-7.2).
  open var autoresizesSubviews = true {
    didSet {
      if autoresizesSubviews == oldValue { return }
      for subview in subviews { subview.noteFrameReference() }
      layoutDidBecomeInvalid()
    }
  }

  /// Whether the class lays out its subviews again when it scrolls.
  var layoutFollowsScrolling: Bool { false }

  /// The values that the mask's rows are made from; nil until the frame has been set inside a superview.
  var frameReference: FrameReference?

  /// The size the view would take in an available size, in points; a plain view returns its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { fixedSize(in: size) ?? bounds.size }

  /// Sets the size that ``sizeThatFits(_:)`` returns for the current one; the top left corner stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if Self.isLegal(.zero, size) { geometry.size = size }
  }

  // MARK: Layer

  /// The class of ``layer``: `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer, of ``layerClass``; created on first use.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = (type(of: self).layerClass as? CALayer.Type)?.make(unused: 0) ?? CALayer()
    layer.view = self
    ownLayer = layer
    return layer
  }
  private(set) var ownLayer: CALayer?

  // MARK: Appearance

  /// The colour behind everything else in the bounds; nil, the default, paints nothing.
  open var backgroundColor: UIColor? {
    didSet {
      if AnimationRecorder.notesRestores { AnimationRecorder.noteRestore { self.backgroundColor = oldValue } }
    }
  }
  /// The view's own, or that of the nearest superview with one; `systemBlue` if there is none.
  open var tintColor: UIColor! {
    get {
      var next: UnsafeMutablePointer<TreeLink>? = link
      while let current = next {
        if let own = current.pointee.view?._withUnsafeGuaranteedRef({ $0.ownTintColor }) { return own }
        next = current.pointee.superview
      }
      return .systemBlue
    }
    set {
      ownTintColor = newValue
      forEachInSubtree { $0.tintColorDidChange() }
    }
  }
  private(set) var ownTintColor: UIColor?
  /// Whether ``tintColor`` was set here.
  package var hasOwnTintColor: Bool { ownTintColor != nil }
  /// The opacity of the view with all its subviews, from 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet { if AnimationRecorder.notesRestores { AnimationRecorder.noteRestore { self.alpha = oldValue } } }
  }
  /// Whether the view is hidden; it still takes part in layout, but a stack view omits it.
  open var isHidden = false { didSet { if isHidden != oldValue { superview?.subviewContentDidChange(self) } } }
  /// Whether the view declares that nothing behind it is visible; printed in descriptions, with no effect on pictures.
  open var isOpaque: Bool {
    get { ownOpacity ?? isUsuallyOpaque }
    set { ownOpacity = newValue }
  }
  private var ownOpacity: Bool?
  /// Whether subviews are drawn only within the bounds; false by default.
  open var clipsToBounds = false
  /// How the content is fitted to the bounds if their sizes differ, for example in an image view.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view and those below it receive touches; true by default, false for labels and image views.
  open var isUserInteractionEnabled = true
  /// Stored, because tests have one finger.
  open var isMultipleTouchEnabled = false
  /// Stored, because tests have one finger.
  open var isExclusiveTouch = false
  /// A number by which ``viewWithTag(_:)`` finds the view; 0 by default.
  open var tag = 0
  /// The view's name in logs, goldens and reports; if nil, they use the class and address.
  open var accessibilityIdentifier: String?
  // MARK: Touches

  /// The superview, or the controller for a controller's view.
  open override var next: UIResponder? { controller ?? superview }

  /// The view that receives a touch at a point: the frontmost in the subtree that contains it; nil if none is shown and
  /// enabled there.
  /// - Parameters:
  ///   - point: In the view's coordinates, in points.
  ///   - event: Passed on.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 || !self.point(inside: point, with: event) { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  /// Whether a point is inside the view, by default inside its bounds.
  /// - Parameters:
  ///   - point: In the view's coordinates, in points.
  ///   - event: Not used by default.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The recognisers added to the view; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for old in oldValue ?? [] where old.view === self { old.view = nil }
      for recogniser in gestureRecognizers ?? [] { recogniser.view = self }
    }
  }

  /// Adds a recogniser and removes it from the view it was added to before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let others = gestureRecognizers?.filter({ $0 !== gestureRecognizer }) else { return }
    gestureRecognizers = others.isEmpty ? nil : others
  }

  /// Whether a gesture in the view may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Interactions added to the view; setting replaces them all.
  open var interactions: [any UIInteraction] = []

  /// Adds an interaction; none opens a menu or drags here.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// Makes the first responder resign, if it is in this subtree.
  /// - Returns: Whether no view in the subtree is the first responder any longer.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder.first as? UIView, first.isDescendant(of: self) else { return true }
    return first.resignFirstResponder() || force
  }

  /// Has no effect: a picture is always drawn as a whole, from the current state of the views.
  open func setNeedsDisplay() {}
  /// Called on clients' classes when a picture is made, with a current context; what they draw is in the picture.
  open func draw(_ rect: CGRect) {}
  /// Called on clients' classes when a picture is made; calls ``draw(_:)`` with the context as the current one.
  open func draw(_ layer: CALayer, in ctx: CGContext) { GraphicsStack.with(ctx) { draw(bounds) } }
  /// Never called here: a view lays out in ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {}

  // MARK: Constraints

  /// The constraints this view holds, in order of installation (AL-1.28, AL-1.38).
  open internal(set) var constraints: [NSLayoutConstraint] = []

  /// True: the frame is an input, and the view is pinned to it (AL-7.4). False: constraints determine the frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints == oldValue { return }
      noteFrameReference()
      layoutDidBecomeInvalid()
    }
  }

  /// Installs a constraint on this view, which must be an ancestor of both its items (AL-1.29); raises AL-1.20 e
  /// otherwise.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Installs constraints in order, as ``addConstraint(_:)`` does.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive; does nothing to one that another view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  /// Makes those constraints inactive that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Content

  /// The intrinsic size of the alignment rectangle, in points; ``noIntrinsicMetric`` if there is none.
  open var intrinsicContentSize: CGSize {
    controlMetrics?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The natural size that layout uses, in points; different for classes that their superview measures.
  var contentSizeInLayout: CGSize { intrinsicContentSize }
  /// The natural size of a client's view, until it is invalidated.
  var naturalSizeStore = KeptNaturalSize()
  /// Whether the class is a client's, whose natural size is kept.
  private(set) lazy var keepsNaturalSize = KeptNaturalSize.isNeeded(by: type(of: self))

  /// The metrics of a class whose intrinsic size does not depend on its content; nil for most.
  var controlMetrics: ControlMetrics? { nil }

  /// The view as a scroll view; nil if it is none. Faster than a cast, for code that asks every view.
  var asScrollView: UIScrollView? { nil }
  /// Whether the view may be as high as its content, rounded up to whole pixels.
  var isRoundedToContent: Bool { false }

  /// Reports that ``intrinsicContentSize`` has changed; the next layout pass reads it again.
  open func invalidateIntrinsicContentSize() {
    forgetNaturalSize()
    superview?.subviewContentDidChange(self)
    layoutDidBecomeInvalid(.values)
  }

  /// The size that the view has by the constraints in its subtree, as near to the target as they allow (AL-3.25).
  /// - Parameter targetSize: In points; `layoutFittingCompressedSize` for the smallest size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same with priorities for the target, by axis (AL-3.26); rounded up to pixels (AL-3.30).
  ///
  /// Builds an engine and discards it, which is expensive and never needed within a layout pass (AL-11.16).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    Fitting(target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority).size(of: self)
  }

  var knownAnchors = KnownAnchors()
  var keptPlacement = KeptPlacement()
  var contentPriorities = ContentPriorities.standard
  /// The class's default priorities in code (``HuggingDefaults``).
  var defaultContentPriorities: ContentPriorities { .standard }

  /// How strongly the view resists growing beyond its intrinsic size along an axis (AL-3.2).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis.rawValue]
  }

  /// Sets how strongly the view resists growing beyond its intrinsic size along an axis (AL-3.2).
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentPriorities.hugging[axis.rawValue] = priority
    layoutDidBecomeInvalid()
  }

  /// How strongly the view resists shrinking below its intrinsic size along an axis (AL-3.2).
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.resistance[axis.rawValue]
  }

  /// Sets how strongly the view resists shrinking below its intrinsic size along an axis (AL-3.2).
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentPriorities.resistance[axis.rawValue] = priority
    superview?.subviewContentDidChange(self)
    layoutDidBecomeInvalid()
  }

  /// The subview whose baseline is this view's first baseline; self by default (AL-3.17).
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The subview whose baseline is this view's last baseline; self by default (AL-3.17).
  open var forLastBaselineLayout: UIView { self }
  /// The old name of ``forLastBaselineLayout``; overriding it has no effect on layout.
  @available(*, deprecated, message: "Override both forFirstBaselineLayout and forLastBaselineLayout")
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// How far the frame extends beyond the alignment rectangle, in points (AL-2.42); zero for most classes.
  open var alignmentRectInsets: UIEdgeInsets { controlMetrics?.insets(isRightToLeft: isRightToLeft) ?? .zero }

  /// The rectangle that constraints use for a frame, which is inset by ``alignmentRectInsets`` (AL-2.42).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for a rectangle that constraints determined, which is outset by ``alignmentRectInsets`` (AL-2.42).
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

  /// The baselines of the view's own content.
  var contentBaselineOffsets: BaselineOffsets { BaselineOffsets(firstFromTop: 0, lastFromBottom: 0) }

  /// The line height of the view's text, in points; nil for all classes but labels (AL-13.13).
  var textLineHeight: CGFloat? { nil }

  /// Replaces the intrinsic size and the baselines, like Interface Builder's placeholder sizes.
  package var intrinsicPlaceholder: IntrinsicPlaceholder? { didSet { invalidateIntrinsicContentSize() } }

  /// The width from a first solve, for content whose height depends on it (AL-3.13).
  var solvedWidth: CGFloat?

  /// Called after a solve with the engine's width; true requests another solve (AL-3.13).
  func adoptSolvedWidth(_ width: CGFloat) -> Bool { false }
  /// Whether the intrinsic size is that of a text whose lines depend on the width from layout.
  var isMeasuredAfterLayout: Bool { false }

  // MARK: Guides and margins

  /// The guides added by ``addLayoutGuide(_:)``, and those of the system that have been accessed.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  var systemGuides: [ObjectIdentifier: UILayoutGuide] = [:]
  var marginStore = LayoutMargins()

  /// The view's effective margins, in points; setting stores the view's own (AL-5.6).
  open var layoutMargins: UIEdgeInsets {
    get { marginStore.effective(for: self) }
    set {
      marginStore.own = .absolute(newValue)
      layoutDidBecomeInvalid(.values)
    }
  }

  /// The margins of a view for which none were set (AL-5.5).
  var defaultLayoutMargins: UIEdgeInsets { LayoutMargins.standard }

  /// The same margins by reading direction; values set here are mirrored when the direction changes (AL-5.7).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { LayoutMargins.directional(layoutMargins, isRightToLeft: isRightToLeft) }
    set {
      marginStore.own = .directional(newValue)
      layoutDidBecomeInvalid(.values)
    }
  }

  /// Whether the margins extend at least as far inside as the superview's; false by default (AL-5.11).
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginStore.preservesSuperview }
    set {
      marginStore.preservesSuperview = newValue
      layoutDidBecomeInvalid(.values)
    }
  }

  /// Whether ``safeAreaInsets`` are added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginStore.addsSafeArea }
    set {
      marginStore.addsSafeArea = newValue
      layoutDidBecomeInvalid(.values)
    }
  }

  /// Whether the margins leave room for a text of readable width only, as Interface Builder can set (AL-5.25).
  package var layoutMarginsFollowReadableWidth: Bool {
    get { marginStore.followsReadableWidth }
    set {
      marginStore.followsReadableWidth = newValue
      layoutDidBecomeInvalid(.values)
    }
  }

  /// The insets that bars and the device's shape cover in this view, in points (AL-5.15).
  open var safeAreaInsets: UIEdgeInsets { SafeArea.insets(of: self) }

  /// Called in the layout pass that changes the insets (AL-5.18).
  open func safeAreaInsetsDidChange() {}
  /// Called in the layout pass that changes the effective margins; not for the initial ones (AL-5.18).
  open func layoutMarginsDidChange() {}
  /// The insets that the last of these callbacks reported.
  var announcedInsets = AnnouncedInsets()

  // MARK: Traits

  /// The traits inherited from the window and from containers; the main screen's in a view without a window (AL-10.2).
  open var traitCollection: UITraitCollection { TraitInheritance.traits(of: self) }
  /// Called when the view's own traits have changed (AL-10.3).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The class's own reaction to changed traits, whether or not an override calls super.
  func traitsDidChange(from previous: UITraitCollection) {}

  /// The appearance for this view and those inside, regardless of the window's; `unspecified` inherits the window's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if overrideUserInterfaceStyle == oldValue { return }
      followOverrides()
      if window != nil { TraitInheritance.announce(from: self) }
    }
  }

  /// Traits of this view and those inside that replace inherited ones (AL-10.2).
  open var traitOverrides = UITraitOverrides() {
    didSet {
      if traitOverrides.collection == oldValue.collection { return }
      followOverrides()
      if window != nil { TraitInheritance.announce(from: self) }
    }
  }

  /// Called when the tint colour of the view or one of its superviews was set.
  open func tintColorDidChange() {}
  /// Stored, because tint colours are not dimmed here.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Whether a tint colour is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }
  /// A view of the same size that shows a picture of this one; see ``drawHierarchy(in:afterScreenUpdates:)``.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let view = UIImageView(image: picture(of: bounds))
    view.frame = CGRect(origin: .zero, size: bounds.size)
    return view
  }
  /// The same for a part of the view, which is not stretched here.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let view = UIImageView(image: picture(of: rect))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }
  /// Draws the view and its subviews in a rectangle of the current context: grounds, borders, pictures, texts and what
  /// classes draw, but not what UIKit's other controls show.
  /// - Returns: Whether there is a context.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsStack.current else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    drawTree(in: context)
    context.restoreGState()
    return true
  }
  /// The transform about the center; only its part in the plane is used.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// Stored.
  open var restorationIdentifier: String?
  /// The view whose layer is the mask of this view's layer (``CALayer/mask``).
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// Stored.
  open var clearsContextBeforeDrawing = true
  /// Stored, because focus does not move here.
  open var focusGroupIdentifier: String?
  /// Stored.
  open var largeContentTitle: String?
  /// Stored.
  open var largeContentImage: UIImage?
  /// Stored.
  open var showsLargeContentViewer = false
  /// Stored, because text sizes are not limited here.
  open var maximumContentSizeCategory: UIContentSizeCategory?
  /// Stored, because text sizes are not limited here.
  open var minimumContentSizeCategory: UIContentSizeCategory?
  /// Pixels per point; stored.
  open var contentScaleFactor: CGFloat {
    get { traitCollection.displayScale }
    set {}
  }

  /// Traits a container sets for the view, replacing the inherited ones.
  var traitOverride: UITraitCollection? { didSet { link.pointee.overridesTraits = traitOverride != nil } }
  /// The traits that the last change callback reported.
  var announcedTraits: UITraitCollection?
  var traitRegistrations = TraitRegistrations()

  /// Whether the view mirrors its layout from right to left, inherits the direction, or neither (AL-10.17).
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { layoutDidBecomeInvalid() }
  }

  /// The direction that leading and trailing follow in this view (AL-10.17).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: The layout pass

  var needsLayout = true
  var isUpdatingConstraintsNeeded = true
  /// The engine of the tree whose root this view is.
  var ownEngine: LayoutEngine? {
    // Before the previous engine is deallocated.
    willSet { link.pointee.engine = newValue.map(Unmanaged.passUnretained) }
  }

  /// Requests ``layoutSubviews()`` in the next layout pass; nothing moves before it.
  open func setNeedsLayout() {
    needsLayout = true
    link.askEngine { $0.noteFlag() }
  }

  /// Lays out the tree now, if any view in it needs layout.
  ///
  /// If called within a pass, from `layoutSubviews`, it lays out only what is below this view.
  open func layoutIfNeeded() { rootView.engine.layout(below: self) }

  /// Places the subviews that constraints lay out. An override calls super before reading frames (AL-11.7).
  open func layoutSubviews() {
    hasPlacedSubviews = true
    rootView.engine.place(subviewsOf: self)
  }
  /// Whether ``layoutSubviews()`` has reached this class in the current pass.
  var hasPlacedSubviews = false
  /// Whether ``layoutSubviews()`` is running; changes that the view makes during it do not cause another call.
  var isLayingOutSubviews = false

  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    isUpdatingConstraintsNeeded = true
    link.askEngine { $0.noteConstraintsFlag() }
  }

  /// Whether ``updateConstraints()`` is called before the next layout; true for a new view.
  open func needsUpdateConstraints() -> Bool { isUpdatingConstraintsNeeded }
  /// Calls ``updateConstraints()`` now if needed, in this view and below it.
  open func updateConstraintsIfNeeded() { rootView.engine.updateConstraints(below: self) }

  /// Called before layout if requested, children first. An override calls super last (AL-11.2).
  open func updateConstraints() { isUpdatingConstraintsNeeded = false }
  /// The class's own work before that, whether or not an override calls super.
  func updateOwnConstraints() {}

  /// Whether the class depends on constraints; has no effect, because every tree has an engine here (AL-1.40).
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Descriptions

  /// The class that logs name.
  var classToken: String { "\(type(of: self))" }

  /// The text that follows a view's address, if it shows text (AL-2.31).
  var textToken: String { "" }

  /// Class, address and frame, as UIKit prints them.
  open override var description: String { MainActor.unchecked { objectDescription } }
}
