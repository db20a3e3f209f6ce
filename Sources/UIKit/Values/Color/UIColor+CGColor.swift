extension UIColor {
  /// The colour in light appearance, or in the appearance of ``UITraitCollection/current``.
  public var cgColor: CGColor { CGColor(components(for: UITraitCollection.current.userInterfaceStyle)) }

  /// The colour in the appearance specified by traits.
  package func cgColor(in traits: UITraitCollection) -> CGColor {
    CGColor(components(for: traits.userInterfaceStyle))
  }

  /// A colour that is the same in light and dark appearance.
  public convenience init(cgColor: CGColor) { self.init(light: cgColor.rgba, dark: cgColor.rgba) }

  /// The colour that this one resolves to for traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let components = components(for: traitCollection.userInterfaceStyle)
    return UIColor(light: components, dark: components)
  }
}
