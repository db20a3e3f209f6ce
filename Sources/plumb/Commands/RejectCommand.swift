import Values
import Verifying

/// `plumb review reject`: marks cells as wrong.
struct RejectCommand: Command {
  static let specification = CommandSpecification(
    name: "review reject", formerly: "reject", summary: "mark cells of the last run as wrong",
    operands: "PATTERN... [OPTION...]",
    options: DecisionOptions.withRun,
    details:
      "Patterns are those of `plumb review accept`. Goldens do not change; `plumb review` does not ask about the cells again.",
    examples: ["plumb review reject login#2"])

  private let options: DecisionOptions

  init(_ arguments: ParsedArguments) throws { options = try DecisionOptions(arguments, needsPatterns: true) }

  func run(_ console: Console) async throws -> ExitCode {
    var review = try options.review()
    let items = try options.items(of: review)
    try review.reject(items)
    if options.printsJSON {
      console.out(JSONText.result([("rejected", .list(Set(items.map(\.key)).sorted().map { .text($0) }))]))
    }
    console.diagnose(
      "\(Count.text(review.cellCount(items), "cell")) rejected; \(Count.text(review.undecidedCells, "cell")) undecided")
    return .clean
  }
}
