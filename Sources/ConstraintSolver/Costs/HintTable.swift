/// The hints of a piece's columns: column after column, each column's by rank.
struct HintTable: ~Copyable {
  private(set) var hints = Buffer<Hint>()
  /// Hints of column c: `hints[starts[c]..<starts[c + 1]]`.
  private(set) var starts = Buffer<Int32>()
  /// Level of each hint within its component; set once a component's levels are known.
  private(set) var levels = Buffer<Int32>()

  init() {}

  /// Sorts hints, given in the order of their rows, by column.
  /// - Complexity: O(hints + columns), and O(k · log(k)) for k hints of one column.
  init(_ unsorted: borrowing Buffer<Hint>, columnCount: Int) {
    starts = Buffer(repeating: 0, count: columnCount + 1)
    for index in unsorted.indices { starts[Int(unsorted[index].column) + 1] += 1 }
    for column in 0..<columnCount { starts[column + 1] += starts[column] }
    let placeholder = Hint(coefficient: 0, constant: 0, column: 0, row: 0, form: -1, rank: 0, relation: .equal)
    hints.resize(to: unsorted.count, filling: placeholder)
    // Filled by way of a copy, because `starts` must not change.
    var next = starts.copy()
    for index in unsorted.indices {
      let column = unsorted[index].column
      hints[next[column]] = unsorted[index]
      next[column] += 1
    }
    for column in 0..<columnCount where starts[column + 1] - starts[column] > 1 {
      // Hints of equal rank keep the order of their rows.
      hints.sort(range(of: column)) { $0.rank != $1.rank ? $0.rank > $1.rank : $0.row < $1.row }
    }
  }

  @inline(__always)
  func range(of column: Int) -> Range<Int> { Int(starts[column])..<Int(starts[column + 1]) }
  @inline(__always)
  func range(of column: Int32) -> Range<Int> { range(of: Int(column)) }

  func of(_ column: Int32) -> UnsafeMutableBufferPointer<Hint> { hints.slice(range(of: column)) }

  mutating func setConstant(_ constant: Double, of hint: Int32) { hints[hint].constant = constant }

  mutating func setLevel(_ level: Int32, of hint: Int) {
    if levels.count < hints.count { levels.resize(to: hints.count, filling: 0) }
    levels[hint] = level
  }
}
