import Foundation
package import Scenes
import Values

/// Runs the rules over a scene in cells.
@MainActor
package struct Linter {
  private let pipeline: LayoutPipeline
  private let settings: LintSettings

  /// - Parameters:
  ///   - pipeline: Lays scenes out.
  ///   - settings: What the project says about rules.
  package init(pipeline: LayoutPipeline, settings: LintSettings = LintSettings()) {
    self.pipeline = pipeline
    self.settings = settings
  }

  /// Looks at a scene in cells; cells of one shape are laid out once.
  /// - Complexity: One layout a shape, and near-linear work in its views.
  package func lint(_ scene: Scene, in cells: [Cell]) -> LintOutcome {
    let linted = LintedScene(scene)
    var causes = Causes(order: Dictionary(cells.enumerated().map { ($1.name, $0) }) { first, _ in first })
    for rule in LintRules.document where runs(rule.info) {
      causes.add(rule.findings(in: linted), of: rule.info, in: [])
    }
    var isComplete = true
    // What a few cells leave alone others may need.
    let matrixRules = LintRules.matrix.filter {
      runs($0.info) && (settings.coversMatrix || $0.info != InactiveConstraintRule.info)
    }
    var matrix = matrixRules.map { (info: $0.info, rule: $0.init() as any MatrixRule) }
    let layoutRules = LintRules.layout.filter { runs($0.info) }
    if !matrix.isEmpty || !layoutRules.isEmpty {
      for (cell, names) in Self.shapes(cells, of: scene) {
        let solved = pipeline.solve(scene, in: cell, explained: true)
        guard solved.isSound, let explanation = solved.explanation else {
          isComplete = false
          continue
        }
        let layout = LintedLayout(linted, solved, explanation, cells: names)
        let isOpen = solved.findings.contains { if case .ambiguous = $0 { true } else { false } }
        // Where nothing decides the frames, only that is worth saying.
        for rule in layoutRules where !isOpen || rule is EqualHuggingRule.Type {
          causes.add(rule.findings(in: layout), of: rule.info, in: names)
        }
        if isOpen {
          isComplete = false
          continue
        }
        for index in matrix.indices { matrix[index].rule.note(layout) }
      }
    }
    for (info, rule) in matrix {
      for (finding, cells) in rule.findings(in: linted) { causes.add(finding, of: info, in: cells) }
    }
    return outcome(causes, scene, cells.count, isComplete: isComplete && causes.omitted == 0)
  }

  private func runs(_ rule: LintRuleInfo) -> Bool { settings.severity(of: rule) != .off }

  /// Cells that have one layout, by the first of them.
  private static func shapes(_ cells: [Cell], of scene: Scene) -> [(cell: Cell, names: [String])] {
    struct Key: Hashable {
      let shape: LayoutShape
      let isOnOwnCanvas: Bool
    }
    var groups: [(cell: Cell, names: [String])] = []
    var places: [Key: Int] = [:]
    for cell in cells {
      let key = Key(
        shape: cell.under(scene.look(in: cell)).shape, isOnOwnCanvas: scene.canvas?.screenName == cell.screenName)
      if let place = places[key] {
        groups[place].names.append(cell.name)
      } else {
        places[key] = groups.count
        groups.append((cell, [cell.name]))
      }
    }
    return groups
  }

  // MARK: Silences

  private func outcome(_ causes: Causes, _ scene: Scene, _ cellCount: Int, isComplete: Bool) -> LintOutcome {
    var outcome = LintOutcome(omitted: causes.omitted, isComplete: isComplete)
    var used: Set<SceneSilence> = []
    for cause in causes.all {
      var result = result(
        cause.info, cause.subjects, cause.text.text, cause.place, cause.next, causes.sorted(cause.cells), scene,
        cellCount)
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
      // What only some layouts show may be found in others.
      let isWhole = settings.coversMatrix && isComplete
      let ran = (isWhole ? LintRules.all : LintRules.document.map { $0.info }).filter(runs).map(\.id)
      for finding in SilenceRule.findings(scene.silences, used: used, known: LintRules.ids, ran: Set(ran)) {
        outcome.results.append(
          result(
            SilenceRule.info, finding.subjects, finding.text.text, finding.place, finding.next, [], scene, cellCount))
      }
    }
    outcome.results = outcome.results.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      if left.severity != right.severity { return left.severity > right.severity }
      let (one, two) = (
        left.place.map { ($0.line, $0.column) } ?? (0, 0), right.place.map { ($0.line, $0.column) } ?? (0, 0)
      )
      return one == two ? a.offset < b.offset : one < two
    }.map(\.element)
    return outcome
  }

  private func result(
    _ rule: LintRuleInfo, _ subjects: [String], _ text: String, _ place: ScenePlace?, _ next: String, _ cells: [String],
    _ scene: Scene,
    _ cellCount: Int
  ) -> LintResult {
    LintResult(
      rule: rule, severity: settings.severity(of: rule), document: scene.document, scene: scene.id, subjects: subjects,
      text: text,
      place: place, next: next, cells: cells, cellCount: cellCount)
  }
}

