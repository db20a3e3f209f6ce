/// The filters of a PNG file's rows, undone in place: none, left, above, mean of both, Paeth.
enum RowFilter {
  /// - Parameters:
  ///   - row: A row's bytes.
  ///   - above: The bytes of the row above; nil for the first row.
  ///   - step: The distance of a byte from the corresponding byte of the pixel to its left.
  @inline(__always)
  static func undo(
    _ filter: UInt8, _ row: UnsafeMutablePointer<UInt8>, count: Int, above: UnsafeMutablePointer<UInt8>?, step: Int
  ) {
    switch filter {
    case 1:
      for index in step..<max(step, count) { row[index] = row[index] &+ row[index - step] }
    case 2:
      guard let above else { return }
      for index in 0..<count { row[index] = row[index] &+ above[index] }
    case 3:
      for index in 0..<count {
        let left = index >= step ? UInt16(row[index - step]) : 0
        let up = above.map { UInt16($0[index]) } ?? 0
        row[index] = row[index] &+ UInt8(truncatingIfNeeded: (left + up) / 2)
      }
    case 4:
      for index in 0..<count {
        let left = index >= step ? Int(row[index - step]) : 0
        let up = above.map { Int($0[index]) } ?? 0
        let corner = index >= step ? above.map { Int($0[index - step]) } ?? 0 : 0
        row[index] = row[index] &+ UInt8(truncatingIfNeeded: paeth(left, up, corner))
      }
    default: break
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}
