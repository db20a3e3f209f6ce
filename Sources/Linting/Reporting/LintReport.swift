import Scenes
package import Values

/// Everything that was found in some scenes, ready to be written.
package struct LintReport: Sendable {
  /// By scene, in their order.
  package let outcomes: [LintOutcome]

  /// Silences of the project that silenced nothing.
  private let unused: [LintResult]

  /// A report of some scenes.
  /// - Parameter settings: What the rules ran with.
  package init(_ outcomes: [LintOutcome], _ settings: LintSettings) {
    self.outcomes = outcomes
    let used = outcomes.reduce(into: Set<Int>()) { $0.formUnion($1.usedSilences) }
    let severity = settings.severity(of: SilenceRule.info)
    let isWhole = settings.coversMatrix && settings.coversProject && severity != .off
    let judged = outcomes.allSatisfy(\.isComplete) ? LintRules.all : LintRules.document.map { $0.info }
    let ran = Set(judged.filter { settings.severity(of: $0) != .off }.map(\.id))
    let idle = settings.silences.indices.filter {
      isWhole && !used.contains($0) && ran.contains(settings.silences[$0].rule)
    }
    unused = idle.map { index in
      let silence = settings.silences[index]
      let whose = [silence.subject, silence.scene.map { "scene \($0)" }].compactMap { $0 }.joined(separator: ", ")
      return LintResult(
        rule: SilenceRule.info, severity: severity, document: "plumb.yaml", scene: "", subjects: [silence.rule],
        text: "lint: \(silence.rule)\(whose.isEmpty ? "" : " of \(whose)") silences nothing", place: silence.place,
        next: "remove the silence", cells: [], cellCount: 0)
    }
  }

  /// What was found and not silenced.
  package var results: [LintResult] { outcomes.flatMap(\.results) + unused }

  /// What documents and the project say is meant.
  package var silenced: [SilencedResult] { outcomes.flatMap(\.silenced) }

  /// How many findings of a severity there are.
  package func count(_ severity: LintSeverity) -> Int { results.count { $0.severity == severity } }

  /// Findings that are not listed, because there are too many of one rule in one layout.
  package var omitted: Int { outcomes.reduce(0) { $0 + $1.omitted } }

  /// `2 errors, 1 warning, 4 notes`, how many are silenced, and how many are not listed.
  package var counts: String {
    let parts = [LintSeverity.error, .warning, .note].map { Count.text(count($0), $0.rawValue) }
    return parts.joined(separator: ", ") + (silenced.isEmpty ? "" : "; \(silenced.count) silenced")
      + (omitted == 0 ? "" : "; \(omitted) more not listed, beyond \(Limits.findings) of a rule in a layout")
  }

  // MARK: JSON

  /// The members of the report's JSON object, its version aside: `findings`, `silenced`, and `omitted` where some are not
  /// listed.
  package var members: [(String, JSONText)] {
    [
      ("findings", .list(results.map { .pairs($0.members) })),
      ("silenced", .list(silenced.map { .pairs($0.result.members + [("reason", .text($0.reason))]) })),
    ] + (omitted == 0 ? [] : [("omitted", .number(Double(omitted)))])
  }
}

extension LintResult {
  /// The finding as lines for people: place, severity, what is the matter and the rule; what to do; the cells.
  package var lines: [String] {
    let shown = "\(position): \(severity.rawValue): \(text) [\(rule.id)]"
    return [Escaped.line(shown), Escaped.line("    \(next)")] + (cellText.map { [Escaped.line("    in \($0)")] } ?? [])
  }

  /// The document, and the line and column where it says what is the matter.
  var position: String { document + (place.map { ":\($0.line):\($0.column)" } ?? "") }

  /// A few of the cells, and how many they are; nil for what holds in all of them because the document says it.
  package var cellText: String? {
    cells.isEmpty ? nil : CellNames.text(cells, of: cellCount)
  }

  fileprivate var members: [(String, JSONText)] {
    var members: [(String, JSONText)] = [
      ("rule", .text(rule.id)), ("severity", .text(severity.rawValue)), ("scene", .text(scene)),
      ("file", .text(document)),
    ]
    if let place { members += [("line", .number(Double(place.line))), ("column", .number(Double(place.column)))] }
    return members + [
      ("subjects", .list(subjects.map(JSONText.text))), ("text", .text(text)), ("next", .text(next)),
      ("cells", .list(cells.map(JSONText.text))), ("cellCount", .number(Double(cellCount))), ("page", .text(rule.page)),
    ]
  }
}
