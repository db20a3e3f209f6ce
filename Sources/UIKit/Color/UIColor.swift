/// A colour in sRGB, with a twin for dark appearance.
open class UIColor: AttributeValue, @unchecked Sendable {
  /// Components from 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  package let light: Components
  package let dark: Components

  package init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// - Parameters: Components from 0 to 1; what lies outside is clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clamped(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    let components = Components(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha))
    self.init(light: components, dark: components)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ components: Components) -> Components {
      var components = components
      components.alpha = min(max(alpha, 0), 1)
      return components
    }
    return UIColor(light: faded(light), dark: faded(dark))
  }

  package func components(for style: UIUserInterfaceStyle) -> Components { style == .dark ? dark : light }

  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark
  }

  open var hash: Int { light.hashValue }
}
