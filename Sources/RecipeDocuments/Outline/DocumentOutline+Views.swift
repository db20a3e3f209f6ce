import SceneModel

/// Views of a recipe, and the places that mention them.
extension DocumentOutline {
  /// A place that mentions a view.
  package struct Mention: Sendable, Hashable {
    /// The view's name in lower case, because names are compared ignoring case.
    package var view: String
    /// The position of the name, including quotation marks.
    package var span: OutlineSpan
    /// Whether the view is declared here.
    package var isDeclaration = false
    /// Whether the name is written as in the visual format, without spaces.
    package var isPlain = false
  }

  /// Nodes that declare views, in the document's order.
  package var views: [Int] {
    nodes.indices.filter { index in
      guard nodes[index].key != nil, let parent = nodes[index].parent else { return false }
      return nodes[parent].key?.text == "views" && nodes[parent].rule == .part("views")
    }
  }

  /// Returns the key that identifies a view's kind; nil for a plain view, and for a node that declares no view.
  package func kind(ofView index: Int) -> String? {
    guard views.contains(index) else { return nil }
    return nodes[index].children.compactMap { nodes[$0].key?.text }.first(where: RecipeDocument.kindKeys.contains)
  }

  /// The node that declares a view.
  /// - Parameter name: The name in any case.
  package func view(named name: String) -> Int? {
    let wanted = name.lowercased()
    return views.first { nodes[$0].key?.text.lowercased() == wanted }
  }

  /// Lines of equations and invariants, without comments and empty lines.
  package var equations: [(span: OutlineSpan, isInvariant: Bool)] { details.equations { findEquations() } }

  /// Names that equations may use: those of views and guides, and reserved ones.
  var names: EquationParser.Names { details.names { findNames() } }

  /// Names that may precede a dot, as written: views in the document's order, then guides.
  package var itemNames: [String] { names.display }

  /// Returns the tokens of a line up to its first mistake.
  /// - Parameter text: The line without leading spaces.
  package func tokens(of text: String, isInvariant: Bool) -> [EquationToken] {
    EquationLine(text, names: names, isInvariant: isInvariant).tokens
  }

  /// The prefixes of invariants, apart from equations.
  package static var invariantWords: [String] { InvariantParser.words }

  /// The tokens of all lines of equations.
  /// - Complexity: O(lines · length · views) the first time, then O(1).
  package var equationTokens: [(span: OutlineSpan, token: EquationToken)] {
    details.tokens { tokens(of: equations) }
  }

  /// How often all equations have been tokenized: at most once, however often their tokens are used.
  package var tokenizations: Int { details.tokenizations }

  /// Returns the tokens of the equation at a position.
  /// - Complexity: O(tokens).
  package func equationTokens(
    ofLine line: Int, column: Int
  ) -> [(span: OutlineSpan, token: EquationToken)] {
    equation(atLine: line, column: column).map { equationTokens(in: $0.span) } ?? []
  }

  /// Returns the tokens of the equation in a part of a line.
  /// - Complexity: O(tokens).
  package func equationTokens(in span: OutlineSpan) -> [(span: OutlineSpan, token: EquationToken)] {
    equationTokens.filter { $0.span.line == span.line && span.columns.contains($0.span.columns.lowerBound) }
  }

  /// Returns the equation at a position, because a line may have several. In text blocks the position may be before the
  /// equation.
  package func equation(atLine line: Int, column: Int) -> (span: OutlineSpan, isInvariant: Bool)? {
    let own = equations.filter { $0.span.line == line }
    return own.last { $0.span.columns.lowerBound <= column } ?? own.first
  }

  private func tokens(
    of equations: [(span: OutlineSpan, isInvariant: Bool)]
  ) -> [(span: OutlineSpan, token: EquationToken)] {
    let names = names
    return equations.flatMap { span, isInvariant in
      EquationLine(text(span), names: names, isInvariant: isInvariant).tokens.map { token in
        let start = span.columns.lowerBound
        let columns = (start + token.columns.lowerBound)..<(start + token.columns.upperBound)
        return (OutlineSpan(line: span.line, columns: columns), token)
      }
    }
  }

  /// Every place that mentions a view, in the document's order.
  /// - Complexity: That of ``equationTokens``.
  package var mentions: [Mention] { details.mentions { findMentions() } }

  private func findMentions() -> [Mention] {
    let known = views.compactMap { index in nodes[index].key.map { (index, $0) } }
    let names = Set(known.map { $0.1.text.lowercased() })
    var found = known.map { Mention(view: $0.1.text.lowercased(), span: $0.1.span, isDeclaration: true) }
    for node in nodes {
      guard let word = node.key ?? node.value, names.contains(word.text.lowercased()), let parent = node.parent else {
        continue
      }
      let above = nodes[parent]
      let isNamed =
        node.key == nil
        ? ["remove", "uninstall", "arrangedOrder"].contains(above.key?.text)
        : ["set", "customSpacing"].contains(above.key?.text)
          || above.parent.map { nodes[$0].key?.text == "lint" && nodes[$0].parent == 0 } ?? false
      if isNamed { found.append(Mention(view: word.text.lowercased(), span: word.span)) }
    }
    for (span, token) in equationTokens {
      let isPlain: Bool
      let item: SceneItem
      switch token.kind {
      case .item(.some(let own)): (item, isPlain) = (own, false)
      case .plainItem(let own): (item, isPlain) = (own, true)
      default: continue
      }
      guard let id = item.viewID else { continue }
      // In `Scroll View Content Layout Guide`, only the beginning is the view's name.
      let end = isPlain ? span.columns.upperBound : span.columns.lowerBound + id.unicodeScalars.count
      found.append(
        Mention(
          view: id.lowercased(), span: OutlineSpan(line: span.line, columns: span.columns.lowerBound..<end),
          isPlain: isPlain))
    }
    return found.sorted {
      ($0.span.line, $0.span.columns.lowerBound) < ($1.span.line, $1.span.columns.lowerBound)
    }
  }

  private func findEquations() -> OutlineDetails.Equations {
    nodes.flatMap { node -> [(span: OutlineSpan, isInvariant: Bool)] in
      guard node.key != nil, node.rule == .equations else { return [] }
      let isInvariant = node.key?.text == "invariants"
      let values = [node.value?.span].compactMap { $0 } + node.children.compactMap { nodes[$0].value?.span }
      let spans = node.block + values.map(withoutMarks)
      return spans.filter { !$0.columns.isEmpty && !DecodingContext.isComment(text($0)) }
        .map { ($0, isInvariant) }
    }
  }

  /// Returns the text between quotation marks, unless it contains escaped characters, whose columns differ from those
  /// of the text.
  private func withoutMarks(_ span: OutlineSpan) -> OutlineSpan {
    let text = lines[span.line][span.columns]
    guard let mark = text.first, mark == "\"" || mark == "'", text.count > 1, text.last == mark,
      !text.contains("\\"), !text.dropFirst().dropLast().contains(mark)
    else { return span }
    return OutlineSpan(line: span.line, columns: (span.columns.lowerBound + 1)..<(span.columns.upperBound - 1))
  }

  private func findNames() -> EquationParser.Names {
    let views = views.map { index in
      let isScroll = child(SceneScroll.key.name, of: index) != nil
      return SceneView(id: nodes[index].key?.text ?? "", kind: isScroll ? .scroll(SceneScroll()) : .view)
    }
    return EquationParser.Names(of: Scene(title: "", document: "", views: views, constraints: []))
  }
}
