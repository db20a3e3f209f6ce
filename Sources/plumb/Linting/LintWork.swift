import Layout
import Linting
import Verifying

/// Runs the rules over scenes in the cells that the command line or the project selects.
@MainActor
struct LintWork {
  let settings: LintSettings
  let choice: CellChoice

  /// Lints documents; scenes that are in the cache are not laid out.
  /// - Parameters:
  ///   - cache: The cache of earlier runs; nil for none.
  ///   - ignoresCache: Whether every scene is linted again.
  /// - Complexity: A layout for each scene and shape of cell.
  func run(
    _ documents: Documents, pipeline: LayoutPipeline, cache: CacheFolder?, ignoresCache: Bool = false
  ) -> LintReport {
    session(documents, pipeline: pipeline, cache: cache, ignoresCache: ignoresCache).report(on: documents.scenes)
  }

  /// Returns a session that lints one scene at a time: layouts for the rules are cheapest together with the scene's
  /// other layouts.
  /// - Parameter isPart: Whether only some of the scenes are linted.
  func session(
    _ documents: Documents, pipeline: LayoutPipeline, cache: CacheFolder?, ignoresCache: Bool, isPart: Bool = false
  ) -> LintSession {
    var settings = settings
    // An unused silence may belong to a document that could not be read.
    settings.coversProject = settings.coversProject && documents.problems.isEmpty && !isPart
    return LintSession(
      linter: Linter(pipeline: pipeline, settings: settings), choice: choice,
      kept: cache.map { LintCache(folder: $0, settings: settings) }, ignoresCache: ignoresCache)
  }
}
