import Values
package import Verifying

/// A run as annotations on documents: GitHub's workflow commands.
package enum GitHubAnnotations {
  /// Returns the lines to print: one for each cause; the last counts those beyond the limit.
  /// - Complexity: O(groups).
  package static func lines(_ run: StoredRun) -> [String] {
    var annotations = run.scenes.flatMap(annotations)
    annotations += run.orphanSentences.map { WorkflowAnnotation(.warning, nil, title: "Orphaned golden", $0) }
    annotations += run.problems.map { WorkflowAnnotation(.error, nil, title: "Document", $0) }
    return WorkflowAnnotation.commands(annotations, title: "Plumb", rest: "the report lists all")
  }

  private static func annotations(_ scene: StoredScene) -> [WorkflowAnnotation] {
    func annotation(_ kind: WorkflowAnnotation.Kind, _ text: String) -> WorkflowAnnotation {
      WorkflowAnnotation(kind, scene.document, title: scene.title, text)
    }
    var annotations = scene.findings.map { finding in
      // A finding that does not fail the layout is a warning.
      WorkflowAnnotation(
        finding.isFault ? .error : .warning, scene.document, line: finding.line, column: finding.column,
        title: scene.title, "\(finding.sentence); in \(finding.cells.count) of \(scene.cellCount) cells")
    }
    annotations += scene.troubles.map { annotation(.error, $0) }
    annotations += (scene.orphans + scene.missingPictures).map {
      annotation(.warning, "golden orphaned or missing: \($0)")
    }
    for (index, group) in scene.groups.enumerated() {
      if scene.cells.first(where: { $0.group == index })?.status == .renderer { continue }
      let effects = group.shownEffects.prefix(3).map(\.text).joined(separator: ", ")
      let rules = ChangedRules.numbers(group.rules ?? [])
      let text = [group.cause, rules, effects, "in \(group.cells.count) of \(scene.cellCount) cells"]
      let place = group.place(in: scene.document)
      annotations.append(
        WorkflowAnnotation(
          .error, scene.document, line: place?.line, column: place?.column, title: scene.title,
          text.filter { !$0.isEmpty }.joined(separator: "; ")))
    }
    return annotations
  }
}
