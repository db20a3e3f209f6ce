/// The variables that required equations tie to columns, and those that depend on parameters alone.
///
/// Written back after every solution: `variable = scale · column + offset`.
struct Dependents: ~Copyable {
  /// A variable that is an image of a column.
  struct Dependent: BitwiseCopyable {
    var scale: Double
    var offset: Double
    var variable: Int32
    var column: Int32
  }

  /// Sorted by column: those of column c are `all[starts[c]..<starts[c + 1]]`.
  var all = Buffer<Dependent>()
  var starts = Buffer<Int32>()
  /// Dependents whose offsets depend on symbols.
  var moving = Buffer<Int32>()
  /// Variables whose images are constants that depend on symbols.
  var movingConstants = Buffer<Int32>()
}
