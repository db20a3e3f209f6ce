import Foundation
import Layout
import RecipeDocuments
import Values
import Verifying

/// `plumb try`: shows what a change would do, without making it.
struct TryCommand: Command {
  static let specification = CommandSpecification(
    name: "try", summary: "show what a change to a document would do, without making it",
    operands: "SCENE --set 'TARGET.KEY = VALUE'... [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--set", "EDIT", occurs: .repeated, "a change, such as '3.constant = 12'"),
      OptionSpecification("--report", "DIR", "where the pictures and the page go (default try)"),
      PictureLimit.specification,
      OptionSpecification("--gallery", "draw every cell that changes, whatever --pictures says"),
      JobOptions.specification,
      OptionSpecification("--json", "print the differences as JSON"),
    ] + LivePages.comparingSpecifications + ReportOptions.specifications + MatrixOptions.specifications,
    details: """
      SCENE is a document or a scene's id. TARGET is a constraint's number, the left side of its equation (Title.Leading), or a
      view's name. A constraint has constant, multiplier and priority; a view has the keys of recipes, and text.

      Prints the verdict that `plumb verify` would give after the same change; documents and goldens do not change. With no
      matrix option, a few devices that differ in layout. The exit code is 1 if something differs.
      """,
    examples: [#"plumb try login --set '3.constant = 12' --set 'Title.text = "Sign out"' --set '2.priority = 750'"#])

  private let scene: String
  private let edits: [SceneEdit]
  private let choice: CellChoice
  private let folder: RunFolder
  private let pictureLimit: Int
  private let live: LivePages?
  private let reports: ReportOptions
  private let jobs: Int
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count == 1 else {
      throw UsageError("name one scene: plumb try Recipes/login.yaml --set '3.constant = 12'")
    }
    scene = arguments.operands[0]
    edits = try arguments.all("--set").map { text in
      do {
        return try SceneEdit(text)
      } catch {
        throw UsageError("\(error)")
      }
    }
    if edits.isEmpty { throw UsageError("say what to change: --set '3.constant = 12'") }
    choice = try CellChoice(arguments)
    folder = RunFolder(arguments.given("--report") ?? "try")
    let limit = try PictureLimit.value(arguments)
    pictureLimit = arguments.has("--gallery") ? .max : limit
    reports = try ReportOptions(arguments)
    live = try LivePages(arguments)
    jobs = try JobOptions.jobs(arguments)
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    reports.removeEarlier()
    let (documents, problems) = try Documents.named(scene, console)
    if documents.scenes.isEmpty {
      if printsJSON { console.out(documents.result([("clean", .flag(false)), ("scenes", .list([]))])) }
      return problems
    }
    if documents.scenes.count > 1 {
      throw UsageError(
        "\(scene) has \(documents.scenes.count) scenes; name one: "
          + documents.scenes.map(\.id).joined(separator: ", "))
    }
    var changed = documents
    try changed.change { scene in
      do {
        return try edits.reduce(scene) { scene, edit in
          try edit.applied(
            to: scene, folder: URL(filePath: scene.document).deletingLastPathComponent().path, fonts: .installed)
        }
      } catch {
        throw UsageError("\(scene.document): \(error)")
      }
    }
    let outcome = try await LayoutComparison(
      choice: choice, folder: folder, pictureLimit: pictureLimit, live: live, jobs: jobs
    )
    .run(from: documents.scenes, to: changed, console)
    let texts = RunTexts(run: reports.shown(outcome.run), folder: folder.path)
    if printsJSON {
      console.out(texts.json(problems: documents.json, resolved: outcome.resolved))
    } else if !texts.text.isEmpty, !reports.isPrinted {
      console.out(block: texts.text)
    }
    if !printsJSON, !reports.isPrinted { for line in outcome.resolved { console.out(line) } }
    for line in try reports.write(outcome.run, folder) { console.out(verbatim: line) }
    let totals = outcome.run.totals
    let moved = totals.cells - totals.identical
    console.diagnose(
      moved == 0
        ? "no \(outcome.resolved.isEmpty ? "layout" : "frame") would change in \(Count.text(totals.cells, "cell"))"
        : "\(moved) of \(Count.text(totals.cells, "cell")) would change")
    return problems.combined(with: outcome.code)
      .combined(with: texts.code == .goldens ? .differences : texts.code)
      .combined(with: outcome.resolved.isEmpty ? .clean : .differences)
  }
}
