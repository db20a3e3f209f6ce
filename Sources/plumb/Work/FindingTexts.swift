import Goldens

/// Findings in words.
enum FindingTexts {
  static func text(_ finding: Finding) -> String {
    switch finding {
    case .ambiguous(let view, let sides, let constraints):
      let open = sides.map { "\($0.attribute) from \(number($0.lower)) to \(number($0.upper))" }
      let mentioned =
        constraints.isEmpty ? "no constraint mentions it" : "constraints: \(constraints.joined(separator: "; "))"
      return "ambiguous: \(view) (\(open.joined(separator: ", "))); \(mentioned)"
    case .conflict(let rows, let broken):
      return "conflict: \(rows.joined(separator: "; ")); broken: \(broken)"
    case .failedExpectation(let text, let place, let left, let right):
      let line = place.map { " (line \($0.line))" } ?? ""
      return "expectation failed: \(text)\(line): \(number(left)) against \(number(right))"
    }
  }

  private static func number(_ value: Double) -> String {
    value.isFinite ? NumberText.plain(value) : value < 0 ? "-infinity" : "infinity"
  }

  /// Findings of a scene, equal ones of several cells in one line.
  static func summary(_ found: [(cell: String, findings: [Finding])]) -> [String] {
    var order: [String] = []
    var cells: [String: [String]] = [:]
    for (cell, findings) in found {
      for text in findings.map(text) {
        if cells[text] == nil { order.append(text) }
        cells[text, default: []].append(cell)
      }
    }
    return order.map { text in "\(text)\n    in \(list(cells[text] ?? [], of: found.count))" }
  }

  /// Talks of what was found in a scene; none of it stops the work.
  @MainActor
  static func report(_ found: [(cell: String, findings: [Finding])], of scene: Scene, to console: Console) {
    for text in summary(found) { console.talk("\(scene.document): \(text)") }
  }

  /// A few names, and how many there are.
  static func list(_ names: [String], of total: Int) -> String {
    if names.count == total, total > 1 { return "all \(total) cells" }
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(names.count) of \(total) cells: \(shown), ..." : shown
  }
}
