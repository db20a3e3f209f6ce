/// Lays its arranged subviews out in a row or a column, by constraints that it makes itself (AL-4).
///
/// `StackRows` decides which constraints; they are made again, before layout, whenever something has changed that
/// they depend on (AL-4.7). The stack places its contents only; its own place comes from other constraints (AL-4.9).
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

    /// `leading`, in a horizontal stack: at the top.
    public static var top: Alignment { .leading }
    /// `trailing`, in a horizontal stack: at the bottom.
    public static var bottom: Alignment { .trailing }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack of a nib or a storyboard; archives are not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    (coder as? NibCoder)?.decode(self)
  }

  /// Makes a stack view of views in their order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Properties

  /// The axis the views follow one another along; `horizontal` by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// How lengths and gaps along the axis come about; `fill` by default.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// How views are placed across the axis; `fill` by default.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }

  /// Between neighbours, in points; with the equal distributions the least there is. ``spacingUseSystem`` takes the
  /// system's, ``spacingUseDefault`` none (AL-4.40).
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

  /// Whether the contents keep to the layout margins (AL-4.12).
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// As a custom spacing: that of the stack view again (AL-4.40).
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// As a spacing: the system's standard one (AL-4.40).
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Another spacing after one of the arranged views, which it keeps when it is moved; ignored for any other (AL-4.40).
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// ``spacingUseDefault`` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The spacing after a view, its own or the stack's.
  func spacing(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  // MARK: Arranged subviews

  /// In the order of layout; each of them is a subview, too (AL-4.2, AL-4.5).
  open private(set) var arrangedSubviews: [UIView] = []

  /// Adds a view at the end; it becomes a subview, and constraints alone place it from then on.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged(view) ? 1 : 0))
  }

  /// Arranges a view, or moves it if it is arranged already (AL-4.3). Raises for an index beyond the end.
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
    // Refused, as a view that is an ancestor of the stack is.
    guard view.superview === self else { return }
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// Leaves the view a subview, with its last frame and without the stack's constraints (AL-4.4).
  open func removeArrangedSubview(_ view: UIView) {
    guard isArranged(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    rows.remove(mentioning: view)
    arrangementDidChange()
  }

  /// A stack's own margins are nothing unless it keeps its contents inside them (AL-4.12).
  override var defaultLayoutMargins: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? super.defaultLayoutMargins : .zero
  }

  private func isArranged(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  override func subviewWasDetached(_ view: UIView) { removeArrangedSubview(view) }

  // MARK: Constraints

  /// The constraints that the stack has made (AL-4.7).
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
  }

  /// The guides between neighbours, as many as asked for.
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

  /// The box around what is arranged, across the axis; or what stands for it where nothing is visible.
  func useSpacer(along axes: Set<NSLayoutConstraint.Axis>) {
    spacer.usedAxes = axes
    if axes.isEmpty { removeLayoutGuide(spacer) } else { addLayoutGuide(spacer) }
  }

  // MARK: Baselines

  /// In a row the tallest view, in a column the first; of a stack what that says in turn (AL-4.43).
  open override var forFirstBaselineLayout: UIView { baselineView(\.first) { $0.forFirstBaselineLayout } }
  open override var forLastBaselineLayout: UIView { baselineView(\.last) { $0.forLastBaselineLayout } }

  private func baselineView(_ end: KeyPath<[UIView], UIView?>, _ next: (UIView) -> UIView) -> UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    let view =
      axis == .vertical
      ? visible[keyPath: end]
      : visible.max { $0.baselineHeight < $1.baselineHeight }
    return view.map(next) ?? self
  }
}

extension UIView {
  /// How tall a view in a row counts when the row looks for its baseline (AL-4.43).
  ///
  /// By its natural height, not by the frame it has: else where things are would depend on where they were (AL-2.18).
  fileprivate var baselineHeight: CGFloat { layoutIntrinsicSize.height }
}
