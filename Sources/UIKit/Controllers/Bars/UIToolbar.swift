/// A bar of buttons, for example at the bottom of a navigation controller's view.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, ColoredBar {
  /// Whether content extends below the bar without requesting it; true by default (AL-5.14).
  open var isTranslucent = true {
    didSet {
      statesTranslucency = true
      superview?.setNeedsLayout()
    }
  }
  package private(set) var statesTranslucency = false
  /// At the bottom.
  open var barPosition: UIBarPosition { .bottom }
  /// Stored, but never called.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Shown from the leading to the trailing end; flexible spaces share the remaining width.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.didChange = nil }
      for item in items ?? [] { item.didChange = { [weak self] in self?.setNeedsLayout() } }
      setNeedsLayout()
    }
  }
  /// Sets ``items`` at once, animated or not.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The toolbar whose appearance all toolbars of the process have as far as they have none of their own, as on iOS.
  private static let proxy = UIToolbar()
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
  /// Buttons and ground of the bar.
  open var standardAppearance: UIToolbarAppearance {
    get { givenAppearance ?? initialAppearance }
    set {
      givenAppearance = newValue
      setNeedsLayout()
    }
  }
  private lazy var initialAppearance = UIToolbarAppearance()
  private var givenAppearance: UIToolbarAppearance?
  /// Stored; the standard appearance is used.
  open var compactAppearance: UIToolbarAppearance?
  /// Since iOS 15, while no content extends below the bar; nil is the standard one without a ground.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }

  private var ground: BarGround?
  /// Whether no content extends below the bar.
  var isAtScrollEdge: () -> Bool = { true }
  /// How far the ground extends below the bar: to the bottom of what the controller shows.
  var roomBelow: CGFloat = 0 { didSet { if roomBelow != oldValue { setNeedsLayout() } } }
  /// Has no effect here: the image is not used.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Has no effect here: the image is not used.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

  /// The height of a bar; no intrinsic width.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: barWidth(in: size), height: 44) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var shown = BarItems(items ?? [])
    let proxy = Self.proxy
    let (look, fill) = self.shown(
      givenAppearance ?? proxy.givenAppearance, atEdge: scrollEdgeAppearance ?? proxy.scrollEdgeAppearance,
      isAtEdge: isAtScrollEdge(), or: proxy)
    shown.style(look?.buttonAppearance)
    BarGround.show(fill, behind: self, as: &ground, edge: .top, below: roomBelow)
    let views = [ground].compactMap { $0 } + shown.views
    for view in subviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    // In the same order whatever was shown before.
    for (index, view) in views.enumerated() where subviews.count <= index || subviews[index] !== view {
      insertSubview(view, at: index)
    }
    let margin = BarItems.margin(in: self)
    shown.place(
      in: CGRect(x: margin, y: 0, width: Branch.max(0, bounds.width - 2 * margin), height: bounds.height), of: self,
      toEnd: false)
  }
}

/// Decides where a toolbar is; never called here.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
