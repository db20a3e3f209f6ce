/// The effect that a visual effect view applies to what is below it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// Blur styles, from the lightest material to that of bars.
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
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// The blur's style; drawn as a plain colour that resembles it.
  public let style: Style

  /// A blur with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Glass; drawn as no effect.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// Styles of glass.
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }
  /// Regular glass.
  public override init() { super.init() }
  /// Glass with a style.
  public init(style: Style) { super.init() }
  /// Stored.
  open var isInteractive = false
  /// Stored.
  open var tintColor: UIColor?
}

/// Vibrancy for text on a blur; drawn as no effect.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Vibrancy on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}
