import Linting
import RecipeDocuments
import Scenes
import Values

/// What is wrong with a recipe: what cannot be read, else what the gate and the rules of lint find in the project's cells.
@MainActor
struct RecipeDiagnostics {
  let document: OpenDocument
  let reading: RecipeReading
  let project: ProjectFacts
  /// nil where layouts cannot be computed.
  let pipeline: LayoutPipeline?

  private var places: RecipePlaces { RecipePlaces(text: document.text, outline: reading.outline) }

  /// What cannot be read.
  var problems: [Diagnostic] {
    reading.problems.map { problem in
      Diagnostic(range: places.range(of: problem), severity: .error, code: nil, message: problem.message)
    }
  }

  /// What layouts show.
  /// - Complexity: A layout for each shape of cell.
  func findings(of results: [LintResult]) -> [Diagnostic] {
    guard let scene = reading.scene, let pipeline else { return [] }
    let cells = project.cells(scene)
    return gate(scene, cells, pipeline)
      + results.map { result in
        Diagnostic(
          range: places.range(at: result.place), severity: Diagnostic.Severity(result.severity), code: result.rule.id,
          message: Self.text(result.text, result.next, result.cells, result.cellCount))
      }
  }

  /// What the rules of lint find.
  var lint: [LintResult] {
    guard let scene = reading.scene, let pipeline else { return [] }
    return Linter(pipeline: pipeline, settings: project.lint).lint(scene, in: project.cells(scene)).results
  }

  private func gate(_ scene: Scene, _ cells: [Cell], _ pipeline: LayoutPipeline) -> [Diagnostic] {
    var found: [(finding: Finding, text: RangedText, cells: [String])] = []
    var known: [[String]: Int] = [:]
    // Explained, as the rules have them: each shape is laid out once for both.
    for cell in cells {
      for finding in pipeline.solve(scene, in: cell, explained: true).findings {
        if let index = known[finding.key] {
          found[index].text.add(finding.message)
          found[index].cells.append(cell.name)
        } else {
          known[finding.key] = found.count
          found.append((finding, RangedText(finding.message), [cell.name]))
        }
      }
    }
    return found.map { finding, text, names in
      Diagnostic(
        range: places.range(at: finding.place), severity: finding.isFault ? .error : .warning, code: finding.key.first,
        message: Self.text(text.text, finding.advice, names, cells.count))
    }
  }

  /// What is the matter, what to do about it, and in which cells.
  private static func text(_ text: String, _ next: String?, _ cells: [String], _ count: Int) -> String {
    let place = cells.isEmpty ? nil : "in \(CellNames.text(cells, of: count))"
    return [text, next, place].compactMap { $0 }.joined(separator: "\n")
  }
}
