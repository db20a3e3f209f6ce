import Verifying

/// The options of commands that record decisions.
struct DecisionOptions {
  static let specifications: [OptionSpecification] = [
    OptionSpecification("--report", "DIR", "where the run is stored (default report)"),
    GoldenSelection.specification,
    OptionSpecification("--json", "print what was done as JSON"),
  ]
  /// The same, for commands that may take a run from elsewhere.
  static let withRun = [RunSource.specification] + specifications

  let folder: RunFolder
  let goldens: String
  let patterns: [CellPattern]
  let printsJSON: Bool
  private let source: RunSource?

  /// - Throws: ``UsageError``.
  init(_ arguments: ParsedArguments, needsPatterns: Bool) throws {
    folder = RunFolder(try arguments.report)
    goldens = try arguments.goldens
    patterns = arguments.operands.map(CellPattern.init)
    printsJSON = arguments.has("--json")
    source = try RunSource(arguments)
    if needsPatterns, patterns.isEmpty {
      throw UsageError(
        "name cells, scenes or causes: text/scripts, 'text/*', text/scripts#2; `plumb review` lists them")
    }
  }

  /// The run to decide on, taken from elsewhere first if the command line says so.
  /// - Throws: ``UsageError``, ``RunError``, ``FileError``.
  func review() throws -> Review {
    try source?.take(into: folder)
    return try Review(folder, goldens: goldens)
  }

  /// - Throws: ``UsageError`` for a pattern that matches nothing.
  func items(of review: Review) throws -> [Review.Item] { try Self.items(patterns, of: review) }

  /// - Throws: ``UsageError`` for a pattern that matches nothing.
  static func items(_ patterns: [CellPattern], of review: Review) throws -> [Review.Item] {
    let ids = review.run.scenes.map(\.id)
    let whole = try patterns.map { pattern -> CellPattern in
      if !review.items(matching: [pattern]).isEmpty { return pattern }
      if let longer = try Self.completed(pattern.text, among: ids), !review.items(matching: [longer]).isEmpty {
        return longer
      }
      let scene = String(pattern.text.prefix { $0 != "#" })
      if let known = review.run.scenes.first(where: { $0.id == scene }),
        !pattern.text.contains("/") || scene.contains("/")
      {
        let causes = known.groups.indices.map { "\(scene)#\($0 + 1)" }.joined(separator: ", ")
        throw UsageError(
          causes.isEmpty
            ? "\(scene) does not differ from its goldens; there is nothing to decide"
            : "there is no cause \(pattern.text); \(scene) has \(causes)")
      }
      let hint = SceneName.hint(for: scene, among: ids, otherwise: "; `plumb review` lists them")
      throw UsageError("\"\(pattern.text)\" matches no cell of the run in \(review.folder.path)\(hint)")
    }
    return review.items(matching: whole)
  }

  /// Returns `screens/login#2` for `login#2`: the pattern with the whole id of the scene that it begins with.
  /// - Throws: ``UsageError`` if several ids end so.
  private static func completed(_ pattern: String, among ids: [String]) throws -> CellPattern? {
    let ends = [pattern.endIndex] + pattern.indices.filter { "#/".contains(pattern[$0]) }.reversed()
    for end in ends {
      if let id = try SceneName.id(String(pattern[..<end]), among: ids) { return CellPattern(id + pattern[end...]) }
    }
    return nil
  }
}
