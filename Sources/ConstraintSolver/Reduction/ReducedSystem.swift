/// The original rows and variables, and the result of reducing them by the required equations: the input of every
/// piece.
///
/// Pieces write their variables' values, and the positions of their rows and variables; which piece owns which is
/// stored at a higher level.
struct ReducedSystem: ~Copyable {
  // MARK: Input

  var domains = Buffer<Domain>()
  var rows = RowStore()
  /// Rank of each variable in the caller's order, in which open ones are closed.
  var closingRank = Buffer<Int32>()

  // MARK: Parameters

  /// The number of parameters that required equations name.
  var symbolCount: Int32 = 0
  /// 1, then the symbols' values: the factors of forms.
  var symbols = Buffer<Form.Chunk>(repeating: SIMD4(1, 0, 0, 0), count: 1)

  // MARK: Reduced

  var images = Images(width: 1)
  /// The row that was reduced last.
  var reduced = ReducedRow(width: 1)
  var reduction = EquationReduction()
  /// Column of each representative in its piece.
  var columnOf = Buffer<Int32>()
  /// The hint that each row has become in its piece; -1 if it is not a hint.
  var hintOfRow = Buffer<Int32>()

  // MARK: Solved

  /// Values of all variables in the last solution; current values of parameters.
  var values = Buffer<Double>()
  var granularity = Granularity()
  var stepCount = 0
  var compiledRowCount = 0
}
