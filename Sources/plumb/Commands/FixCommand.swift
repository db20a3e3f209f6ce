import Foundation
import Layout
import LayoutMaps
import Linting
import RecipeDocuments
import Repair
import Values
import Verifying

/// `plumb fix`: proposes edits of a document that repair a problem, each proven, and writes one of them.
struct FixCommand: Command {
  static let specification = CommandSpecification(
    name: "fix", summary: "propose the smallest proven edits that repair a layout, and write one",
    operands: "SCENE [INVARIANT...] [OPTION...]",
    options: [
      OptionSpecification(
        "--finding", "ID", occurs: .repeated,
        "only this problem, as the output names it: conflict, overlap:Title"),
      OptionSpecification("--apply", "N", "write proposal N into the document"),
      OptionSpecification("--out", "DIR", "where pictures before and after go (default fixes)"),
      OptionSpecification("--limit", "N", "problems to repair (default 5)"),
      OptionSpecification("--json", "as JSON"),
    ] + windows,
    details: """
      SCENE is a document or a scene's id. Without INVARIANT and --finding, everything wrong is repaired: ambiguous and
      contradictory layouts, failed expectations, the scene's invariants that do not hold, findings of lint.

      An edit changes a constant, a priority, a relation, hugging or resistance, lines, or a stack view's distribution, alignment
      or spacing; or a constraint is added, removed, or left out of a size class. Two are combined where one is not enough. Each
      proposal holds for the whole range: windows of every size (--width, --height, --like) for each reader, and the cells. It
      breaks no expectation, invariant or rule that held before. The order is: what moves nothing in the cells, then what
      Apple's guide advises (an inequality or a lower priority rather than a constant), then the fewest edits and what moves least.

      --apply writes the document, with its comments and its form, unless it has changed since. The exit code is 1 if there are
      proposals, 4 if a problem has none, and 0 if nothing is wrong or a proposal was written. As JSON:

        {"version":1,"problems":[{"scene":...,"id":...,"text":...,"proposals":[{"number":1,"sentence":...,"edits":[{"kind":
        "priority","text":...}],"diff":[...],"proof":...,"cells":6,"unchanged":6,"points":0,"pictures":[...]}]}],"remarks":[...]}

      "remarks" are conditions that hold, and problems beyond --limit. With --apply, "problems" is empty and there is
      "applied":{"document":...,"number":1,"sentence":...}.
      """,
    examples: [#"plumb fix login "Body.bottom <= Safe Area.bottom" --width 320...1366"#, "plumb fix login --apply 1"])

  /// Windows and cells, each option once.
  private static var windows: [OptionSpecification] {
    let own = WindowOptions.specifications
    let names = Set(own.map(\.name))
    return own + MatrixOptions.specifications.filter { !names.contains($0.name) }
  }

  private let scene: String
  private let statements: [String]
  private let findings: [String]
  private let applied: Int?
  private let folder: String
  private let limit: Int
  private let windows: WindowOptions
  private let choice: CellChoice
  private let lint: LintSettings
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard let scene = arguments.operands.first else {
      throw UsageError("name a scene: plumb fix Recipes/login.yaml")
    }
    if scene == StandardInput.operand {
      throw UsageError("a recipe from the standard input cannot be edited; save it as a file")
    }
    self.scene = scene
    statements = Array(arguments.operands.dropFirst())
    findings = arguments.all("--finding")
    applied = try arguments.number("--apply", in: 1...1000).map { Int($0) }
    limit = Int(try arguments.number("--limit", in: 1...1000) ?? 5)
    folder = arguments.value("--out") ?? "fixes"
    windows = try WindowOptions(arguments)
    choice = try CellChoice(arguments)
    lint = try arguments.lintSettings()
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let (documents, problems) = try Documents.named(scene, console)
    if documents.scenes.isEmpty {
      if printsJSON { console.out(result([], [], unread: documents)) }
      return problems
    }
    let pipeline = try LayoutPipeline()
    var work = FixWork(
      statements: statements, findings: findings, limit: limit, windows: windows, choice: choice, lint: lint)
    var found: [FixWork.Repaired] = []
    for scene in documents.scenes { found += try work.repaired(scene, pipeline, console) }
    if !findings.isEmpty, found.isEmpty { throw work.unknownFinding(findings) }
    let texts = FixTexts(folder: folder, pipeline: pipeline)
    if let applied { return problems.combined(with: try apply(applied, found, console)) }
    if printsJSON {
      console.out(result(try found.map(texts.json), work.remarks, unread: documents))
    } else {
      for repaired in found { console.out(block: try texts.text(repaired).joined(separator: "\n")) }
      for line in work.remarks { console.diagnose(line) }
    }
    if found.isEmpty { console.diagnose("nothing to repair in \(Count.text(documents.scenes.count, "scene"))") }
    let isStuck = found.contains { $0.proposals.isEmpty && !$0.problem.isAdvice }
    return problems.combined(with: found.isEmpty ? .clean : isStuck ? .gate : .differences)
  }

  private func result(_ found: [JSONText], _ remarks: [String], unread documents: Documents) -> String {
    let unread = documents.problems.isEmpty ? [] : [("unread", documents.json)]
    return JSONText.result(
      [("problems", .list(found)), ("remarks", .list(remarks.map { .text($0) }))] + unread)
  }

  /// Writes a proposal's document, unless that has changed since it was read.
  /// - Throws: ``UsageError``, ``FileError``.
  private func apply(_ number: Int, _ found: [FixWork.Repaired], _ console: Console) throws -> ExitCode {
    guard
      let (repaired, proposal) = found.lazy.compactMap({ repaired in
        repaired.proposals.first { $0.number == number }.map { (repaired, $0.proposal) }
      }).first
    else {
      let count = found.flatMap(\.proposals).map(\.number).max() ?? 0
      let known = count == 0 ? "there are none" : "they are numbered 1 to \(count)"
      throw UsageError("there is no proposal \(number), \(known); nothing was written")
    }
    let document = repaired.document
    if document.form == .code {
      throw UsageError("\(document.path) is made by code; write the lines of the proposal there; nothing was written")
    }
    let now = try RepairDocument(of: repaired.scene)
    guard now.text == document.text else {
      throw UsageError("\(document.path) has changed since it was read; run plumb fix again; nothing was written")
    }
    guard FileManager.default.isWritableFile(atPath: document.path) else {
      throw UsageError("\(document.path) is read-only; nothing was written")
    }
    try AtomicFile.write(Array(proposal.text.utf8), to: document.path)
    if printsJSON {
      let applied: [(String, JSONText)] = [
        ("document", .text(document.path)), ("number", .number(Double(number))), ("sentence", .text(proposal.sentence)),
      ]
      console.out(JSONText.result([("problems", .list([])), ("remarks", .list([])), ("applied", .pairs(applied))]))
    } else {
      console.out("\(document.path): \(proposal.sentence)")
    }
    return .clean
  }
}
