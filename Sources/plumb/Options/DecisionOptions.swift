import Verifying

/// The options of commands that record decisions.
struct DecisionOptions {
  static let specifications: [OptionSpecification] = [
    OptionSpecification("--report", "DIR", "where the run is stored (default report)"),
    GoldenSelection.specification,
    OptionSpecification("--json", "print what was done as JSON"),
  ]

  let folder: RunFolder
  let snapshots: String
  let patterns: [CellPattern]
  let printsJSON: Bool

  /// - Throws: ``UsageError``.
  init(_ arguments: ParsedArguments, needsPatterns: Bool) throws {
    folder = RunFolder(arguments.value("--report") ?? "report")
    snapshots = arguments.value("--goldens") ?? "Snapshots"
    patterns = arguments.operands.map(CellPattern.init)
    printsJSON = arguments.has("--json")
    if needsPatterns, patterns.isEmpty {
      throw UsageError(
        "name cells, scenes or causes: text/scripts, 'text/*', text/scripts#2; `plumb review` lists them")
    }
  }

  /// - Throws: ``UsageError`` for a pattern that matches nothing.
  func items(of review: Review) throws -> [Review.Item] {
    for pattern in patterns where review.items(matching: [pattern]).isEmpty {
      throw UsageError("\"\(pattern.text)\" fits no cell of the run in \(folder.path); `plumb review` lists them")
    }
    return review.items(matching: patterns)
  }
}
