import Goldens
import Linting
import Scenes

/// What the rules found in earlier runs, a file for each scene, its cells and the settings.
struct LintCache {
  private let folder: CacheFolder
  private let settings: LintSettings

  /// - Parameter settings: Of the rules.
  init(folder: CacheFolder, settings: LintSettings) {
    self.folder = folder
    self.settings = settings
  }

  /// What was found in a scene; nil where it has not been looked at so.
  func outcome(of scene: Scene, in cells: [Cell]) -> LintOutcome? {
    folder.value(at: path(of: scene, cells))
  }

  /// Keeps what was found.
  func keep(_ outcome: LintOutcome, of scene: Scene, in cells: [Cell]) {
    folder.keep(value: outcome, at: path(of: scene, cells))
  }

  private func path(of scene: Scene, _ cells: [Cell]) -> String {
    folder.path(of: scene, purpose: "lint", cells: cells, others: settings)
  }
}
