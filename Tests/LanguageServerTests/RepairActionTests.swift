import Foundation
import JSONRPC
import LanguageServer
import TestSupport
import Testing
import Values

/// Repairs that a client asks for when the user chooses an action, and places that its other requests lead to.
@MainActor @Suite struct RepairActionTests {
  private static let text = """
    title: Card
    views: { Title: { label: Title, font: body } }
    constraints: |
      Title.Leading = Superview.LeadingMargin
      Title.Top = Safe Area.Top + 20
      Title.Width = 100
      Title.Width = 120

    """

  private func action(_ text: String, of uri: String) -> [(String, JSONText)] {
    [
      ("title", .text("Repair")), ("kind", .text("quickfix")), ("edit", .text("old")),
      ("data", .pairs([("uri", .text(uri)), ("text", .text(text))])),
    ]
  }

  /// Returns the problem that the document shows.
  private func problem(_ talk: Conversation) throws -> String {
    let shown = talk.drained().flatMap { $0["params"]?["diagnostics"]?.items ?? [] }
    let message = try #require(shown.first?["message"]?.string)
    return String(message.prefix { $0 != "\n" })
  }

  private func titles(_ text: String, line: Int, capabilities: String) throws -> [String] {
    let talk = Conversation(text, capabilities: capabilities)
    _ = try problem(talk)
    let place = Conversation.place(line, 4)
    let range = JSONText.pairs([("start", place), ("end", place)])
    return try talk.result("textDocument/codeAction", [("range", range)]).items?.compactMap { $0["title"]?.string }
      ?? []
  }

  private static let resolving =
    #"{"textDocument":{"codeAction":{"dataSupport":true,"resolveSupport":{"properties":["edit"]}}}}"#

  @Test func `a client that resolves edits is offered a repair at the problem's line, another one is not`() throws {
    let title = "Repair with the smallest proven edit"
    #expect(try titles(Self.text, line: 5, capabilities: Self.resolving).contains(title))
    #expect(try !titles(Self.text, line: 1, capabilities: Self.resolving).contains(title))
    #expect(try !titles(Self.text, line: 5, capabilities: "{}").contains(title))
    let others = [
      Self.resolving.replacing("true", with: "false"), Self.resolving.replacing("\"edit\"", with: "\"title\""),
    ]
    for capabilities in others { #expect(try !titles(Self.text, line: 5, capabilities: capabilities).contains(title)) }
  }

  @Test func `an action that is chosen has the edit and the sentence of the best repair`() throws {
    let talk = Conversation(Self.text)
    let resolved = try talk.result("codeAction/resolve", action(try problem(talk), of: talk.uri))
    let edit = try #require(resolved["edit"]?["changes"]?[talk.uri]?.items?.first)
    #expect(resolved["title"]?.string?.contains("Title.Width") == true, "\(resolved.compact)")
    #expect(resolved["kind"]?.string == "quickfix")
    #expect(resolved.members?.map(\.0).filter { $0 == "edit" || $0 == "title" }.count == 2)
    #expect([5, 6].contains(edit["range"]?["start"]?["line"]?.integer ?? 0), "\(edit.compact)")
  }

  @Test func `an action of a problem that is gone is refused`() throws {
    let talk = Conversation(Self.text)
    #expect(
      try talk.refusal("codeAction/resolve", action("another problem", of: talk.uri))
        == "the document no longer has this problem; ask for the document's actions again")
  }

