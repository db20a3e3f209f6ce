package import Scenes
import Values

/// Findings in words.
package enum FindingTexts {
  /// A part of a finding's line: numbers may be others in other cells.
  private enum Piece {
    case words(String)
    case number(Double)
  }

  /// A finding as one line.
  package static func text(_ finding: Finding) -> String {
    pieces(finding).map { piece in
      switch piece {
      case .words(let words): words
      case .number(let value): number(value)
      }
    }.joined()
  }

  private static func pieces(_ finding: Finding) -> [Piece] {
    switch finding {
    case .ambiguous(let view, let sides, let constraints, let omitted):
      let open = sides.enumerated().flatMap { index, side -> [Piece] in
        [
          .words("\(index == 0 ? "" : ", ")\(side.attribute) from "), .number(side.lower), .words(" to "),
          .number(side.upper),
        ]
      }
      let mentioned =
        constraints.isEmpty ? "no constraint mentions it" : "constraints: \(list(constraints, omitted: omitted))"
      return [.words("ambiguous: \(view) (")] + open + [.words("); \(mentioned)")]
    case .conflict(let rows, let omitted, let broken):
      let listed = rows.enumerated().flatMap { index, row in (index == 0 ? [] : [.words("; ")]) + pieces(row) }
      let more = omitted > 0 ? "; \(omitted) more" : ""
      return [.words("conflict: ")] + listed + [.words("\(more); broken: ")] + pieces(broken)
    case .omitted(let count, let kind):
      return [.words("\(Count.text(count, "more \(kind)")); fix those listed first, and run again to see others")]
    case .missingGlyphs(let view, let characters, let packages):
      let names = characters.prefix(5).map { "U+\(hex($0)) \($0.properties.name ?? "")" }
      let rest = characters.count > 5 ? " and \(characters.count - 5) more" : ""
      let advice = packages.isEmpty ? "no font known here has them" : "install \(packages.joined(separator: ", "))"
      return [.words("no glyph: \(view) (\(names.joined(separator: ", "))\(rest)); \(advice)")]
    case .failedExpectation(let text, let place, let left, let right):
      let line = place.map { " (line \($0.line))" } ?? ""
      return [.words("expectation failed: \(text)\(line): "), .number(left), .words(" against "), .number(right)]
    }
  }

  private static func list(_ constraints: [String], omitted: Int) -> String {
    let more = omitted > 0 ? ["\(omitted) more"] : []
    return (constraints + more).joined(separator: "; ")
  }

  private static func pieces(_ row: FindingRow) -> [Piece] {
    [.words(row.head)] + (row.number.map { [.number($0), .words(row.tail)] } ?? [])
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func number(_ value: Double) -> String {
    value.isFinite ? NumberText.plain(value) : value < 0 ? "-infinity" : "infinity"
  }

  /// Findings of a scene by cause, each once for all cells; numbers that differ from cell to cell are ranges. Each is a
  /// line, and a second one with the cells.
  /// - Complexity: O(n) in the length of all findings.
  package static func summary(_ found: [(cell: String, findings: [Finding])]) -> [String] {
    var order: [[String]] = []
    var causes: [[String]: (numbers: [(least: Double, greatest: Double)], cells: [String])] = [:]
    for (cell, findings) in found {
      for finding in findings {
        // Words, and between them nothing where a number is.
        let (words, numbers) = split(pieces(finding))
        if var known = causes[words] {
          for index in numbers.indices {
            let (least, greatest) = known.numbers[index]
            known.numbers[index] = (min(least, numbers[index]), max(greatest, numbers[index]))
          }
          if known.cells.last != cell { known.cells.append(cell) }
          causes[words] = known
        } else {
          order.append(words)
          causes[words] = (numbers.map { ($0, $0) }, [cell])
        }
      }
    }
    return order.compactMap { words in
      causes[words].map { cause in
        "\(Escaped.line(joined(words, cause.numbers)))\n    in \(list(cause.cells, of: found.count))"
      }
    }
  }

  /// The words around numbers, one more than these.
  private static func split(_ pieces: [Piece]) -> (words: [String], numbers: [Double]) {
    var (words, numbers) = ([""], [Double]())
    for piece in pieces {
      switch piece {
      case .words(let text): words[words.count - 1] += text
      case .number(let value):
        numbers.append(value)
        words.append("")
      }
    }
    return (words, numbers)
  }

  private static func joined(_ words: [String], _ numbers: [(least: Double, greatest: Double)]) -> String {
    zip(words, numbers.map(range) + [""]).map { $0 + $1 }.joined()
  }

  /// One number, or the least and the greatest.
  private static func range(_ least: Double, _ greatest: Double) -> String {
    let (lower, upper) = (number(least), number(greatest))
    return lower == upper ? lower : "\(lower)...\(upper)"
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
