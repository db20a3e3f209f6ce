/// What surrounds a window: the device's share of the safe area and the traits everything inherits.
package struct WindowEnvironment: Sendable {
  /// Status bar, notch, home indicator, in points.
  package var safeAreaInsets = UIEdgeInsets.zero
  /// What these leave unspecified is as in ``UITraitCollection/baseline``.
  package var traits = UITraitCollection.mainScreen
  /// The docked keyboard, in the window's coordinates; nil while it is away.
  package var keyboardFrame: CGRect?
  package var barHeights = BarHeights()
  package var look = ControlLook.usual

  package init(safeAreaInsets: UIEdgeInsets = .zero, traits: UITraitCollection = .mainScreen) {
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
  }
}
