/// The structure of a document of keys and values, as far as its lines show it; for editors, whose documents are
/// usually incomplete.
///
/// `YAMLParser` rejects a document at its first mistake; an outline continues in the next line. In a document without
/// mistakes both find the same keys at the same places.
package struct DocumentOutline: Sendable {
  /// A key with its value, an item of a list, or the root.
  package struct Node: Sendable {
    /// nil for the root and for items of lists.
    package var key: OutlineWord?
    /// A value on the key's own line.
    package var value: OutlineWord?
    /// nil for the root.
    package var parent: Int?
    /// Indices in the document's order.
    package var children: [Int] = []
    /// The line of the key or of the item's dash, from 0.
    package var line: Int
    /// The last line that belongs to the node, from 0.
    package var lastLine: Int
    /// The indentation of the key or of the item's dash.
    var indent: Int
    /// Whether this is an item of a list.
    package var isItem = false
    /// Whether it is between brackets.
    package var isFlow = false
    /// The lines of a text block, from their first to their last character.
    package var block: [OutlineSpan] = []
    /// The rule for values here; nil if the format has no such key.
    package var rule: SchemaRule?
  }

  /// The documents whose keys are known.
  package enum Format: Sendable {
    case recipe
    /// `plumb.yaml`.
    case project

    var rule: SchemaRule {
      switch self {
      case .recipe: .keys(RecipeDecoder.rules)
      case .project: .keys(ProjectSettings.rules)
      }
    }
  }

  /// The root first; a node follows its parent.
  package private(set) var nodes: [Node]
  /// The document's lines.
  package let lines: [[Unicode.Scalar]]
  let details = OutlineDetails()

  /// Reads a whole document.
  /// - Complexity: O(length).
  package init(_ text: String, format: Format) {
    self.init(Self.lines(of: text), format)
  }

  private init(_ lines: [[Unicode.Scalar]], _ format: Format) {
    var scanner = OutlineScanner()
    for (number, line) in lines.enumerated() { scanner.take(line, number) }
    self.init(scanner, lines, format)
  }

  private init(_ scanner: OutlineScanner, _ lines: [[Unicode.Scalar]], _ format: Format) {
    self.lines = lines
    nodes = scanner.nodes
    nodes[0].rule = format.rule
    for index in nodes.indices.dropFirst() {
      guard let parent = nodes[index].parent, let rule = nodes[parent].rule else { continue }
      nodes[index].rule = nodes[index].key.map { rule.behind($0.text) } ?? rule.ofItems
    }
    for index in nodes.indices.dropFirst().reversed() {
      guard let parent = nodes[index].parent else { continue }
      nodes[parent].lastLine = max(nodes[parent].lastLine, nodes[index].lastLine)
    }
  }

  private static func lines(of text: String) -> [[Unicode.Scalar]] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.last == "\r" ? Array(line.dropLast()) : Array(line)
    }
  }

  // MARK: Places

  /// The kind of text that could be typed at a position.
  package enum Spot: Sendable, Hashable {
    /// A key of a mapping, which begins with the typed word.
    case key(of: Int, typed: OutlineWord)
    /// The value of a key or an item.
    case value(of: Int, typed: OutlineWord)
    /// An item of a list between brackets.
    case item(of: Int, typed: OutlineWord)
    /// A line of a text block, up to the position.
    case line(of: Int, OutlineSpan)
    /// Inside a comment, or after something complete.
    case nowhere
  }

  /// Returns the kind of text that could be typed at a position, with the outline of everything before it.
  /// - Complexity: O(length before the position).
  package func spot(line: Int, column: Int, format: Format) -> (outline: DocumentOutline, spot: Spot) {
    var before = Array(lines.prefix(line + 1))
    if let last = before.indices.last, last == line { before[last] = Array(before[last].prefix(column)) }
    var scanner = OutlineScanner()
    for (number, line) in before.enumerated() { scanner.take(line, number) }
    return (DocumentOutline(scanner, before, format), scanner.spot)
  }

  /// Returns the node whose key or value is at a position.
  package func node(line: Int, column: Int) -> (index: Int, isKey: Bool)? {
    for index in nodes.indices {
      if nodes[index].key?.span.touches(line: line, column: column) ?? false { return (index, true) }
      if nodes[index].value?.span.touches(line: line, column: column) ?? false { return (index, false) }
    }
    return nil
  }

  /// Returns the text of a part of a line.
  package func text(_ span: OutlineSpan) -> String {
    guard lines.indices.contains(span.line) else { return "" }
    return String(String.UnicodeScalarView(lines[span.line][span.columns.clamped(to: lines[span.line].indices)]))
  }

  /// Returns the child of a node with a key.
  package func child(_ key: String, of parent: Int) -> Int? {
    nodes[parent].children.first { nodes[$0].key?.text == key }
  }

  /// Returns the rule for the key of a node, with its purpose; nil if the format has no such key.
  ///
  /// A key that several kinds of views have is that of the view's own kind.
  package func key(of index: Int) -> RecipeKey? {
    guard let parent = nodes[index].parent, let key = nodes[index].key?.text else { return nil }
    if let kind = kind(ofView: parent), let own = RecipeDocument.key(key, ofKind: kind) { return own }
    return nodes[parent].rule?.offeredKeys.first { $0.name == key }
  }
}
