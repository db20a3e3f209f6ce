package import Scenes
import Values

/// Findings in words.
package enum FindingTexts {
  /// A finding as one line.
  package static func text(_ finding: Finding) -> String {
    switch finding {
    case .ambiguous(let view, let sides, let constraints, let omitted):
      let open = sides.map { "\($0.attribute) from \(number($0.lower)) to \(number($0.upper))" }
      let mentioned =
        constraints.isEmpty ? "no constraint mentions it" : "constraints: \(list(constraints, omitted: omitted))"
      return "ambiguous: \(view) (\(open.joined(separator: ", "))); \(mentioned)"
    case .conflict(let rows, let omitted, let broken):
      return "conflict: \(list(rows, omitted: omitted)); broken: \(broken)"
    case .omitted(let count, let kind):
      return "\(Count.text(count, "more \(kind)")); fix those listed first, and run again to see others"
    case .missingGlyphs(let view, let characters, let packages):
      let names = characters.prefix(5).map { "U+\(hex($0)) \($0.properties.name ?? "")" }
      let rest = characters.count > 5 ? " and \(characters.count - 5) more" : ""
      let advice = packages.isEmpty ? "no font known here has them" : "install \(packages.joined(separator: ", "))"
      return "no glyph: \(view) (\(names.joined(separator: ", "))\(rest)); \(advice)"
    case .failedExpectation(let text, let place, let left, let right):
      let line = place.map { " (line \($0.line))" } ?? ""
      return "expectation failed: \(text)\(line): \(number(left)) against \(number(right))"
    }
  }

  private static func list(_ constraints: [String], omitted: Int) -> String {
    let more = omitted > 0 ? ["\(omitted) more"] : []
    return (constraints + more).joined(separator: "; ")
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func number(_ value: Double) -> String {
    value.isFinite ? NumberText.plain(value) : value < 0 ? "-infinity" : "infinity"
  }

  /// Findings of a scene, equal ones of several cells once. Each is a line, and a second one with the cells.
  package static func summary(_ found: [(cell: String, findings: [Finding])]) -> [String] {
    var order: [String] = []
    var cells: [String: [String]] = [:]
    for (cell, findings) in found {
      for text in findings.map({ Escaped.line(text($0)) }) {
        if cells[text] == nil { order.append(text) }
        cells[text, default: []].append(cell)
      }
    }
    return order.map { text in "\(text)\n    in \(list(cells[text] ?? [], of: found.count))" }
  }

  /// Reports what was found in a scene; none of it stops the work.
  @MainActor
  package static func report(_ found: [(cell: String, findings: [Finding])], of scene: Scene, to log: any WorkLog) {
    for text in summary(found) { log.diagnose(block: "\(Escaped.line(scene.document)): \(text)") }
  }

  /// A few names, and how many there are.
  package static func list(_ names: [String], of total: Int) -> String {
    if names.count == total, total > 1 { return "all \(total) cells" }
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(names.count) of \(total) cells: \(shown), ..." : shown
  }
}
