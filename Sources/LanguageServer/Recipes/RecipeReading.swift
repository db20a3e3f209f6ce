import LayoutMaps
import Linting
import RecipeDocuments
import Scenes
import Values

/// One version of a recipe, with what has been found out about it: each thing once.
@MainActor
final class RecipeReading {
  let document: OpenDocument
  let outline: DocumentOutline
  /// nil where there are problems.
  let scene: Scene?
  /// In the order of their places.
  let problems: [DocumentProblem]
  /// The scene's; empty where there is none.
  let cells: [Cell]
  private let pipeline: LayoutPipeline?
  private let settings: LintSettings
  /// What the gate and the rules find, as far as they have come; nil where nothing can be laid out.
  private(set) lazy var findings: RecipeFindings? = {
    guard let scene, let pipeline else { return nil }
    return RecipeFindings(scene, cells, pipeline, settings, places)
  }()
  /// By the names of cells.
  private var layouts: [String: SolvedLayout] = [:]
  /// Of texts, by the views' names in lower case.
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
      scene = try RecipeDocument.decode(text, document: document.name, folder: document.folder)
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

  /// What cannot be read.
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

  /// Lays the scene out in the next cells and looks for findings there.
  func step() {
    guard let (layout, names) = findings?.step() else { return }
    for name in names { layouts[name] = layout }
  }

  /// The layout in a cell; nil where the scene cannot be laid out.
  /// - Complexity: One layout, unless the cell is known from before.
  func layout(in cell: Cell) -> SolvedLayout? {
    if let known = layouts[cell.name] { return known }
    guard let scene, let pipeline else { return nil }
    let solved = pipeline.solve(scene, in: cell, explained: true)
    layouts[cell.name] = solved
    return solved
  }

  /// What decides edges in a cell.
  /// - Complexity: One layout.
  func explanations(of edges: [(view: SceneView, edge: SceneAttribute)], in cell: Cell) -> [EdgeExplanation] {
    guard let scene, let pipeline else { return [] }
    return pipeline.explain(edges, of: scene, in: cell, withChanges: false)
  }

  // MARK: Headroom

  /// Scenes with more views are asked about one text at a time, when nothing else is to be done.
  private static let smallScene = 40
  /// A text that was asked for and takes too long to be answered at once, in lower case.
  private var wanted: String?

  /// Whether a text's headroom was asked for and is not known yet.
  var wantsHeadroom: Bool { wanted != nil }

  /// How much longer a view's text may get in the first cell; nil for a view without text, and for one of a large scene until
  /// ``findHeadroom()`` has found it.
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

  /// Finds the headroom that was asked for.
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
