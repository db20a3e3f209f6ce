/// Lays out its arranged subviews in a row or a column, by constraints that it creates itself (AL-4).
///
/// `StackRows` determines the constraints; they are created again, before layout, whenever something they depend on has
/// changed (AL-4.7). The stack positions only its contents; its own position comes from other constraints (AL-4.9).
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the axis is divided.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// How views are placed across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// The same as `leading`, in a horizontal stack: at the top.
    public static var top: Alignment { .leading }
    /// The same as `trailing`, in a horizontal stack: at the bottom.
    public static var bottom: Alignment { .trailing }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack in a nib or a storyboard; archives are not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    (coder as? NibCoder)?.decode(self)
  }

  /// Makes a stack view of views in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Properties

  /// The axis along which the views follow one another; `horizontal` by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// How lengths and gaps along the axis are determined; `fill` by default.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// How views are placed across the axis; `fill` by default.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }

  /// The spacing between neighbours, in points; with the equal distributions, the minimum. ``spacingUseSystem`` uses
  /// the system's, ``spacingUseDefault`` none (AL-4.40).
  open var spacing: CGFloat = 0 {
    didSet {
      if spacing == Self.spacingUseDefault { spacing = 0 }
      if spacing != oldValue { arrangementDidChange() }
    }
  }

  /// Whether spacing runs from baseline to baseline (AL-4.18).
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the contents are laid out within the layout margins (AL-4.12).
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// As a custom spacing, restores the stack view's spacing (AL-4.40).
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// As a spacing, stands for the system's standard one (AL-4.40).
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Sets the spacing after an arranged view, which keeps it when it is moved; ignored for any other view (AL-4.40).
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The spacing set for an arranged view; ``spacingUseDefault`` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The spacing after a view, its own or the stack's.
  func spacing(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  // MARK: Arranged subviews

  /// In order of layout; each of them is a subview, too (AL-4.2, AL-4.5).
  open private(set) var arrangedSubviews: [UIView] = []

  /// Adds a view at the end; it becomes a subview, and only constraints position it from then on.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged(view) ? 1 : 0))
  }

  /// Inserts a view, or moves it if it is already arranged (AL-4.3). Raises for an index beyond the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let count = arrangedSubviews.count - (isArranged(view) ? 1 : 0)
    guard (0...count).contains(stackIndex) else {
      LayoutException(
        name: LayoutException.internalInconsistency,
        reason: "Index \(stackIndex) out of bounds for arrangedSubviews array with \(count) entries."
      ).raise()
      return
    }
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    // Rejected, like a view that is an ancestor of the stack.
    guard view.superview === self else { return }
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// Removes a view from the arrangement; it stays a subview, with its last frame but no stack constraints (AL-4.4).
  open func removeArrangedSubview(_ view: UIView) {
    guard isArranged(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    rows.remove(mentioning: view)
    arrangementDidChange()
  }

  /// A stack's own margins are zero unless it lays out its contents inside them (AL-4.12).
  override var defaultLayoutMargins: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? super.defaultLayoutMargins : .zero
  }

  private func isArranged(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  override func subviewWasDetached(_ view: UIView) { removeArrangedSubview(view) }

  // MARK: Constraints

  /// The constraints that the stack has created (AL-4.7).
  let rows = InstalledStackRows()
  private var hasRowsToMake = false
  private(set) lazy var spacer = StackSpacer()
  private var gaps: [StackGapGuide] = []

  private func arrangementDidChange() {
    hasRowsToMake = true
    setNeedsUpdateConstraints()
  }

  override func subviewContentDidChange(_ subview: UIView) {
    if isArranged(subview) { arrangementDidChange() }
  }

  open override func updateConstraints() {
    super.updateConstraints()
    updateOwnConstraints()
  }

  override func updateOwnConstraints() {
    super.updateOwnConstraints()
    if !hasRowsToMake { return }
    hasRowsToMake = false
    rows.install(StackRows(self).rows)
    if dependsOnFittingLengths { rootView.engine.noteFittingLengths(of: self) }
  }

  /// The lengths of the visible views that proportions are made from: natural ones, and fitting ones of nested stacks
  /// (AL-4.22).
  var proportionalLengths: [CGFloat] {
    let lengths = arrangedSubviews.filter { !$0.isHidden }.map { view in
      let size = view.unwrappedIntrinsicSize
      let length = axis == .horizontal ? size.width : size.height
      let natural = length > ConstraintLegality.constantLimit ? ConstraintLegality.constantLimit : length
      return natural > 0 || !(view is UIStackView) ? natural : view.fittingLength(along: axis)
    }
    usedLengths = lengths
    return lengths
  }
  private var usedLengths: [CGFloat] = []

  private var dependsOnFittingLengths: Bool {
    distribution == .fillProportionally && arrangedSubviews.contains { $0 is UIStackView && !$0.isHidden }
  }

  /// Makes the rows again if the length of a nested stack has changed.
  func followFittingLengths() {
    guard dependsOnFittingLengths, !hasRowsToMake else { return }
    let before = usedLengths
    if proportionalLengths != before { arrangementDidChange() }
  }

  /// The guides between neighbours, as many as requested.
  func gapGuides(_ count: Int) -> [StackGapGuide] {
    while gaps.count > count { removeLayoutGuide(gaps.removeLast()) }
    while gaps.count < count {
      let gap = StackGapGuide()
      gaps.append(gap)
      addLayoutGuide(gap)
    }
    for gap in gaps { gap.usedAxes = [axis] }
    return gaps
  }

  /// Makes the spacer the bounding box of the arranged views across the axis, or their replacement if none is visible.
  func useSpacer(along axes: Set<NSLayoutConstraint.Axis>) {
    spacer.usedAxes = axes
    if axes.isEmpty { removeLayoutGuide(spacer) } else { addLayoutGuide(spacer) }
  }

  // MARK: Baselines

  /// In a row the tallest view, in a column the first; for a nested stack, that stack's baseline view (AL-4.43).
  open override var forFirstBaselineLayout: UIView { baselineView(\.first) { $0.forFirstBaselineLayout } }
  open override var forLastBaselineLayout: UIView { baselineView(\.last) { $0.forLastBaselineLayout } }

  private func baselineView(_ end: KeyPath<[UIView], UIView?>, _ next: (UIView) -> UIView) -> UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    let view = axis == .vertical || visible.count < 2 ? visible[keyPath: end] : tallest(of: visible)
    return view.map(next) ?? self
  }

  /// Each height is computed once, because it may take a system of its own.
  private func tallest(of views: [UIView]) -> UIView? {
    zip(views, views.map(\.baselineHeight)).max { $0.1 < $1.1 }?.0
  }
}

extension UIView {
  /// The height of a view in a row when the row determines its baseline view (AL-4.43).
  ///
  /// It is the natural height, not the frame's; otherwise the layout would depend on the previous layout (AL-2.18). A
  /// view that contains others, or whose height is constrained, has its fitting height.
  fileprivate var baselineHeight: CGFloat {
    let height = layoutIntrinsicSize.height
    let isConstrained = constraints.contains { $0.firstAttribute == .height || $0.secondAttribute == .height }
    return isConstrained || height < 0 ? max(height, fittingLength(along: .vertical)) : height
  }

  /// The length that a view has by the constraints in its subtree, in points.
  fileprivate func fittingLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = Fitting(
      target: .zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel, logsConflicts: false
    ).size(of: self)
    return axis == .horizontal ? size.width : size.height
  }
}
