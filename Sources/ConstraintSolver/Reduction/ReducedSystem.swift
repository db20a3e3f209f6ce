/// Rows and variables as they were given, and what the required equations have made of them: what every piece reads.
///
/// Pieces write their variables' values and say where rows and variables have gone to; which piece has which is known above.
struct ReducedSystem: ~Copyable {
  // MARK: As given

  var domains = Buffer<Domain>()
  var rows = RowStore()
  /// Rank of each variable in the caller's order, in which open ones are closed.
  var closingRank = Buffer<Int32>()

  // MARK: Parameters

  /// How many parameters required equations name.
  var symbolCount: Int32 = 0
  /// 1, then the symbols' values: what forms are multiplied with.
  var symbols = Buffer<Form.Chunk>(repeating: SIMD4(1, 0, 0, 0), count: 1)

  // MARK: Reduced

  var images = Images(width: 1)
  /// The row that was reduced last.
  var reduced = ReducedRow(width: 1)
  var reduction = EquationReduction()
  /// Column of each representative in its piece.
  var columnOf = Buffer<Int32>()
  /// Hint that each row has become in its piece; -1 for one that has become something else.
  var hintOfRow = Buffer<Int32>()

  // MARK: Solved

  /// Values of all variables as of the last solution; those of parameters as they were set.
  var values = Buffer<Double>()
  var granularity = Granularity()
  var stepCount = 0
  var compiledRowCount = 0
}
