/// Something wrong in a document: where, what, and the next step.
public struct DocumentProblem: Error, Sendable, Hashable {
  public var document: String
  /// From 1; nil for the document as a whole.
  public var line: Int?
  /// In characters, from 1.
  public var column: Int?
  public var message: String
  /// The line as it stands in the document.
  public var sourceLine: String?

  public init(document: String, line: Int? = nil, column: Int? = nil, message: String, sourceLine: String? = nil) {
    self.document = document
    self.line = line
    self.column = column
    self.message = message
    self.sourceLine = sourceLine
  }
}

extension DocumentProblem: CustomStringConvertible {
  /// `file:line:column: message`, the line, and a caret under the place.
  public var description: String {
    let place = [document] + [line, column].compactMap { $0.map(String.init) }
    let head = "\(place.joined(separator: ":")): \(message)"
    guard let line, let column, let sourceLine else { return head }
    let number = String(line)
    let margin = String(repeating: " ", count: max(5, number.count + 1))
    let padding = String(repeating: " ", count: margin.count - number.count)
    // Tabs keep their width under the caret.
    let indent = sourceLine.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
    return "\(head)\n\(padding)\(number) | \(sourceLine)\n\(margin) | \(indent)^"
  }
}

/// All problems of one document, in order of their places.
public struct DocumentProblems: Error, Sendable, Hashable, CustomStringConvertible {
  public let problems: [DocumentProblem]

  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
