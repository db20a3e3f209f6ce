import CairoCanvas
import Foundation

/// Tells pixels that moved from pixels that were painted otherwise: a pixel that moved has a color that its surroundings
/// had before, and its former color is still in its surroundings now.
struct PictureMovement {
  private let parts: [(region: MovedRegion, old: ColorRanges, new: ColorRanges)]
  private let expected: PixelImage
  private let actual: PixelImage
  private let channel: Int
  /// Where pictures from files are drawn, in pixels: their content may change at any time.
  private let images: [CGRect]

  /// - Parameters:
  ///   - expected: A picture of the same size as `actual`.
  ///   - images: Where pictures from files are drawn, in pixels.
  ///   - channel: Differences up to this value, of 255, are ignored.
  /// - Complexity: O(pixels) for each distance.
  init(_ expected: PixelImage, _ actual: PixelImage, _ regions: [MovedRegion], images: [CGRect], channel: Int) {
    (self.expected, self.actual, self.images, self.channel) = (expected, actual, images, channel)
    var known: [Int: (old: ColorRanges, new: ColorRanges)] = [:]
    parts = regions.filter { $0.reach > 0 }.map { region in
      let ranges =
        known[region.reach] ?? (ColorRanges(expected, reach: region.reach), ColorRanges(actual, reach: region.reach))
      known[region.reach] = ranges
      return (region, ranges.old, ranges.new)
    }
  }

  /// Returns whether the difference of a pixel is a movement.
  func explains(_ x: Int, _ y: Int) -> Bool {
    let center = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
    return parts.contains { part in
      guard part.region.rect.contains(center) else { return false }
      if part.region.isOnlyMoved, !images.contains(where: { $0.contains(center) }) { return true }
      return part.old.contain(actual[x, y], x, y, channel) && part.new.contain(expected[x, y], x, y, channel)
    }
  }
}

/// For each pixel of a picture, the least and the greatest value of each channel within some distance.
private struct ColorRanges {
  private let width: Int
  /// Red, green, blue and opacity of each pixel.
  private let least: [UInt8]
  private let most: [UInt8]

  /// - Complexity: O(pixels · log reach).
  init(_ image: PixelImage, reach: Int) {
    width = image.width
    let values = image.pixels.flatMap { pixel in [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
    func spread(_ choose: (UInt8, UInt8) -> UInt8) -> [UInt8] {
      let rows = Self.spread(
        values, lines: image.height, length: image.width, line: image.width * 4, step: 4, reach, choose)
      return Self.spread(rows, lines: image.width, length: image.height, line: 4, step: image.width * 4, reach, choose)
    }
    least = spread { min($0, $1) }
    most = spread { max($0, $1) }
  }

  /// Replaces each value by the chosen one of its line within a distance: windows of 1, 2, 4 ... values are chosen from
  /// two of half the length.
  private static func spread(
    _ values: [UInt8], lines: Int, length: Int, line: Int, step: Int, _ reach: Int, _ choose: (UInt8, UInt8) -> UInt8
  ) -> [UInt8] {
    var result = values
    // A line with its first and last value repeated beyond its ends.
    var window = [UInt8](repeating: 0, count: length + 2 * reach)
    for index in 0..<lines {
      for part in 0..<4 {
        let start = index * line + part
        for place in window.indices {
          window[place] = values[start + min(max(place - reach, 0), length - 1) * step]
        }
        var covered = 1
        while covered < 2 * reach + 1 {
          let next = min(covered, 2 * reach + 1 - covered)
          for place in 0..<(window.count - next) { window[place] = choose(window[place], window[place + next]) }
          covered += next
        }
        for place in 0..<length { result[start + place * step] = window[place] }
      }
    }
    return result
  }

  /// Returns whether all channels of a color are in the ranges around a pixel.
  /// - Parameter slack: How far a channel may be beyond its range.
  func contain(_ color: UInt32, _ x: Int, _ y: Int, _ slack: Int) -> Bool {
    let start = (y * width + x) * 4
    return [UInt32(16), 8, 0, 24].enumerated().allSatisfy { index, shift in
      let (low, high, value) = (Int(least[start + index]), Int(most[start + index]), Int(color >> shift & 0xFF))
      return low - slack <= value && value <= high + slack
    }
  }
}

/// A part of a cell's pictures that moved, or in which something moved.
struct MovedRegion: Hashable {
  /// In pixels.
  var rect: CGRect
  /// How far a pixel may have moved, in whole pixels.
  var reach: Int
  /// Whether nothing but positions can have changed, so that every difference is due to the movement: captions that
  /// state sizes change with them, for example.
  var isOnlyMoved: Bool
}
