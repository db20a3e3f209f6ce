/// The changes of the rows since they were compiled.
struct Changes: ~Copyable {
  /// Whether everything has to be compiled again.
  private(set) var needsAll = true
  /// Variables of old rows that were removed or changed, and new variables.
  private(set) var variables = Buffer<Int32>()
  /// Rows that are new or changed.
  private(set) var rows = Buffer<Int32>()
  /// Pieces in which rows without unknowns were removed or changed.
  private(set) var pieces = Buffer<Int32>()
  /// The time of the first absorption among the changed equations: earlier ties do not depend on any of them.
  private(set) var earliest = UInt32.max

  init() {}

  var isEmpty: Bool { !needsAll && variables.isEmpty && rows.isEmpty && pieces.isEmpty }

  mutating func noteAll() { needsAll = true }

  @inline(__always)
  mutating func note(_ variable: Int32) { if !needsAll { variables.append(variable) } }
  @inline(__always)
  mutating func note(row: Int32) { if !needsAll { rows.append(row) } }
  mutating func note(piece: Int32) { if !needsAll { pieces.append(piece) } }
  mutating func note(equationOf time: UInt32) { earliest = min(earliest, time) }

  mutating func removeAll() {
    needsAll = false
    variables.removeAll()
    rows.removeAll()
    pieces.removeAll()
    earliest = .max
  }
}