/// Findings by cause: those of one rule with one list of subjects are one, in whatever cells.
private struct Causes {
  struct Cause {
    let info: LintRuleInfo
    let subjects: [String]
    var text: RangedText
    let place: ScenePlace?
    let next: String
    let fix: LintFix?
    var cells: [String]
  }

  /// Places of cells in the list that was asked for, by name.
  let order: [String: Int]
  private(set) var all: [Cause] = []
  private var places: [Key: Int] = [:]

  init(order: [String: Int]) { self.order = order }

  private struct Key: Hashable {
    let rule: String
    let subjects: [String]
  }

  /// Findings beyond ``Limits/findings``: of each rule the most in one layout.
  var omitted: Int { omittedByRule.values.reduce(0, +) }
  private var omittedByRule: [String: Int] = [:]

  /// Adds what a rule found in one layout, up to the limit.
  mutating func add(_ findings: [LintFinding], of info: LintRuleInfo, in cells: [String]) {
    for finding in findings.prefix(Limits.findings) { add(finding, of: info, in: cells) }
    if findings.count > Limits.findings {
      omittedByRule[info.id] = max(omittedByRule[info.id] ?? 0, findings.count - Limits.findings)
    }
  }

  mutating func add(_ finding: LintFinding, of info: LintRuleInfo, in cells: [String]) {
    let key = Key(rule: info.id, subjects: finding.subjects)
    if let place = places[key] {
      // Other words for the same thing add nothing.
      all[place].text.add(finding.text)
      all[place].cells += cells
      return
    }
    places[key] = all.count
    all.append(
      Cause(
        info: info, subjects: finding.subjects, text: RangedText(finding.text), place: finding.place,
        next: finding.next, fix: finding.fix, cells: cells))
  }

  /// Cells in the order in which they were asked for, each once.
  func sorted(_ cells: [String]) -> [String] {
    cells.unique.sorted { (order[$0] ?? 0, $0) < (order[$1] ?? 0, $1) }
  }
}

extension SceneSilence {
  fileprivate func silences(_ result: LintResult) -> Bool {
    rule == result.rule.id
      && (subject.map { own in result.subjects.contains { $0.lowercased() == own.lowercased() } } ?? true)
  }
}

extension LintSettings.Silence {
  fileprivate func silences(_ result: LintResult) -> Bool {
    rule == result.rule.id && (scene.map { Self.fits(result.scene, $0) } ?? true)
      && (subject.map { own in result.subjects.contains { Self.fits($0, own) } } ?? true)
  }

  /// Whether a name fits a pattern, letters' case aside.
  private static func fits(_ name: String, _ pattern: String) -> Bool {
    Wildcard(pattern.lowercased()).matches(name.lowercased())
  }
}

extension SolvedLayout {
  /// Whether the layout is one that rules can look at: no contradiction, and numbers that a screen can have.
  fileprivate var isSound: Bool {
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
