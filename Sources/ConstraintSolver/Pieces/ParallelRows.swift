/// Finds rows on the same expression, up to a factor.
///
/// `a.bottom ≤ b.top - 8` required and `a.bottom = b.top - 8` at 250 (AL-2.8), or the two halves of `≥` and `≤`, need
/// not be two rows with one slack each: they are two hints on one slack. This is smaller, and the rows do not form a
/// cycle, so a tree stays a tree.
struct ParallelRows: ~Copyable {
  struct Known: BitwiseCopyable {
    var first: Int32
    var count: Int32
    /// Column that represents the expression, or -1 if a required equation fixes it.
    var slack: Int32
    /// Number of the form whose sum with the expression is zero; for an equation.
    var form: Int32
  }

  private var known = Buffer<Known>()
  private var parts = Buffer<ColumnTerm>()
  private var places = Buffer<Int32>()
  /// Largest coefficient of the row that was read last; the others are relative to it.
  private(set) var lead = 1.0
  private var read: Range<Int> = 0..<0
  private var hash: UInt64 = 0

  init() {}

  var count: Int { read.count }
  subscript(index: Int) -> (column: Int32, coefficient: Double) {
    let part = parts[read.lowerBound + index]
    return (part.column, part.coefficient)
  }

  /// Reads a row, sorts it by column and divides it by its largest coefficient, the first among equals.
  mutating func read(_ row: borrowing ReducedRow, columnOf: borrowing Buffer<Int32>) {
    let first = parts.count
    for index in 0..<row.count {
      parts.append(ColumnTerm(column: columnOf[row.representatives[index]], coefficient: row.coefficients[index]))
    }
    read = first..<parts.count
    parts.sort(read) { $0.column < $1.column }
    lead = parts[first].coefficient
    for place in read where abs(parts[place].coefficient) > abs(lead) * (1 + Tolerance.equalLead) {
      lead = parts[place].coefficient
    }
    hash = 0xcbf2_9ce4_8422_2325
    for place in read {
      parts[place].coefficient /= lead
      mix(UInt64(truncatingIfNeeded: parts[place].column))
      // In single precision, so that rounding rarely distinguishes equal rows; if it does, they merely stay two rows.
      mix(UInt64(Float(parts[place].coefficient).bitPattern))
    }
  }

  private mutating func mix(_ bits: UInt64) { hash = (hash ^ bits) &* 0x0000_0100_0000_01b3 }

  /// Returns the record of an equal row if one was read before; otherwise records the last row with a slack or, for an
  /// equation, a form.
  mutating func find(orRemember slack: Int32, form: Int32) -> Known? {
    if 2 * known.count >= places.count { grow() }
    var place = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (places.count - 1)
    while places[place] >= 0 {
      let candidate = known[places[place]]
      if isRead(candidate) {
        parts.resize(to: read.lowerBound, filling: ColumnTerm(column: 0, coefficient: 0))
        return candidate
      }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = Int32(truncatingIfNeeded: known.count)
    known.append(
      Known(
        first: Int32(truncatingIfNeeded: read.lowerBound), count: Int32(truncatingIfNeeded: read.count), slack: slack,
        form: form))
    hashes.append(hash)
    return nil
  }

  private var hashes = Buffer<UInt64>()

  private func isRead(_ candidate: Known) -> Bool {
    if Int(candidate.count) != read.count { return false }
    for index in 0..<read.count {
      let (a, b) = (parts[Int(candidate.first) + index], parts[read.lowerBound + index])
      if a.column != b.column || abs(a.coefficient - b.coefficient) > Tolerance.equalRatio * abs(a.coefficient) {
        return false
      }
    }
    return true
  }

  private mutating func grow() {
    places = Buffer(repeating: -1, count: max(16, 2 * places.count))
    for index in known.indices {
      var place = Int(truncatingIfNeeded: hashes[index] ^ (hashes[index] >> 32)) & (places.count - 1)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(truncatingIfNeeded: index)
    }
  }
}
