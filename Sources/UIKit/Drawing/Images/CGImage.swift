/// An image with its size in pixels.
public final class CGImage: NSObject, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int

  let picture: UIImage?

  package init(width: Int, height: Int, of picture: UIImage? = nil) {
    (self.width, self.height, self.picture) = (width, height, picture)
    super.init()
  }

  /// The part of the image inside a rectangle, in pixels; nil if they do not overlap.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let drawing = MainActor.unchecked { () -> [CGContext.Command] in
      let context = CGContext(size: part.size)
      guard let picture else { return [] }
      context.clip(to: CGRect(origin: .zero, size: part.size))
      context.draw(picture, in: CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height)))
      return context.commands
    }
    return CGImage(
      width: Int(part.width), height: Int(part.height), of: UIImage(size: part.size, drawing: drawing))
  }

  /// The same image.
  public func copy() -> CGImage? { CGImage(width: width, height: height, of: picture) }
  /// Always `premultipliedLast`.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// Bits for each component of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// Bits for each pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes for each row of pixels.
  public var bytesPerRow: Int { 4 * width }
  /// The only colour space.
  public var colorSpace: CGColorSpace? { CGColorSpace() }
}

extension UIImage.Orientation {
  /// Whether the picture's sides are exchanged.
  var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

  /// Maps pixels of a picture, whose size before it is turned is given in points, to where they are shown.
  func transform(of raw: CGSize) -> CGAffineTransform {
    let (w, h) = (raw.width, raw.height)
    return switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
    }
  }
}
