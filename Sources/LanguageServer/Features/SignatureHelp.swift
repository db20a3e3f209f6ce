import JSONRPC
import Layout
import RecipeDocuments
import Values

/// The form of the line that is being typed, and the part at the cursor: equations, visual formats, invariants.
struct SignatureHelp {
  let document: OpenDocument
  let outline: DocumentOutline

  /// A form and its parts.
  private struct Form {
    /// The parts and the text between them, in order; only parts have a description.
    let pieces: [(text: String, about: String?)]

    var label: String { pieces.map(\.text).joined() }

    /// Returns the form in the protocol's structure: parts are ranges in the label, which is ASCII.
    func json(about: String) -> JSONText {
      var parameters: [JSONText] = []
      var start = 0
      for piece in pieces {
        let end = start + piece.text.utf8.count
        if let about = piece.about {
          parameters.append(
            .pairs([
              ("label", .list([.number(Double(start)), .number(Double(end))])), ("documentation", .text(about)),
            ]))
        }
        start = end
      }
      return .pairs([
        ("label", .text(label)), ("documentation", .text(about)), ("parameters", .list(parameters)),
      ])
    }
  }

  /// Returns the protocol's answer for a position; `null` outside equations.
  /// - Complexity: O(length before the position).
  func answer(at position: TextPosition) -> JSONText {
    let column = document.text.scalarColumn(position)
    let (before, spot) = outline.spot(line: position.line, column: column, format: .recipe)
    let (owner, span): (Int, OutlineSpan)
    switch spot {
    case .value(let node, let typed), .item(let node, let typed): (owner, span) = (node, typed.span)
    case .line(let node, let line): (owner, span) = (node, line)
    case .key, .nowhere: return .nothing
    }
    guard before.nodes[owner].rule == .equations else { return .nothing }
    let text = before.text(span)
    let isInvariant = before.nodes[owner].key?.text == "invariants"
    let (form, about, active) = Self.form(text, tokens(of: text, isInvariant), isInvariant: isInvariant)
    return .pairs([
      ("signatures", .list([form.json(about: about)])), ("activeSignature", .number(0)),
      ("activeParameter", .number(Double(active))),
    ])
  }

  private func tokens(of text: String, _ isInvariant: Bool) -> [EquationToken] {
    outline.tokens(of: text, isInvariant: isInvariant)
  }

  private static func form(
    _ text: String, _ tokens: [EquationToken], isInvariant: Bool
  ) -> (form: Form, about: String, active: Int) {
    let lowercased = text.lowercased()
    if text.hasPrefix("H:") || text.hasPrefix("V:") {
      return (visualFormat, "Views side by side (H:) or one below the other (V:).", visualPart(text))
    }
    if isInvariant {
      for (word, form, about) in lists where lowercased.hasPrefix(word) { return (form, about, 0) }
      if lowercased.hasPrefix("lines(") {
        return (lines, "How many lines a text takes, at most or at least.", text.contains(")") ? 1 : 0)
      }
    }
    return (equation, "Satisfied unless a higher priority prevents it.", part(of: tokens, in: text))
  }

  // MARK: Forms

  private static let equation = Form(pieces: [
    (
      "Item.Attribute", "A view, Superview, Safe Area or another guide, and an edge, its width, height or baseline."
    ),
    (" ", nil), ("=", "=, >= or <=."), (" ", nil),
    (
      "multiplier x Item.Attribute",
      "The other side; the multiplier may be left out. A length alone has no item: Title.Width = 100."
    ),
    (" ", nil),
    (
      "+ constant",
      "Points, + or -, or Standard: 8 between neighbours, and the margin's width to a superview."
    ), (" ", nil), ("(Priority 750)", "From 1 to 1000, which is required and the default."),
  ])

  private static let visualFormat = Form(pieces: [
    ("H:", "H: from the leading to the trailing side, V: from top to bottom."), ("|", "The superview's edge."),
    ("-8-", "A distance in points; - alone is the standard distance."), ("[View", "A view, its name without spaces."),
    ("(>=100@750)", "Its width or height: a number, a relation, another view, and a priority behind @."), ("]-|", nil),
  ])

  private static let lists: [(word: String, form: Form, about: String)] = [
    (
      "no overlap:", Form(pieces: [("no overlap: ", nil), ("View, View", "Two views or more.")]),
      "No two of the views have a point in common."
    ),
    (
      "inside safe area:", Form(pieces: [("inside safe area: ", nil), ("*", "Views, or * for all.")]),
      "The views stay inside the safe area."
    ),
    (
      "not cut:", Form(pieces: [("not cut: ", nil), ("*", "Views, or * for all.")]),
      "The views' texts are shown whole."
    ),
    (
      "mirrored:", Form(pieces: [("mirrored: ", nil), ("*", "Views, or * for all.")]),
      "The views are at mirrored places in the other reading direction."
    ),
  ]

  private static let lines = Form(pieces: [
    ("lines(", nil), ("View", "A view with text."), (") ", nil), ("<= 2", "A relation and a number of lines."),
  ])

  // MARK: The cursor

  /// Returns the part of an equation's form that comes next, or is being typed.
  private static func part(of tokens: [EquationToken], in text: String) -> Int {
    let endsInSpace = text.unicodeScalars.last == " "
    guard let relation = tokens.lastIndex(where: { $0.kind == .relation }) else {
      let hasAttribute = tokens.contains { if case .attribute = $0.kind { true } else { false } }
      return hasAttribute && endsInSpace ? 1 : 0
    }
    let right = tokens[(relation + 1)...]
    if right.contains(where: { $0.kind == .priority }) || text.contains("(") { return 4 }
    guard let attribute = right.firstIndex(where: { if case .attribute = $0.kind { true } else { false } }) else {
      return 2
    }
    let hasConstant = right[attribute...].contains { $0.kind == .number || $0.kind == .word }
    return hasConstant && endsInSpace ? 4 : hasConstant || endsInSpace ? 3 : 2
  }

  private static func visualPart(_ text: String) -> Int {
    switch text.unicodeScalars.last {
    case "|": 1
    case "-": 2
    default:
      if let open = text.lastIndex(of: "["), !text[open...].contains("]") {
        text[open...].contains("(") ? 4 : 3
      } else {
        0
      }
    }
  }
}
