/// What a visual effect view does to what is below it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// Blurs, from the lightest material to that of bars.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  /// Which blur it is; drawn as a plain colour that resembles it.
  public let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Glass; drawn as no effect.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// Kinds of glass.
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }
  /// Glass of the usual kind.
  public override init() { super.init() }
  /// Glass of a kind.
  public init(style: Style) { super.init() }
  /// Stored.
  open var isInteractive = false
  /// Stored.
  open var tintColor: UIColor?
}

/// Text on a blur; drawn as no effect.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Text on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}
