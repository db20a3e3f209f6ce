/// Each row with the filter that leaves the smallest values, for pictures that are not flat, such as gradients and
/// photographs.
enum FilteredRows {
  /// Returns the rows as a zlib stream.
  /// - Throws: ``CanvasError/noMemory(bytes:)``.
  static func data(of image: PixelRows, level: Int32) throws(CanvasError) -> [UInt8] {
    let length = image.width * 3
    let raw = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: (length + 1) * image.height)
    // Two rows with a pixel of zeros before each, and one row for each filter to try.
    let rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2 * (length + 8))
    let tried = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 3 * length)
    defer {
      raw.deallocate()
      rows.deallocate()
      tried.deallocate()
    }
    rows.initialize(repeating: 0)
    guard var place = raw.baseAddress, let start = rows.baseAddress, let sub = tried.baseAddress else {
      throw .noMemory(bytes: raw.count)
    }
    let (up, paeth) = (sub + length, sub + 2 * length)
    var (row, above) = (start + 3, start + length + 8 + 3)
    for y in 0..<image.height {
      image.write(row: y, to: row)
      for index in 0..<length {
        let (left, over, corner) = (row[index - 3], above[index], above[index - 3])
        sub[index] = row[index] &- left
        up[index] = row[index] &- over
        paeth[index] = row[index] &- Self.paeth(Int16(left), Int16(over), Int16(corner))
      }
      let candidates: [(filter: UInt8, bytes: UnsafeMutablePointer<UInt8>)] = [(0, row), (1, sub), (2, up), (4, paeth)]
      var best = (size: Int.max, index: 0)
      for (index, candidate) in candidates.enumerated() {
        let size = Self.size(candidate.bytes, length)
        if size < best.size { best = (size, index) }
      }
      place.pointee = candidates[best.index].filter
      (place + 1).initialize(from: candidates[best.index].bytes, count: length)
      place += length + 1
      swap(&row, &above)
    }
    return try Zlib.compressed(UnsafeBufferPointer(raw), level: level)
  }

  /// Returns the sum of the bytes' distances from zero: smaller ones compress better.
  private static func size(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    var sum: UInt32 = 0
    for index in 0..<count { sum &+= UInt32(min(bytes[index], 0 &- bytes[index])) }
    return Int(sum)
  }

  @inline(__always)
  private static func paeth(_ left: Int16, _ above: Int16, _ corner: Int16) -> UInt8 {
    let (a, b, c) = (abs(above &- corner), abs(left &- corner), abs(left &+ above &- 2 &* corner))
    return UInt8(truncatingIfNeeded: a <= b && a <= c ? left : b <= c ? above : corner)
  }
}
