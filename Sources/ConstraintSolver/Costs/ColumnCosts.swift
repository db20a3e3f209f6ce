/// The costs of a piece's columns: the optional rows, and the required ones on a single unknown.
struct ColumnCosts: ~Copyable {
  var table = HintTable()
  /// Forms of hints and definitions that depend on symbols.
  var forms: FormPool
  /// Hints whose constants depend on symbols.
  var moving = Buffer<Int32>()
  /// Forms that rows have taken over from the hints on their slacks, by number, and the number for each slack.
  var slackBases: FormPool
  var baseOfSlack = Buffer<Int32>()

  init(width: Int) {
    forms = FormPool(width: width)
    slackBases = FormPool(width: width)
  }
}
