import Foundation
package import Layout
import Values

/// Runs the rules over a scene in cells.
@MainActor
package struct Linter {
  let pipeline: LayoutPipeline
  /// The project's settings for rules.
  package let settings: LintSettings

  /// - Parameters:
  ///   - pipeline: Lays scenes out.
  ///   - settings: The project's settings for rules.
  package init(pipeline: LayoutPipeline, settings: LintSettings = LintSettings()) {
    self.pipeline = pipeline
    self.settings = settings
  }

  /// Runs the rules over a scene in cells; cells of one shape are laid out once.
  /// - Complexity: One layout per shape, and near-linear work in its views.
  package func lint(_ scene: Scene, in cells: [Cell]) -> LintOutcome {
    var pass = LintPass(self, scene, in: cells)
    if pass.needsLayouts { while pass.next() != nil {} }
    return pass.outcome
  }

  /// Lets a scene be laid out for another purpose such that the rules can look at the same layouts afterwards.
  /// - Parameter layOut: Lays the cells out.
  package func share(
    _ scene: Scene, in cells: [Cell], layOut: @MainActor () async throws -> Void
  ) async rethrows {
    pipeline.expectExplanations(of: scene, in: cells)
    try await layOut()
  }

  /// Lets a scene be laid out for another purpose such that the rules can look at the same layouts afterwards.
  /// - Parameter layOut: Lays the cells out.
  package func share<Layouts>(_ scene: Scene, in cells: [Cell], layOut: @MainActor () -> Layouts) -> Layouts {
    pipeline.expectExplanations(of: scene, in: cells)
    return layOut()
  }

  func runs(_ rule: LintRuleInfo) -> Bool { settings.severity(of: rule) != .off }

  // MARK: Silences

  /// Returns the findings, separated into silenced and others.
  /// - Parameters:
  ///   - cellCount: The number of cells examined.
  ///   - isComplete: Whether every rule has seen every layout that it needs.
  func outcome(_ causes: LintCauses, _ scene: Scene, _ cellCount: Int, isComplete: Bool) -> LintOutcome {
    var outcome = LintOutcome(omitted: causes.omitted, isComplete: isComplete)
    var used: Set<SceneSilence> = []
    for cause in causes.all {
      var result = LintResult(
        rule: cause.info, severity: settings.severity(of: cause.info), document: scene.document, scene: scene.id,
        subjects: cause.subjects, text: cause.text.text, place: cause.place, next: cause.next,
        cells: causes.sorted(cause.cells), cellCount: cellCount)
      result.fix = cause.fix
      if let silence = scene.silences.first(where: { $0.silences(result) }) {
        used.insert(silence)
        outcome.silenced.append(SilencedResult(result: result, reason: silence.reason, isByProject: false))
      } else if let index = settings.silences.firstIndex(where: { $0.silences(result) }) {
        if !outcome.usedSilences.contains(index) { outcome.usedSilences.append(index) }
        outcome.silenced.append(
          SilencedResult(result: result, reason: settings.silences[index].reason, isByProject: true))
      } else {
        outcome.results.append(result)
      }
    }
    if runs(SilenceRule.info) {
      // A finding that some layouts do not have may occur in others.
      let isWhole = settings.coversMatrix && isComplete
      let ran = (isWhole ? LintRules.all : LintRules.document.map { $0.info }).filter(runs).map(\.id)
      for finding in SilenceRule.findings(scene.silences, used: used, known: LintRules.ids, ran: Set(ran)) {
        outcome.results.append(
          LintResult(
            rule: SilenceRule.info, severity: settings.severity(of: SilenceRule.info), document: scene.document,
            scene: scene.id, subjects: finding.subjects, text: finding.text.text, place: finding.place,
            next: finding.next, cells: [], cellCount: cellCount))
      }
    }
    outcome.results.sort { left, right in
      if left.severity != right.severity { return left.severity > right.severity }
      return left.place.map { ($0.line, $0.column) } ?? (0, 0) < right.place.map { ($0.line, $0.column) } ?? (0, 0)
    }
    return outcome
  }
}

extension SceneSilence {
  fileprivate func silences(_ result: LintResult) -> Bool {
    LintRuleInfo.presentID(rule) == result.rule.id
      && (subject.map { own in result.subjects.contains { $0.lowercased() == own.lowercased() } } ?? true)
  }
}

extension LintSettings.Silence {
  fileprivate func silences(_ result: LintResult) -> Bool {
    rule == result.rule.id && (scene.map { Self.fits(result.scene, $0) } ?? true)
      && (subject.map { own in result.subjects.contains { Self.fits($0, own) } } ?? true)
  }

  /// Whether a name matches a pattern, ignoring case.
  private static func fits(_ name: String, _ pattern: String) -> Bool {
    Wildcard(pattern.lowercased()).matches(name.lowercased())
  }
}

extension SolvedLayout {
  /// Whether rules can examine the layout: it has no conflicts, and only values that are possible on a screen.
  var isSound: Bool {
    let isContradictory = findings.contains { if case .conflict = $0 { true } else { false } }
    return !isContradictory
      && views.allSatisfy { view in
        [view.absoluteFrame.minX, view.absoluteFrame.minY, view.absoluteFrame.width, view.absoluteFrame.height]
          .allSatisfy {
            $0.isFinite && abs($0) <= Limits.coordinate
          }
      }
  }
}
