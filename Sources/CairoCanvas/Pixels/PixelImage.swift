import Foundation

/// A picture: one 32-bit value per pixel, `0xAARRGGBB`, row by row from the top. What is drawn here is opaque; a file may
/// not be.
package struct PixelImage: Sendable, Hashable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Row by row from the top, `0xAARRGGBB`; colours are not multiplied by alpha.
  package private(set) var pixels: [UInt32]

  /// - Precondition: `pixels` has `width · height` values.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a picture has a value for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in column x of row y, counted from 0 at the top left.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// The picture on a ground of pale squares, which show where it is transparent; an opaque one is returned as it is.
  /// - Complexity: O(pixels).
  package var onSquares: PixelImage {
    if pixels.allSatisfy({ $0 >= 0xFF00_0000 }) { return self }
    var image = self
    for y in 0..<height {
      for x in 0..<width {
        let (pixel, alpha) = (self[x, y], self[x, y] >> 24)
        let ground: UInt32 = (x / 8 + y / 8) % 2 == 0 ? 255 : 224
        image[x, y] = [UInt32(0), 8, 16].reduce(0xFF00_0000) { sum, shift in
          sum | (((pixel >> shift & 0xFF) * alpha + ground * (255 - alpha) + 127) / 255) << shift
        }
      }
    }
    return image
  }

  /// Whether a row has the same pixels as that of another picture.
  /// - Precondition: Both pictures have the row and the same width.
  /// - Complexity: O(width), at memory speed.
  package func hasRow(_ y: Int, like other: PixelImage) -> Bool {
    precondition(width == other.width && 0..<min(height, other.height) ~= y, "both pictures have the row")
    return pixels.withUnsafeBytes { own in
      other.pixels.withUnsafeBytes {
        memcmp(own.baseAddress! + y * width * 4, $0.baseAddress! + y * width * 4, width * 4) == 0
      }
    }
  }

  /// Calls a closure with the pixels in place.
  /// - Precondition: The picture is not empty.
  package func withRows<Result, Failure: Error>(_ body: (PixelRows) throws(Failure) -> Result) throws(Failure) -> Result
  {
    precondition(!pixels.isEmpty, "an empty picture has no rows")
    return try pixels.withUnsafeBufferPointer { buffer throws(Failure) in
      // Rows are only read: only a canvas's own memory is written to.
      let base = UnsafeMutablePointer(mutating: buffer.baseAddress!)
      return try body(PixelRows(width: width, height: height, base: base, changes: nil))
    }
  }

  /// See ``PixelRows/hash``.
  package var hash: UInt64 { withRows(\.hash) }

  /// See ``PixelRows/hashText``.
  package var hashText: String { withRows(\.hashText) }
}
