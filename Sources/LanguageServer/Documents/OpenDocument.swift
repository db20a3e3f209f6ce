import Foundation
import JSONRPC
import Layout
import RecipeDocuments
import StoryboardDocuments
import Values

/// A document in its current state in the editor.
struct OpenDocument {
  /// The kind of a document, derived from its name.
  enum Kind {
    case recipe
    /// `plumb.yaml`.
    case project
    case storyboard
    /// Any other document, which gets no diagnostics.
    case other
  }

  let uri: String
  /// nil for a document that is not a file.
  let path: String?
  let kind: Kind
  private(set) var version: Int?
  private(set) var text: TextLines

  init(uri: String, version: Int?, text: String, encoding: PositionEncoding) {
    self.uri = uri
    self.version = version
    self.text = TextLines(text, encoding)
    path = DocumentURI.path(uri)
    kind = Self.kind(ofName: uri.split(separator: "/").last.map(String.init) ?? "")
  }

  /// Returns the kind of a document with a name.
  static func kind(ofName name: String) -> Kind {
    if name.lowercased() == ProjectSettings.fileName { return .project }
    return switch DocumentKind(ofFile: name) {
    case .recipe: .recipe
    case .storyboard: .storyboard
    case nil: .other
    }
  }

  /// The document's name in messages.
  var name: String { path.map(DocumentURI.shortPath) ?? uri }

  /// The folder to search for pictures and fonts; nil for a document that is not a file.
  var folder: String? { path.map { URL(filePath: $0).deletingLastPathComponent().path(percentEncoded: false) } }

  /// Applies changes, one after the other.
  /// - Throws: ``RPCError`` for an invalid change; the previous ones are applied.
  mutating func change(_ changes: [JSONText], version: Int?) throws(RPCError) {
    self.version = version
    for change in changes {
      guard let new = change["text"]?.string else { throw RPCError(.invalidParameters, "a change has a text") }
      if let range = change["range"] {
        guard let range = TextRange(range) else { throw RPCError(.invalidParameters, "a range has a start and an end") }
        text.replace(range, with: new)
      } else {
        text = TextLines(new, text.encoding)
      }
      if text.bytes.count > MessageFraming.sizeLimit {
        text = TextLines("", text.encoding)
        throw RPCError(.invalidParameters, "a document is at most \(MessageFraming.sizeLimit >> 20) MiB")
      }
    }
  }
}
