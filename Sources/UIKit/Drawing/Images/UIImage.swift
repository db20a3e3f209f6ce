/// An image, as far as layout needs it: its size.
open class UIImage: NSObject, @unchecked Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The name it was created with; nil for an image without one.
  package let name: String?
  private let png: Data?
  /// The contents that pictures of layouts draw; nil for a placeholder.
  package let contents: (any Sendable)?
  /// The commands that drew it; empty for an image that was not drawn here.
  nonisolated(unsafe) package let drawing: [CGContext.Command]
  /// Whether it is one of the system's symbols, for which only the box is known.
  public let isSymbolImage: Bool
  /// How the image is coloured; stored.
  open private(set) var renderingMode = RenderingMode.automatic
  /// How far the image extends beyond its alignment rectangle, in points; a symbol's own insets are not published and
  /// count as zero.
  open private(set) var alignmentRectInsets = UIEdgeInsets.zero
  /// The part that is not stretched, in points; stored.
  open private(set) var capInsets = UIEdgeInsets.zero
  /// How the inner part fills a larger image; stored.
  open private(set) var resizingMode = ResizingMode.tile
  /// Whether the image is mirrored from right to left; stored.
  open private(set) var flipsForRightToLeftLayoutDirection = false
  /// The distance of the baseline from the bottom, in points; nil for an image without one.
  open private(set) var baselineOffsetFromBottom: CGFloat?
  /// How the pixels are turned.
  open private(set) var imageOrientation = Orientation.up
  /// The pixels before they are turned.
  private var ownPixels: CGImage?
  /// The pictures of an animated image; nil for others.
  open private(set) var images: [UIImage]?
  /// The time that an animated image takes, in seconds; 0 for others.
  open private(set) var duration: TimeInterval = 0
  /// The colour that the image was drawn in; nil for its own.
  package private(set) var tint: UIColor?
  /// The asset that has the image for other traits; nil for an image that was registered with none.
  open internal(set) var imageAsset: UIImageAsset?
  /// The size and weight of a symbol, if one was set.
  open private(set) var configuration: Configuration?
  /// The same as ``configuration``.
  open var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

  /// An image with a size, in points, and a name.
  /// - Parameter png: The PNG file with its pixels, if it was drawn.
  package init(
    size: CGSize, scale: CGFloat = 1, name: String? = nil, isSymbol: Bool = false, png: Data? = nil,
    drawing: [CGContext.Command] = [], contents: (any Sendable)? = nil
  ) {
    self.contents = contents
    self.size = size
    self.drawing = drawing
    self.png = png
    self.scale = scale
    self.name = name
    isSymbolImage = isSymbol
    super.init()
  }

  /// A system symbol for text with a point size: a square with the typical side length of symbols (`control-metrics.md`
  /// 3.4), in whole points.
  package static func symbol(_ name: String, pointSize: CGFloat) -> UIImage {
    UIImage(size: symbolBox(pointSize: pointSize), name: name, isSymbol: true)
  }

  /// A symbol for text with a point size and a weight, smaller or larger than it.
  package static func symbol(
    _ name: String, pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale
  ) -> UIImage {
    let configuration = SymbolConfiguration(pointSize: pointSize, weight: weight, scale: scale)
    let image = UIImage(size: symbolBox(pointSize: configuration.boxPointSize), name: name, isSymbol: true)
    image.configuration = configuration
    return image
  }

  /// The same symbol in a box of another size, in points.
  package func inBox(_ size: CGSize) -> UIImage {
    let image = UIImage(size: size, scale: scale, name: name, isSymbol: isSymbolImage)
    image.configuration = configuration
    return image
  }

  private static func symbolBox(pointSize: CGFloat) -> CGSize {
    let side = max(0, (symbolLength * pointSize).rounded(.up))
    return CGSize(width: side, height: side)
  }

  /// The typical longest side of a symbol, in em.
  package static let symbolLength: CGFloat = 1.17
  /// The default size of the text next to a symbol, in points.
  static let symbolPointSize: CGFloat = 17

  /// A symbol for text of 17 points. Plumb draws its own shape in the symbol's box.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol with a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    if name.isEmpty { return nil }
    let pointSize = (configuration as? SymbolConfiguration)?.boxPointSize ?? Self.symbolPointSize
    self.init(size: Self.symbolBox(pointSize: pointSize), name: name, isSymbol: true)
    self.configuration = configuration
  }

  /// A symbol for traits, which have no effect.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// An image in the project's asset catalogues, which PlumbTesting and SnapshotTesting provide; nil for an unknown
  /// name, or if no catalogues were provided.
  public convenience init?(named name: String) {
    guard let found = ApplicationResources.current?.picture(name) else { return nil }
    self.init(size: found.size, name: name, contents: found.contents)
  }
  /// The same; the bundle and the traits are not used.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }
  /// The same; the bundle and the configuration are not used.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }
  /// An image in the project's asset catalogues, as an image literal names it; empty for an unknown name.
  public convenience init(imageLiteralResourceName name: String) {
    let found = ApplicationResources.current?.picture(name)
    self.init(size: found?.size ?? .zero, name: name, contents: found?.contents)
  }
  /// An empty area of the image's size, because filters are not applied here.
  public convenience init(ciImage: CIImage) { self.init(size: ciImage.extent.size) }
  /// An empty area of the image's size at a scale.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    self.init(
      size: CGSize(width: ciImage.extent.width / scale, height: ciImage.extent.height / scale), scale: scale)
  }
  /// Always nil, because images are not decoded here.
  public convenience init?(data: Data) { return nil }
  /// Always nil, because images are not decoded here.
  public convenience init?(data: Data, scale: CGFloat) { return nil }
  /// Always nil, because no files are read here.
  public convenience init?(contentsOfFile path: String) { return nil }
  /// An image with the given pixels, one per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  /// An image with the given pixels at a scale, turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let raw = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    let size = orientation.isSideways ? CGSize(width: raw.height, height: raw.width) : raw
    let picture = cgImage.picture
    if orientation == .up, picture?.size == size || picture?.drawing.isEmpty != false {
      self.init(
        size: size, scale: scale, name: picture?.name, png: picture?.png, drawing: picture?.drawing ?? [],
        contents: picture?.contents)
    } else {
      self.init(size: size, scale: scale, drawing: MainActor.unchecked { picture?.drawn(raw, orientation) ?? [] })
    }
    (imageOrientation, ownPixels) = (orientation, cgImage)
  }

  /// The commands that draw the image in another size, turned.
  @MainActor
  private func drawn(_ raw: CGSize, _ orientation: Orientation) -> [CGContext.Command] {
    let context = CGContext(size: orientation.isSideways ? CGSize(width: raw.height, height: raw.width) : raw)
    context.concatenate(orientation.transform(of: raw))
    context.draw(self, in: CGRect(origin: .zero, size: raw))
    return context.commands
  }

  /// An empty image.
  public convenience override init() { self.init(size: .zero) }

  // MARK: Variants

  private func variant(size: CGSize? = nil, _ change: (UIImage) -> Void) -> UIImage {
    let image = UIImage(
      size: size ?? self.size, scale: scale, name: name, isSymbol: isSymbolImage, png: png, drawing: drawing,
      contents: contents)
    (image.renderingMode, image.alignmentRectInsets) = (renderingMode, alignmentRectInsets)
    (image.capInsets, image.configuration, image.imageAsset) = (capInsets, configuration, imageAsset)
    (image.resizingMode, image.baselineOffsetFromBottom) = (resizingMode, baselineOffsetFromBottom)
    image.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    (image.images, image.duration, image.tint) = (images, duration, tint)
    if size == nil { (image.imageOrientation, image.ownPixels) = (imageOrientation, ownPixels) }
    change(image)
    return image
  }

  /// The same image of another asset, or of none.
  func inAsset(_ asset: UIImageAsset?) -> UIImage { variant { $0.imageAsset = asset } }
  /// The image as a template or with its own colours.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    variant { $0.renderingMode = renderingMode }
  }
  /// The image in a colour, which pictures show for images that were drawn here.
  open func withTintColor(_ color: UIColor) -> UIImage { variant { $0.tint = color } }
  /// The image in a colour, which pictures show for images that were drawn here.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    variant { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }
  /// The image with a baseline, in points from its bottom; where it is aligned in a text does not change here.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    variant { $0.baselineOffsetFromBottom = baselineOffset }
  }
  /// The image without a baseline.
  open func imageWithoutBaseline() -> UIImage { variant { $0.baselineOffsetFromBottom = nil } }
  /// The image with another alignment rectangle, which constraints on an image view use (AL-2.42).
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    variant { $0.alignmentRectInsets = alignmentInsets }
  }
  /// The image with a part that is not stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { variant { $0.capInsets = capInsets } }
  /// The image with a part that is not stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    variant { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  /// A symbol in another size; any other image stays as it is.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// A symbol in another size; any other image keeps its size.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    let pointSize = (configuration as? SymbolConfiguration)?.boxPointSize
    return variant(size: isSymbolImage ? pointSize.map(Self.symbolBox) : nil) { $0.configuration = configuration }
  }
  /// The image mirrored in right-to-left layouts; placeholders are symmetric.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    variant { $0.flipsForRightToLeftLayoutDirection = true }
  }
  /// The image mirrored; placeholders are symmetric.
  open func withHorizontallyFlippedOrientation() -> UIImage { variant { _ in } }
  /// The image itself, which needs no preparation.
  open func preparingForDisplay() -> UIImage? { self }
  /// Passes the image to the closure at once.
  open func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  /// The image itself, which needs no preparation.
  open func byPreparingForDisplay() async -> UIImage? { self }
  /// Passes a smaller image to the closure at once.
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// A smaller image.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// A smaller image.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { variant(size: size) { _ in } }

  // MARK: Contents

  /// The same image with its size in pixels; nil for an empty one.
  open var cgImage: CGImage? {
    if let ownPixels { return ownPixels }
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width >= 1, height >= 1, width < 1e9, height < 1e9 else { return nil }
    return CGImage(width: Int(width), height: Int(height), of: self)
  }
  /// The image as a PNG file; nil for an empty image. PlumbTesting and SnapshotTesting draw it with its contents in what
  /// they run; elsewhere it is transparent, with its size in pixels.
  open func pngData() -> Data? {
    if let png { return png }
    guard let cgImage else { return nil }
    // Pictures are drawn on the main queue; elsewhere a file has no contents.
    let encoded = MainQueue.isCurrent ? ApplicationResources.current?.encode(self) : nil
    return encoded ?? ClearPicture.png(width: cgImage.width, height: cgImage.height)
  }
  /// The image as a file, which is a PNG file here; nil for an empty image.
  open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  /// An image that is animated on iOS, and shows its first picture here; nil without pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.variant { ($0.images, $0.duration) = (images, duration) }
  }
  /// Always empty, because an image has no variants here.
  open var traitCollection: UITraitCollection { UITraitCollection() }

  /// Draws the image in the current context, with its top left corner at a point.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image in the current context, with its top left corner at a point; the blend mode is treated as normal.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image repeatedly in the current context, as often as it fits.
  @preconcurrency @MainActor
  open func drawAsPattern(in rect: CGRect) {
    guard size.width > 0, size.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    let (columns, rows) = (rect.width / size.width, rect.height / size.height)
    // A pattern of single points over a large area would never end.
    guard columns.isFinite, rows.isFinite, columns * rows <= 400_000 else { return context.restoreGState() }
    for row in 0..<Int(max(0, rows.rounded(.up))) {
      for column in 0..<Int(max(0, columns.rounded(.up))) {
        draw(at: CGPoint(x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height))
      }
    }
    context.restoreGState()
  }
  /// Draws the image in the current context.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }
  /// Draws the image in the current context; the blend mode is treated as normal.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withAlpha(alpha) { $0.draw(self, in: rect) }
  }
}
