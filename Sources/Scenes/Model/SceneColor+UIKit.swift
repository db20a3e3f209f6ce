package import UIKit

extension SceneColor {
  /// UIKit's colours that follow the appearance, by the names they have there.
  static let system = UIColor.system.mapValues { SceneColor($0) }

  /// A colour of UIKit's with its twin.
  init(_ color: UIColor) {
    self.init(color.light)
    if color.light != color.dark { dark = Twin(SceneColor(color.dark)) }
  }

  private init(_ components: UIColor.Components) {
    self.init(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  /// A colour of UIKit's as one appearance shows it.
  init(_ color: UIColor, isDark: Bool) { self.init(isDark ? color.dark : color.light) }
}

extension UIColor {
  /// A colour of a scene's, with its twin in dark appearance.
  package convenience init(_ color: SceneColor) {
    func components(_ color: SceneColor) -> Components {
      Components(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
    self.init(light: components(color.resolved(isDark: false)), dark: components(color.resolved(isDark: true)))
  }
}
