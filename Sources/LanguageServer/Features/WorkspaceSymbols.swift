import Foundation
import JSONRPC
import Layout
import RecipeDocuments
import StoryboardDocuments
import Values

/// Scenes and views of all documents of the project, by parts of their names.
@MainActor
struct WorkspaceSymbols {
  /// The paths of the project's documents.
  let paths: [String]
  /// Documents as the editor has them, by path.
  let open: [String: OpenDocument]
  let encoding: PositionEncoding
  let storyboards: StoryboardNames

  /// The most symbols of an answer, and the most documents that are read for one.
  private static let (limit, documentLimit) = (200, 2_000)
  /// The protocol's numbers.
  private static let (file, field) = (1.0, 8.0)

  /// The protocol's list.
  /// - Complexity: O(length of the documents).
  func list(_ query: String) -> JSONText {
    var found: [JSONText] = []
    for path in paths.prefix(Self.documentLimit) {
      if found.count >= Self.limit { break }
      let url = URL(filePath: path)
      let shown = open[url.path(percentEncoded: false)]
      switch OpenDocument.kind(ofName: url.lastPathComponent) {
      case .recipe: if let document = shown ?? read(url) { found += symbols(of: document, query) }
      case .storyboard: found += symbols(ofStoryboard: url, shown, query)
      case .project, .other: break
      }
    }
    return .list(Array(found.prefix(Self.limit)))
  }

  private func read(_ url: URL) -> OpenDocument? {
    guard
      let bytes = try? RegularFile.bytes(url.path(percentEncoded: false), limit: RecipeDocument.sizeLimit),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return OpenDocument(uri: url.absoluteString, version: nil, text: text, encoding: encoding)
  }

  private func symbols(of document: OpenDocument, _ query: String) -> [JSONText] {
    let outline = DocumentOutline(document.text.text, format: .recipe)
    // Other YAML is no recipe.
    guard outline.child("views", of: 0) != nil else { return [] }
    let title = outline.child("title", of: 0).flatMap { outline.nodes[$0].value?.text } ?? document.name
    func symbol(_ name: String, _ kind: Double, _ span: OutlineSpan, in container: String) -> JSONText? {
      Self.symbol(query, name, kind, document.uri, document.text.range(span), in: container)
    }
    let scene = symbol(title, Self.file, OutlineSpan(line: 0, columns: 0..<0), in: document.name)
    return [scene].compactMap(\.self)
      + outline.views.compactMap { index in
        outline.nodes[index].key.flatMap { symbol($0.text, Self.field, $0.span, in: title) }
      }
  }

  /// Scenes and views at the lines of their elements.
  private func symbols(ofStoryboard url: URL, _ shown: OpenDocument?, _ query: String) -> [JSONText] {
    let uri = shown?.uri ?? url.absoluteString
    return storyboards.scenes(of: url, shown).flatMap { scene in
      let title = symbol(query, scene.title, Self.file, uri, scene.line, in: url.lastPathComponent)
      return [title].compactMap(\.self)
        + scene.views.compactMap { symbol(query, $0.name, Self.field, uri, $0.line, in: scene.title) }
    }
  }

  private func symbol(
    _ query: String, _ name: String, _ kind: Double, _ uri: String, _ line: Int, in container: String
  ) -> JSONText? {
    let start = TextPosition(line: max(0, line - 1), character: 0)
    return Self.symbol(query, name, kind, uri, TextRange(start, start), in: container)
  }

  private static func symbol(
    _ query: String, _ name: String, _ kind: Double, _ uri: String, _ range: TextRange, in container: String
  ) -> JSONText? {
    guard fits(query, name) else { return nil }
    let location = JSONText.pairs([("uri", .text(uri)), ("range", range.json)])
    return .pairs([
      ("name", .text(name)), ("kind", .number(kind)), ("location", location), ("containerName", .text(container)),
    ])
  }

  /// Whether the letters of a query are in a name, in their order.
  private static func fits(_ query: String, _ name: String) -> Bool {
    var rest = Substring(name.lowercased())
    for letter in query.lowercased() {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }
}
