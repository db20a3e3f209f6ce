package import CairoCanvas

/// The differing pixels of two pictures.
package enum PictureDifference {
  /// The colour of pixels that differ, with its alpha first.
  private static let changed: UInt32 = 0xFFE0_115F

  /// Returns differing pixels in red over a pale copy of the first picture; pictures of different sizes are aligned at
  /// their top left corners.
  /// - Returns: The picture, and the number of differing pixels.
  /// - Complexity: O(pixels).
  package static func picture(_ expected: PixelImage, _ actual: PixelImage) -> (image: PixelImage, count: Int) {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    let (old, new) = (expected.pixels, actual.pixels)
    let common = (width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    var pixels = [UInt32](repeating: changed, count: width * height)
    var count = width * height
    for y in 0..<common.height {
      let (first, second) = (y * expected.width, y * actual.width)
      for x in 0..<common.width where old[first + x] == new[second + x] {
        pixels[y * width + x] = pale(old[first + x])
        count -= 1
      }
    }
    return (PixelImage(width: width, height: height, pixels: pixels), count)
  }

  /// Returns the area in which two pictures differ, as left, top, width and height in pixels; nil if they are equal.
  /// - Complexity: O(pixels of rows that differ).
  package static func area(_ expected: PixelImage, _ actual: PixelImage) -> [Double]? {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    let isAlike = expected.width == actual.width
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<height {
      let isInBoth = y < expected.height && y < actual.height
      if isAlike, isInBoth, expected.hasRow(y, like: actual) { continue }
      (top, bottom) = (min(top, y), y)
      for x in 0..<width {
        let isSame = isInBoth && x < expected.width && x < actual.width && expected[x, y] == actual[x, y]
        if !isSame { (left, right) = (min(left, x), max(right, x)) }
      }
    }
    return right < 0 ? nil : [left, top, right - left + 1, bottom - top + 1].map(Double.init)
  }

  /// Returns golden, actual and difference next to each other, with a pale line every 50 pixels.
  /// - Complexity: O(pixels).
  package static func threeUp(_ expected: PixelImage, _ actual: PixelImage, _ difference: PixelImage) -> PixelImage {
    beside([expected, actual, difference].map(gridded))
  }

  /// Returns the same for the area that differs, with a margin of some pixels; nil if nothing differs.
  package static func crop(_ expected: PixelImage, _ actual: PixelImage, _ difference: PixelImage) -> PixelImage? {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<difference.height {
      let row = difference.pixels[(y * difference.width)..<((y + 1) * difference.width)]
      guard let first = row.firstIndex(of: changed), let last = row.lastIndex(of: changed) else { continue }
      (left, right) = (min(left, first - row.startIndex), max(right, last - row.startIndex))
      (top, bottom) = (min(top, y), y)
    }
    guard right >= 0 else { return nil }
    let around = 20
    (left, top) = (max(0, left - around), max(0, top - around))
    (right, bottom) = (min(difference.width - 1, right + around), min(difference.height - 1, bottom + around))
    func part(_ image: PixelImage) -> PixelImage {
      let width = right - left + 1
      var pixels: [UInt32] = []
      pixels.reserveCapacity(width * (bottom - top + 1))
      for y in top...bottom {
        let end = y < image.height ? min(right + 1, image.width) : left
        if left < end { pixels += image.pixels[(y * image.width + left)..<(y * image.width + end)] }
        pixels += repeatElement(ground, count: right + 1 - max(left, end))
      }
      return PixelImage(width: width, height: bottom - top + 1, pixels: pixels)
    }
    return beside([expected, actual, difference].map(part))
  }

  /// What is around pictures.
  private static let ground: UInt32 = 0xFFF1_F3F6

  private static func gridded(_ image: PixelImage) -> PixelImage {
    var pixels = image.pixels
    for y in 0..<image.height {
      let isLine = y % 50 == 0 && y > 0
      for x in stride(from: isLine ? 0 : 50, to: image.width, by: isLine ? 1 : 50) {
        pixels[y * image.width + x] = ruled(pixels[y * image.width + x])
      }
    }
    return PixelImage(width: image.width, height: image.height, pixels: pixels)
  }

  /// A third of the way to a blue-grey.
  private static func ruled(_ pixel: UInt32) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 {
      ((2 * (pixel >> shift & 0xFF) + (0x0083_7060 as UInt32 >> shift & 0xFF)) / 3) << shift
    }
    return 0xFF00_0000 | part(0) | part(8) | part(16)
  }

  private static func beside(_ images: [PixelImage]) -> PixelImage {
    let gap = 10
    let width = images.reduce(gap * (images.count - 1)) { $0 + $1.width }
    let height = images.map(\.height).max() ?? 0
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for (number, image) in images.enumerated() {
        if number > 0 { pixels += repeatElement(ground, count: gap) }
        if y < image.height {
          pixels += image.pixels[(y * image.width)..<((y + 1) * image.width)]
        } else {
          pixels += repeatElement(ground, count: image.width)
        }
      }
    }
    return PixelImage(width: width, height: height, pixels: pixels)
  }

  /// Three quarters of the way to white.
  private static func pale(_ pixel: UInt32) -> UInt32 { 0xFFBF_BFBF + ((pixel >> 2) & 0x003F_3F3F) }
}
