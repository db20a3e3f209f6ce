/// What surrounds a window: the device's share of the safe area and the traits everything inherits.
package struct WindowEnvironment: Sendable {
  /// Status bar, notch, home indicator, in points.
  package var safeAreaInsets = UIEdgeInsets.zero
  package var traits = UITraitCollection()
  /// The docked keyboard, in the window's coordinates; nil while it is away.
  package var keyboardFrame: CGRect?

  package init(safeAreaInsets: UIEdgeInsets = .zero, traits: UITraitCollection = UITraitCollection()) {
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
  }
}

/// The root of a tree on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  package var environment = WindowEnvironment() { didSet { layoutDidBecomeInvalid() } }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  open func makeKeyAndVisible() { isHidden = false }

  open override var traitCollection: UITraitCollection { environment.traits }

  open override func layoutSubviews() {
    rootViewController?.view.frame = bounds
    super.layoutSubviews()
  }
}
