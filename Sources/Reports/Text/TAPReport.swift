import Values
package import Verifying

/// A run in the Test Anything Protocol, version 13, which all harnesses read: a test point for each cause, and for
/// each scene without one.
package enum TAPReport {
  /// The text.
  /// - Complexity: O(groups).
  package static func text(_ run: StoredRun) -> String {
    let points = run.scenes.flatMap { Self.points($0, decides: !run.isOfRevisions) } + strays(run)
    let lines = points.enumerated().map { index, point in
      "\(point.isRight ? "ok" : "not ok") \(index + 1) - \(description(point.text))\(point.directive)"
        + block(point.details)
    }
    return (["TAP version 13", "1..\(points.count)"] + lines).joined(separator: "\n") + "\n"
  }

  private struct Point {
    var isRight = false
    let text: String
    /// The directive after the description, such as `# SKIP`.
    var directive = ""
    /// Keys and values of the block below; a list has several values.
    var details: [(key: String, values: [String])] = []
  }

  /// - Parameter decides: Whether causes can be accepted.
  private static func points(_ scene: StoredScene, decides: Bool) -> [Point] {
    var points = scene.troubles.map { text in
      Point(text: "\(scene.document): \(firstLine(text))", details: [("message", [text])])
    }
    for finding in scene.findings where finding.isFault {
      points.append(
        Point(
          text: "\(finding.place(in: scene.document)): \(finding.text)",
          details: [("next", finding.advice.map { [$0] } ?? []), ("cells", finding.cells)].filter { !$0.1.isEmpty }))
    }
    points += (scene.orphans + scene.missingPictures).map {
      Point(text: "\(scene.document): golden orphaned or missing: \($0)")
    }
    points += scene.groups.enumerated().map { point(scene, $0, $1, decides: decides) }
    if points.isEmpty { points = [Point(isRight: true, text: "\(scene.document): \(cells(scene.identical, scene))")] }
    return points
  }

  private static func point(_ scene: StoredScene, _ index: Int, _ group: StoredGroup, decides: Bool) -> Point {
    let key = "\(scene.id)#\(index + 1)"
    if scene.cells.first(where: { $0.group == index })?.status == .renderer {
      return Point(isRight: true, text: "\(scene.document): \(key)", directive: " # SKIP \(description(group.cause))")
    }
    return Point(
      text: "\(scene.document): \(group.cause)",
      details: [
        ("cells", [cells(group.cells.count, scene)]), ("effects", group.shownEffects.map(\.text)),
        ("rules", group.rules ?? []), ("accept", decides ? ["plumb review accept \(Escaped.shell(key))"] : []),
      ])
  }

  private static func cells(_ count: Int, _ scene: StoredScene) -> String {
    "\(count) of \(Count.text(scene.cellCount, "cell"))"
  }

  private static func strays(_ run: StoredRun) -> [Point] {
    run.problems.map { Point(text: firstLine($0), details: [("message", [$0])]) }
      + run.orphanSentences.map { Point(text: $0) }
  }

  private static func firstLine(_ text: String) -> String {
    String(text.unicodeScalars.prefix { $0 != "\n" })
  }

  /// Returns a text that begins no directive and ends no line.
  private static func description(_ text: String) -> String {
    Escaped.line(text).unicodeScalars.map { $0 == "#" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }

  private static func block(_ details: [(key: String, values: [String])]) -> String {
    if details.isEmpty { return "" }
    let lines = details.filter { !$0.values.isEmpty }.flatMap { key, values in
      values.count == 1 && key != "effects" && key != "rules"
        ? ["\(key): \(Quoting.yaml.quoted(values[0]))"]
        : ["\(key):"] + values.map { "  - \(Quoting.yaml.quoted($0))" }
    }
    return "\n" + (["---"] + lines + ["..."]).map { "  \($0)" }.joined(separator: "\n")
  }
}
