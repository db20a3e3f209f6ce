package import CairoCanvas
package import Foundation

/// How much two pictures differ, in numbers.
package struct PictureMeasure: Sendable, Hashable, Codable {
  /// The number of pixels of the larger picture.
  package var pixels = 0
  /// The number of pixels that differ by more than the ignored difference.
  package var differing = 0
  /// The greatest difference of a colour channel or of the opacity, of 255.
  package var channel = 0
  /// The greatest perceived difference (CIE 1976; about 2.3 is just noticeable).
  package var delta = 0.0
  /// The greatest fraction of any 16 by 16 pixels that differs, from 0 to 1. In a picture with a shorter side, that side
  /// takes the place of the 16.
  package var densest = 0.0
  /// Width and height of both, if they are not the same; pixels that only one of them has count as different.
  package var sizes: [Int]?

  /// The differences that the tolerance ignores; nil for none.
  package var ignored: Ignored?

  /// What a tolerance ignores.
  package struct Ignored: Sendable, Hashable, Codable {
    /// The number of pixels.
    package var pixels = 0
    /// The greatest difference of a colour channel or of the opacity, of 255.
    package var channel = 0
  }

  /// - Parameters:
  ///   - channel: Differences up to this value, of 255, are ignored.
  ///   - masks: Rectangles to ignore, in pixels: those pixels whose centers they contain.
  /// - Complexity: O(pixels).
  package init(_ expected: PixelImage, _ actual: PixelImage, ignoring channel: Int = 0, masks: [CGRect] = []) {
    self.init(expected, actual, ignoring: channel, masks: masks, moves: [], images: [])
  }

  /// - Parameters:
  ///   - moves: Parts that moved; there, a difference counts only if the movement does not explain it.
  ///   - images: Where pictures from files are drawn.
  init(
    _ expected: PixelImage, _ actual: PixelImage, ignoring channel: Int, masks: [CGRect], moves: [MovedRegion],
    images: [CGRect]
  ) {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    pixels = width * height
    if expected.width != actual.width || expected.height != actual.height {
      sizes = [expected.width, expected.height, actual.width, actual.height]
    }
    let movement =
      sizes == nil && !moves.isEmpty ? PictureMovement(expected, actual, moves, images: images, channel: channel) : nil
    var density = PixelDensity(width: width, height: height)
    for y in 0..<height {
      // Most rows are the same even in pictures that differ.
      if sizes == nil, expected.hasRow(y, like: actual) { continue }
      for x in 0..<width {
        let old = x < expected.width && y < expected.height ? expected[x, y] : nil
        let new = x < actual.width && y < actual.height ? actual[x, y] : nil
        if old == new { continue }
        let distance = old.flatMap { old in new.map { Self.channelDistance(old, $0) } } ?? 255
        let center = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if distance <= channel || masks.contains(where: { $0.contains(center) }) || movement?.explains(x, y) == true {
          var known = ignored ?? Ignored()
          known.pixels += 1
          known.channel = max(known.channel, distance)
          ignored = known
          continue
        }
        differing += 1
        density.add(x, y)
        self.channel = max(self.channel, distance)
        if let old, let new { delta = max(delta, Self.delta(old, new)) } else { delta = max(delta, 100) }
      }
    }
    densest = density.greatest
  }

  private static func channelDistance(_ a: UInt32, _ b: UInt32) -> Int {
    [UInt32(0), 8, 16, 24].reduce(0) { max($0, abs(Int(a >> $1 & 0xFF) - Int(b >> $1 & 0xFF))) }
  }

  /// What is more or less opaque differs as much as white and black do.
  private static func delta(_ a: UInt32, _ b: UInt32) -> Double {
    let (p, q) = (lab(a), lab(b))
    let colors = (pow(p.0 - q.0, 2) + pow(p.1 - q.1, 2) + pow(p.2 - q.2, 2)).squareRoot()
    return max(colors, 100 * abs(Double(a >> 24) - Double(b >> 24)) / 255)
  }

  /// Returns the CIE L*a*b* of an sRGB pixel, white D65.
  private static func lab(_ pixel: UInt32) -> (Double, Double, Double) {
    func linear(_ shift: UInt32) -> Double {
      let value = Double(pixel >> shift & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear(16), linear(8), linear(0))
    func f(_ t: Double) -> Double { t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116 }
    let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
    let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
    let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}

extension PictureMeasure: CustomStringConvertible {
  package var description: String {
    func percent(_ part: Double) -> String { "\(NumberText.plain(part * 100, digits: 3)) %" }
    let size = sizes.map { "sizes \($0[0]) × \($0[1]) and \($0[2]) × \($0[3]); " } ?? ""
    let rest = ignored.map { "; ignored: \(Count.text($0.pixels, "pixel")), by at most \($0.channel) of 255" } ?? ""
    return
      "\(size)\(differing) of \(pixels) pixels differ (\(percent(Double(differing) / Double(max(1, pixels))))), a channel by "
      + "at most \(channel) of 255, ΔE \(NumberText.plain(delta, digits: 1)), in 16 × 16 at most \(percent(densest))\(rest)"
  }
}
