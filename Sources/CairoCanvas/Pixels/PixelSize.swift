import Foundation
import Values

/// Width and height of a picture, in whole pixels.
struct PixelSize: Hashable {
  let width: Int
  let height: Int

  /// Creates the size in pixels of a size in points, rounded up to whole pixels.
  /// - Parameter size: In points.
  /// - Throws: ``CanvasError/tooLarge(width:height:)`` for a picture without pixels, or beyond ``Limits``.
  init(of size: CGSize, at scale: PixelScale) throws(CanvasError) {
    let (width, height) = (scale.pixels(size.width), scale.pixels(size.height))
    guard width.isFinite, height.isFinite, width >= 1, height >= 1, width * height <= Double(Limits.canvasPixels),
      max(width, height) <= Double(Limits.canvasSide)
    else { throw .tooLarge(width: width, height: height) }
    (self.width, self.height) = (Int(width.rounded(.up)), Int(height.rounded(.up)))
  }

  /// The number of pixels.
  var count: Int { width * height }
}
