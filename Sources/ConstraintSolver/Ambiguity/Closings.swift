/// The state of closing open columns in the order of their variables (AL-2.18, stages 1 and 2).
struct Closings: ~Copyable {
  /// A record of what closed an open single column.
  struct Closing: BitwiseCopyable {
    var column: Int32
    /// The variable whose wish it was.
    var variable: Int32
  }

  /// Variables in the order in which they are closed; computed on first use.
  var order = Buffer<Int32>()
  /// Single columns closed in the last solution.
  var done = Buffer<Closing>()
}
