/// How large a picture that is drawn by hand is.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
  /// In points.
  open internal(set) var bounds = CGRect.zero
}

/// The resolution of a picture that is drawn by hand.
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
  /// The format for some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// What a drawing closure receives.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// Records what is drawn.
  public let cgContext: CGContext
  /// How large the picture is.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  /// Fills a rectangle with the present colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle; the mode counts as normal.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws the line of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Cuts what follows off at a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// What was drawn so far.
  open var currentImage: UIImage {
    UIImage(size: cgContext.size, scale: format.scale, drawing: cgContext.commands)
  }
}

/// Makes pictures by hand: of the right size, with the commands that drew them, which pictures of image views show.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// How large pictures are.
  public let format: UIGraphicsImageRendererFormat

  /// Pictures of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  /// Pictures of a size in points, in a format.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (self.size, self.format) = (size, format)
    super.init()
  }
  /// Pictures of a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  /// Pictures of a rectangle, in points, in a format.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// Runs the closure, and makes a picture of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: size)
    GraphicsStack.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return UIImage(size: size, scale: format.scale, drawing: context.commands)
  }
  /// Runs the closure; the bytes of the picture are not made here, and the result is empty.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }
  /// Runs the closure; the bytes of the picture are not made here, and the result is empty.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}
