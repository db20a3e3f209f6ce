/// The densest 16 by 16 pixels of a picture's differing ones, wherever they are.
struct PixelDensity {
  /// The side of the window in which differing pixels are counted (`window` of a tolerance).
  private static let side = 16

  private let width: Int
  private let height: Int
  /// Sums of the differing pixels above and to the left of each corner, by rows of `width + 1`; pixels themselves until
  /// they are added up. Empty until one differs.
  private var sums: [Int32] = []

  /// The sides are the picture's, in pixels.
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Counts a pixel.
  mutating func add(_ x: Int, _ y: Int) {
    if sums.isEmpty { sums = [Int32](repeating: 0, count: (width + 1) * (height + 1)) }
    sums[(y + 1) * (width + 1) + x + 1] = 1
  }

  /// The greatest fraction of a window that was counted, from 0 to 1.
  /// - Complexity: O(pixels).
  var greatest: Double {
    if sums.isEmpty { return 0 }
    var sums = sums
    let row = width + 1
    for y in 1...height {
      var line: Int32 = 0
      for x in 1...width {
        line += sums[y * row + x]
        sums[y * row + x] = sums[(y - 1) * row + x] + line
      }
    }
    let (columns, rows) = (min(Self.side, width), min(Self.side, height))
    var most: Int32 = 0
    for bottom in rows...height {
      let (low, high) = (bottom * row, (bottom - rows) * row)
      for right in columns...width {
        let left = right - columns
        most = max(most, sums[low + right] - sums[low + left] - sums[high + right] + sums[high + left])
      }
    }
    return Double(most) / Double(columns * rows)
  }
}
