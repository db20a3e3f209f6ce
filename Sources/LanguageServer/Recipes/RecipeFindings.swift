import Layout
import Linting
import RecipeDocuments
import Values

/// The findings of the gate and of lint rules in a recipe's cells, one layout at a time.
@MainActor
struct RecipeFindings {
  private var pass: LintPass
  private var causes = FindingCauses()
  /// The number of cells examined so far.
  private var cellCount = 0
  private let places: RecipePlaces
  private let scene: Scene

  init(
    _ scene: Scene, _ cells: [Cell], _ pipeline: LayoutPipeline, _ settings: LintSettings, _ places: RecipePlaces
  ) {
    pass = LintPass(Linter(pipeline: pipeline, settings: settings), scene, in: cells, byClass: true)
    (self.places, self.scene) = (places, scene)
  }

  /// Whether all layouts have been examined.
  var isComplete: Bool { pass.isAtEnd }

  /// Whether the findings are worth showing: one cell of each class has been examined, or all cells.
  var isPresentable: Bool { pass.layoutCount == pass.classCount || isComplete }

  /// Examines one more layout.
  /// - Returns: The layout, and the names of its cells; nil if there are no more.
  /// - Complexity: One layout, and near-linear work in its views.
  mutating func step() -> (layout: SolvedLayout, cells: [String])? {
    guard let (layout, names) = pass.next() else { return nil }
    for name in names { causes.add(layout.findings, in: name) }
    cellCount += names.count
    return (layout, names)
  }

  /// The findings so far, the gate's first.
  var diagnostics: [Diagnostic] {
    let gate = causes.all.map { cause in
      Diagnostic(
        range: places.range(at: cause.finding.place), severity: cause.finding.isFault ? .error : .warning,
        code: cause.finding.key.first,
        message: Self.text(cause.text.text, cause.finding.advice, cause.cells, cellCount))
    }
    return gate
      + pass.outcome.results.map { result in
        Diagnostic(
          range: places.range(at: result.place), severity: Diagnostic.Severity(result.severity), code: result.rule.id,
          message: Self.text(result.text, result.next, result.cells, result.cellCount),
          fix: places.fix(of: result, in: scene))
      }
  }

  /// Returns the problem, a suggestion, and the cells.
  private static func text(_ text: String, _ next: String?, _ cells: [String], _ count: Int) -> String {
    let place = cells.isEmpty ? nil : "in \(CellNames.text(cells, of: count))"
    return [text, next, place].compactMap { $0 }.joined(separator: "\n")
  }
}
