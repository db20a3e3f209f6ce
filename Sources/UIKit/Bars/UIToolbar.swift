/// A bar of buttons, as at the bottom of a navigation controller's view.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// Whether content may extend below the bar without asking for it; true by default (AL-5.14).
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// At the bottom.
  open var barPosition: UIBarPosition { .bottom }
  /// Stored; not asked here.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Shown from the start to the end; flexible spaces share what is left.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.didChange = nil }
      for item in items ?? [] { item.didChange = { [weak self] in self?.setNeedsLayout() } }
      setNeedsLayout()
    }
  }
  /// Sets ``items`` at once, animated or not.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Stored.
  open var barStyle = UIBarStyle.default
  /// Stored; pictures show the system's bar.
  open var barTintColor: UIColor?
  /// Stored; pictures show the system's bar.
  open var standardAppearance = UIToolbarAppearance()
  /// Stored; pictures show the system's bar.
  open var compactAppearance: UIToolbarAppearance?
  /// Stored; pictures show the system's bar.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Stored; the picture is not used.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Stored; the picture is not used.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

  /// As high as a bar; as wide as it is made.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var shown = BarItems(items ?? [])
    let views = shown.views
    for view in subviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in views where view.superview !== self { addSubview(view) }
    let margin = BarItems.margin(in: self)
    shown.place(
      in: CGRect(x: margin, y: 0, width: Branch.max(0, bounds.width - 2 * margin), height: bounds.height), of: self,
      toEnd: false)
  }
}

/// Says where a toolbar is; not asked here.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