  @Test func `an action of a document that cannot be read is refused`() throws {
    let talk = Conversation(Self.text.replacing("Title.Top", with: "Other.Top"))
    #expect(
      try talk.refusal("codeAction/resolve", action("a problem", of: talk.uri))
        == "the document has changed; ask for its actions again")
  }

  @Test func `an action of a document that is not open is refused`() throws {
    let talk = Conversation(Self.text)
    #expect(
      try talk.refusal("codeAction/resolve", action("a problem", of: "file:///other.yaml"))
        == "data has the URI of an open recipe")
  }

  @Test func `an unknown rule of a project is named where it is written`() throws {
    let text = """
      lint:
        rules:
          overlapp: warning
          contrast: off
        silence:
          - { rule: contrastt, reason: No text. }

      """
    var talk = Conversation(text, at: "/project/plumb.yaml")
    let found = (talk.opening + talk.drained()).flatMap { $0["params"]?["diagnostics"]?.items ?? [] }
    #expect(
      found.map { $0["message"]?.string } == [
        #"unknown rule "overlapp"; did you mean overlap?"#, #"unknown rule "contrastt"; did you mean contrast?"#,
      ])
    let starts = found.map {
      "\($0["range"]?["start"]?["line"]?.integer ?? -1) \($0["range"]?["start"]?["character"]?.integer ?? -1)"
    }
    #expect(starts == ["2 4", "5 14"])
    let ends = found.map { $0["range"]?["end"]?["character"]?.integer }
    #expect(ends == [12, 23])
    talk = Conversation("lint: 7\n", at: "/project/plumb.yaml")
    let broken = (talk.opening + talk.drained()).flatMap { $0["params"]?["diagnostics"]?.items ?? [] }
    #expect(broken.count == 1)
    #expect(broken.first?["range"]?["start"]?["character"]?.integer == 6)
  }

  // MARK: Places

  @Test func `scenes and views of recipes are found by letters of their names, and other YAML is none`() throws {
    let folder = try TemporaryFolder()
    let closed = try folder.write(
      Data("title: Sheet\nviews:\n  Handle: { background: red }\n".utf8), to: "sheet.yaml")
    let other = try folder.write(Data("name: Sheet\nsteps: [Handle]\n".utf8), to: "workflow.yaml")
    let open = folder.path("card.yaml")
    let talk = Conversation(Self.text, at: open, documents: [open, closed, other])
    func found(_ query: String) throws -> [String] {
      try talk.result("workspace/symbol", [("query", .text(query))]).items?.map { item in
        let line = item["location"]?["range"]?["start"]?["line"]?.integer ?? -1
        let container = item["containerName"]?.string?.split(separator: "/").last ?? ""
        return "\(item["name"]?.string ?? "") in \(container) \(line)"
      } ?? []
    }
    #expect(try found("hdl") == ["Handle in Sheet 2"])
    #expect(try found("sheet") == ["Sheet in sheet.yaml 0"])
    #expect(try found("title") == ["Title in Card 1"])
    #expect(try found("") == ["Card in card.yaml 0", "Title in Card 1", "Sheet in sheet.yaml 0", "Handle in Sheet 2"])
    #expect(try found("eltit") == [])
  }

  @Test func `a picture and a font lead to their files`() throws {
    let folder = try TemporaryFolder()
    let picture = try folder.write(Data(), to: "Images/lamp@2x.png")
    let font = try folder.write(Data(), to: "Fonts/Inter.ttf")
    let text = "fonts: [Fonts/Inter.ttf]\nviews:\n  Lamp:\n    image: lamp\n  Other:\n    image: none\n"
    let talk = Conversation(text, at: folder.path("card.yaml"))
    func file(_ line: Int, _ character: Int) throws -> String? {
      try talk.result("textDocument/definition", [("position", Conversation.place(line, character))])["uri"]?.string
        .flatMap { URL(string: $0)?.path(percentEncoded: false) }
    }
    #expect(try file(0, 12) == font)
    #expect(try file(3, 12) == picture)
    #expect(try file(3, 6) == nil)
    #expect(try file(5, 12) == nil)
  }

  @Test(
    arguments: [
      (0, 0, nil), (1, 0, nil), (2, 3, "Card"), (3, 10, "Card"), (4, 7, "Card"), (5, 8, "Title"), (6, 12, "Title"),
      (7, 3, "Other"), (8, 0, nil), (9, 3, "Title"), (9, 30, nil),
    ] as [(Int, Int, String?)])
  func `a position is that of the view it names, else of the innermost one around it`(
    _ line: Int, _ character: Int, _ view: String?
  ) throws {
    let text = """
      title: Card
      views:
        Card:
          background: red
          views:
            Title:
              label: Title
        Other: {}
      constraints: |
        Title.Leading = Superview.Leading

      """
    let found = try Conversation(text).result("plumb/view", [("position", Conversation.place(line, character))])
    #expect(found["view"]?.string == view)
  }

  @Test(arguments: ["../card", "/card"]) func `a picture outside the folders leads nowhere`(_ name: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Data(), to: "Images/card.png")
    let talk = Conversation("views:\n  A:\n    image: \(name)\n", at: folder.path("recipes/card.yaml"))
    let place = Conversation.place(2, 13)
    #expect(try talk.result("textDocument/definition", [("position", place)])["uri"] == nil)
  }
}
