/// A colour as layers use it, the same in light and dark appearance.
public final class CGColor: NSObject, Sendable {
  /// In sRGB, from 0 to 1.
  package let components: UIColor.Components

  /// A colour with components.
  package init(_ components: UIColor.Components) {
    self.components = components
    super.init()
  }

  /// A colour in sRGB; components are clamped to 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).light)
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components.alpha }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }
  public override var hash: Int { components.hashValue }
}
