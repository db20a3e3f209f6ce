import Foundation
import JSONRPC
import LanguageServer
import Layout
import Linting
import TestSupport
import Testing
import Values

@MainActor @Suite struct ServerTests {
  @Test(arguments: ["life", "recipe", "broken", "project", "positions", "offers"])
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
      // Everything written has been read when the second message arrives.
      if pieces.count == 2 { isCancelled = inbox.takeCancellation(of: .number(1)) }
    }
    #expect(pieces == messages.map { .message(Array($0.utf8)) })
    #expect(isCancelled)
    #expect(!inbox.takeCancellation(of: .number(1)))
  }

  // MARK: Symbols

  @Test func `scenes and views of storyboards are found by name, at the lines of their elements`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Main.storyboard")
    func write(_ text: String) throws {
      let lines = [
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">"#,
        #"<scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="Start" id="vc">"#,
        #"<view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>"#,
        #"<label text="\#(text)" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>"#,
        "</subviews></view></viewController></objects></scene></scenes></document>",
      ]
      try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
    try write("Hello")
    let server = LanguageServer(
      version: "1.0",
      project: {
        ProjectFacts(cells: { $0.cells(Matrix.standard) }, lint: LintSettings(), documents: { [path] })
      }, renameGoldens: { _, _ in "" }, verify: { _ in "" })
    _ = server.take(Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#.utf8))
    func found(_ query: String) throws -> [String] {
      let message = #"{"jsonrpc":"2.0","id":2,"method":"workspace/symbol","params":{"query":"\#(query)"}}"#
      let items = try #require(server.take(Array(message.utf8)).last?["result"]?.items)
      return items.map { item in
        let line = item["location"]?["range"]?["start"]?["line"]?.integer ?? -1
        return [item["name"], item["containerName"]].map { $0?.string ?? "" }.joined(separator: " in ") + " \(line)"
      }
    }
    #expect(try found("start") == ["Start in Main.storyboard 2"])
    #expect(try found("hlo") == ["Hello in Start 3"])
    try write("Goodbye")
    let later = Date(timeIntervalSinceNow: 10)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: path)
    #expect(try found("hlo") == [])
    #expect(try found("gdb") == ["Goodbye in Start 3"])
  }

  // MARK: Offers

  private func completions(_ text: String, line: Int, character: Int) throws -> [JSONText] {
    let server = server(with: text)
    let position = JSONText.pairs([("line", .number(Double(line))), ("character", .number(Double(character)))])
    let parameters = JSONText.pairs([
      ("textDocument", .pairs([("uri", .text(Self.uri))])), ("position", position),
    ])
    let message = JSONText.pairs([
      ("jsonrpc", .text("2.0")), ("id", .number(9)), ("method", .text("textDocument/completion")),
      ("params", parameters),
    ])
    let answer = try #require(server.take(Array(message.compact.utf8)).last)
    return try #require(answer["result"]?["items"]?.items)
  }

  @Test func `an empty file is offered a recipe that can be read`() throws {
    let first = try #require(try completions("\n", line: 0, character: 0).first)
    let text = try #require(first["textEdit"]?["newText"]?.string)
    #expect(first["kind"]?.integer == 15)
    #expect(text.hasPrefix("title: "))
    let server = server(with: text)
    let said = drain(server).compactMap { $0["params"]?["diagnostics"]?.items }
    #expect(!said.isEmpty, "\(said)")
    #expect(said.allSatisfy { $0.isEmpty }, "\(said)")
    #expect(try completions("title: A\n", line: 1, character: 0).allSatisfy { $0["kind"]?.integer != 15 })
  }

  @Test(arguments: ["symbol", "image"])
  func `a picture is offered the symbols that are drawn`(_ key: String) throws {
    let text = "views:\n  A:\n    \(key): \n"
    let labels = try completions(text, line: 2, character: key.count + 6).compactMap { $0["label"]?.string }
    #expect(Set(labels).isSuperset(of: ["lock", "lock.fill", "star"]))
    #expect(Set(labels).count == labels.count)
  }

  @Test(
    arguments: [
      ("button: Go", ["filled", "plain", "system"], ["bar", "minimal"]), ("progress: 0.5", ["bar"], ["filled"]),
      ("searchBar: Find", ["minimal"], ["filled"]),
    ] as [(String, Set<String>, Set<String>)])
  func `a key of several kinds is offered the words of the view's own kind`(
    _ kind: String, _ own: Set<String>, _ others: Set<String>
  ) throws {
    let text = "views:\n  A:\n    \(kind)\n    style: \n"
    let labels = Set(try completions(text, line: 3, character: 11).compactMap { $0["label"]?.string })
    #expect(labels.isSuperset(of: own))
    #expect(labels.isDisjoint(with: others))
  }

  @Test func `a value is explained by its key, which is that of the view's kind`() throws {
    let server = server(with: "views:\n  A:\n    button: Go\n    style: filled\n")
    func hover(_ character: Int) throws -> JSONText {
      let place = JSONText.pairs([("line", .number(3)), ("character", .number(Double(character)))])
      return try ask(server, "textDocument/hover", [("position", place)])
    }
    let (key, value) = (try hover(5), try hover(13))
    let text = try #require(key["contents"]?["value"]?.string)
    #expect(text.contains("plain, gray, tinted, filled."))
    #expect(!text.contains("minimal"))
    #expect(value["contents"]?["value"]?.string == text)
    #expect(value["range"]?["start"]?["character"]?.integer == 11)
  }

  @Test func `the look of a recipe is offered by its system's version`() throws {
    let labels = try completions("title: A\nlook: \n", line: 1, character: 6).compactMap { $0["label"]?.string }
    #expect(labels == ["12", "18", "26"])
  }

  @Test func `a view is offered the keys of its kind`() throws {
    func keys(_ kind: String) throws -> Set<String> {
      let text = "views:\n  A:\n    \(kind)\n    \n"
      return Set(try completions(text, line: 3, character: 4).compactMap { $0["label"]?.string })
    }
    let (label, field, plain) = (try keys("label: A"), try keys("textField: A"), try keys("background: red"))
    #expect(label.contains("lines"))
    #expect(!label.contains("secure"))
    #expect(!label.contains("button"))
    #expect(field.contains("secure"))
    #expect(!field.contains("distribution"))
    #expect(!field.contains("lines"))
    #expect(label.contains("hidden"))
    #expect(field.contains("hidden"))
    #expect(plain.contains("label"))
    #expect(plain.contains("secure"))
  }

  // MARK: Work

  private static let plain = """
    views:
      A: { background: red }
      B: { background: blue }
    constraints: |
      A.Leading = Superview.Leading + 20
      A.Top = Safe Area.Top + Standard
      A.Width = 100
      A.Height = 50
      B.Leading = A.Trailing + 8
      B.Top = A.Top
      B.Width = A.Width
      B.Height = A.Height

    """

  private func change(_ text: String, version: Int, _ server: LanguageServer) -> [JSONText] {
    let document = JSONText.pairs([("uri", .text(Self.uri)), ("version", .number(Double(version)))])
    let changes = JSONText.list([.pairs([("text", .text(text))])])
    return server.take(
      Array(
        RPCMessage.notification(
          "textDocument/didChange", .pairs([("textDocument", document), ("contentChanges", changes)])
        ).compact.utf8))
  }

  private func drain(_ server: LanguageServer) -> [JSONText] {
    var answers: [JSONText] = []
    while server.hasWaiting { answers += server.publishNext() }
    return answers
  }

  @Test func `an edit lays out each shape of cell once, and equations are taken apart once`() throws {
    let server = server(with: Self.plain)
    #expect(server.layoutCount == 0)
    _ = drain(server)
    #expect(server.layoutCount == 6)
    _ = change(Self.plain.replacing("= 100", with: "= 120"), version: 2, server)
    _ = drain(server)
    #expect(server.layoutCount == 12)
    // The same bytes: no layout happens again.
    _ = change(Self.plain.replacing("= 100", with: "= 120"), version: 3, server)
    _ = drain(server)
    #expect(server.layoutCount == 12)
    let place = JSONText.pairs([("line", .number(1)), ("character", .number(2))])
    // The rows that determine a view are only available from views laid out for that purpose.
    _ = try ask(server, "textDocument/hover", [("position", place)])
    #expect(server.layoutCount == 13)
    let range = JSONText.pairs([("start", place), ("end", .pairs([("line", .number(20)), ("character", .number(0))]))])
    for (method, more) in [
      ("textDocument/inlayHint", [("range", range)]), ("textDocument/codeAction", [("range", range)]),
      ("textDocument/semanticTokens/full", []), ("textDocument/references", [("position", place)]),
      ("textDocument/rename", [("position", place), ("newName", .text("Other"))]), ("textDocument/formatting", []),
      ("plumb/preview", [("position", place)]),
    ] as [(String, [(String, JSONText)])] {
      _ = try ask(server, method, more)
    }
    #expect(server.layoutCount == 13)
    #expect(server.tokenizations(Self.uri) == 1)
  }

  @Test func `work for an old version ends with the next layout`() {
    let server = server(with: Self.plain)
    #expect(server.publishNext(isInterrupted: { true }).isEmpty)
    #expect(server.layoutCount == 1)
    #expect(server.isWorking)
    #expect(server.hasWaiting)
    _ = change(Self.plain.replacing("= 100", with: "= 130"), version: 2, server)
    #expect(!server.isWorking)
    #expect(drain(server).allSatisfy { $0["params"]?["version"]?.integer == 2 })
    #expect(server.layoutCount == 7)
  }

  @Test func `what cannot be read is said at once, and that it can be read again`() throws {
    let server = server(with: Self.plain)
    _ = drain(server)
    let broken = change(Self.plain.replacing("B.Top = A", with: "B.Top = C"), version: 2, server)
    #expect(broken.count == 1)
    #expect(
      broken.first?["params"]?["diagnostics"]?.items?.map { $0["message"]?.string ?? "" } == [
        #"unknown view "C"; did you mean A?"#
      ])
    #expect(drain(server).isEmpty)
    let whole = change(Self.plain, version: 3, server)
    #expect(whole.first?["params"]?["diagnostics"]?.items?.count == 0)
  }

  @Test func `equations in quotation marks have values behind them, each its own`() throws {
    let text =
      "views: { A: {} }\nconstraints: [\"A.Leading = Superview.Leading + 4\", 'A.Top = Superview.Top', A.Width = 9]\n"
    let server = server(with: text)
    let range = JSONText.pairs([
      ("start", .pairs([("line", .number(0)), ("character", .number(0))])),
      ("end", .pairs([("line", .number(3)), ("character", .number(0))])),
    ])
    let hints = try #require(try ask(server, "textDocument/inlayHint", [("range", range)]).items)
    #expect(hints.map { $0["label"]?.string ?? "" } == ["(4)", "(0)", "(9)"])
    #expect(hints.map { $0["position"]?["character"]?.integer ?? 0 } == [24, 57, 83])
  }

  @Test(arguments: [
    ("  A.Lead", 0), ("  A.Leading ", 1), ("  A.Leading = ", 2), ("  A.Leading = 2 x B.Width", 2),
    ("  A.Leading = B.Trailing ", 3), ("  A.Leading = B.Trailing + 8", 3), ("  A.Leading = B.Trailing + 8 ", 4),
    ("  1. A.Leading = B.Trailing + 8 (Pri", 4), ("  H:|", 1), ("  H:|-8-[A", 3), ("  H:|-8-[A(", 4),
  ])
  func `the form of an equation has the part at the cursor`(_ line: String, _ part: Int) throws {
    let server = server(with: "views: { A: {}, B: {} }\nconstraints: |\n\(line)\n")
    let place = JSONText.pairs([("line", .number(2)), ("character", .number(Double(line.utf16.count)))])
    let help = try ask(server, "textDocument/signatureHelp", [("position", place)])
    let label = help["signatures"]?.items?.first?["label"]?.string
    let isFormat = line.contains("H:")
    #expect(
      label
        == (isFormat
          ? "H:|-8-[View(>=100@750)]-|"
          : "Item.Attribute = multiplier x Item.Attribute + constant (Priority 750)"))
    #expect(help["activeParameter"]?.integer == part)
  }

  @Test func `goldens are renamed by a command, once a view was`() throws {
    let server = server(with: Self.plain)
    let place = JSONText.pairs([("line", .number(1)), ("character", .number(2))])
    let range = JSONText.pairs([("start", place), ("end", place)])
    func actions() throws -> [String] {
      try ask(server, "textDocument/codeAction", [("range", range)]).items?.map { $0["title"]?.string ?? "" } ?? []
    }
    #expect(try actions().isEmpty)
    for name in ["Middle", "End"] {
      _ = try ask(server, "textDocument/rename", [("position", place), ("newName", .text(name))])
      _ = change(Self.plain.replacing("A:", with: "\(name):").replacing("A.", with: "\(name)."), version: 2, server)
    }
    #expect(try actions() == ["Rename in the goldens, too: A -> End"])
    let message = JSONText.pairs([
      ("jsonrpc", .text("2.0")), ("id", .number(3)), ("method", .text("workspace/executeCommand")),
      (
        "params",
        .pairs([("command", .text("plumb.renameGoldens")), ("arguments", .list([.text(Self.uri)]))])
      ),
    ])
    let path = Repository.path("Recipes/stack-views/open.yaml")
    let answers = server.take(Array(message.compact.utf8))
    #expect(answers.first?["params"]?["message"]?.string == "The goldens of \(path) have new names.")
    #expect(answers.last?["result"]?.string == "The goldens of \(path) have new names.")
    #expect(try actions().isEmpty)
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

  /// Applies edits as a client would: the last one first.
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

  /// One recipe in four; all of them in soak runs.
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
      // If the case of a name differs from its declaration, renaming back gives the declaration's.
      #expect(try rename(other, to: name).lowercased() == text.lowercased(), "\(file)")
    }
  }
}
