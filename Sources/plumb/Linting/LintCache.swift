import Foundation
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
    guard let text = folder.text(at: path(of: scene, cells)) else { return nil }
    return try? JSONDecoder().decode(LintOutcome.self, from: Data(text.utf8))
  }

  /// Keeps what was found.
  func keep(_ outcome: LintOutcome, of scene: Scene, in cells: [Cell]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(outcome) else { return }
    folder.keep(String(decoding: data, as: UTF8.self), at: path(of: scene, cells))
  }

  private func path(of scene: Scene, _ cells: [Cell]) -> String {
    folder.path(of: scene, purpose: "lint", cells: cells, others: settings)
  }
}
