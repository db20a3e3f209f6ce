import JSONRPC
import RecipeDocuments
import Values

/// The structure of a document: its sections, nested views, equations, states.
struct Symbols {
  let document: OpenDocument
  let outline: DocumentOutline

  /// The protocol's numbers.
  private enum Kind: Int {
    case namespace = 3
    case field = 8
    case structure = 23
    case event = 24
    case equation = 25
  }

  /// The protocol's tree.
  /// - Complexity: O(views + equations).
  var tree: JSONText {
    let views = Set(outline.views)
    return .list(outline.nodes[0].children.compactMap { symbol($0, views) })
  }

  private func symbol(_ index: Int, _ views: Set<Int>) -> JSONText? {
    let node = outline.nodes[index]
    guard let key = node.key, !key.text.isEmpty else { return nil }
    let end = TextPosition(line: node.lastLine, character: Int(Int32.max))
    let range = TextRange(document.text.range(key.span).start, document.text.clamped(end))
    let inner: [JSONText]
    let kind: Kind
    var detail: String?
    if views.contains(index) {
      let children = outline.child("views", of: index).map { outline.nodes[$0].children } ?? []
      inner = children.compactMap { symbol($0, views) }
      kind = inner.isEmpty ? .field : .structure
      detail = node.children.lazy.compactMap { self.outline.nodes[$0].key?.text }
        .first(where: RecipeDocument.kindKeys.contains)
    } else if node.parent.map({ outline.nodes[$0].key?.text == "states" }) ?? false {
      (inner, kind) = (node.children.compactMap { symbol($0, views) }, .event)
    } else if node.rule == .equations {
      (inner, kind) = (equations(of: node), .namespace)
    } else if node.parent == 0, ["views", "states", "variations"].contains(key.text) {
      (inner, kind) = (node.children.compactMap { symbol($0, views) }, .namespace)
    } else if node.parent == 0 || node.rule == nil {
      return nil
    } else {
      (inner, kind) = (node.children.compactMap { symbol($0, views) }, .namespace)
      if inner.isEmpty { return nil }
    }
    return json(key.text, detail, kind, range, document.text.range(key.span), inner)
  }

  private func equations(of node: DocumentOutline.Node) -> [JSONText] {
    node.block.filter { !$0.columns.isEmpty && outline.lines[$0.line][$0.columns.lowerBound] != "#" }.map { span in
      let range = document.text.range(span)
      return json(outline.text(span), nil, .equation, range, range, [])
    }
  }

  private func json(
    _ name: String, _ detail: String?, _ kind: Kind, _ range: TextRange, _ selection: TextRange, _ children: [JSONText]
  ) -> JSONText {
    .pairs(
      [("name", .text(name))] + (detail.map { [("detail", JSONText.text($0))] } ?? []) + [
        ("kind", .number(Double(kind.rawValue))), ("range", range.json), ("selectionRange", selection.json),
      ] + (children.isEmpty ? [] : [("children", .list(children))]))
  }

  /// Parts of more than one line that an editor can fold.
  var folds: JSONText {
    .list(
      outline.nodes.dropFirst().filter { $0.lastLine > $0.line }.map { node in
        .pairs([("startLine", .number(Double(node.line))), ("endLine", .number(Double(node.lastLine)))])
      })
  }
}
