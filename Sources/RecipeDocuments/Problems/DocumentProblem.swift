import Values

/// A problem in a document: where, what, and the next step.
package struct DocumentProblem: ReportedError, Sendable, Hashable {
  /// The document's name in messages.
  package var document: String
  /// From 1; nil for the document as a whole.
  package var line: Int?
  /// In characters, from 1.
  package var column: Int?
  /// The problem and the next step.
  package var message: String
  /// The line as written in the document.
  package var sourceLine: String?

  /// Creates a problem at a place, or with the document as a whole.
  package init(document: String, line: Int? = nil, column: Int? = nil, message: String, sourceLine: String? = nil) {
    self.document = document
    self.line = line
    self.column = column
    self.message = message
    self.sourceLine = sourceLine
  }
}

extension DocumentProblem {
  /// The place and the message, in one line: `file:line:column: message`.
  package var sentence: String {
    let place = [document] + [line, column].compactMap { $0.map(String.init) }
    return Escaped.line("\(place.joined(separator: ":")): \(message)")
  }

  /// The place and the message, the line, and a caret under the place.
  package var description: String {
    guard let line, let column, let sourceLine else { return sentence }
    let (excerpt, caret) = Self.excerpt(of: sourceLine, around: column)
    let number = String(line)
    let margin = String(repeating: " ", count: max(5, number.count + 1))
    let padding = String(repeating: " ", count: margin.count - number.count)
    // Tabs are kept, so that the caret is in the right column.
    let indent = excerpt.prefix(caret).map { $0 == "\t" ? "\t" : " " }.joined()
    return "\(sentence)\n\(padding)\(number) | \(excerpt)\n\(margin) | \(indent)^"
  }

  /// Longer lines are shown only in part.
  private static let excerptLength = 120

  /// Returns the visible part of a line around a column, and the column's position in it. Hidden characters, which a
  /// terminal would interpret, are shown as a single-column symbol.
  private static func excerpt(of line: String, around column: Int) -> (text: String, caret: Int) {
    let characters = line.map { character -> Character in
      let isHidden = character.unicodeScalars.contains(where: \.isHidden)
      return isHidden && character != "\t" ? "\u{FFFD}" : character
    }
    let place = min(column - 1, characters.count)
    guard characters.count > excerptLength else { return (String(characters), place) }
    let start = max(0, min(place - excerptLength / 2, characters.count - excerptLength))
    let shown = String(characters[start..<(start + excerptLength)])
    return start == 0 ? (shown + "…", place) : ("…" + shown + "…", place - start + 1)
  }
}

/// All problems of one document, ordered by place.
package struct DocumentProblems: ReportedError, Sendable, Hashable {
  /// At least one problem, ordered by place.
  package let problems: [DocumentProblem]

  /// - Parameter problems: At least one.
  package init(problems: [DocumentProblem]) { self.problems = problems }

  /// One after another.
  package var description: String { problems.map(\.description).joined(separator: "\n") }
}
