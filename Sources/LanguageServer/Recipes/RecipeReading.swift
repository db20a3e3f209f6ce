import Layout
import LayoutMaps
import Linting
import RecipeDocuments
import Values

/// One version of a recipe with everything computed from it, each thing once.
@MainActor
final class RecipeReading {
  let document: OpenDocument
  let outline: DocumentOutline
  /// The scene; nil if there are problems.
  let scene: Scene?
  /// In the order of their positions.
  let problems: [DocumentProblem]
  /// The scene's cells; empty if there is no scene.
  let cells: [Cell]
  private let pipeline: LayoutPipeline?
  private let settings: LintSettings
  /// The findings of the gate and the rules so far; nil if nothing can be laid out.
  private(set) lazy var findings: RecipeFindings? = {
    guard let scene, let pipeline else { return nil }
    return RecipeFindings(scene, cells, pipeline, settings, places)
  }()
  /// By cell name.
  private var layouts: [String: SolvedLayout] = [:]
  /// By the views' names in lower case.
  private var headrooms: [String: TextHeadroom] = [:]

  /// - Complexity: O(length).
  init(_ document: OpenDocument, _ project: ProjectFacts, _ pipeline: LayoutPipeline?) {
    (self.document, self.pipeline) = (document, pipeline)
    let text = document.text.text
    outline = DocumentOutline(text, format: .recipe)
    do {
      guard document.text.bytes.count <= RecipeDocument.sizeLimit else {
        throw DocumentProblems(problems: [
          DocumentProblem(
            document: document.name,
            message: "larger than \(RecipeDocument.sizeLimit >> 20) MiB; a recipe is a few kilobytes")
        ])
      }
      scene = try RecipeDocument.decode(text, document: document.name, folder: document.folder, fonts: .installed)
      problems = []
    } catch let found as DocumentProblems {
      (scene, problems) = (nil, found.problems)
    } catch {
      (scene, problems) = (nil, [DocumentProblem(document: document.name, message: "\(error)")])
    }
    cells = scene.map(project.cells) ?? []
    settings = project.lint
  }

  var places: RecipePlaces { RecipePlaces(text: document.text, outline: outline) }

  /// The problems in reading the document.
  var problemDiagnostics: [Diagnostic] {
    problems.map { problem in
      let range = places.range(of: problem)
      let name = Suggestion.suggested(by: problem.message)
      return Diagnostic(
        range: range, severity: .error, code: nil, message: problem.message,
        fix: name.map { DiagnosticFix(title: "Use \($0)", edits: [TextEdit(range: range, text: $0)]) })
    }
  }

  // MARK: Layouts

  /// Lays the scene out in the next cells and checks it for findings.
  func step() {
    guard let (layout, names) = findings?.step() else { return }
    for name in names { layouts[name] = layout }
  }

  /// Returns the layout in a cell; nil if the scene cannot be laid out.
  /// - Complexity: One layout, unless it is cached.
  func layout(in cell: Cell) -> SolvedLayout? {
    if let known = layouts[cell.name] { return known }
    guard let scene, let pipeline else { return nil }
    let solved = pipeline.solve(scene, in: cell, explained: true)
    layouts[cell.name] = solved
    return solved
  }

  /// Returns what decides edges in a cell.
  /// - Complexity: One layout.
  func explanations(of edges: [(view: SceneView, edge: SceneAttribute)], in cell: Cell) -> [EdgeExplanation] {
    guard let scene, let pipeline else { return [] }
    return pipeline.explain(edges, of: scene, in: cell, withChanges: false)
  }

  // MARK: Headroom

  /// Larger scenes compute the headroom of one text at a time, when the server is idle.
  private static let smallScene = 40
  /// The requested text that takes too long to be measured immediately, in lower case.
  private var wanted: String?

  /// Whether the headroom of a text was requested and is not known yet.
  var wantsHeadroom: Bool { wanted != nil }

  /// Returns how much longer a view's text may get in the first cell; nil for a view without text, and for one of a
  /// large scene until ``findHeadroom()`` has computed it.
  /// - Complexity: Several layouts the first time, in a small scene.
  func headroom(of view: SceneView) -> TextHeadroom? {
    let name = view.name.lowercased()
    if let known = headrooms[name] { return known }
    guard let scene, let cell = cells.first,
      layout(in: cell)?.views.first(where: { $0.id == view.id })?.text != nil
    else { return nil }
    wanted = name
    if scene.allViews.count <= Self.smallScene { findHeadroom() }
    return headrooms[name]
  }

  /// Computes the requested headroom.
  /// - Complexity: Several layouts.
  func findHeadroom() {
    guard let name = wanted else { return }
    wanted = nil
    guard let scene, let pipeline, let cell = cells.first,
      let view = scene.allViews.first(where: { $0.name.lowercased() == name })
    else { return }
    headrooms[name] = HeadroomFinder(scene, pipeline).headroom(of: view.id, in: cell)
  }
}
