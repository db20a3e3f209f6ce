/// Pixels that are painted without Cairo: boxes on whole pixels, and text with known coverage.
///
/// The arithmetic is Cairo's, so the results do not depend on which of the two painted.
struct Raster {
  let base: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  let changes: ChangingRows

  init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    (self.base, self.width, self.height) = (base, width, height)
    changes = ChangingRows(height: height)
  }

  /// The whole picture.
  var box: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }

  /// Fills every pixel of a box.
  func fill(_ box: PixelBox, _ paint: Paint) {
    guard !box.isEmpty else { return }
    changes.note(edgesOf: box)
    for y in box.top..<box.bottom {
      let row = base + y * width + box.left
      if paint.isOpaque {
        row.update(repeating: paint.pixel, count: box.right - box.left)
      } else {
        for x in 0..<(box.right - box.left) { row[x] = Self.over(paint.pixel, row[x]) }
      }
    }
  }

  /// Fills a box of the mask's size where the mask covers it.
  /// - Precondition: The box lies inside the picture.
  func fill(_ mask: CoverageMask, in box: PixelBox, _ paint: Paint) {
    guard !box.isEmpty else { return }
    changes.note(allOf: box)
    mask.coverage.withUnsafeBufferPointer { coverage in
      for y in 0..<mask.height {
        let row = base + (box.top + y) * width + box.left
        let covered = coverage.baseAddress! + y * mask.width
        if paint.isOpaque {
          for x in 0..<mask.width where covered[x] != 0 { row[x] = Self.mixed(paint.pixel, covered[x], row[x]) }
        } else {
          for x in 0..<mask.width where covered[x] != 0 {
            row[x] = Self.over(Self.times(paint.pixel, UInt32(covered[x]), half: 0x80), row[x])
          }
        }
      }
    }
  }

  /// Multiplies all four channels by a fraction of 255.
  @inline(__always)
  private static func times(_ pixel: UInt32, _ part: UInt32, half: UInt32) -> UInt32 {
    let halves = half << 16 | half
    var even = (pixel & 0xFF_00FF) &* part &+ halves
    even = (even &+ (even >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    var odd = (pixel >> 8 & 0xFF_00FF) &* part &+ halves
    odd = (odd &+ (odd >> 8 & 0xFF_00FF)) & 0xFF00_FF00
    return even | odd
  }

  /// pixman's "over".
  @inline(__always)
  private static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    // Never above 255: a channel of the source is at most its alpha.
    times(target, 255 - source >> 24, half: 0x80) &+ source
  }

  /// Cairo's interpolation for opaque colours, which rounds halves down.
  @inline(__always)
  private static func mixed(_ source: UInt32, _ part: UInt8, _ target: UInt32) -> UInt32 {
    if part == 255 { return source }
    return times(source, UInt32(part), half: 0x7F) &+ times(target, 255 - UInt32(part), half: 0x7F)
  }
}
