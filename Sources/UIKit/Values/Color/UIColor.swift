import SystemValues

/// A colour in sRGB, with a variant for dark appearance.
open class UIColor: AttributeValue, @unchecked Sendable {
  /// Components from 0 to 1.
  package struct Components: Hashable, Sendable {
    /// The share of red in sRGB.
    package var red: CGFloat
    /// The share of green in sRGB.
    package var green: CGFloat
    /// The share of blue in sRGB.
    package var blue: CGFloat
    /// The opacity; 1 hides what is behind.
    package var alpha: CGFloat

    /// Components as given, not clamped.
    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// The numbers, separated by spaces.
    var text: String { [red, green, blue, alpha].map { GeneralNumber.text($0) }.joined(separator: " ") }
  }

  /// In light appearance, and if no appearance is specified.
  package let light: Components
  /// In dark appearance.
  package let dark: Components

  /// Whether the colour was created in the gray colour space, in which descriptions print it.
  let isInGraySpace: Bool

  /// A colour with components for each appearance.
  package init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
    isInGraySpace = false
  }

  private init(gray: Components) {
    light = gray
    dark = gray
    isInGraySpace = true
  }

  /// - Parameters: Components from 0 to 1; values outside are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = Components(
      red: Self.clamped(red), green: Self.clamped(green), blue: Self.clamped(blue), alpha: Self.clamped(alpha))
    self.init(light: components, dark: components)
  }

  private static func clamped(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }

  /// A gray, from 0 for black to 1 for white; values outside are clamped.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    let white = Self.clamped(white)
    self.init(gray: Components(red: white, green: white, blue: white, alpha: Self.clamped(alpha)))
  }

  /// A colour in the project's asset catalogues, which PlumbTesting and SnapshotTesting provide; nil for an unknown
  /// name, or if no catalogues were provided.
  public convenience init?(named name: String) {
    guard let found = ApplicationResources.current?.color(name) else { return nil }
    self.init(light: found.light, dark: found.dark)
  }

  /// The same; the bundle and the traits are not used.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// A colour that depends on the appearance. The closure is called at once, for light and for dark; its results for
  /// other traits are not used.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark)
  }

  /// The colour with another opacity in both appearances, from 0 to 1; values outside are clamped.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ components: Components) -> Components {
      var components = components
      components.alpha = min(max(alpha, 0), 1)
      return components
    }
    return isInGraySpace ? UIColor(gray: faded(light)) : UIColor(light: faded(light), dark: faded(dark))
  }

  /// The components in an appearance; the light ones if it is unspecified.
  package func components(for style: UIUserInterfaceStyle) -> Components { style == .dark ? dark : light }

  /// Whether both appearances have the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || light == other.light && dark == other.dark
  }

  /// Equal for equal colours.
  open override var hash: Int { light.hashValue }

  /// The colour space and the components, as UIKit prints them; of a colour that depends on the appearance, both
  /// variants.
  open override var description: String {
    if light != dark { return "<UIDynamicColor; light = \(light.text); dark = \(dark.text)>" }
    if isInGraySpace {
      return "UIExtendedGrayColorSpace \(GeneralNumber.text(light.red)) \(GeneralNumber.text(light.alpha))"
    }
    return "UIExtendedSRGBColorSpace \(light.text)"
  }
}
