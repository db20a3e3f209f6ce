import Foundation
import Layout
import RecipeDocuments
import Reports
import Values
import Verifying

/// `plumb diff`: shows what a branch does to layouts, from two revisions of the documents; no goldens are needed.
struct DiffCommand: Command {
  static let specification = CommandSpecification(
    name: "diff", summary: "compare the layouts of two revisions, without goldens",
    operands: "--base REV [PATH...] [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--base", "REV", "the revision to compare with: a branch, a tag, a commit"),
      OptionSpecification("--head", "REV", "the revision to compare (default: the files as they are here)"),
      OptionSpecification("--exact", "compare with the revision itself, not with the merge base"),
      OptionSpecification("--report", "DIR", "where the pictures and the page go (default diff)"),
      PictureLimit.specification,
      JobOptions.specification,
      OptionSpecification("--json", "print the differences as JSON"),
      Documents.verbose,
    ] + LivePages.comparingSpecifications + ReportOptions.specifications + MatrixOptions.specifications,
    details: """
      Lays out both revisions and reports which edges moved, and which change in a document moved them. Files are read from
      git's objects; the working tree is not touched. With no PATH, the project's documents; with no matrix option, a few devices
      that differ in layout. The exit code is 1 if something differs.
      """,
    examples: ["plumb diff --base main --all-devices"])

  private let base: String
  private let head: String?
  private let isExact: Bool
  private let operands: [String]
  private let choice: CellChoice
  private let folder: RunFolder
  private let pictureLimit: Int
  private let live: LivePages?
  private let reports: ReportOptions
  private let jobs: Int
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard let base = arguments.value("--base") else {
      throw UsageError("say what to compare with: plumb diff --base main")
    }
    self.base = base
    head = arguments.value("--head")
    isExact = arguments.has("--exact")
    try arguments.requireFiles()
    operands = try GitRevision.paths(
      arguments.operands.isEmpty ? arguments.settings.documents : arguments.operands)
    choice = try CellChoice(arguments)
    folder = RunFolder(arguments.given("--report") ?? "diff")
    pictureLimit = try PictureLimit.value(arguments)
    live = try LivePages(arguments)
    reports = try ReportOptions(arguments)
    jobs = try JobOptions.jobs(arguments)
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    reports.removeEarlier()
    let scratch = Scratch.path("diff")
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    var before = try GitRevision(base)
    let after = try head.map(GitRevision.init)
    if !isExact { before = try before.mergeBase(with: after) }
    let named = try DocumentOperands(operands)
    let paths = named.paths
    var new = try after.map { try $0.documents(paths, in: "\(scratch)/new") } ?? Documents(paths)
    let former = try formerPaths(of: new, in: before, after, head == nil ? "" : "\(scratch)/new")
    var old = try before.documents(paths + former.values.sorted(), in: "\(scratch)/old")
    old.rename(former)
    old.keep(where: named.want)
    new.keep(where: named.want)
    var code = new.report(to: console)
    for (path, other) in former.sorted(by: { $0.key < $1.key }) { console.diagnose("\(path): renamed from \(other)") }
    if try leaveSubmodules(&new, paths, before, after, console) { code = code.combined(with: .usage) }
    let removed = new.unclaimed(old.scenes.map(\.id)).sorted()
    if leaveUnread(&new, in: old, before, console) { code = code.combined(with: .usage) }
    if reportFonts(below: "\(scratch)/old/", console) { code = code.combined(with: .differences) }
    let outcome = try await LayoutComparison(
      choice: choice, folder: folder, pictureLimit: pictureLimit, live: live, jobs: jobs
    )
    .run(
      from: old.scenes, to: new, problems: old.problems.map { $0.moved(to: before.name).description },
      removed: removed, console)
    let run = outcome.run
    code = code.combined(with: outcome.code)
    let texts = RunTexts(run: reports.shown(run), folder: folder.path)
    code = code.combined(with: texts.code == .goldens ? .differences : texts.code)
    if printsJSON {
      let problems = Documents.json(new.problems + old.problems.map { $0.moved(to: before.name) })
      console.out(texts.json(problems: problems, resolved: outcome.resolved, renamed: former))
    } else if !texts.text.isEmpty, !reports.isPrinted {
      console.out(block: texts.text)
    }
    if !printsJSON, !reports.isPrinted {
      for line in outcome.resolved { console.out(line) }
    }
    for line in try reports.write(run, folder) { console.out(verbatim: line) }
    let totals = run.totals
    console.diagnose(
      "\(totals.identical) of \(Count.text(totals.cells, "cell")) identical to \(base) in \(Count.text(totals.scenes, "scene"))"
    )
    return code.combined(with: outcome.resolved.isEmpty ? .clean : .differences)
  }

  /// Says which documents cannot be read in the old revision, and leaves their scenes out: they are not new.
  /// - Returns: Whether there are any.
  private func leaveUnread(
    _ new: inout Documents, in old: Documents, _ before: GitRevision, _ console: Console
  ) -> Bool {
    for problem in old.problems { console.diagnose(block: "in \(Escaped.line(before.name)): \(problem)") }
    let ids = old.unreadIDs
    let left = Set(new.scenes.filter { Documents.isScene($0, ofAny: ids) }.map(\.document))
    for document in left.sorted() {
      console.diagnose(
        "\(document): not compared, because it cannot be read in \(before.name); see it with: git show "
          + Escaped.shell("\(before.name):./\(document)"))
    }
    new.keep { !Documents.isScene($0, ofAny: ids) }
    return !left.isEmpty
  }

  /// Leaves out documents in submodules, and names submodules that changed.
  /// - Returns: Whether there are any that changed.
  private func leaveSubmodules(
    _ new: inout Documents, _ paths: [String], _ before: GitRevision, _ after: GitRevision?, _ console: Console
  ) throws -> Bool {
    let (all, changed) = try before.submodules(in: paths, until: after)
    if all.isEmpty { return false }
    new.keep { scene in !all.contains { scene.document.hasPrefix($0 + "/") } }
    for module in changed {
      let next = module.before.map { "; run there: plumb diff --exact --base \($0.prefix(10))" } ?? ""
      console.diagnose(
        "\(module.path): not compared, because it is a submodule, which has a history of its own\(next)")
    }
    return !changed.isEmpty
  }

  /// Names font files that differ: both sides are drawn with one of them, so that the effect is not seen.
  /// - Returns: Whether there are any.
  private func reportFonts(below folder: String, _ console: Console) -> Bool {
    let fonts = FontCatalogue.replacedFiles(below: folder).map { String($0.dropFirst(folder.count)) }
    for font in fonts {
      console.diagnose(
        "\(font): not the file of \(base), and both sides are drawn with one of them; "
          + "what it changes is shown by: plumb verify")
    }
    return !fonts.isEmpty
  }

  /// Returns the paths in the base of documents that were renamed since.
  /// - Parameter folder: Where the documents of the later revision were written; empty for the files as they are here.
  private func formerPaths(
    of documents: Documents, in base: GitRevision, _ later: GitRevision?, _ folder: String
  ) throws -> [String: String] {
    let existing = try later?.documentObjects()
    return try base.formerPaths(of: documents.paths, in: folder) { path in
      existing.map { $0[path] != nil } ?? FileManager.default.fileExists(atPath: path)
    }
  }
}

extension DocumentProblem {
  /// The same in a revision.
  fileprivate func moved(to revision: String) -> DocumentProblem {
    DocumentProblem(document: "\(revision):\(document)", line: line, column: column, message: message)
  }
}
