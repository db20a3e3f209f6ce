internal import CDeflate
import Foundation

extension PixelRows {
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * width }

  /// Whether a row equals the row above.
  /// - Complexity: O(width), but O(1) for a row that is known to be equal.
  func isLikeAbove(_ y: Int) -> Bool {
    if y > 0, let changes, !changes[y] { return true }
    return y > 0 && memcmp(row(y), row(y - 1), width * 4) == 0
  }

  /// Whether all rows that differ from the row above are known to.
  var changesAreNoted: Bool {
    guard let changes else { return true }
    return (1..<height).allSatisfy { changes[$0] || memcmp(row($0), row($0 - 1), width * 4) == 0 }
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

/// The rows of a picture that equal the row above: compared on first use, and cached.
struct RowRepeats {
  private let image: PixelRows
  private var known: [Bool]
  /// The number of rows compared so far.
  private var count = 0

  init(_ image: PixelRows) {
    self.image = image
    known = Array(repeating: false, count: image.height)
  }

  subscript(y: Int) -> Bool {
    mutating get {
      while count <= y {
        known[count] = image.isLikeAbove(count)
        count &+= 1
      }
      return known[y]
    }
  }
}

/// A zlib stream written by libdeflate.
enum Zlib {
  /// - Parameter level: From 1, fast, to 12, small.
  /// - Throws: ``CanvasError/noMemory(bytes:)``; in a buffer of the maximum size, compression fails for no other
  ///   reason.
  static func compressed(_ raw: UnsafeBufferPointer<UInt8>, level: Int32) throws(CanvasError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else { throw .noMemory(bytes: raw.count) }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, raw.count)
    let stream = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(compressor, raw.baseAddress, raw.count, buffer.baseAddress, bound)
    }
    if stream.isEmpty { throw .noMemory(bytes: bound) }
    return stream
  }
}

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
