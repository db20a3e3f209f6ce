import Layout
import Linting
import Verifying

/// Lint results of earlier runs, in one file per scene, set of cells and settings.
struct LintCache {
  private let folder: CacheFolder
  private let settings: LintSettings

  /// - Parameter settings: The settings of the rules.
  init(folder: CacheFolder, settings: LintSettings) {
    self.folder = folder
    self.settings = settings
  }

  /// Returns the cached result for a scene; nil if it was not linted in these cells with these settings.
  func outcome(of scene: Scene, in cells: [Cell]) -> LintOutcome? {
    folder.value(at: path(of: scene, cells))
  }

  /// Stores a result.
  func keep(_ outcome: LintOutcome, of scene: Scene, in cells: [Cell]) {
    folder.keep(value: outcome, at: path(of: scene, cells))
  }

  private func path(of scene: Scene, _ cells: [Cell]) -> String {
    folder.path(of: scene, purpose: "lint", cells: cells, others: settings)
  }
}
