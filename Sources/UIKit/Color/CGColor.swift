/// A colour as layers take it: one, for light and dark alike.
public final class CGColor: NSObject, Sendable {
  package let components: UIColor.Components

  package init(_ components: UIColor.Components) {
    self.components = components
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).light)
  }

  public var alpha: CGFloat { components.alpha }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }
  public override var hash: Int { components.hashValue }
}

extension UIColor {
  /// The colour in light appearance, or in the appearance of ``UITraitCollection/current``.
  public var cgColor: CGColor { CGColor(components(for: UITraitCollection.current.userInterfaceStyle)) }

  /// The colour in the appearance of some traits.
  package func cgColor(in traits: UITraitCollection) -> CGColor {
    CGColor(components(for: traits.userInterfaceStyle))
  }

  public convenience init(cgColor: CGColor) { self.init(light: cgColor.components, dark: cgColor.components) }

  /// The colour that traits make of this one.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let components = components(for: traitCollection.userInterfaceStyle)
    return UIColor(light: components, dark: components)
  }
}
