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
    let end = constraint.priority == .required ? nil : priorityStart(statement)
    let shown = withSigns(String(statement[..<(end ?? statement.endIndex)]).trimmingSpaces)
    return shown.isEmpty ? nil : shown
  }

  /// Returns where a statement's priority begins: `(Priority 750)`, `@750`, `priority 750`, after the last quoted name.
  /// - Complexity: O(characters). This is read for every constraint of every layout that is explained.
  private static func priorityStart(_ statement: String) -> String.Index? {
    let text = statement.utf8
    let start = text.lastIndex(of: UInt8(ascii: "\"")).map { text.index(after: $0) } ?? text.startIndex
    let word = Array("priority".utf8)
    func isLetter(_ byte: UInt8) -> Bool {
      byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    var (place, isAfterLetter) = (start, false)
    while place < text.endIndex {
      let rest = text[place...]
      let byte = text[place]
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "@") || rest.starts(with: "\u{FF08}".utf8) { return place }
      if !isAfterLetter, rest.prefix(word.count).elementsEqual(word, by: { $0 | 0x20 == $1 }) {
        // A view may have that name; a priority is followed by its number.
        let number = rest.dropFirst(word.count).first { !" :=".utf8.contains($0) }
        if let number, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(number) { return place }
      }
      isAfterLetter = isLetter(byte)
      place = text.index(after: place)
    }
    return nil
  }

  private static func withSigns(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) else { return text }
    return text.replacing(">=", with: "≥").replacing("<=", with: "≤")
  }
}
