/// A bar of buttons, for example at the bottom of a navigation controller's view.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// Whether content extends below the bar without requesting it; true by default (AL-5.14).
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
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
    let views = shown.views
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
