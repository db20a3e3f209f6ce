import Foundation
import JSONRPC
import RecipeDocuments
import Values

/// Scenes and views of all recipes of the project, by parts of their names.
struct WorkspaceSymbols {
  /// The paths of the project's documents.
  let paths: [String]
  /// Documents as the editor has them, by path.
  let open: [String: OpenDocument]
  let encoding: PositionEncoding

  /// The most symbols of an answer, and the most documents that are read for one.
  private static let (limit, documentLimit) = (200, 2_000)
  /// The protocol's numbers.
  private static let (file, field) = (1.0, 8.0)

  /// The protocol's list.
  /// - Complexity: O(length of the documents).
  func list(_ query: String) -> JSONText {
    var found: [JSONText] = []
    for path in paths.prefix(Self.documentLimit) where RecipeDocument.endings.contains(ending(of: path)) {
      if found.count >= Self.limit { break }
      let url = URL(filePath: path)
      guard let document = open[url.path(percentEncoded: false)] ?? read(url) else { continue }
      found += symbols(of: document, query)
    }
    return .list(Array(found.prefix(Self.limit)))
  }

  private func ending(of path: String) -> String { path.split(separator: ".").last.map { $0.lowercased() } ?? "" }

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
    func symbol(_ name: String, _ kind: Double, _ span: OutlineSpan, in container: String?) -> JSONText? {
      guard Self.fits(query, name) else { return nil }
      let location = JSONText.pairs([("uri", .text(document.uri)), ("range", document.text.range(span).json)])
      return .pairs(
        [("name", .text(name)), ("kind", .number(kind)), ("location", location)]
          + (container.map { [("containerName", JSONText.text($0))] } ?? []))
    }
    let scene = symbol(title, Self.file, OutlineSpan(line: 0, columns: 0..<0), in: document.name)
    return [scene].compactMap(\.self)
      + outline.views.compactMap { index in
        outline.nodes[index].key.flatMap { symbol($0.text, Self.field, $0.span, in: title) }
      }
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
