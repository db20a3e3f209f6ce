import Foundation
import Layout
import RecipeDocuments
import Values

/// `plumb bisect`: finds the commit that moved an edge.
struct BisectCommand: Command {
  static let specification = CommandSpecification(
    name: "bisect", summary: "find the commit that moved an edge",
    operands: "SCENE VIEW.EDGE --good REV [OPTION...]",
    options: [
      OptionSpecification("--good", "REV", "a revision in which the edge is where it should be"),
      OptionSpecification("--bad", "REV", "a revision in which it is not (default HEAD)"),
      OptionSpecification("--cell", "CELL", "in this cell (default: the first that `plumb layout` would show)"),
      OptionSpecification("--json", "as JSON"),
    ],
    details: """
      SCENE is a document or a scene's id. Documents are read from git's objects and laid out by this version of plumb; the
      working tree is not touched. If a merged branch moved the edge, the merge is named. A view or a document that was
      renamed is found under its other name. Commits in which the document cannot be read are skipped; if one of them may have moved the edge,
      all that come into question are named. The exit code is 0 if one commit is found, else 1.
      """,
    examples: ["plumb bisect login Title.width --good v1.2"])

  private let scene: String
  private let edge: EdgeName
  private let good: String
  private let bad: String
  private let cell: Cell?
  private let choice: CellChoice
  private let configured: [String]
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count == 2, let good = arguments.value("--good") else {
      throw UsageError(
        "name a scene, an edge and a good revision: plumb bisect Recipes/login.yaml Title.width --good main~20")
    }
    (scene, edge) = (arguments.operands[0], EdgeName(text: arguments.operands[1]))
    try arguments.requireFiles()
    self.good = good
    bad = arguments.value("--bad") ?? "HEAD"
    cell = try arguments.value("--cell").map { try Cell.named($0) }
    choice = try CellChoice(arguments)
    configured = arguments.settings.documents
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let scratch = Scratch.path("bisect")
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let (first, last) = (try GitRevision(good), try GitRevision(bad))
    guard try first.isAncestor(of: last) else {
      throw UsageError("\(good) is not an ancestor of \(bad); use their merge base: git merge-base \(good) \(bad)")
    }
    let history = [first] + (try last.commits(after: first))
    let trial = EdgeHistory(
      scene: scene, edge: edge, cell: cell, choice: choice, configured: try GitRevision.paths(configured),
      scratch: scratch, pipeline: try LayoutPipeline())
    let found = try EdgeSearch(edge: edge, trial: trial).found(in: history, from: good, to: bad)
    report(found, steps: trial.count, console)
    return found.stretch.count == 1 ? .clean : .differences
  }

  private func report(_ found: EdgeSearch.Found, steps: Int, _ console: Console) {
    let (stretch, old, new) = (found.stretch, found.before, found.after)
    guard let commit = stretch.last else { return }
    let causes = new.causes(since: old)
    let value = new.value.map { NumberText.plain($0) }
    if printsJSON {
      console.out(
        JSONText.object([
          ("version", .number(1)), ("commit", .text(commit.name)), ("title", .text(commit.title)),
          ("unread", .list(stretch.dropLast().map { .text($0.name) })),
          ("edge", .text(edge.text)), ("cell", .text(new.cell ?? "")),
          ("from", old.value.map { .number($0) } ?? .text("")), ("to", new.value.map { .number($0) } ?? .text("")),
          (
            "causes",
            .list(
              causes.map { cause in
                .pairs(
                  [("text", .text(cause.description)), ("file", .text(new.document))]
                    + (cause.line.map { [("line", .number(Double($0)))] } ?? []))
              })
          ),
        ]))
      return
    }
    let was = old.value.map { NumberText.plain($0) } ?? ""
    var lines = [
      commit.title,
      "  \(edge.text): \(was) -> \(value ?? new.missing)" + (new.cell.map { " in \($0)" } ?? ""),
    ]
    lines += causes.map { cause in
      "  \(new.document): \(cause.description)"
    }
    if let unread = found.unread {
      lines[0] = "one of these \(stretch.count) commits, of which only the last can be read:"
      lines.insert(contentsOf: stretch.map { "  \($0.title)" } + ["  not readable: \(unread)"], at: 1)
    }
    if causes.isEmpty, new.scene != nil {
      lines.append("  nothing in the document changed; a picture, a translation or a font next to it did")
    }
    console.out(block: lines.map(Escaped.line).joined(separator: "\n"))
    console.diagnose("\(Count.text(steps, "revision")) laid out")
  }
}
