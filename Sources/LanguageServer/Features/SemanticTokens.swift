import JSONRPC
import RecipeDocuments
import Values

/// The kinds of the parts of equations, for syntax colouring.
struct SemanticTokens {
  let document: OpenDocument
  let outline: DocumentOutline

  /// The protocol's names, at the indices used in ``data``.
  static let types = ["decorator", "variable", "property", "operator", "number", "keyword"]

  private static func type(_ kind: EquationToken.Kind) -> Int {
    switch kind {
    case .label: 0
    case .item, .plainItem: 1
    case .attribute: 2
    case .relation: 3
    case .number: 4
    case .word, .priority: 5
    }
  }

  /// Five numbers per part: lines and columns since the previous part, the length, the type, no modifiers.
  /// - Complexity: That of ``DocumentOutline/equationTokens``.
  var data: JSONText {
    var numbers: [Int] = []
    var last = TextPosition(line: 0, character: 0)
    let tokens = outline.equationTokens.sorted {
      ($0.span.line, $0.span.columns.lowerBound) < ($1.span.line, $1.span.columns.lowerBound)
    }
    for (span, token) in tokens {
      let range = document.text.range(span)
      let isSameLine = range.start.line == last.line
      numbers += [
        range.start.line - last.line, isSameLine ? range.start.character - last.character : range.start.character,
        range.end.character - range.start.character, Self.type(token.kind), 0,
      ]
      last = range.start
    }
    return .pairs([("data", .list(numbers.map { .number(Double($0)) }))])
  }
}
