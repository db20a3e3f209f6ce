import Layout
import Linting

/// A lint run over the scenes of documents, in any order.
@MainActor
final class LintSession {
  private let linter: Linter
  private let choice: CellChoice
  /// Results of earlier runs.
  private let kept: LintCache?
  /// Whether every scene is linted again.
  private let ignoresCache: Bool
  /// Results so far, by the scenes' ids.
  private(set) var outcomes: [String: LintOutcome] = [:]

  init(linter: Linter, choice: CellChoice, kept: LintCache?, ignoresCache: Bool) {
    (self.linter, self.choice, self.kept, self.ignoresCache) = (linter, choice, kept, ignoresCache)
  }

  /// Lints a scene whose cells are also laid out for another purpose: rules need the same layouts, with their
  /// explanations.
  /// - Parameter layOut: Lays the cells out.
  func lint(_ scene: Scene, duringLayout layOut: @MainActor () async throws -> Void) async rethrows {
    let cells = choice.cells(of: scene)
    if known(scene, in: cells) == nil {
      try await linter.share(scene, in: cells, layOut: layOut)
    } else {
      try await layOut()
    }
    _ = outcome(of: scene)
  }

  /// Returns what the rules find in a scene; each scene is linted only once.
  /// - Complexity: A layout for each shape of cell.
  func outcome(of scene: Scene) -> LintOutcome {
    let cells = choice.cells(of: scene)
    return known(scene, in: cells) ?? look(at: scene, in: cells)
  }

  /// Returns the result for a scene from this run or an earlier one.
  private func known(_ scene: Scene, in cells: [Cell]) -> LintOutcome? {
    if let outcome = outcomes[scene.id] { return outcome }
    guard !ignoresCache, let outcome = kept?.outcome(of: scene, in: cells) else { return nil }
    outcomes[scene.id] = outcome
    return outcome
  }

  /// Adopts results found by another process.
  func adopt(_ found: [String: LintOutcome]) { outcomes.merge(found) { $1 } }

  private func look(at scene: Scene, in cells: [Cell]) -> LintOutcome {
    let outcome = linter.lint(scene, in: cells)
    kept?.keep(outcome, of: scene, in: cells)
    outcomes[scene.id] = outcome
    return outcome
  }

  /// Returns what the rules find in scenes.
  func report(on scenes: [Scene]) -> LintReport { LintReport(scenes.map(outcome), linter.settings) }
}
