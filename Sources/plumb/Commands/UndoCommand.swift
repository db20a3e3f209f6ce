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
    let pruned = PrunedGoldens(options.folder)
    if pruned.isLatest, let paths = try pruned.undo(in: options.snapshots) { return report(paths, console) }
    var review: Review
    do {
      review = try Review(options.folder, snapshots: options.snapshots)
    } catch {
      guard let paths = try pruned.undo(in: options.snapshots) else { throw error }
      return report(paths, console)
    }
    let keys = try review.undo()
    if keys == nil, let paths = try pruned.undo(in: options.snapshots) { return report(paths, console) }
    if options.printsJSON { console.out(JSONText.result([("undone", .list((keys ?? []).map { .text($0) }))])) }
    guard let keys else {
      console.diagnose("nothing to undo")
      return .usage
    }
    console.diagnose("\(Count.text(review.cellCount(keys), "cell")) undecided again")
    return .clean
  }

  /// Reports the files that are back.
  @MainActor
  private func report(_ paths: [String], _ console: Console) -> ExitCode {
    if options.printsJSON { console.out(JSONText.result([("undone", .list(paths.map { .text($0) }))])) }
    console.diagnose("\(Count.text(paths.count, "file")) of goldens brought back")
    return .clean
  }
}
