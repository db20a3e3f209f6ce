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

  /// The pixels where they lie.
  /// - Precondition: The picture is not empty.
  public func withRows<Result, Failure: Error>(_ body: (PixelRows) throws(Failure) -> Result) throws(Failure) -> Result
  {
    precondition(!pixels.isEmpty, "an empty picture has no rows")
    return try pixels.withUnsafeBufferPointer { buffer throws(Failure) in
      // Rows are only read: what is written to is a canvas's own memory.
      try body(PixelRows(width: width, height: height, base: UnsafeMutablePointer(mutating: buffer.baseAddress!)))
    }
  }

  /// See ``PixelRows/hash``.
  public var hash: UInt64 { withRows(\.hash) }

  /// See ``PixelRows/hashText``.
  public var hashText: String { withRows(\.hashText) }
}
