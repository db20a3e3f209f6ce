/// What a visual effect view does to what is below it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
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

  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}
