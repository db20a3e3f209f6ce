/// An image of Core Image: here only its extent, because filters are not applied.
@preconcurrency @MainActor
open class CIImage: NSObject {
  /// The area of the image, in pixels.
  public let extent: CGRect

  /// An image without an area.
  public override init() {
    extent = .zero
    super.init()
  }
  /// An image with the area of another, in pixels.
  public init?(image: UIImage) {
    extent = CGRect(x: 0, y: 0, width: image.size.width * image.scale, height: image.size.height * image.scale)
    super.init()
  }
  private init(extent: CGRect) {
    self.extent = extent
    super.init()
  }
  /// The image in a smaller area.
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
  /// The image in the area that a transform gives it.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(extent: extent.applying(matrix)) }
}
