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
    session(documents, pipeline: pipeline, cache: cache, isProof: isProof).report(on: documents)
  }

  /// The same, a scene at a time: what is laid out for the rules is cheapest beside the scene's other layouts.
  func session(
    _ documents: Documents, pipeline: LayoutPipeline, cache: CacheFolder?, isProof: Bool
  ) -> LintSession {
    var settings = settings
    // A silence may belong to a document that cannot be read.
    settings.coversProject = settings.coversProject && documents.problems.isEmpty
    return LintSession(
      linter: Linter(pipeline: pipeline, settings: settings), choice: choice,
      kept: cache.map { LintCache(folder: $0, settings: settings) }, isProof: isProof)
  }
}
