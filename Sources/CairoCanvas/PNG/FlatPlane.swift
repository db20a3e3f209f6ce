import Foundation

/// A picture as its file has it, row by row: what tells pixels apart, and the bytes that stand for them.
///
/// The reader of a row says of each pixel what it is like, from left to right: most bytes can be copied then.
protocol FlatPlane {
  associatedtype Pixel: FixedWidthInteger
  /// Bytes a pixel.
  static var step: Int { get }

  /// Goes to a row. Rows like the one above are left out.
  mutating func start(_ y: Int)
  /// Of the row: what tells its pixels apart.
  var pixels: UnsafePointer<Pixel> { get }
  /// The same of the row that was read before.
  var above: UnsafePointer<Pixel> { get }
  /// Of the row, as the file has them: those of the pixels that were gone through.
  var bytes: UnsafePointer<UInt8> { get }

  /// A pixel is like no other.
  /// - Returns: Its bytes, the first one lowest.
  func spell(_ x: Int) -> UInt32
  /// Pixels are like the one before the first of them.
  func repeatLeft(_ x: Int, _ count: Int)
  /// Pixels are like those above, in the row that was read before.
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
    // A pixel is written as four bytes, the last of which is the next pixel's.
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
    // Twice as many each time.
    while done < count {
      let part = min(done, count &- done)
      memcpy(start + 3 &* done, start, 3 &* part)
      done &+= part
    }
  }

  @inline(__always)
  func repeatAbove(_ x: Int, _ count: Int) { memcpy(rows.row + 3 &* x, rows.before + 3 &* x, 3 &* count) }
}

/// Pixels by their positions in a palette, a byte each.
struct IndexPlane: FlatPlane {
  static let step = 1

  private let image: PixelRows
  private let palette: Palette
  private var rows: TwoRows
  var bytes: UnsafePointer<UInt8> { UnsafePointer(rows.row) }
  var pixels: UnsafePointer<UInt8> { bytes }
  var above: UnsafePointer<UInt8> { UnsafePointer(rows.before) }

  init(_ image: PixelRows, _ palette: Palette) {
    (self.image, self.palette) = (image, palette)
    rows = TwoRows(length: image.width)
  }

  func deallocate() { rows.deallocate() }

  mutating func start(_ y: Int) {
    rows.turn()
    palette.write(image.row(y), to: rows.row, image.width)
  }

  // Positions are written when the row is gone to: they tell pixels apart.
  @inline(__always)
  func spell(_ x: Int) -> UInt32 { UInt32(bytes[x]) }
  func repeatLeft(_ x: Int, _ count: Int) {}
  func repeatAbove(_ x: Int, _ count: Int) {}
}

/// The bytes of a row, and of the row before.
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

  /// The row becomes the one before.
  mutating func turn() { swap(&row, &before) }
}
