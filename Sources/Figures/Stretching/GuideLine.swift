import Foundation
import Layout

/// A margin, a guide or the safe area where a constraint uses it: a thin line, or the band between it and the screen's edge.
struct GuideLine {
  let name: String
  /// The place along its axis, in points of the figure.
  let place: Double
  let isAcross: Bool
  /// The part of the other axis that it belongs to.
  let range: (low: Double, high: Double)
  /// The edge of the screen that a band reaches to; nil for a line.
  let edge: Double?
  /// Whether it belongs to the whole screen, so that its name is outside.
  let isOfScreen: Bool

  /// Returns the lines and bands that the constraints of a panel use, without duplicates.
  static func used(_ stretch: PanelStretch) -> [GuideLine] {
    let content = stretch.content
    let screen = stretch.box(of: 0)
    var (found, seen): ([GuideLine], Set<String>) = ([], [])
    for index in stretch.content.constraints.indices {
      let constraint = content.constraints[index]
      for (number, side) in [constraint.first, constraint.second].compactMap({ $0 }).enumerated()
      where side.view == nil && !side.operand.attribute.isLength {
        let place = stretch.place(index, number)
        let isBase = side.operand.attribute.isBaseline
        let name = Self.name(of: side.operand)
        guard !isBase, seen.insert("\(name) \(constraint.isAcross) \(place)").inserted else { continue }
        let owner = stretch.box(of: side.owner)
        let isOfScreen = side.owner == 0
        let span = screen.span(isAcross: constraint.isAcross)
        let isOfMargin = side.operand.attribute.isOfMargins
        let edge = isOfScreen && !constraint.isAcross && !isOfMargin ? Self.edge(beside: place, of: span) : nil
        found.append(
          GuideLine(
            name: name, place: place, isAcross: constraint.isAcross,
            range: owner.span(isAcross: !constraint.isAcross), edge: edge, isOfScreen: isOfScreen))
      }
    }
    return found
  }

  /// Returns the edge of the screen that the band at a place reaches to; nil for a place at the edge itself.
  private static func edge(beside place: Double, of span: (low: Double, high: Double)) -> Double? {
    let least = 8.0
    if place < (span.low + span.high) / 2 { return place - span.low > least ? span.low : nil }
    return span.high - place > least ? span.high : nil
  }

  private static func name(of operand: ExplainedConstraint.Operand) -> String {
    if operand.attribute.isOfMargins {
      // "LeadingMargin" is "leading margin".
      return operand.attribute.rawValue.reduce(into: "") { text, letter in
        if letter.isUppercase, !text.isEmpty { text += " " }
        text += letter.lowercased()
      }
    }
    switch operand.item {
    case .contentGuide, .view: return "\(operand.name) content"
    case .frameGuide: return "\(operand.name) frame"
    case .safeAreaOf, .safeArea: return "Safe Area"
    default: return operand.name
    }
  }

  /// The line itself.
  var line: Box { .line(from: range.low, to: range.high, at: place, isAcross: !isAcross) }

  /// The band between the line and the edge of the screen; nil for a line.
  var band: Box? {
    edge.map { edge in
      isAcross
        ? Box(min(place, edge), range.low, max(place, edge), range.high)
        : Box(range.low, min(place, edge), range.high, max(place, edge))
    }
  }
}
