/// A window's environment: the device's share of the safe area and the traits everything inherits.
package struct WindowEnvironment: Sendable {
  /// Status bar, notch, home indicator, in points.
  package var safeAreaInsets = UIEdgeInsets.zero
  /// Traits left unspecified here are those of ``UITraitCollection/baseline``.
  package var traits = UITraitCollection.mainScreen
  /// The docked keyboard, in the window's coordinates; nil while it is hidden.
  package var keyboardFrame: CGRect?
  /// The heights of the device's bars.
  package var barHeights = BarHeights()
  /// Whether frames stay where the solver puts them, between pixels, for layouts as functions of the window's size.
  package var keepsExactFrames = false
  /// The system whose controls are measured and drawn.
  package var look = ControlLook.usual

  /// An environment with the bars and the look of the default phone.
  package init(safeAreaInsets: UIEdgeInsets = .zero, traits: UITraitCollection = .mainScreen) {
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
  }
}
