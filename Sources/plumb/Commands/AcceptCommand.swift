import Goldens
import Values

/// `plumb accept`: makes what the stored run saw the golden.
struct AcceptCommand: Command {
  static let specification = CommandSpecification(
    name: "accept", summary: "make what the last run saw the golden", operands: "PATTERN... [OPTION...]",
    options: DecisionOptions.specifications + [
      OptionSpecification("--all", "every cell that differs and is not decided on")
    ],
    details: """
      A pattern is a scene (text/scripts), a cell (text/scripts/iphone-15-portrait), a cause of a scene (text/scripts#2), with
      * and ? for anything. Nothing is rendered: goldens are taken from the stored run, whoever made it, and what was there is
      kept for `plumb undo`. A cell whose golden has changed since the run, and a layout with a fault, is refused.
      """)

  private let options: DecisionOptions
  private let takesAll: Bool

  init(_ arguments: ParsedArguments) throws {
    takesAll = arguments.has("--all")
    options = try DecisionOptions(arguments, needsPatterns: !takesAll)
    if takesAll, !options.patterns.isEmpty { throw UsageError("--all stands alone; leave the patterns out") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    var review = try Review(options.folder, snapshots: options.snapshots)
    let items = takesAll ? review.undecided : try options.items(of: review)
    var refused: [String] = []
    let written = try review.accept(items, refused: &refused)
    for refusal in refused { console.talk(refusal) }
    if options.printsJSON {
      console.out(
        JSONText.object([
          ("accepted", .list(review.decisions.cells.filter { $0.value == .accepted }.keys.sorted().map { .text($0) })),
          ("written", .list(written.map { .text($0) })), ("refused", .list(refused.map { .text($0) })),
          ("undecided", .number(Double(review.undecided.count))),
        ]))
    } else {
      for path in written { console.out(path) }
    }
    console.talk(
      "\(Count.text(written.count, "file")) written; \(Count.text(review.undecided.count, "cell")) undecided")
    return refused.isEmpty ? .clean : .usage
  }
}

/// `plumb reject`: says that cells are wrong.
struct RejectCommand: Command {
  static let specification = CommandSpecification(
    name: "reject", summary: "note that cells of the last run are wrong", operands: "PATTERN... [OPTION...]",
    options: DecisionOptions.specifications,
    details: "Patterns are those of `plumb accept`. Goldens stay what they are; `plumb review` does not ask again.")

  private let options: DecisionOptions

  init(_ arguments: ParsedArguments) throws { options = try DecisionOptions(arguments, needsPatterns: true) }

  func run(_ console: Console) async throws -> ExitCode {
    var review = try Review(options.folder, snapshots: options.snapshots)
    let items = try options.items(of: review)
    try review.reject(items)
    if options.printsJSON {
      console.out(JSONText.object([("rejected", .list(items.map { .text($0.key) }))]))
    }
    console.talk("\(Count.text(items.count, "cell")) rejected; \(Count.text(review.undecided.count, "cell")) undecided")
    return .clean
  }
}

/// `plumb undo`: takes the last decision back.
struct UndoCommand: Command {
  static let specification = CommandSpecification(
    name: "undo", summary: "take the last acceptance or rejection back", operands: "[OPTION...]",
    options: DecisionOptions.specifications,
    details: "Goldens become what they were before it, to the byte; repeated, the one before that is taken back.")

  private let options: DecisionOptions

  init(_ arguments: ParsedArguments) throws {
    options = try DecisionOptions(arguments, needsPatterns: false)
    if !options.patterns.isEmpty { throw UsageError("the last decision is taken back, whatever it was; name nothing") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    var review = try Review(options.folder, snapshots: options.snapshots)
    let keys = try review.undo()
    if options.printsJSON { console.out(JSONText.object([("undone", .list((keys ?? []).map { .text($0) }))])) }
    guard let keys else {
      console.talk("nothing to take back")
      return .usage
    }
    console.talk("\(Count.text(keys.count, "cell")) undecided again")
    return .clean
  }
}

/// What commands that decide take.
struct DecisionOptions {
  static let specifications: [OptionSpecification] = [
    OptionSpecification("--report", "DIR", "where the run is stored (default report)"),
    OptionSpecification("--snapshots", "DIR", "where goldens lie (default Snapshots)"),
    OptionSpecification("--json", "print what was done as JSON"),
  ]

  let folder: RunFolder
  let snapshots: String
  let patterns: [CellPattern]
  let printsJSON: Bool

  /// - Throws: ``UsageError``.
  init(_ arguments: ParsedArguments, needsPatterns: Bool) throws {
    folder = RunFolder(arguments.value("--report") ?? "report")
    snapshots = arguments.value("--snapshots") ?? "Snapshots"
    patterns = arguments.operands.map(CellPattern.init)
    printsJSON = arguments.has("--json")
    if needsPatterns, patterns.isEmpty {
      throw UsageError(
        "name cells, scenes or causes: text/scripts, 'text/*', text/scripts#2; `plumb review` lists them")
    }
  }

  /// - Throws: ``UsageError`` for a pattern that fits nothing.
  func items(of review: Review) throws -> [Review.Item] {
    for pattern in patterns where review.items(matching: [pattern]).isEmpty {
      throw UsageError("\"\(pattern.text)\" fits no cell of the run in \(folder.path); `plumb review` lists them")
    }
    return review.items(matching: patterns)
  }
}
