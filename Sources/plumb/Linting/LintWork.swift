import Goldens
import Linting
import Scenes

/// Runs the rules over scenes in the cells that the command line or the project asks for.
@MainActor
struct LintWork {
  let settings: LintSettings
  let choice: CellChoice

  /// Looks at documents; scenes that the cache knows are not laid out.
  /// - Parameters:
  ///   - cache: Where outcomes of earlier runs lie; nil for none.
  ///   - isProof: Whether every scene is looked at again.
  /// - Complexity: A layout for each scene and shape of cell.
  func run(
    _ documents: Documents, pipeline: LayoutPipeline, cache: CacheFolder?, isProof: Bool = false
  ) -> LintReport {
    var settings = settings
    // A silence may belong to a document that cannot be read.
    settings.coversProject = settings.coversProject && documents.problems.isEmpty
    let linter = Linter(pipeline: pipeline, settings: settings)
    let kept = cache.map { LintCache(folder: $0, settings: settings) }
    let outcomes = documents.scenes.map { scene in
      let cells = choice.cells(of: scene)
      if !isProof, let known = kept?.outcome(of: scene, in: cells) { return known }
      let outcome = linter.lint(scene, in: cells)
      kept?.keep(outcome, of: scene, in: cells)
      return outcome
    }
    return LintReport(outcomes, settings)
  }
}
