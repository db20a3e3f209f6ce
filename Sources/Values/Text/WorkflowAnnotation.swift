import Escaping

/// A message on a line of a document, as a GitHub workflow command: `::error file=login.yaml,line=3,title=...::...`.
package struct WorkflowAnnotation: Sendable {
  /// The kind of the annotation.
  package enum Kind: String, Sendable {
    case error, warning, notice
  }

  /// The number of annotations of each kind that GitHub shows for a step.
  package static let limit = 10

  /// The kind of the annotation.
  package let kind: Kind
  /// The document; nil if the message is not about one.
  package var file: String?
  /// From 1; nil if the document gives no place.
  package var line: Int?
  /// From 1.
  package var column: Int?
  /// Shown above the text.
  package let title: String
  /// The message.
  package let text: String

  /// Creates an annotation from its properties.
  package init(
    _ kind: Kind, _ file: String?, line: Int? = nil, column: Int? = nil, title: String, _ text: String
  ) {
    (self.kind, self.file, self.line, self.column) = (kind, file, line, column)
    (self.title, self.text) = (title, text)
  }

  /// The line to print.
  package var command: String {
    let place =
      (file.map { "file=\(Escaped.annotationProperty($0))," } ?? "") + (line.map { "line=\($0)," } ?? "")
      + (column.map { "col=\($0)," } ?? "")
    return "::\(kind.rawValue) \(place)title=\(Escaped.annotationProperty(title))::\(Escaped.annotation(text))"
  }

  /// Returns the lines to print: no more of each kind than GitHub shows, the last one with the number of those omitted.
  /// - Parameters:
  ///   - title: The title of the line that counts the omitted ones.
  ///   - rest: Where all are listed, for the same line.
  package static func commands(_ annotations: [WorkflowAnnotation], title: String, rest: String) -> [String] {
    [Kind.error, .warning, .notice].flatMap { kind in
      let own = annotations.filter { $0.kind == kind }
      if own.count <= limit { return own.map(\.command) }
      let last = WorkflowAnnotation(kind, nil, title: title, "\(own.count - limit + 1) more; \(rest)")
      return (own.prefix(limit - 1) + [last]).map(\.command)
    }
  }
}
