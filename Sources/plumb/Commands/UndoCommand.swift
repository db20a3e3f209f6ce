import Goldens
import Values

/// `plumb undo`: reverts the last decision.
struct UndoCommand: Command {
  static let specification = CommandSpecification(
    name: "undo", summary: "undo the last acceptance or rejection", operands: "[OPTION...]",
    options: DecisionOptions.specifications,
    details: "Goldens become what they were before it, to the byte; repeated, it undoes the one before that.")

  private let options: DecisionOptions

  init(_ arguments: ParsedArguments) throws {
    options = try DecisionOptions(arguments, needsPatterns: false)
    if !options.patterns.isEmpty { throw UsageError("undo takes no arguments") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    var review = try Review(options.folder, snapshots: options.snapshots)
    let keys = try review.undo()
    if options.printsJSON { console.out(JSONText.result([("undone", .list((keys ?? []).map { .text($0) }))])) }
    guard let keys else {
      console.diagnose("nothing to undo")
      return .usage
    }
    console.diagnose("\(Count.text(review.cellCount(keys), "cell")) undecided again")
    return .clean
  }
}
