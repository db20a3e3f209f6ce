package import Layout
package import Values

/// All findings in some scenes, ready to be written.
package struct LintReport: Sendable {
  /// By scene, in the order of the scenes.
  package let outcomes: [LintOutcome]

  /// Silences of the project that silenced nothing.
  private let unused: [LintResult]

  /// Creates a report about some scenes.
  /// - Parameter settings: The settings that the rules ran with.
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

  /// The findings that are not silenced.
  package var results: [LintResult] { outcomes.flatMap(\.results) + unused }

  /// The findings that are not silenced, by cause.
  package var folded: [FoldedResults] { FoldedResults.folded(results) }

  /// The findings that documents and the project declare intentional.
  package var silenced: [SilencedResult] { outcomes.flatMap(\.silenced) }

  /// Returns the number of findings of a severity.
  package func count(_ severity: LintSeverity) -> Int { results.count { $0.severity == severity } }

  /// The number of findings not listed, because there are too many of one rule in one layout.
  package var omitted: Int { outcomes.reduce(0) { $0 + $1.omitted } }

  /// The number of scenes of which rules did not see every layout, because one is ambiguous or contradictory.
  package var unexamined: Int { outcomes.count { !$0.isComplete && $0.omitted == 0 } }

  /// `2 errors, 1 warning, 4 notes`, with the numbers of silenced and unlisted findings.
  package var counts: String {
    let parts = [LintSeverity.error, .warning, .note].map { Count.text(count($0), $0.rawValue) }
    return parts.joined(separator: ", ") + (silenced.isEmpty ? "" : "; \(silenced.count) silenced")
      + (omitted == 0 ? "" : "; \(omitted) more not listed, beyond \(Limits.findings) of a rule in a layout")
  }

  // MARK: JSON

  /// The members of the report's JSON object except its version: `findings`, `silenced`, and `omitted` if some are not
  /// listed.
  package var members: [(String, JSONText)] {
    [
      ("findings", .list(results.map { .pairs($0.members) })),
      ("silenced", .list(silenced.map { .pairs($0.result.members + [("reason", .text($0.reason))]) })),
    ] + (omitted == 0 ? [] : [("omitted", .number(Double(omitted)))])
  }
}

extension LintResult {
  /// The finding as lines for people: place, severity, problem and rule; suggestion; cells.
  package var lines: [String] {
    let certainty = rule.certainty == .certain ? "" : ", \(rule.certainty.rawValue)"
    let shown = "\(position): \(severity.rawValue): \(text) [\(rule.id)]\(certainty)"
    // A change that the rule knows, and not only advice.
    let advice = fix == nil ? next : "fix: \(next)"
    return [Escaped.line(shown), Escaped.line("    \(advice)")]
      + (cellText.map { [Escaped.line("    in \($0)")] } ?? [])
  }

  /// The document, and the line and column of the problem.
  var position: String { document + (place.map { ":\($0.line):\($0.column)" } ?? "") }

  /// A few of the cells, and how many there are; nil for findings about the document itself.
  package var cellText: String? {
    cells.isEmpty ? nil : CellNames.text(cells, of: cellCount)
  }

  fileprivate var members: [(String, JSONText)] {
    var members: [(String, JSONText)] = [
      ("rule", .text(rule.id)), ("severity", .text(severity.rawValue)), ("certainty", .text(rule.certainty.rawValue)),
      ("scene", .text(scene)), ("file", .text(document)),
    ]
    if let place { members += [("line", .number(Double(place.line))), ("column", .number(Double(place.column)))] }
    return members + [
      ("subjects", .list(subjects.map(JSONText.text))), ("text", .text(text)), ("next", .text(next)),
      ("cells", .list(cells.map(JSONText.text))), ("cellCount", .number(Double(cellCount))), ("page", .text(rule.page)),
    ]
  }
}
