/// The piece that each variable and row belongs to, once there is more than one.
struct Ownership: ~Copyable {
  /// Whether the rows have been divided. Until then, everything is in the first piece.
  var isDivided = false
  var pieceOfVariable = Buffer<Int32>()
  var pieceOfRow = Buffer<Int32>()
  /// Pieces of constants and of rows without unknowns.
  var isGround = Buffer<Bool>()
  /// Unused pieces.
  var free = Buffer<Int32>()
  /// Connected components, while pieces are made.
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
