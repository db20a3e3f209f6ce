import Foundation
import JSONRPC
import Layout
import LayoutMaps
import RecipeDocuments
import Values

/// The information about a position: the purpose of a key; a view's frame, what decides it, and how much longer its
/// text may get.
@MainActor
struct Hover {
  let reading: RecipeReading

  private var document: OpenDocument { reading.document }
  private var outline: DocumentOutline { reading.outline }

  /// The maximum number of listed cells.
  private static let listedCells = 12

  /// Returns the protocol's answer; `null` if there is no information.
  func answer(at position: TextPosition) -> JSONText {
    let (line, column) = (position.line, document.text.scalarColumn(position))
    if let (span, token) = outline.equationTokens.first(where: { $0.span.touches(line: line, column: column) }),
      case .attribute(let attribute) = token.kind
    {
      return answer(text(of: attribute, at: span), span)
    }
    if let mention = outline.mentions.first(where: { $0.span.touches(line: line, column: column) }) {
      return answer(text(ofView: mention.view), mention.span)
    }
    // A value is explained by its key.
    guard let (index, isKey) = outline.node(line: line, column: column), let key = outline.key(of: index),
      let span = (isKey ? outline.nodes[index].key : outline.nodes[index].value)?.span
    else { return .nothing }
    let purpose = key.purpose.map { [Escaped.markdown($0)] } ?? []
    let text = ["**\(Escaped.markdown(key.name))**"] + purpose + ["Takes \(Escaped.markdown(key.rule.phrase))."]
    return answer(text.joined(separator: "\n\n"), span)
  }

  private func answer(_ text: String?, _ span: OutlineSpan) -> JSONText {
    guard let text else { return .nothing }
    return .pairs([
      ("contents", .pairs([("kind", .text("markdown")), ("value", .text(text))])),
      ("range", document.text.range(span).json),
    ])
  }

  /// Returns lines verbatim, in a code block that nothing in them can end.
  private static func block(_ lines: [String]) -> String {
    "```text\n" + lines.map { $0.replacing("```", with: "'''") }.joined(separator: "\n") + "\n```"
  }

  // MARK: Views

  private func text(ofView name: String) -> String? {
    guard let index = outline.view(named: name), let written = outline.nodes[index].key?.text else { return nil }
    let head = "**\(Escaped.markdown(written))**"
    guard let scene = reading.scene, let view = scene.allViews.first(where: { $0.name.lowercased() == name }) else {
      return head + "\n\nFrames are shown once the document has no problems."
    }
    let kind = RecipeDocument.key(of: view.kind) ?? "plain view"
    var parts = ["\(head), \(kind). Left, top, width and height in points, in its superview:"]
    let cells = reading.cells
    let frames = cells.prefix(Self.listedCells).compactMap { cell -> (cell: Cell, frame: CGRect)? in
      reading.layout(in: cell)?.views.first { $0.id == view.id }.map { (cell, $0.frame) }
    }
    let width = frames.map(\.cell.name.count).max() ?? 0
    let rest = Listing.rest(cells.count - Self.listedCells, "cell")
    parts.append(
      Self.block(
        frames.map { cell, frame in
          let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.plain($0) }
          return "\(cell.name.padded(to: width))  \(numbers.joined(separator: " "))"
        } + (rest.map { [$0] } ?? [])))
    if let cell = frames.first?.cell {
      let edges = SceneAttribute.frameEdges.map { (view: view, edge: $0) }
      let lines = reading.explanations(of: edges, in: cell).flatMap {
        ExplanationTexts.lines($0, in: scene.document)
      }
      parts += ["What decides it in \(cell.name):", Self.block(lines)]
    }
    if let room = reading.headroom(of: view) {
      parts += ["How much longer its text may get:", Self.block([HeadroomTexts.text(room)])]
    }
    return parts.joined(separator: "\n\n")
  }

  // MARK: Edges

  /// Returns what decides the edge that an equation names.
  private func text(of attribute: SceneAttribute, at span: OutlineSpan) -> String? {
    let before = outline.equationTokens.last {
      guard case .item = $0.token.kind else { return false }
      return $0.span.line == span.line && $0.span.columns.upperBound <= span.columns.lowerBound
    }
    guard case .item(.some(.view(let id)))? = before?.token.kind, let scene = reading.scene,
      let cell = reading.cells.first,
      let view = scene.allViews.first(where: { $0.id.lowercased() == id.lowercased() }),
      SceneAttribute.edges.contains(attribute)
    else { return nil }
    let found = reading.explanations(of: [(view: view, edge: attribute)], in: cell)
    let lines = found.flatMap { ExplanationTexts.lines($0, in: scene.document) }
    return lines.isEmpty ? nil : "What decides it in \(cell.name):\n\n" + Self.block(lines)
  }
}
