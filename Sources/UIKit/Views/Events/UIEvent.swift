/// A user event, as views and gesture recognisers receive it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Kinds of events; those created here are touch events.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// Kinds of motion and remote control.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// An event without touches.
  public override init() { super.init() }

  init(touches: Set<UITouch>) {
    self.touches = touches
    super.init()
  }

  private var touches: Set<UITouch> = []

  /// Always touches.
  open var type: EventType { .touches }
  /// Always none.
  open var subtype: EventSubtype { .none }
  /// In seconds; always 0.
  open var timestamp: TimeInterval { 0 }
  /// The fingers on the screen.
  open var allTouches: Set<UITouch>? { touches }
  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
  /// The touches that a recogniser follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
  }
  /// Keys held down; always none.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// An event of hardware buttons and keys; never created here.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// Always empty.
  open var allPresses: Set<UIPress> { [] }
}

/// A hardware button or key; never created here.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The key of a keyboard; always nil.
  open var key: UIKey? { nil }
  /// In seconds; always 0.
  open var timestamp: TimeInterval { 0 }
}

/// A key of a hardware keyboard; never pressed here.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The typed characters.
  open var characters: String { "" }
  /// The characters without modifiers.
  open var charactersIgnoringModifiers: String { "" }
  /// Keys held down.
  open var modifierFlags: UIKeyModifierFlags { [] }
}
