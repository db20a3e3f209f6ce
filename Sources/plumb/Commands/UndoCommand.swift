import Values
import Verifying

/// `plumb review undo`: reverts the last decision, or brings back what was pruned.
struct UndoCommand: Command {
  static let specification = CommandSpecification(
    name: "review undo", formerly: "undo", summary: "undo the last acceptance, rejection or pruning",
    operands: "[OPTION...]",
    options: DecisionOptions.specifications,
    details: "Restores the previous goldens exactly. Repeat it to undo earlier decisions.",
    examples: ["plumb review undo"])

  private let options: DecisionOptions

  init(_ arguments: ParsedArguments) throws {
    options = try DecisionOptions(arguments, needsPatterns: false)
    if !options.patterns.isEmpty { throw UsageError("undo takes no arguments") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    if let review = try? Review(options.folder, goldens: options.goldens), let cells = try undoDecision(review) {
      if options.printsJSON { console.out(JSONText.result([("undone", .list(cells.keys.map { .text($0) }))])) }
      console.diagnose("\(Count.text(cells.count, "cell")) undecided again")
      return .clean
    }
    // The run is gone or cannot be read, or something else was changed after it.
    let journal = GoldenJournal(options.folder)
    if let undone = try journal.undo(in: [options.goldens, StoredRun.besideTests]) {
      return report(undone, console)
    }
    if options.printsJSON { console.out(JSONText.result([("undone", .list([]))])) }
    let isKept = (try? Review(options.folder, goldens: options.goldens))?.decisions.cells.isEmpty == false
    console.diagnose(
      isKept
        ? "nothing to undo; decisions of an earlier run are changed with `plumb review accept` and `reject`"
        : "nothing to undo")
    return .usage
  }

  /// Reverts the last decision on a run; nil if there is none.
  private func undoDecision(_ review: Review) throws -> (keys: [String], count: Int)? {
    var review = review
    return try review.undo().map { ($0, review.cellCount($0)) }
  }

  /// Reports the files that are back.
  @MainActor
  private func report(_ paths: [String], _ console: Console) -> ExitCode {
    if options.printsJSON { console.out(JSONText.result([("undone", .list(paths.map { .text($0) }))])) }
    console.diagnose("\(Count.text(paths.count, "file")) of goldens restored")
    return .clean
  }
}
