internal import CDeflate
import Foundation

/// Compresses flat pictures, such as layouts, by what they are: most rows equal the row above, most pixels their left
/// neighbour or the pixel above.
///
/// A row like the one above costs one comparison, and a step of the checksum in closed form. Repetitions in other rows are
/// found by comparing pixels, not by searching.
enum FlatPicture {
  /// A zlib stream, and how it names colours; nil for a picture that is not flat.
  /// - Throws: ``CanvasError/noMemory(bytes:)``.
  static func compressed(_ image: PixelRows) throws(CanvasError) -> (data: [UInt8], colors: PNGColors)? {
    let same = (0..<image.height).map(image.isLikeAbove)
    if let palette = Palette(image, same) {
      return try palette.withIndices(image) { indices throws(CanvasError) in
        let plane = Plane(step: 1) { y in
          let (row, above) = indices(y)
          return PlaneRow(bytes: row, pixels: row, above: above)
        }
        if let data = compressed(image, same, plane) { return (data, .palette(palette.colors)) }
        return (try searched(image) { indices($0).row }, .palette(palette.colors))
      }
    }
    let rowBytes = image.width * 3
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes)
    defer { rows.deallocate() }
    let plane = Plane(step: 3) { y in
      image.write(row: y, to: rows)
      return PlaneRow(bytes: rows, pixels: image.row(y), above: image.row(max(0, y - 1)))
    }
    return compressed(image, same, plane).map { ($0, .rgb) }
  }

  /// Few colours in no order: repetitions have to be searched for.
  private static func searched(_ image: PixelRows, _ row: (Int) -> UnsafePointer<UInt8>) throws(CanvasError)
    -> [UInt8]
  {
    let raw = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: (image.width + 1) * image.height)
    defer { raw.deallocate() }
    guard var place = raw.baseAddress else { throw .noMemory(bytes: raw.count) }
    for y in 0..<image.height {
      place.pointee = 0
      (place + 1).initialize(from: row(y), count: image.width)
      place += image.width + 1
    }
    return try Zlib.compressed(UnsafeBufferPointer(raw), level: 6)
  }

  /// A picture as the file has it.
  private struct Plane<Pixel: FixedWidthInteger> {
    /// Bytes a pixel.
    let step: Int
    /// A row that is not like the one above; valid until the next one is asked for.
    let row: (Int) -> PlaneRow<Pixel>
  }

  private struct PlaneRow<Pixel: FixedWidthInteger> {
    /// As the file has them.
    let bytes: UnsafePointer<UInt8>
    /// What tells pixels apart.
    let pixels: UnsafePointer<Pixel>
    /// The same of the row above, where that is not like the one above it.
    let above: UnsafePointer<Pixel>
  }

  /// How many pixels from two places on are the same, one by one.
  @inline(__always)
  private static func alike<Pixel: FixedWidthInteger>(
    _ one: UnsafePointer<Pixel>, _ other: UnsafePointer<Pixel>, _ limit: Int
  ) -> Int {
    var count = 0
    let size = MemoryLayout<Pixel>.size
    let step = 16 / size
    let (a, b) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
    while count &+ step <= limit {
      let first = a.loadUnaligned(fromByteOffset: count &* size, as: SIMD4<UInt32>.self)
      if first != b.loadUnaligned(fromByteOffset: count &* size, as: SIMD4<UInt32>.self) { break }
      count &+= step
    }
    while count < limit, one[count] == other[count] { count &+= 1 }
    return count
  }

  /// A picture of which more than this part must be spelled out is not flat.
  private static let limit = 6

  @inline(__always)
  private static func compressed<Pixel>(_ image: PixelRows, _ same: [Bool], _ plane: Plane<Pixel>) -> [UInt8]? {
    let (width, step) = (image.width, plane.step)
    let rowBytes = width * step
    // What is like the pixel above stands a row before; beyond the window nothing can be referred to.
    let canReachUp = rowBytes + 1 <= DeflateTables.farthest
    var tokens = TokenStream(rowBytes: rowBytes, distances: canReachUp ? [step, rowBytes + 1] : [step])
    defer { tokens.deallocate() }
    var adler = Adler32()
    var spelled = 0
    var y = 0
    while y < image.height {
      if same[y] {
        var run = 1
        while y + run < image.height, same[y + run] { run += 1 }
        tokens.addZeroRows(run)
        adler.addZeroRows(run, rowBytes: rowBytes)
        y += run
        continue
      }
      let line = plane.row(y)
      let (bytes, row, above) = (line.bytes, line.pixels, line.above)
      adler.add(filter: 0, bytes, rowBytes)
      tokens.reserve(rowBytes + 8)
      tokens.add(byte: 0)
      // The row above must have been written as it is to be repeated: not as "the same".
      let isUpKnown = canReachUp && y > 0 && !same[y - 1]
      var x = 0
      while x < width {
        // How many pixels are like the left neighbour, and like those above.
        let run = x > 0 && row[x] == row[x - 1] ? alike(row + x, row + (x - 1), width - x) : 0
        let up = isUpKnown && run < 86 && row[x] == above[x] ? alike(row + x, above + x, width - x) : 0
        if run * step >= 3, run + 2 >= up {
          tokens.repeated(run * step, slot: 0)
          x &+= run
        } else if up * step >= 3 {
          tokens.repeated(up * step, slot: 1)
          x &+= up
        } else {
          for byte in 0..<step { tokens.add(byte: bytes[x &* step &+ byte]) }
          spelled &+= 1
          x &+= 1
        }
      }
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
  private static let modulus: UInt64 = 65521
  private(set) var value: UInt32 = 1

  mutating func add(filter: UInt8, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
    var filter = filter
    value = libdeflate_adler32(value, &filter, 1)
    value = libdeflate_adler32(value, bytes, count)
  }

  /// Rows of the filter Up and zeros: the sum grows by two a row, the sum of sums by that for each byte.
  mutating func addZeroRows(_ number: Int, rowBytes: Int) {
    var (sum, sums) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
    for _ in 0..<number {
      sum = (sum + 2) % Self.modulus
      sums = (sums + sum * UInt64(1 + rowBytes)) % Self.modulus
    }
    value = UInt32(sums << 16 | sum)
  }
}

/// The colours of a picture with few of them.
private struct Palette {
  private(set) var colors: [UInt32] = []
  private var slots = [UInt32](repeating: 0, count: 1024)
  private var positions = [UInt16](repeating: 0, count: 1024)

  /// nil for a picture of more than 256 colours.
  init?(_ image: PixelRows, _ same: [Bool]) {
    for y in 0..<image.height where !same[y] {
      let row = image.row(y)
      var x = 0
      while x < image.width {
        if !add(row[x]) { return nil }
        x &+= Self.run(row + x, image.width &- x)
      }
    }
  }

  /// How many pixels are like the first one, itself included.
  @inline(__always)
  private static func run(_ pixels: UnsafeMutablePointer<UInt32>, _ limit: Int) -> Int {
    let first = pixels[0]
    var count = 1
    // In letters, most pixels differ from their neighbour.
    if limit > 1, pixels[1] != first { return 1 }
    let all = SIMD4(repeating: first)
    while count &+ 4 <= limit, UnsafeRawPointer(pixels + count).loadUnaligned(as: SIMD4<UInt32>.self) == all {
      count &+= 4
    }
    while count < limit, pixels[count] == first { count &+= 1 }
    return count
  }

  private static func firstSlot(_ color: UInt32) -> Int { Int((color &* 2_654_435_761) >> 22) }

  /// Where a colour stands among the slots, or could.
  @inline(__always)
  private func slot(_ color: UInt32) -> Int {
    var slot = Self.firstSlot(color)
    while positions[slot] != 0, slots[slot] != color { slot = (slot + 1) & 1023 }
    return slot
  }

  private mutating func add(_ color: UInt32) -> Bool {
    let slot = slot(color)
    if positions[slot] != 0 { return true }
    guard colors.count < 256 else { return false }
    colors.append(color)
    slots[slot] = color
    positions[slot] = UInt16(colors.count)
    return true
  }

  /// The picture as positions in the palette, a row at a time, and the row that was asked for before.
  func withIndices<Result, Problem: Error>(
    _ image: PixelRows,
    _ body: (@escaping (Int) -> (row: UnsafePointer<UInt8>, before: UnsafePointer<UInt8>)) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * image.width)
    rows.initialize(repeating: 0, count: 2 * image.width)
    defer { rows.deallocate() }
    var (row, before) = (rows, rows + image.width)
    return try body { y in
      swap(&row, &before)
      write(image.row(y), to: row, image.width)
      return (UnsafePointer(row), UnsafePointer(before))
    }
  }

  private func write(_ pixels: UnsafeMutablePointer<UInt32>, to row: UnsafeMutablePointer<UInt8>, _ width: Int) {
    slots.withUnsafeBufferPointer { slots in
      positions.withUnsafeBufferPointer { positions in
        var x = 0
        while x < width {
          let color = pixels[x]
          var slot = Self.firstSlot(color)
          while slots[slot] != color { slot = (slot &+ 1) & 1023 }
          let position = UInt8(truncatingIfNeeded: positions[slot] &- 1)
          let run = Self.run(pixels + x, width &- x)
          if run == 1 { row[x] = position } else { (row + x).update(repeating: position, count: run) }
          x &+= run
        }
      }
    }
  }
}
