import Goldens
import Values

/// `plumb accept`: makes what the stored run observed the new goldens.
struct AcceptCommand: Command {
  static let specification = CommandSpecification(
    name: "accept", summary: "make the last run's results the new goldens", operands: "PATTERN... [OPTION...]",
    options: DecisionOptions.specifications + [
      OptionSpecification("--all", "every cell that differs and is not decided on")
    ],
    details: """
      A pattern is a scene (text/scripts), a cell (text/scripts/iphone-15-portrait), a cause of a scene (text/scripts#2), or a
      kind of cause ('*#rules': everything moved by changed plumb rules), with * and ? for anything. Nothing is rendered: goldens are taken from the stored run, and what they replace is kept
      for `plumb undo`. A cell with several causes becomes golden once all of them are accepted. A cell whose golden has changed since the run, and a layout with a fault, is refused.
      """)

  private let options: DecisionOptions
  private let takesAll: Bool

  init(_ arguments: ParsedArguments) throws {
    takesAll = arguments.has("--all")
    options = try DecisionOptions(arguments, needsPatterns: !takesAll)
    if takesAll, !options.patterns.isEmpty { throw UsageError("--all cannot be combined with patterns") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    var review = try Review(options.folder, snapshots: options.snapshots)
    let items = takesAll ? review.undecided : try options.items(of: review)
    var refused: [String] = []
    let written = try review.accept(items, refused: &refused)
    for refusal in refused { console.diagnose(refusal) }
    if options.printsJSON {
      console.out(
        JSONText.result([
          ("accepted", .list(review.decisions.cells.filter { $0.value == .accepted }.keys.sorted().map { .text($0) })),
          ("written", .list(written.map { .text($0) })), ("refused", .list(refused.map { .text($0) })),
          ("undecided", .number(Double(review.undecidedCells))),
        ]))
    } else {
      for path in written { console.out(path) }
    }
    if let text = review.waitingText(items) { console.diagnose(text) }
    console.diagnose(
      "\(Count.text(written.count, "file")) written; \(Count.text(review.undecidedCells, "cell")) undecided")
    return refused.isEmpty ? .clean : .usage
  }
}
