/// The unknowns that the required equations leave: the representatives of tied variables, and one slack for each
/// expression on several of them that carries hints.
struct Columns: ~Copyable {
  /// How a column is solved.
  enum Role: UInt8 {
    /// In no row; its best interval follows from its hints (``BestInterval``).
    case single
    /// Without its own cost; some row defines it (``Definitions``).
    case defined
    /// Part of a tree (``Forest``).
    case leaf
    /// Part of a program (``Program``).
    case member
  }

  /// Variable of each column; -1 for a slack.
  var variables = Buffer<Int32>()
  var values = Buffer<Double>()
  var roles = Buffer<Role>()
  /// Number of the first column that is a slack.
  var firstSlack = 0
  /// Columns that must not be eliminated although they have no cost, because closing needs them jointly.
  var kept: Set<Int32> = []
  /// Number of each eliminated column's definition.
  var definitions = Buffer<Int32>()
  /// Program of each member, by number.
  var programs = Buffer<Int32>()
  /// Number of each column within its program, within its tree's stand-in, or among the open singles.
  var locals = Buffer<Int32>()

  var count: Int { variables.count }
}
