import Layout
import Linting
import RecipeDocuments
import Values
import Verifying

/// `plumb lint`: reports likely mistakes in layouts that can be solved.
struct LintCommand: Command {
  static let specification = CommandSpecification(
    name: "lint", summary: "find likely mistakes in layouts, by rules",
    operands: "[PATH...] [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--rule", "ID", occurs: .repeatedList, completion: .lintRules, "only this rule"),
      OptionSpecification("--rules", "list the rules, with their severities here"),
      OptionSpecification("--silenced", "list silenced findings, with the reasons"),
      OptionSpecification(
        "--fail", "SEVERITY", completion: .words(of: LintSeverity.self),
        "the lowest severity that fails: note, warning, error (default) or off"),
      OptionSpecification("--json", "print the findings as JSON"),
      OptionSpecification("--sarif", "FILE", "write the findings as SARIF 2.1.0, for code scanning; - prints them so"),
      AnnotationOptions.specification(),
      Documents.verbose,
    ] + MatrixOptions.specifications,
    details: """
      With no PATH, the project's documents; with no matrix option, a few devices that differ in layout. Each finding is listed
      once for all cells, with its place in the document, a remedy, and the cells. Some rules need more cells: --direction
      ltr,rtl for mirroring, --content-size and --locale for texts that do not fit, --appearance dark for colours.

      The exit code is 4 if there is an error; notes and warnings do not fail unless --fail or plumb.yaml says so
      (`lint: { fail: warning }`). A recipe may silence findings that are intended, with a reason:
      `lint: { truncated-text: { Name: Long names are truncated } }`. For storyboards, plumb.yaml does:
      `lint: { silence: [{ rule: overlap, scene: login, view: Badge, reason: ... }] }`. Each rule has a page:
      Documentation/lint/ID.md.
      """,
    examples: ["plumb lint --rule overlap,truncated-text --fail warning"])

  private let paths: [String]
  /// The settings, if the command line names no documents.
  private let wholeProject: Settings?
  private let choice: CellChoice
  private let settings: LintSettings
  /// The lowest severity that makes the command fail.
  private let fail: LintSeverity
  private let listsRules: Bool
  private let listsSilenced: Bool
  private let printsJSON: Bool
  private let sarif: String?
  private let annotates: Bool

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.paths
    wholeProject = arguments.operands.isEmpty ? arguments.settings : nil
    choice = try CellChoice(arguments)
    settings = try arguments.lintSettings()
    fail =
      try arguments.choice("--fail", LintSeverity.self) ?? arguments.settings.lint.fail
      ?? .error
    listsRules = arguments.has("--rules")
    listsSilenced = arguments.has("--silenced")
    printsJSON = arguments.has("--json")
    sarif = try OutputFile.checked("--sarif", [".sarif", ".json"], arguments)
    if sarif == ReportOptions.output, printsJSON {
      throw UsageError("--sarif - and --json both write to standard output; use only one")
    }
    annotates = try AnnotationOptions.isChosen(arguments)
  }

  func run(_ console: Console) async throws -> ExitCode {
    if listsRules {
      printRules(to: console)
      return .clean
    }
    let documents = try Documents(paths, checking: wholeProject)
    let code = documents.report(to: console)
    try choice.states.check(documents.scenes)
    let pipeline = try LayoutPipeline()
    let report = LintWork(settings: settings, choice: choice)
      .run(documents, pipeline: pipeline, cache: CacheOptions.cache(of: Renderer(measurer: pipeline.measurer)))
    let unreadDocuments = documents.problems.map {
      SARIFReport.UnreadDocument(path: $0.document, line: $0.line, message: $0.message)
    }
    if let sarif, sarif != ReportOptions.output {
      try AtomicFile.write(SARIFReport.text(report, unread: unreadDocuments), to: sarif)
    }
    if sarif == ReportOptions.output {
      console.out(verbatim: SARIFReport.text(report, unread: unreadDocuments))
    } else if printsJSON {
      let unexamined: [(String, JSONText)] =
        report.unexamined == 0 ? [] : [("unexamined", .number(Double(report.unexamined)))]
      console.out(documents.result(report.members + unexamined))
    } else {
      for lines in console.isVerbose ? report.results.map(\.lines) : report.folded.map(\.lines) {
        console.out(block: lines.joined(separator: "\n"))
      }
      if listsSilenced {
        for silenced in report.silenced {
          let reason = Escaped.line("    silenced: \(silenced.reason)")
          console.out(block: (silenced.result.lines.prefix(1) + [reason]).joined(separator: "\n"))
        }
      }
    }
    if annotates {
      for line in LintAnnotations.lines(report) { console.out(verbatim: line) }
    }
    let unread = Set(documents.problems.map(\.document)).count
    let missing = unread == 0 ? "" : "; \(Count.text(unread, "document")) not linted"
    console.diagnose(
      documents.scenes.isEmpty
        ? "nothing linted: \(Count.text(documents.problems.count, "problem")) in \(Count.text(unread, "document"))"
        : "\(report.counts) in \(Count.text(documents.scenes.count, "scene"))\(missing)")
    if report.unexamined > 0 {
      console.diagnose(
        "layouts of \(Count.text(report.unexamined, "scene")) are ambiguous or contradictory, and most rules look at none "
          + "of those: `plumb layout` says which")
    }
    let isFailure = fail != .off && report.results.contains { $0.severity >= fail }
    return code.combined(with: isFailure ? .gate : .clean)
  }

  private func printRules(to console: Console) {
    let shown = LintRules.all.filter { settings.only.isEmpty || settings.only.contains($0.id) }
    func severity(_ rule: LintRuleInfo) -> LintSeverity { settings.severities[rule.id] ?? rule.severity }
    if printsJSON {
      let rules = shown.map { rule in
        JSONText.pairs([
          ("id", .text(rule.id)), ("chapter", .text(rule.chapter.rawValue)),
          ("severity", .text(severity(rule).rawValue)), ("certainty", .text(rule.certainty.rawValue)),
          ("title", .text(rule.title)), ("page", .text(rule.page)),
        ])
      }
      console.out(JSONText.result([("rules", .list(rules))]))
      return
    }
    let width = shown.map(\.id.count).max() ?? 0
    for chapter in LintRuleInfo.Chapter.allCases {
      let rules = shown.filter { $0.chapter == chapter }
      if rules.isEmpty { continue }
      console.out("\(chapter.rawValue):")
      for rule in rules {
        console.out("  \(rule.id.padded(to: width + 2))\(severity(rule).rawValue.padded(to: 9))\(rule.title)")
      }
    }
  }
}
