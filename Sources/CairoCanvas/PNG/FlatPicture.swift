internal import CDeflate
import Foundation

/// Compresses flat pictures, such as layouts, using their structure: most rows equal the row above, most pixels their
/// left neighbour or the pixel above.
///
/// A row that equals the one above costs a step of the checksum in closed form, and one comparison unless it was painted
/// like that row (``ChangingRows``). Repetitions in other rows are found by comparing pixels, not by searching.
enum FlatPicture {
  /// Returns a zlib stream and its colour type; nil for a picture that is not flat.
  /// - Throws: ``CanvasError/noMemory(bytes:)``.
  static func compressed(_ image: PixelRows) throws(CanvasError) -> (data: [UInt8], colors: PNGColors)? {
    var repeats = RowRepeats(image)
    guard let palette = PNGPalette(image, &repeats) else {
      var plane = ColorPlane(image)
      defer { plane.deallocate() }
      return compressed(image, &repeats, &plane).map { ($0, .rgb) }
    }
    var plane = IndexPlane(image, palette)
    defer { plane.deallocate() }
    if let data = compressed(image, &repeats, &plane) { return (data, .palette(palette.colors)) }
    return (try searched(image, &plane), .palette(palette.colors))
  }

  /// Few colours in no order: repetitions have to be searched for.
  private static func searched(_ image: PixelRows, _ plane: inout IndexPlane) throws(CanvasError) -> [UInt8] {
    let raw = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: (image.width + 1) * image.height)
    defer { raw.deallocate() }
    guard var place = raw.baseAddress else { throw .noMemory(bytes: raw.count) }
    for y in 0..<image.height {
      place.pointee = 0
      plane.start(y)
      (place + 1).initialize(from: plane.bytes, count: image.width)
      place += image.width + 1
    }
    return try Zlib.compressed(UnsafeBufferPointer(raw), level: 6)
  }

  /// Returns the number of equal pixels from two positions on.
  @inline(__always)
  static func alike<Pixel: FixedWidthInteger>(
    _ one: UnsafePointer<Pixel>, _ other: UnsafePointer<Pixel>, _ limit: Int
  ) -> Int {
    var count = 0
    let size = MemoryLayout<Pixel>.size
    let step = 16 / size
    let (a, b) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
    func same(_ part: Int) -> SIMDMask<SIMD4<Int32>> {
      let place = count &* size &+ 16 &* part
      return a.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
        .== b.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
    }
    if step <= limit, all(same(0)) {
      count = step
      // Four at a time, if there are more.
      while count &+ 4 &* step <= limit, all(same(0) .& same(1) .& same(2) .& same(3)) { count &+= 4 &* step }
      while count &+ step <= limit, all(same(0)) { count &+= step }
    }
    while count < limit, one[count] == other[count] { count &+= 1 }
    return count
  }

  /// A picture in which more than one in this many pixels must be spelled out is not flat.
  private static let limit = 6

  @inline(__always)
  private static func compressed<Plane: FlatPlane>(
    _ image: PixelRows, _ repeats: inout RowRepeats, _ plane: inout Plane
  ) -> [UInt8]? {
    let (width, step) = (image.width, Plane.step)
    let rowBytes = width * step
    // The pixel above is one row back; distances beyond the window cannot be encoded.
    let canReachUp = rowBytes + 1 <= DeflateTables.farthest
    var tokens = TokenStream(rowBytes: rowBytes, distances: canReachUp ? [step, rowBytes + 1] : [step])
    var adler = Adler32()
    var spelled = 0
    var y = 0
    while y < image.height {
      if repeats[y] {
        var run = 1
        while y + run < image.height, repeats[y + run] { run += 1 }
        tokens.addZeroRows(run)
        adler.addZeroRows(run, rowBytes: rowBytes)
        y += run
        continue
      }
      plane.start(y)
      let (bytes, row, above) = (plane.bytes, plane.pixels, plane.above)
      tokens.reserve(rowBytes + 8)
      tokens.add(0, bytes: 1)
      // The row above can only be repeated if its bytes were written, not if it was written as "the same".
      let isUpKnown = canReachUp && y > 0 && !repeats[y - 1]
      var x = 0
      while x < width {
        // The number of pixels that equal the left neighbour, and the number that equal those above.
        let run = x > 0 && row[x] == row[x &- 1] ? alike(row + x, row + (x &- 1), width &- x) : 0
        let up = isUpKnown && run < 86 && row[x] == above[x] ? alike(row + x, above + x, width &- x) : 0
        if run &* step >= 3, run &+ 2 >= up {
          tokens.repeated(run &* step, slot: 0)
          plane.repeatLeft(x, run)
          x &+= run
        } else if up &* step >= 3 {
          tokens.repeated(up &* step, slot: 1)
          plane.repeatAbove(x, up)
          x &+= up
        } else {
          tokens.add(plane.spell(x), bytes: step)
          spelled &+= 1
          x &+= 1
        }
      }
      adler.add(filter: 0, bytes, rowBytes)
      y += 1
      if spelled > 8 * width, spelled > y * width / limit { return nil }
    }
    var data: [UInt8] = [0x78, 0x01]
    data += tokens.compressed()
    data.append(bigEndian: adler.value)
    return data
  }
}

/// The checksum of a zlib stream.
private struct Adler32 {
  /// The largest prime below 2^16 (RFC 1950, 8.2).
  private static let modulus: UInt64 = 65521
  private(set) var value: UInt32 = 1

  mutating func add(filter: UInt8, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
    var filter = filter
    value = libdeflate_adler32(value, &filter, 1)
    value = libdeflate_adler32(value, bytes, count)
  }

  /// Adds rows of the filter Up and zeros: the sum grows by two per row, and the sum of sums by that for each byte.
  mutating func addZeroRows(_ number: Int, rowBytes: Int) {
    var (sum, sums) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
    for _ in 0..<number {
      sum = (sum + 2) % Self.modulus
      sums = (sums + sum * UInt64(1 + rowBytes)) % Self.modulus
    }
    value = UInt32(sums << 16 | sum)
  }
}
