package import UIKit

extension SceneColor {
  /// Converts a UIKit colour, with its dark twin.
  init(_ color: UIColor) {
    self.init(color.light)
    if color.light != color.dark { dark = Twin(SceneColor(color.dark)) }
  }

  private init(_ components: UIColor.Components) {
    self.init(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  /// Converts a UIKit colour in one appearance.
  init(_ color: UIColor, isDark: Bool) { self.init(isDark ? color.dark : color.light) }
}

extension UIColor {
  /// Converts a scene's colour, with its dark twin.
  package convenience init(_ color: SceneColor) {
    func components(_ color: SceneColor) -> Components {
      Components(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
    self.init(light: components(color.resolved(isDark: false)), dark: components(color.resolved(isDark: true)))
  }
}
