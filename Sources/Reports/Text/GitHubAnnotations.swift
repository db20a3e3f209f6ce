import Foundation
package import Goldens

/// A run as annotations on documents: GitHub's workflow commands.
package enum GitHubAnnotations {
  /// How many annotations of each kind GitHub shows for a step.
  package static let limit = 10

  /// The lines to print: one for each cause; the last counts those beyond the limit.
  /// - Complexity: O(groups).
  package static func lines(_ run: StoredRun) -> [String] {
    var (errors, warnings): ([String], [String]) = ([], [])
    for scene in run.scenes {
      for finding in scene.findings {
        // A finding that does not fail the layout is a warning.
        let kind = finding.isFault ? "error" : "warning"
        let own = line(
          kind, scene.document, scene.title,
          "\(finding.sentence); in \(finding.cells.count) of \(scene.cellCount) cells",
          at: (finding.line, finding.column))
        if finding.isFault { errors.append(own) } else { warnings.append(own) }
      }
      for text in scene.troubles { errors.append(line("error", scene.document, scene.title, text)) }
      for text in scene.orphans + scene.missingPictures {
        warnings.append(line("warning", scene.document, scene.title, "golden orphaned or missing: \(text)"))
      }
      for (index, group) in scene.groups.enumerated() {
        if scene.cells.first(where: { $0.group == index })?.status == .renderer { continue }
        let effects = group.shownEffects.prefix(3).map(\.text).joined(separator: ", ")
        let rules = ChangedRules.numbers(group.rules ?? [])
        let text = [group.cause, rules, effects, "in \(group.cells.count) of \(scene.cellCount) cells"]
          .filter { !$0.isEmpty }
        errors.append(line("error", scene.document, scene.title, text.joined(separator: "; ")))
      }
    }
    for orphan in run.orphans { warnings.append(line("warning", nil, "Orphaned golden", "\(run.snapshots)/\(orphan)")) }
    for problem in run.problems { errors.append(line("error", nil, "Document", problem)) }
    return shortened(errors, "error") + shortened(warnings, "warning")
  }

  private static func shortened(_ lines: [String], _ kind: String) -> [String] {
    if lines.count <= limit { return lines }
    return lines.prefix(limit - 1) + [
      line(kind, nil, "Plumb", "\(lines.count - limit + 1) more; the report lists all")
    ]
  }

  private static func line(
    _ kind: String, _ file: String?, _ title: String, _ text: String, at spot: (line: Int?, column: Int?) = (nil, nil)
  ) -> String {
    let place =
      (file.map { "file=\(Escaped.annotationProperty($0))," } ?? "") + (spot.line.map { "line=\($0)," } ?? "")
      + (spot.column.map { "col=\($0)," } ?? "")
    return "::\(kind) \(place)title=\(Escaped.annotationProperty(title))::\(Escaped.annotation(text))"
  }
}
