package import Foundation
package import Layout

/// The equations of a layout below each other: the mark of the beam, the equation as the document writes it, and its value
/// in the layout.
package struct EquationList {
  private let rows: [ExplainedConstraint]
  private let notes: [String?]
  private let measurer: PangoMeasurer
  private let inks: FigureInks
  private let width: Double

  /// Font sizes and distances of the list, in points.
  private static let (size, lineHeight, rowGap, noteSize) = (9.0, 12.0, 5.0, 8.0)
  /// How far the second line of an equation is indented.
  private static let turn = 8.0

  /// - Parameters:
  ///   - notes: The text beside each equation; nil for its value in the layout.
  ///   - width: The width of the list, in points.
  package init(
    _ rows: [ExplainedConstraint], notes: [String?]? = nil, width: Double, inks: FigureInks,
    _ measurer: PangoMeasurer
  ) {
    self.notes = notes ?? rows.map(Self.note)
    (self.rows, self.width, self.inks, self.measurer) = (rows, width, inks, measurer)
  }

  /// Draws the list, in groups `row-MARK`.
  /// - Parameter origin: The top left corner.
  /// - Returns: The height.
  /// - Complexity: O(characters).
  package func draw(at origin: CGPoint, into sketch: inout Sketch) -> Double {
    let discs = rows.map { EquationDisc($0.mark, isRequired: $0.priority == .required, measurer) }
    let column = (discs.map(\.width).max() ?? 0) + 6
    var y = origin.y
    for (index, disc) in discs.enumerated() {
      let row = rows[index]
      let lines = self.lines(of: row, notes[index], column)
      sketch.group(Group(id: "row-\(row.mark)", label: row.mark)) { sketch in
        disc.draw(
          at: CGPoint(x: origin.x + (column - 6 - disc.width) / 2, y: y), inks.ink(of: row), on: inks.page,
          into: &sketch)
        for line in lines {
          let baseline = y + 10.7 + Double(line.row) * Self.lineHeight
          sketch.text(line.run, x: origin.x + column + line.indent, baseline: baseline, line.ink)
        }
      }
      let count = (lines.last?.row ?? 0) + 1
      y += max(EquationDisc.height, Double(count) * Self.lineHeight) + Self.rowGap
    }
    return rows.isEmpty ? 0 : y - Self.rowGap - origin.y
  }

  /// A part of a row: an equation's line, or the note beside or below it.
  private struct Line {
    let run: GlyphRun
    let row: Int
    let indent: Double
    let ink: Ink
  }

  /// Returns by how much a constraint is not tight, in words; nil for a tight one.
  package static func note(_ constraint: ExplainedConstraint) -> String? {
    let points = NumberText.plain(abs(constraint.excess), digits: 1)
    let way = constraint.excess < 0 ? "short" : "over"
    switch constraint.status {
    case .satisfied: return constraint.isTight || points == "0" ? nil : "\(points) to spare"
    case .pulling: return "gives way: \(points) \(way)"
    case .broken: return "broken: \(points) \(way)"
    }
  }

  private func lines(of constraint: ExplainedConstraint, _ note: String?, _ column: Double) -> [Line] {
    var text = constraint.equation
    if constraint.priority != .required { text += " @\(NumberText.plain(constraint.priority.value))" }
    let room = width - column
    var parts = [text]
    if measurer.shape(text, size: Self.size).width > room,
      let sign = text.firstIndex(where: { "=≥≤".contains($0) }), sign > text.startIndex
    {
      parts = [String(text[..<sign]), String(text[sign...])].map { $0.trimmingCharacters(in: .whitespaces) }
    }
    var lines: [Line] = []
    for (index, part) in parts.enumerated() {
      let indent = index == 0 ? 0 : Self.turn
      for run in measurer.wrapped(part, size: Self.size, in: room - indent) {
        lines.append(Line(run: run, row: lines.count, indent: lines.isEmpty ? 0 : Self.turn, ink: inks.ink))
      }
    }
    guard let note else { return lines }
    let isQuiet = constraint.status == .satisfied
    let run = measurer.shape(note, size: Self.noteSize, weight: isQuiet ? .regular : .semibold)
    let ink = isQuiet ? inks.soft : inks.ink(of: constraint)
    if let last = lines.last, last.indent + last.run.width + 9 + run.width <= room {
      return lines + [Line(run: run, row: last.row, indent: last.indent + last.run.width + 9, ink: ink)]
    }
    return lines + [Line(run: run, row: lines.count, indent: Self.turn, ink: ink)]
  }
}

extension PangoMeasurer {
  /// Returns a text in lines that are no wider than a length where words allow it.
  /// - Complexity: O(words) measures.
  package func wrapped(
    _ text: String, size: Double, weight: CaptionWeight = .regular, in width: Double
  ) -> [GlyphRun] {
    let whole = shape(text, size: size, weight: weight)
    if whole.width <= width { return [whole] }
    var lines: [GlyphRun] = []
    var line: (text: String, run: GlyphRun)?
    for word in text.split(separator: " ") {
      let trial = line.map { "\($0.text) \(word)" } ?? String(word)
      let run = shape(trial, size: size, weight: weight)
      if run.width > width, let full = line {
        lines.append(full.run)
        line = (String(word), shape(String(word), size: size, weight: weight))
      } else {
        line = (trial, run)
      }
    }
    return lines + (line.map { [$0.run] } ?? [])
  }
}
