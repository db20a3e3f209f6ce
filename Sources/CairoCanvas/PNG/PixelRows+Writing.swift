import Foundation

extension PixelRows {
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * width }

  /// Whether a row equals the row above.
  /// - Complexity: O(width), but O(1) for a row that is known to be equal.
  func isLikeAbove(_ y: Int) -> Bool {
    guard y > 0 else { return false }
    if let changes, !changes[y] { return true }
    return hasPixelsOfAbove(y)
  }

  /// - Precondition: The row is not the first one.
  private func hasPixelsOfAbove(_ y: Int) -> Bool { memcmp(row(y), row(y - 1), width * 4) == 0 }

  /// Whether all rows that differ from the row above are known to.
  var changesAreNoted: Bool {
    guard let changes else { return true }
    return (1..<height).allSatisfy { changes[$0] || hasPixelsOfAbove($0) }
  }

  /// Writes the bytes of a row, three per pixel.
  @inline(__always)
  func write(row y: Int, to place: UnsafeMutablePointer<UInt8>) {
    let row = row(y)
    var place = place
    // Four bytes at a time: the last of them is overwritten by the next pixel.
    for x in 0..<max(0, width - 1) {
      UnsafeMutableRawPointer(place).storeBytes(of: (row[x] << 8).byteSwapped, as: UInt32.self)
      place += 3
    }
    let last = row[width - 1]
    place[0] = UInt8(truncatingIfNeeded: last >> 16)
    place[1] = UInt8(truncatingIfNeeded: last >> 8)
    place[2] = UInt8(truncatingIfNeeded: last)
  }
}
