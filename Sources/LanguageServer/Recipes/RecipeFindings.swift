import Linting
import RecipeDocuments
import Scenes
import Values

/// What the gate and the rules of lint find in a recipe's cells, a layout at a time.
@MainActor
struct RecipeFindings {
  private var pass: LintPass
  private var causes = FindingCauses()
  /// How many cells were looked at.
  private var cellCount = 0
  private let places: RecipePlaces

  init(
    _ scene: Scene, _ cells: [Cell], _ pipeline: LayoutPipeline, _ settings: LintSettings, _ places: RecipePlaces
  ) {
    pass = LintPass(Linter(pipeline: pipeline, settings: settings), scene, in: cells, byClass: true)
    self.places = places
  }

  /// Whether there is nothing more to look at.
  var isComplete: Bool { pass.isAtEnd }

  /// Whether what was found is worth showing: one cell of each class was looked at, or all cells.
  var isPresentable: Bool { pass.layoutCount == pass.classCount || isComplete }

  /// Looks at one more layout.
  /// - Returns: The layout, and the names of its cells; nil if there are no more.
  /// - Complexity: One layout, and near-linear work in its views.
  mutating func step() -> (layout: SolvedLayout, cells: [String])? {
    guard let (layout, names) = pass.next() else { return nil }
    for name in names { causes.add(layout.findings, in: name) }
    cellCount += names.count
    return (layout, names)
  }

  /// What was found so far, the gate's findings first.
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
          message: Self.text(result.text, result.next, result.cells, result.cellCount), fix: places.fix(of: result))
      }
  }

  /// What is the matter, what to do about it, and in which cells.
  private static func text(_ text: String, _ next: String?, _ cells: [String], _ count: Int) -> String {
    let place = cells.isEmpty ? nil : "in \(CellNames.text(cells, of: count))"
    return [text, next, place].compactMap { $0 }.joined(separator: "\n")
  }
}
