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
    var image = PixelImage(
      width: width, height: height, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: width * height))
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let old = x < expected.width && y < expected.height ? expected[x, y] : nil
        let new = x < actual.width && y < actual.height ? actual[x, y] : nil
        if old == new, let old {
          image[x, y] = pale(old)
        } else {
          image[x, y] = changed
          count += 1
        }
      }
    }
    return (image, count)
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
      for x in 0..<difference.width where difference[x, y] == changed {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    guard right >= 0 else { return nil }
    let around = 20
    (left, top) = (max(0, left - around), max(0, top - around))
    (right, bottom) = (min(difference.width - 1, right + around), min(difference.height - 1, bottom + around))
    func part(_ image: PixelImage) -> PixelImage {
      var part = blank(right - left + 1, bottom - top + 1)
      for y in top...bottom {
        for x in left...right where x < image.width && y < image.height { part[x - left, y - top] = image[x, y] }
      }
      return part
    }
    return beside([expected, actual, difference].map(part))
  }

  private static func blank(_ width: Int, _ height: Int) -> PixelImage {
    PixelImage(width: width, height: height, pixels: [UInt32](repeating: 0xFFF1_F3F6, count: width * height))
  }

  private static func gridded(_ image: PixelImage) -> PixelImage {
    var image = image
    for y in 0..<image.height {
      for x in 0..<image.width where (x % 50 == 0 && x > 0) || (y % 50 == 0 && y > 0) {
        // A third of the way to a blue-grey.
        let pixel = image[x, y]
        image[x, y] = [UInt32(0), 8, 16].reduce(0xFF00_0000) { sum, shift in
          let part = (2 * (pixel >> shift & 0xFF) + (0x0083_7060 as UInt32 >> shift & 0xFF)) / 3
          return sum | part << shift
        }
      }
    }
    return image
  }

  private static func beside(_ images: [PixelImage]) -> PixelImage {
    let gap = 10
    let width = images.reduce(gap * (images.count - 1)) { $0 + $1.width }
    var whole = blank(width, images.map(\.height).max() ?? 0)
    var left = 0
    for image in images {
      for y in 0..<image.height {
        for x in 0..<image.width { whole[left + x, y] = image[x, y] }
      }
      left += image.width + gap
    }
    return whole
  }

  /// Three quarters of the way to white.
  private static func pale(_ pixel: UInt32) -> UInt32 { 0xFFBF_BFBF + ((pixel >> 2) & 0x003F_3F3F) }
}
