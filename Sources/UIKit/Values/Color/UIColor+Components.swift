/// Components of colours, in the appearance of ``UITraitCollection/current``.
extension UIColor {
  /// The components in the current appearance. Views, traits and colours belong to the main actor's code.
  private var current: Components {
    MainActor.unchecked { components(for: UITraitCollection.current.userInterfaceStyle) }
  }

  /// Writes the shares of red, green, blue and the opacity, from 0 to 1.
  /// - Returns: Always true, because every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = current
    red?.pointee = own.red
    green?.pointee = own.green
    blue?.pointee = own.blue
    alpha?.pointee = own.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity, from 0 to 1.
  /// - Returns: Always true, because every colour has them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = current
    let (top, bottom) = (max(own.red, own.green, own.blue), min(own.red, own.green, own.blue))
    let range = top - bottom
    var sixths: CGFloat = 0
    if range > 0 {
      sixths =
        switch top {
        case own.red: (own.green - own.blue) / range
        case own.green: (own.blue - own.red) / range + 2
        default: (own.red - own.green) / range + 4
        }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = top > 0 ? range / top : 0
    brightness?.pointee = top
    alpha?.pointee = own.alpha
    return true
  }

  /// Writes the brightness of a gray and the opacity, from 0 to 1.
  /// - Returns: Whether the colour is a gray; otherwise nothing is written.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let own = current
    if own.red != own.green || own.green != own.blue { return false }
    white?.pointee = own.red
    alpha?.pointee = own.alpha
    return true
  }

  /// A colour by hue, saturation and brightness, from 0 to 1; values outside are clamped.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (hue, saturation, brightness) = (min(max(hue, 0), 1), min(max(saturation, 0), 1), min(max(brightness, 0), 1))
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// A colour in Display P3; the components are used as those in sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour that repeats an image; a gray here, because images have no content.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
}
