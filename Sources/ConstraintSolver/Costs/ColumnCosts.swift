/// What the optional rows, and the required ones on a single unknown, say of a piece's columns.
struct ColumnCosts: ~Copyable {
  var table = HintTable()
  /// Forms of hints, and of definitions, that move with symbols.
  var forms: FormPool
  /// Hints whose constants move with symbols.
  var moving = Buffer<Int32>()
  /// Forms that rows have taken over from the hints on their slacks, by number, and which slack has which.
  var slackBases: FormPool
  var baseOfSlack = Buffer<Int32>()

  init(width: Int) {
    forms = FormPool(width: width)
    slackBases = FormPool(width: width)
  }
}
