import Values
import Verifying

/// `plumb review accept`: makes what the stored run observed the new goldens.
struct AcceptCommand: Command {
  static let specification = CommandSpecification(
    name: "review accept", formerly: "accept", summary: "make the last run's results the new goldens",
    operands: "PATTERN... [OPTION...]",
    options: DecisionOptions.withRun + [
      OptionSpecification("--all", "every cell that differs and is still undecided")
    ],
    details: """
      A pattern selects causes of the last run, with * and ? as wildcards:

        text/scripts                     a scene
        text/scripts/iphone-15-portrait  a cell
        text/scripts#2                   one cause in a scene
        '*#rules'                        all effects of changed plumb rules

      Nothing is rendered: the goldens come from the stored run, and the replaced ones are kept for `plumb review undo`. A cell with
      several causes becomes golden once all of them are accepted. A cell is refused if its golden has changed since the run,
      or if its layout fails the gate.

      --run takes the run from elsewhere: `gh run download --name layouts` and GitLab's button give its folder or a zip archive.
      Only an address given here is opened, by curl, with the passwords of ~/.netrc.
      """,
    examples: ["plumb review accept 'text/*' login#2", "plumb review accept --run layouts.zip login#1"])

  private let options: DecisionOptions
  private let takesAll: Bool

  init(_ arguments: ParsedArguments) throws {
    takesAll = arguments.has("--all")
    options = try DecisionOptions(arguments, needsPatterns: !takesAll)
    if takesAll, !options.patterns.isEmpty { throw UsageError("--all cannot be combined with patterns") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    var review = try options.review()
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
    if let warning = Git.warning(about: written) { console.diagnose(warning) }
    if let text = review.waitingText(items) { console.diagnose(text) }
    console.diagnose(
      "\(Count.text(written.count, "file")) written; \(Count.text(review.undecidedCells, "cell")) undecided")
    return refused.isEmpty ? .clean : .usage
  }
}
