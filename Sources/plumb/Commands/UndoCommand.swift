import Values
import Verifying

/// `plumb undo`: reverts the last decision.
struct UndoCommand: Command {
  static let specification = CommandSpecification(
    name: "undo", summary: "undo the last acceptance or rejection", operands: "[OPTION...]",
    options: DecisionOptions.specifications,
    details: "Restores the previous goldens exactly. Repeat it to undo earlier decisions.")

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
