import Escaping

/// A message on a line of a document, as a workflow command of GitHub's: `::error file=login.yaml,line=3,title=...::...`.
package struct WorkflowAnnotation: Sendable {
  /// How it is shown.
  package enum Kind: String, Sendable {
    case error, warning, notice
  }

  /// How many annotations of each kind GitHub shows for a step.
  package static let limit = 10

  /// How it is shown.
  package let kind: Kind
  /// The document; nil for what concerns none.
  package var file: String?
  /// From 1; nil where the document has no place for it.
  package var line: Int?
  /// From 1.
  package var column: Int?
  /// Shown above the text.
  package let title: String
  /// What is the matter.
  package let text: String

  /// See the properties.
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

  /// The lines to print: no more of each kind than GitHub shows, the last of them with the number of those left out.
  /// - Parameters:
  ///   - title: Of the line that counts the others.
  ///   - rest: Where all are listed, for that line.
  package static func commands(_ annotations: [WorkflowAnnotation], title: String, rest: String) -> [String] {
    [Kind.error, .warning, .notice].flatMap { kind in
      let own = annotations.filter { $0.kind == kind }
      if own.count <= limit { return own.map(\.command) }
      let last = WorkflowAnnotation(kind, nil, title: title, "\(own.count - limit + 1) more; \(rest)")
      return (own.prefix(limit - 1) + [last]).map(\.command)
    }
  }
}
