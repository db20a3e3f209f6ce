/// Rows as they are, and rows that equal the one above as "the same": small files of flat pictures.
enum UpRows {
  /// Returns the rows as a zlib stream.
  /// - Throws: ``CanvasError/noMemory(bytes:)``.
  static func data(of image: PixelRows, level: Int32) throws(CanvasError) -> [UInt8] {
    let rowBytes = image.width * 3 + 1
    let raw = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: rowBytes * image.height)
    defer { raw.deallocate() }
    guard var place = raw.baseAddress else { throw .noMemory(bytes: raw.count) }
    for y in 0..<image.height {
      if image.isLikeAbove(y) {
        place.pointee = 2
        (place + 1).initialize(repeating: 0, count: rowBytes - 1)
      } else {
        place.pointee = 0
        image.write(row: y, to: place + 1)
      }
      place += rowBytes
    }
    return try Zlib.compressed(UnsafeBufferPointer(raw), level: level)
  }
}
