/// A colour as layers use it, the same in light and dark appearance.
public final class CGColor: AttributeValue, @unchecked Sendable {
  /// In sRGB, from 0 to 1.
  package let rgba: UIColor.Components

  /// A colour with components.
  package init(_ components: UIColor.Components) {
    rgba = components
    super.init()
  }

  /// A colour in sRGB; components are clamped to 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).light)
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { rgba.alpha }
  /// Red, green, blue and the opacity, from 0 to 1; of a gray, too.
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }
  /// How many ``components`` there are.
  public var numberOfComponents: Int { 4 }

  /// The same colour, because all are in sRGB; its components are not those of other spaces.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { self }
  /// The only colour space.
  public var colorSpace: CGColorSpace? { CGColorSpace() }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.rgba == rgba }
  public override var hash: Int { rgba.hashValue }

  /// The components in parentheses.
  public override var description: String { "<CGColor> ( \(rgba.text) )" }
}
