/// What has changed in the rows since they were compiled.
struct Changes: ~Copyable {
  /// Whether everything has to be compiled again.
  private(set) var needsAll = true
  /// Variables of rows that were there and are gone or different, and new variables.
  private(set) var variables = Buffer<Int32>()
  /// Rows that are new or different.
  private(set) var rows = Buffer<Int32>()
  /// Pieces in which rows without unknowns have gone or changed.
  private(set) var pieces = Buffer<Int32>()
  /// What was tied before the first of the changed equations was absorbed does not depend on any of them.
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

/// Which piece each variable and row belongs to, once there is more than one.
struct Ownership: ~Copyable {
  /// Whether the rows have been divided. While they are not, everything is in the first piece.
  var isDivided = false
  var pieceOfVariable = Buffer<Int32>()
  var pieceOfRow = Buffer<Int32>()
  /// Pieces that hold constants and rows without unknowns.
  var isGround = Buffer<Bool>()
  /// Pieces out of use.
  var free = Buffer<Int32>()
  /// What hangs together, while pieces are made.
  var components = DisjointSets()
  /// Rows of each variable.
  var rowsOf = Users()

  /// Marks of the regions searched so far, by variable, row and piece.
  private var variableMarks = Buffer<UInt32>()
  private var rowMarks = Buffer<UInt32>()
  private var pieceMarks = Buffer<UInt32>()
  private var mark: UInt32 = 0

  init() {}

  func piece(ofRow row: Int32) -> Int32 { isDivided ? pieceOfRow[row] : 0 }
  func piece(ofVariable variable: Int32) -> Int32 { isDivided ? pieceOfVariable[variable] : 0 }

  mutating func reserve(variableCount: Int, rowCount: Int, pieceCount: Int) {
    pieceOfVariable.resize(to: max(variableCount, pieceOfVariable.count), filling: -1)
    pieceOfRow.resize(to: max(rowCount, pieceOfRow.count), filling: -1)
    variableMarks.resize(to: max(variableCount, variableMarks.count), filling: 0)
    rowMarks.resize(to: max(rowCount, rowMarks.count), filling: 0)
    pieceMarks.resize(to: max(pieceCount, pieceMarks.count), filling: 0)
  }

  mutating func beginMarking() { mark &+= 1 }

  /// - Returns: Whether the variable was not marked before.
  mutating func mark(variable: Int32) -> Bool {
    if variableMarks[variable] == mark { return false }
    variableMarks[variable] = mark
    return true
  }

  mutating func mark(row: Int32) -> Bool {
    if rowMarks[row] == mark { return false }
    rowMarks[row] = mark
    return true
  }

  mutating func mark(piece: Int32) -> Bool {
    if pieceMarks[piece] == mark { return false }
    pieceMarks[piece] = mark
    return true
  }

  mutating func forget() {
    isDivided = false
    pieceOfVariable.fill(with: -1)
    pieceOfRow.fill(with: -1)
    isGround.removeAll()
    free.removeAll()
    rowsOf = Users()
  }
}
