/// Recognises one or several taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers; gestures with more than one are not simulated here.
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
    /// The buttons in a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 2)
  }
}
