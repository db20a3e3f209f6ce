/// One or several taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers tap; a gesture of more than one is not made here.
  open var numberOfTouchesRequired = 1
  /// Stored, and has no effect here.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  override func fits(_ kind: TouchSimulation.Kind, _ distance: CGVector, _ touch: UITouch) -> Bool {
    kind == .tap && touch.tapCount == numberOfTapsRequired && numberOfTouchesRequired == 1
  }
}

extension UIEvent {
  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit for each button.
    public let rawValue: Int
    /// The buttons of a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The main button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The other button.
    public static let secondary = ButtonMask(rawValue: 2)
  }
}
