import Linting
import Scenes

/// Runs the rules over scenes in the cells that the command line or the project asks for.
@MainActor
struct LintWork {
  let settings: LintSettings
  let choice: CellChoice

  /// - Throws: ``TypographyError`` if a font file is missing.
  /// - Complexity: A layout for each scene and shape of cell.
  func run(_ scenes: [Scene]) throws -> LintReport {
    let linter = Linter(pipeline: try LayoutPipeline(), settings: settings)
    return LintReport(scenes.map { linter.lint($0, in: choice.cells(of: $0)) }, settings)
  }
}
