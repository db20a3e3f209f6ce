/// Columns in no row, each of which is solved separately.
struct Singles: ~Copyable {
  struct State: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// Some required hint is missed.
    static let violated = State(rawValue: 1)
    /// There is more than one best value.
    static let open = State(rawValue: 2)
    /// The column is listed in ``Singles/open``.
    static let listed = State(rawValue: 4)
    /// The column is open and has been closed.
    static let closed = State(rawValue: 8)
  }

  /// Columns to be solved.
  var dirty = Buffer<Int32>()
  /// State of each column.
  var states = Buffer<State>()
  var violatedCount = 0
  /// Columns with more than one best value; some may no longer be open.
  var open = Buffer<OpenSingle>()
  /// The interval of the column that was solved last.
  var interval = BestInterval()
}
