package import CairoCanvas
import Drawing
package import Layout

/// Pictures of a cell that differs: actual, expected and difference, all three next to each other, and the surroundings
/// of the difference, if there is a golden picture.
package enum FailurePictures {
  /// - Parameters:
  ///   - isShort: Whether only actual and expected are written, because a page computes their difference itself.
  ///   - save: Writes a kind of picture, as a PNG file.
  /// - Returns: The kinds written, in the order of their names.
  /// - Throws: Any error that `save` throws.
  package static func write(
    _ actual: PixelImage, expected: PixelImage?, isShort: Bool = false,
    _ save: (_ kind: PictureKind, _ png: [UInt8]) throws -> Void
  ) throws -> [PictureKind] {
    // An accepted picture becomes a golden unchanged, so it is encoded as goldens are.
    try save(.actual, try Renderer.golden(actual))
    guard let golden = expected else { return [.actual] }
    let expected = golden.onSquares
    if isShort {
      try save(.expected, try Renderer.png(expected))
      return [.actual, .expected]
    }
    let difference = PictureDifference.picture(golden, actual)
    try save(.expected, try Renderer.golden(expected))
    try save(.difference, try Renderer.png(difference.image))
    try save(.comparison, try Renderer.png(PictureDifference.threeUp(expected, actual, difference.image)))
    guard let crop = PictureDifference.crop(expected, actual, difference.image) else {
      return [.actual, .comparison, .difference, .expected]
    }
    try save(.crop, try Renderer.png(crop))
    return [.actual, .comparison, .crop, .difference, .expected]
  }
}

extension Renderer {
  /// Returns the observation of a layout, with its picture as a file if wanted.
  /// - Throws: ``CanvasError``.
  package func observation(of layout: SolvedLayout, isFileWanted: Bool = true) throws -> Observation {
    let list = displayList(layout)
    let traces = try traces(of: list, scale: .one, isFileWanted: isFileWanted)
    return Observation(
      cell: layout.cell, facts: LayoutFacts(layout), findings: layout.findings, pixelHash: traces.hash,
      drawingHash: DrawingDigest.text(of: list), png: traces.png, fonts: fonts(in: layout))
  }
}
