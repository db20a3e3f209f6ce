/// The rows of a picture that may differ from the row above, noted while it is painted.
///
/// All other rows are equal to the row above: whatever was painted on one of them was painted on both. An encoder need
/// not compare them, which would cost more than everything else it does.
final class ChangingRows {
  /// By row.
  private(set) var flags: [Bool]

  init(height: Int) { flags = Array(repeating: false, count: height) }

  /// Notes that the same was painted on all rows of a box.
  func note(edgesOf box: PixelBox) {
    for y in [box.top, box.bottom] where flags.indices.contains(y) { flags[y] = true }
  }

  /// Notes that each row of a box may have been painted differently.
  func note(allOf box: PixelBox) { note(box.top, box.bottom) }

  /// Notes that rows between two edges, or next to them, may have been painted differently.
  /// - Parameters:
  ///   - top: In pixels from the top of the picture, and fractions of them.
  ///   - bottom: In the same unit.
  func note(from top: Double, to bottom: Double) {
    // Where a number is missing, nothing is known.
    guard !top.isNaN, !bottom.isNaN else { return noteAll() }
    func row(_ edge: Double) -> Int { Int(min(max(edge, -1), Double(flags.count))) }
    note(row(top.rounded(.down) - 1), row(bottom.rounded(.up) + 1))
  }

  private func note(_ first: Int, _ last: Int) {
    let (first, last) = (max(first, 0), min(last, flags.count - 1))
    if first <= last { for y in first...last { flags[y] = true } }
  }

  /// Notes that every row may differ.
  func noteAll() { flags = Array(repeating: true, count: flags.count) }
}
