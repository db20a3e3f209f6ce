/// The bounds of a drawn image.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
  /// In points.
  open internal(set) var bounds = CGRect.zero
}

/// The resolution of a drawn image.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; the screen's by default.
  open var scale: CGFloat = UIScreen.main.scale
  /// Stored.
  open var opaque = false
  /// The screen's format.
  open class func `default`() -> Self { self.init() }
  /// The screen's format.
  open class func preferred() -> Self { self.init() }
  /// The screen's format.
  public required override init() { super.init() }
  /// The format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// The context that a drawing closure receives.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// Records the drawing.
  public let cgContext: CGContext
  /// The image's format.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle; the blend mode is treated as normal.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws a border of one point inside a rectangle, in the stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// The image drawn so far.
  open var currentImage: UIImage {
    UIImage(size: cgContext.size, scale: format.scale, drawing: cgContext.commands)
  }
}

/// Creates drawn images: with the right size, and with the commands that drew them, which pictures of image views show.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The images' format.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer for images with a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  /// A renderer for images with a size in points, in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// A renderer for images of a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
  /// A renderer for images of a rectangle, in points, in a format: what is drawn at the rectangle's origin is at the
  /// image's.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = type(of: format).init()
    (own.scale, own.opaque, own.bounds) = (format.scale, format.opaque, bounds)
    (self.bounds, self.format) = (bounds, own)
    super.init()
  }

  /// Runs the closure and returns an image with the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size)
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    GraphicsStack.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return UIImage(size: bounds.size, scale: format.scale, drawing: context.commands)
  }
  /// Runs the closure and returns the image's PNG file; see ``UIImage/pngData()``.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// Runs the closure and returns the image's file, which is a PNG file here.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}
