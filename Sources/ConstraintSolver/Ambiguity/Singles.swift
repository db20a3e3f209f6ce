/// Columns in no row: each is solved by itself.
struct Singles: ~Copyable {
  struct State: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// Some required hint is missed.
    static let violated = State(rawValue: 1)
    /// There is more than one best value.
    static let open = State(rawValue: 2)
    /// The column is listed in ``Singles/open``.
    static let listed = State(rawValue: 4)
    /// Open, and closed by now.
    static let closed = State(rawValue: 8)
  }

  /// Columns to be solved.
  var dirty = Buffer<Int32>()
  /// State of each column.
  var states = Buffer<State>()
  var violatedCount = 0
  /// Columns with more than one best value; some may no longer be open.
  var open = Buffer<OpenSingle>()
  /// Where the column that was solved last may be.
  var interval = BestInterval()
}
