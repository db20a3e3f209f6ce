import Foundation
import JSONRPC
import LanguageServer
import Layout
import Linting
import TestSupport
import Testing
import Values

/// A client that talks with a server about one document.
@MainActor
struct Conversation {
  let server: LanguageServer
  let uri: String
  /// What the server says when the document is opened.
  let opening: [JSONText]

  /// Opens a document.
  /// - Parameters:
  ///   - documents: The paths of the project's documents.
  ///   - capabilities: What the client can do, as JSON.
  init(
    _ text: String, at path: String = "/project/Recipes/card.yaml", documents: [String] = [],
    capabilities: String = "{}"
  ) {
    server = LanguageServer(
      version: "1.0",
      project: { ProjectFacts(cells: { $0.cells(Matrix.standard) }, lint: LintSettings(), documents: { documents }) },
      renameGoldens: { _, _ in "" }, verify: { _ in "" })
    uri = URL(filePath: path).absoluteString
    _ = server.take(
      Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":\#(capabilities)}}"#.utf8))
    let document = JSONText.pairs([
      ("uri", .text(uri)), ("languageId", .text("yaml")), ("version", .number(1)), ("text", .text(text)),
    ])
    opening = server.take(
      Array(RPCMessage.notification("textDocument/didOpen", .pairs([("textDocument", document)])).compact.utf8))
  }

  /// Returns the messages that the server sends when no more text is typed.
  func drained() -> [JSONText] {
    var said: [JSONText] = []
    while server.hasWaiting { said += server.publishNext() }
    return said
  }

  /// Returns the answer to a request about the document.
  func answer(_ method: String, _ parameters: [(String, JSONText)]) throws -> JSONText {
    let all = JSONText.pairs([("textDocument", .pairs([("uri", .text(uri))]))] + parameters)
    let message = JSONText.pairs([
      ("jsonrpc", .text("2.0")), ("id", .number(2)), ("method", .text(method)), ("params", all),
    ])
    return try #require(server.take(Array(message.compact.utf8)).last)
  }

  /// Returns the result of a request about the document.
  func result(_ method: String, _ parameters: [(String, JSONText)] = []) throws -> JSONText {
    let answer = try answer(method, parameters)
    return try #require(answer["result"], "\(answer.compact)")
  }

  /// Returns the message with which a request is refused.
  func refusal(_ method: String, _ parameters: [(String, JSONText)] = []) throws -> String {
    let answer = try answer(method, parameters)
    return try #require(answer["error"]?["message"]?.string, "\(answer.compact)")
  }

  /// Returns the parameter for a position.
  static func place(_ line: Int, _ character: Int) -> JSONText {
    .pairs([("line", .number(Double(line))), ("character", .number(Double(character)))])
  }
}
