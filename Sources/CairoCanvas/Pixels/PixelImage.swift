/// An opaque picture: one 32-bit value a pixel, `0xFFRRGGBB`, row by row from the top.
public struct PixelImage: Sendable, Hashable {
  public let width: Int
  public let height: Int
  public private(set) var pixels: [UInt32]

  /// - Precondition: `pixels` has `width · height` values.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a picture has a value for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// A hash over size and pixels, the same on every machine.
  /// - Complexity: O(pixels), at about memory speed.
  public var hash: UInt64 {
    var seed = UInt64(truncatingIfNeeded: width) << 32 | UInt64(truncatingIfNeeded: height)
    seed ^= 0x706C_756D_6221
    return pixels.withUnsafeBytes { XXH64.hash($0, seed: seed) }
  }

  /// The hash as it stands in records: 16 hexadecimal digits.
  public var hashText: String {
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
