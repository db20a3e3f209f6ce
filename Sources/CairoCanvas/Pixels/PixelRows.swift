import Values

/// A picture in the memory where it was painted: values `0xAARRGGBB`, row by row from the top, valid only while
/// the closure that receives it runs.
package struct PixelRows {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  let base: UnsafeMutablePointer<UInt32>
  /// By row, whether it may differ from the row above (``ChangingRows``); nil if that is not known.
  let changes: [Bool]?

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: width * height * 4) }

  /// A hash over size and pixels, the same on every machine.
  /// - Complexity: O(pixels), at about memory speed.
  package var hash: UInt64 {
    var seed = UInt64(truncatingIfNeeded: width) << 32 | UInt64(truncatingIfNeeded: height)
    seed ^= 0x706C_756D_6221
    return XXH64.hash(bytes, seed: seed)
  }

  /// The hash as written in records: 16 hexadecimal digits.
  package var hashText: String { HashText.text(hash) }

  /// A copy that outlives the closure.
  package var image: PixelImage {
    PixelImage(width: width, height: height, pixels: Array(UnsafeBufferPointer(start: base, count: width * height)))
  }
}
