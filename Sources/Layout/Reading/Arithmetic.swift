import UIKit
import Values

/// The arithmetic of rows that contradict each other: `16 + 300 + 16 != 393`.
@MainActor
struct Arithmetic {
  /// A line that would be false if the rows held.
  let text: NumberedText

  /// The length that the system gives is on the right, else the value of the broken row.
  init?(_ refutation: EngineRefutation) {
    let rows = refutation.parts
    func isGiven(_ row: EngineRefutation.Part) -> Bool {
      if case .system = row.source { return abs(row.amount) > Self.tolerance }
      return false
    }
    let given = rows.indices.filter { isGiven(rows[$0]) }
      .max { abs(rows[$0].amount / rows[$0].factor) < abs(rows[$1].amount / rows[$1].factor) }
    guard let pivot = given ?? rows.indices.last(where: { abs(rows[$0].amount) > Self.tolerance }) else { return nil }
    let right = rows[pivot].amount / rows[pivot].factor
    let others = rows.indices.filter { $0 != pivot }.map { -rows[$0].amount / rows[pivot].factor }
      .filter { abs($0) > Self.tolerance }
    let left = others.reduce(0, +)
    let sign = refutation.isOfEquations ? "!=" : left > right ? ">" : "<"
    text = "\(Self.sum(others)) \(sign) \(number: right)"
  }

  /// In points; less than any pixel.
  private static let tolerance = 1e-6

  private static func sum(_ terms: [Double]) -> NumberedText {
    guard let first = terms.first else { return "\(number: 0)" }
    return terms.dropFirst().reduce(into: "\(number: first)") { text, term in
      text.append(term < 0 ? " - " : " + ")
      text.append(number: abs(term))
    }
  }
}
