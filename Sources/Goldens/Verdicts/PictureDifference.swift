public import CairoCanvas

/// Where two pictures differ.
public enum PictureDifference {
  private static let changed: UInt32 = 0xFFE0_115F

  /// Differing pixels in red over a pale copy of the first picture; pictures of different sizes are held together at
  /// their top left corners.
  /// - Returns: The picture, and how many pixels differ.
  /// - Complexity: O(pixels).
  public static func picture(_ expected: PixelImage, _ actual: PixelImage) -> (image: PixelImage, count: Int) {
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

  /// Three quarters of the way to white.
  private static func pale(_ pixel: UInt32) -> UInt32 { 0xFFBF_BFBF + ((pixel >> 2) & 0x003F_3F3F) }
}
