import Foundation
import JSONRPC
import LanguageServer
import TestSupport
import Testing
import Values

@MainActor @Suite struct ServerTests {
  @Test(arguments: ["life", "recipe", "broken", "project", "positions"])
  func `an exchange goes as it was recorded`(_ name: String) throws {
    let (recorded, now) = try Exchange(name: name).replay()
    #expect(now == recorded, "with PLUMB_RECORD_EXCHANGES=1 the exchange is recorded again")
  }

  @Test func `a request that was cancelled while it waited is answered as cancelled`() {
    let answers = Exchange.server().take(
      Array(#"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{}}"#.utf8), isCancelled: { $0 == .text("a") })
    #expect(
      answers.map(\.compact) == [#"{"jsonrpc":"2.0","id":"a","error":{"code":-32800,"message":"cancelled"}}"#])
  }

  @Test func `a cancellation is seen before the messages in front of it are taken`() throws {
    let (pipe, inbox) = (Pipe(), MessageInbox())
    inbox.read(pipe.fileHandleForReading, .line, cancellation: ("$/cancelRequest", "id"))
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#,
    ]
    try pipe.fileHandleForWriting.write(contentsOf: Data((messages.joined(separator: "\n") + "\n").utf8))
    try pipe.fileHandleForWriting.close()
    var pieces: [MessageFraming.Piece] = []
    var isCancelled = false
    while case .piece(let piece) = inbox.next(within: 10) {
      pieces.append(piece)
      // All that was written is read by the time that the second message is there.
      if pieces.count == 2 { isCancelled = inbox.takeCancellation(of: .number(1)) }
    }
    #expect(pieces == messages.map { .message(Array($0.utf8)) })
    #expect(isCancelled && !inbox.takeCancellation(of: .number(1)))
  }

  // MARK: All recipes

  private func server(with text: String) -> LanguageServer {
    let server = Exchange.server()
    _ = server.take(Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#.utf8))
    open(text, server)
    return server
  }

  private static let uri = URL(filePath: Repository.path("Recipes/stack-views/open.yaml")).absoluteString

  private func open(_ text: String, _ server: LanguageServer) {
    let document = JSONText.pairs([
      ("uri", .text(Self.uri)), ("languageId", .text("yaml")), ("version", .number(1)), ("text", .text(text)),
    ])
    _ = server.take(
      Array(
        RPCMessage.notification("textDocument/didOpen", .pairs([("textDocument", document)])).compact.utf8))
  }

  private func ask(_ server: LanguageServer, _ method: String, _ more: [(String, JSONText)]) throws -> JSONText {
    let parameters = JSONText.pairs([("textDocument", .pairs([("uri", .text(Self.uri))]))] + more)
    let message = JSONText.pairs([
      ("jsonrpc", .text("2.0")), ("id", .number(2)), ("method", .text(method)), ("params", parameters),
    ])
    let answer = try #require(server.take(Array(message.compact.utf8)).first)
    return try #require(answer["result"], "\(answer.compact)")
  }

  /// Makes edits as a client would: the last first.
  private func edited(_ text: String, _ edits: [JSONText]) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for edit in edits.reversed() {
      let range = try #require(edit["range"])
      func place(_ key: String) throws -> (line: Int, column: Int) {
        (
          try #require(range[key]?["line"]?.integer), try #require(range[key]?["character"]?.integer)
        )
      }
      let (start, end) = (try place("start"), try place("end"))
      let (head, tail) = (Array(lines[start.line].utf16), Array(lines[end.line].utf16))
      let merged =
        String(decoding: head.prefix(start.column), as: UTF16.self) + (edit["newText"]?.string ?? "")
        + String(decoding: tail.dropFirst(end.column), as: UTF16.self)
      lines.replaceSubrange(
        start.line...end.line, with: merged.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
    return lines.joined(separator: "\n")
  }

  /// One recipe in four; all of them where time does not matter.
  private static let recipes: [String] = {
    let all = Repository.files("Recipes", ending: ".yaml")
    if ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil { return all }
    return stride(from: 0, to: all.count, by: 4).map { all[$0] }
  }()

  @Test func `a formatted recipe is in its form, with all its comments`() throws {
    for file in Self.recipes {
      let text = try Repository.text(file)
      let server = server(with: text)
      let once = try edited(text, try #require(try ask(server, "textDocument/formatting", []).items))
      open(once, server)
      #expect(try ask(server, "textDocument/formatting", []).items?.count == 0, "\(file)")
      func comments(_ text: String) -> [String] {
        text.matches(of: /(^|\s)#.*/).map { String($0.output.0).trimmingCharacters(in: .whitespaces) }
      }
      #expect(comments(once) == comments(text), "\(file)")
    }
  }

  @Test func `formatting keeps what stands behind an equation`() throws {
    let head = "views: { A: {} }\nconstraints:"
    let forms = [
      ("\n  - A.Leading  =  Superview.Leading  # keep\n", "\n  - A.Leading = Superview.Leading  # keep\n"),
      (" A.Leading  =  Superview.Leading  # keep\n", " A.Leading = Superview.Leading  # keep\n"),
      (" [A.Leading  =  Superview.Leading, A.Width = 10]\n", " [A.Leading = Superview.Leading, A.Width = 10]\n"),
    ]
    for (old, new) in forms {
      let server = server(with: head + old)
      let edits = try #require(try ask(server, "textDocument/formatting", []).items)
      #expect(try edited(head + old, edits) == head + new)
    }
  }

  @Test func `a view that gets its name back leaves the recipe as it was`() throws {
    for file in Self.recipes {
      let text = try Repository.text(file)
      let server = server(with: text)
      let symbols = try #require(try ask(server, "textDocument/documentSymbol", []).items)
      let views = symbols.first { $0["name"]?.string == "views" }?["children"]?.items ?? []
      guard let view = views.first, let name = view["name"]?.string, let range = view["selectionRange"] else {
        Issue.record("no view in \(file)")
        continue
      }
      func rename(_ text: String, to name: String) throws -> String {
        open(text, server)
        let position = try #require(range["start"])
        let edits = try ask(
          server, "textDocument/rename", [("position", position), ("newName", .text(name))])["changes"]?[Self.uri]
        return try edited(text, try #require(edits?.items))
      }
      let other = try rename(text, to: "Zebra Crossing")
      #expect(other != text)
      #expect(!other.contains("\(name).") || name == "View", "\(file)")
      // Where the case of a name differs from its declaration's, the declaration's comes back.
      #expect(try rename(other, to: name).lowercased() == text.lowercased(), "\(file)")
    }
  }
}
