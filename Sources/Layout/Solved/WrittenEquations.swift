import Foundation
import SceneModel

/// Constraints as lists show them: a document's own equation, else one in the guide's notation; without label and priority.
struct WrittenEquations {
  private let notation: EquationText
  /// The number of constraints that each text of the document stands for.
  private let counts: [String: Int]

  init(_ constraints: [SceneConstraint], notation: EquationText) {
    self.notation = notation
    counts = Dictionary(constraints.map { ($0.text, 1) }, uniquingKeysWith: +)
  }

  func text(_ constraint: SceneConstraint) -> String {
    if counts[constraint.text] == 1, let own = Self.own(constraint) { return own }
    var required = constraint
    required.priority = .required
    return Self.withSigns(notation.text(required))
  }

  /// Returns the equation in a document's statement; nil for another notation, such as a visual format.
  private static func own(_ constraint: SceneConstraint) -> String? {
    let statement = constraint.statement
    let isVisual = ["H:", "V:", "[", "|"].contains { statement.hasPrefix($0) }
    guard !isVisual, statement.contains("."), statement.contains(where: { "=<>≤≥".contains($0) }) else { return nil }
    // A priority is at the end, outside of quoted names.
    let priority = /(?:[(（@]|\bpriority\b)[^"]*$/.ignoresCase()
    let end = constraint.priority == .required ? nil : statement.firstRange(of: priority)?.lowerBound
    let shown = withSigns(String(statement[..<(end ?? statement.endIndex)]).trimmingSpaces)
    return shown.isEmpty ? nil : shown
  }

  private static func withSigns(_ text: String) -> String {
    text.replacing(">=", with: "≥").replacing("<=", with: "≤")
  }
}
