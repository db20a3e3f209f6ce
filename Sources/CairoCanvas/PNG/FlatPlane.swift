import Foundation

/// A picture as encoded in its file, row by row: values that distinguish pixels, and the bytes that encode them.
///
/// The encoder classifies each pixel of a row from left to right, so that most bytes can be copied.
protocol FlatPlane {
  associatedtype Pixel: FixedWidthInteger
  /// Bytes per pixel.
  static var step: Int { get }

  /// Goes to a row. Rows that equal the one above are skipped.
  mutating func start(_ y: Int)
  /// The values that distinguish the row's pixels.
  var pixels: UnsafePointer<Pixel> { get }
  /// The values of the previously encoded row.
  var above: UnsafePointer<Pixel> { get }
  /// The row's bytes in the file, up to the last classified pixel.
  var bytes: UnsafePointer<UInt8> { get }

  /// Encodes a pixel that differs from its neighbours.
  /// - Returns: Its bytes, the first one lowest.
  func spell(_ x: Int) -> UInt32
  /// Encodes pixels that equal the one before the first of them.
  func repeatLeft(_ x: Int, _ count: Int)
  /// Encodes pixels that equal those above, in the previously encoded row.
  func repeatAbove(_ x: Int, _ count: Int)
}

/// Pixels by their colours, three bytes each.
struct ColorPlane: FlatPlane {
  static let step = 3

  private let image: PixelRows
  private var rows: TwoRows
  private(set) var pixels: UnsafePointer<UInt32>
  private(set) var above: UnsafePointer<UInt32>
  var bytes: UnsafePointer<UInt8> { UnsafePointer(rows.row) }

  init(_ image: PixelRows) {
    self.image = image
    // A pixel is written as four bytes, the last of which belongs to the next pixel.
    rows = TwoRows(length: image.width * 3 + 1)
    (pixels, above) = (UnsafePointer(image.base), UnsafePointer(image.base))
  }

  func deallocate() { rows.deallocate() }

  mutating func start(_ y: Int) {
    rows.turn()
    (pixels, above) = (UnsafePointer(image.row(y)), UnsafePointer(image.row(max(0, y - 1))))
  }

  @inline(__always)
  func spell(_ x: Int) -> UInt32 {
    let color = (pixels[x] << 8).byteSwapped
    UnsafeMutableRawPointer(rows.row + 3 &* x).storeBytes(of: color, as: UInt32.self)
    return color
  }

  @inline(__always)
  func repeatLeft(_ x: Int, _ count: Int) {
    let start = rows.row + 3 &* x
    let color = (pixels[x] << 8).byteSwapped
    var done = 0
    while done < min(count, 8) {
      UnsafeMutableRawPointer(start + 3 &* done).storeBytes(of: color, as: UInt32.self)
      done &+= 1
    }
    // Doubles the number of pixels each time.
    while done < count {
      let part = min(done, count &- done)
      memcpy(start + 3 &* done, start, 3 &* part)
      done &+= part
    }
  }

  @inline(__always)
  func repeatAbove(_ x: Int, _ count: Int) { memcpy(rows.row + 3 &* x, rows.before + 3 &* x, 3 &* count) }
}

/// Pixels as positions in a palette, one byte each.
struct IndexPlane: FlatPlane {
  static let step = 1

  private let image: PixelRows
  private let palette: PNGPalette
  private var rows: TwoRows
  var bytes: UnsafePointer<UInt8> { UnsafePointer(rows.row) }
  var pixels: UnsafePointer<UInt8> { bytes }
  var above: UnsafePointer<UInt8> { UnsafePointer(rows.before) }

  init(_ image: PixelRows, _ palette: PNGPalette) {
    (self.image, self.palette) = (image, palette)
    rows = TwoRows(length: image.width)
  }

  func deallocate() { rows.deallocate() }

  mutating func start(_ y: Int) {
    rows.turn()
    palette.write(image.row(y), to: rows.row, image.width)
  }

  // Positions are written at the start of the row, because they distinguish its pixels.
  @inline(__always)
  func spell(_ x: Int) -> UInt32 { UInt32(bytes[x]) }
  func repeatLeft(_ x: Int, _ count: Int) {}
  func repeatAbove(_ x: Int, _ count: Int) {}
}

/// The bytes of a row and of the previous one.
private struct TwoRows {
  private let buffer: UnsafeMutablePointer<UInt8>
  private(set) var row: UnsafeMutablePointer<UInt8>
  private(set) var before: UnsafeMutablePointer<UInt8>

  init(length: Int) {
    buffer = .allocate(capacity: 2 * length)
    buffer.initialize(repeating: 0, count: 2 * length)
    (row, before) = (buffer, buffer + length)
  }

  func deallocate() { buffer.deallocate() }

  /// Makes the row the previous one.
  mutating func turn() { swap(&row, &before) }
}
