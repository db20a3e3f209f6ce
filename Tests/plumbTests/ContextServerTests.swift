import Foundation
import JSONRPC
import TestSupport
import Testing
import Values

@testable import ContextServer

/// The server's answers to single messages, with tools of the test's own.
@Suite struct ContextServerTests {
  private static var tools: [Tool] {
    [
      Tool(
        "look", title: "Look", "Looks at a file.",
        [
          ToolParameter("path", .text, isRequired: true, "the file"),
          ToolParameter("views", .texts(limit: 2), "the views"),
          ToolParameter("style", .choice(["frames", "controls"]), "the style"),
          ToolParameter("only", .choice(["a"]), "it"),
          ToolParameter("scale", .count, "the scale"),
        ], result: .pairs([("type", .text("object"))])
      ) { arguments, _ in
        let values = [arguments["path"], arguments["style"], arguments["scale"]].map { $0 ?? "-" }
        return ToolOutcome(.list((values + arguments.all("views")).map(JSONText.text)), pictures: [[1, 2, 3]])
      }.formerly("see"),
      Tool(
        "change", title: "Change", "Changes a file.", [], result: .pairs([]), isReadOnly: false
      ) { _, isCancelled throws(ToolFailure) in
        if isCancelled() { throw ToolFailure("cancelled") }
        throw ToolFailure("nothing to change")
      },
    ]
  }

  private static func server(withheld: WithheldTools? = nil) -> ContextServer {
    ContextServer(
      version: "2.0", tools: tools, withheld: withheld,
      resources: [ContextResource("plumb://a", name: "A", "A text.", type: "text/plain") { "Text" }])
  }

  private static func request(_ method: String, _ parameters: String = "{}") -> [UInt8] {
    Array(#"{"jsonrpc":"2.0","id":7,"method":"\#(method)","params":\#(parameters)}"#.utf8)
  }

  /// Returns the answer of a server after the handshake.
  private func answer(
    _ method: String, _ parameters: String = "{}", withheld: WithheldTools? = nil
  ) throws -> JSONText {
    let server = Self.server(withheld: withheld)
    _ = server.take(Self.request("initialize"))
    return try #require(server.take(Self.request(method, parameters)).first)
  }

  private func call(_ arguments: String, of name: String = "look") throws -> JSONText {
    try #require(try answer("tools/call", #"{"name":"\#(name)","arguments":\#(arguments)}"#)["result"])
  }

  private func said(_ arguments: String, of name: String = "look") throws -> String {
    let result = try call(arguments, of: name)
    #expect(result["isError"]?.boolean == true)
    return try #require(result["content"]?.items?.first?["text"]?.string)
  }

  // MARK: Revisions

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-11-25"), ("", "2025-11-25"),
  ])
  func `a handshake agrees on the asked revision, else on the newest`(_ asked: String, _ agreed: String) throws {
    let answer = try answer("initialize", #"{"protocolVersion":"\#(asked)"}"#)
    #expect(answer["result"]?["protocolVersion"]?.string == agreed)
    #expect(answer["result"]?["serverInfo"]?["version"]?.string == "2.0")
  }

  @Test func `before the handshake only a ping and the handshake are answered`() {
    let server = Self.server()
    #expect(
      server.take(Self.request("tools/list")).first?["error"]?["message"]?.string == "send initialize first")
    #expect(server.take(Self.request("ping")).first?["result"]?.compact == "{}")
    _ = server.take(Self.request("initialize"))
    #expect(server.take(Self.request("tools/list")).first?["result"]?["tools"]?.items?.count == 2)
  }

  private static let meta = "io.modelcontextprotocol/"
  private static let named =
    #"{"_meta":{"\#(meta)protocolVersion":"2026-07-28","\#(meta)clientCapabilities":{}}"#

  @Test func `a request that names its revision needs no handshake, and may be kept for an hour`() throws {
    let server = Self.server()
    let result = try #require(server.take(Self.request("tools/list", Self.named + "}")).first?["result"])
    #expect(result["resultType"]?.string == "complete")
    #expect(result["ttlMs"]?.integer == 3_600_000)
    #expect(result["cacheScope"]?.string == "private")
    #expect(result["_meta"]?[Self.meta + "serverInfo"]?["name"]?.string == "plumb")
  }

  @Test func `what a tool answers is not kept`() throws {
    let parameters = Self.named + #","name":"look","arguments":{"path":"a"}}"#
    let result = try #require(Self.server().take(Self.request("tools/call", parameters)).first?["result"])
    #expect(result["resultType"]?.string == "complete")
    #expect(result["ttlMs"] == nil)
  }

  @Test func `an unknown revision is refused with those that are known`() throws {
    let error = try #require(
      try answer("tools/list", #"{"_meta":{"\#(Self.meta)protocolVersion":"1999-01-01"}}"#)["error"])
    #expect(error["message"]?.string == "protocolVersion is one of 2026-07-28")
    #expect(error["data"]?["requested"]?.string == "1999-01-01")
    #expect(
      error["data"]?["supported"]?.items?.map { $0.string ?? "" }
        == ["2026-07-28", "2025-11-25", "2025-06-18", "2024-11-05"])
  }

  @Test func `a request that names its revision names the client's capabilities, too`() throws {
    let error = try #require(
      try answer("tools/list", #"{"_meta":{"\#(Self.meta)protocolVersion":"2026-07-28"}}"#)["error"])
    #expect(
      error["message"]?.string
        == "_meta has no io.modelcontextprotocol/clientCapabilities; it may be an empty object")
  }

  @Test func `only a request that names its revision discovers the server`() throws {
    let found = try #require(
      Self.server().take(Self.request("server/discover", Self.named + "}")).first?["result"])
    #expect(found["supportedVersions"]?.items?.map { $0.string ?? "" } == ["2026-07-28"])
    #expect(try answer("server/discover")["error"]?["message"]?.string == "unknown method server/discover")
  }

  @Test func `a ping that names its revision is no ping of a connection`() throws {
    let plain = try RPCMessage(Self.request("ping"))
    let named = try RPCMessage(Self.request("ping", Self.named + "}"))
    #expect(ContextServer.answer(toPing: plain)?["result"]?.compact == "{}")
    #expect(ContextServer.answer(toPing: named) == nil)
    #expect(ContextServer.answer(toPing: try RPCMessage(Self.request("tools/list"))) == nil)
  }

  // MARK: Messages

  @Test func `damage and what is no message are answered with an error`() {
    let damage = Self.server().take(damage: "too long").first
    #expect(damage?["error"]?["code"]?.integer == -32700)
    #expect(damage?["error"]?["message"]?.string == "too long")
    #expect(Self.server().take(Array("{".utf8)).first?["error"]?["code"]?.integer == -32700)
    #expect(Self.server().take(Array(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#.utf8)).isEmpty)
  }

  @Test func `a cancelled request has no answer, whether its tool ends or fails`() {
    let server = Self.server()
    _ = server.take(Self.request("initialize"))
    let calls = [#"{"name":"look","arguments":{"path":"a"}}"#, #"{"name":"change"}"#]
    #expect(server.take(Self.request("tools/call", calls[1]), isCancelled: { $0 == .number(7) }).isEmpty)
    // A tool that does not ask answers all the same.
    #expect(server.take(Self.request("tools/call", calls[0]), isCancelled: { _ in true }).count == 1)
    #expect(server.take(Self.request("tools/call", calls[1]), isCancelled: { $0 == .number(8) }).count == 1)
  }

  @Test func `an unknown method is named, up to 200 characters`() throws {
    let long = String(repeating: "a", count: 300)
    #expect(try answer("walk")["error"]?["message"]?.string == "unknown method walk")
    #expect(try answer(long)["error"]?["message"]?.string == "unknown method \(long.prefix(200))")
  }

  // MARK: Tools

  @Test func `a tool is listed with its parameters and whether it changes anything`() throws {
    let tools = try #require(try answer("tools/list")["result"]?["tools"]?.items)
    let input = try #require(tools[0]["inputSchema"])
    #expect(tools.map { $0["annotations"]?["readOnlyHint"]?.boolean } == [true, false])
    #expect(tools.map { $0["annotations"]?["openWorldHint"]?.boolean } == [false, false])
    #expect(input["required"]?.compact == #"["path"]"#)
    #expect(input["additionalProperties"]?.boolean == false)
    #expect(
      input["properties"]?["views"]?.compact
        == #"{"type":"array","items":{"type":"string"},"maxItems":2,"description":"the views"}"#)
    #expect(
      input["properties"]?["scale"]?.compact == #"{"type":"integer","minimum":1,"description":"the scale"}"#)
    #expect(
      input["properties"]?["style"]?.compact == #"{"enum":["frames","controls"],"description":"the style"}"#)
    #expect(input["properties"]?["path"]?.compact == #"{"type":"string","description":"the file"}"#)
  }

  @Test func `a result is structured, a text and its pictures`() throws {
    let result = try call(#"{"path":"a","views":["x","y"],"style":"controls","scale":2}"#)
    #expect(result["structuredContent"]?.compact == #"["a","controls","2","x","y"]"#)
    #expect(result["content"]?.items?[0]["text"]?.string == #"["a","controls","2","x","y"]"#)
    #expect(result["content"]?.items?[1].compact == #"{"type":"image","data":"AQID","mimeType":"image/png"}"#)
    #expect(result["isError"]?.boolean == false)
  }

  @Test func `an earlier name of a tool is accepted`() throws {
    #expect(try call(#"{"path":"a"}"#, of: "see")["isError"]?.boolean == false)
  }

  @Test(arguments: [
    (#"{}"#, "look needs path: the file"),
    (#"{"path":"a","colour":"red"}"#, #"look has no argument "colour"; it has path, views, style, only, scale"#),
    (#"{"path":""}"#, "path of look must be a text that is not empty: the file"),
    (#"{"path":1}"#, "path of look must be a text that is not empty: the file"),
    (#"{"path":"a\u0000"}"#, "path of look must be a text that is not empty: the file"),
    (
      #"{"path":"a","views":["x","y","z"]}"#,
      "views of look must be a list of at most 2 texts that are not empty: the views"
    ),
    (#"{"path":"a","views":["x",1]}"#, "views of look must be a list of at most 2 texts that are not empty: the views"),
    (#"{"path":"a","style":"dots"}"#, "style of look must be one of frames, controls: the style"),
    (#"{"path":"a","only":"b"}"#, "only of look must be a: it"),
    (#"{"path":"a","scale":0}"#, "scale of look must be a whole number, 1 or greater: the scale"),
    (#"{"path":"a","scale":1.5}"#, "scale of look must be a whole number, 1 or greater: the scale"),
  ])
  func `an argument that a tool does not accept is a failure that says what it accepts`(
    _ arguments: String, _ message: String
  ) throws {
    #expect(try said(arguments) == message)
  }

  @Test func `the shortest and the longest arguments are accepted`() throws {
    let longest = String(repeating: "a", count: ToolParameter.textLimit)
    #expect(try call(#"{"path":"\#(longest)"}"#)["isError"]?.boolean == false)
    #expect(try said(#"{"path":"\#(longest)a"}"#).hasPrefix("path of look must be"))
    #expect(try call(#"{"path":"a","scale":1,"views":[]}"#)["isError"]?.boolean == false)
    #expect(try call(#"{"path":"a","scale":"3"}"#)["structuredContent"]?.compact == #"["a","-","3"]"#)
  }

  @Test func `a tool that fails says why`() throws { #expect(try said("{}", of: "change") == "nothing to change") }

  @Test func `an unknown tool is answered with those that there are`() throws {
    func message(_ parameters: String) throws -> String? {
      try answer("tools/call", parameters)["error"]?["message"]?.string
    }
    #expect(try message(#"{"name":"walk"}"#) == "name is one of look, change")
    #expect(try message("{}") == "name is one of look, change")
    #expect(try message(#"{"name":"look","arguments":[]}"#) == "arguments is an object")
  }

  @Test func `a tool that is withheld is named with the reason, in the instructions as well`() throws {
    let withheld = WithheldTools(["accept", "undo", "prune"], "write goldens; start with --allow-write")
    let sentence = "accept, undo and prune write goldens; start with --allow-write."
    let refused = try answer("tools/call", #"{"name":"undo"}"#, withheld: withheld)
    #expect(refused["error"]?["message"]?.string == sentence)
    let unknown = try answer("tools/call", #"{"name":"walk"}"#, withheld: withheld)
    #expect(unknown["error"]?["message"]?.string == "name is one of look, change")
    let about = try answer("initialize", withheld: withheld)["result"]?["instructions"]?.string
    #expect(about?.hasSuffix("how recipes are written. \(sentence)") == true)
  }

  // MARK: Texts

  @Test func `a text is listed and read by its address`() throws {
    let listed = try #require(try answer("resources/list")["result"]?["resources"]?.items?.first)
    #expect(
      listed.compact == #"{"uri":"plumb://a","name":"A","description":"A text.","mimeType":"text/plain"}"#)
    let read = try answer("resources/read", #"{"uri":"plumb://a"}"#)["result"]?["contents"]?.items?.first
    #expect(read?.compact == #"{"uri":"plumb://a","mimeType":"text/plain","text":"Text"}"#)
    #expect(try answer("resources/templates/list")["result"]?["resourceTemplates"]?.items?.isEmpty == true)
  }

  @Test func `a text that is not there is an error of the revision`() throws {
    let plain = try #require(try answer("resources/read", #"{"uri":"plumb://b"}"#)["error"])
    #expect(plain["message"]?.string == "uri is one of plumb://a")
    #expect(plain["code"]?.integer == -32002)
    let named = Self.server().take(Self.request("resources/read", Self.named + #","uri":"plumb://b"}"#)).first
    #expect(named?["error"]?["code"]?.integer == -32602)
  }

  @Test func `the embedded documents begin with their titles, and the notation with a recipe`() {
    #expect(ContextResource.documents.map(\.uri) == ["plumb://rules", "plumb://recipe-format"])
    #expect(ContextResource.documents.allSatisfy { $0.text().hasPrefix("# ") })
    #expect(!ContextResource.cheatSheet.isEmpty)
    #expect(!ContextResource.cheatSheet.contains("```"))
    #expect(!ContextResource.cheatSheet.hasSuffix("\n"))
  }
}

/// What a program may name: something in the project's folder.
@Suite struct ProjectFolderTests {
  private let place: TemporaryFolder
  private let folder: ProjectFolder

  init() throws {
    place = try TemporaryFolder()
    _ = try place.write(Data(), to: "project/a/b.yaml")
    _ = try place.write(Data(), to: "secret")
    folder = ProjectFolder(place.path("project"))
  }

  @Test(arguments: ["a/b.yaml", "a", "new.yaml", "new/folder/c.yaml", "a/..b"])
  func `what is in the folder is resolved, whether or not it exists`(_ name: String) throws {
    #expect(try folder.resolve(name) == "\(folder.path)/\(name)")
  }

  @Test(arguments: ["/etc/passwd", "~/a", "../secret", "a/../../secret", "a/..", "a\u{0}b"])
  func `what leads out of the folder is refused`(_ name: String) {
    #expect(throws: ToolFailure("\(name) is outside the project's folder; name something in it, relative to it")) {
      try folder.resolve(name)
    }
  }

  @Test func `a link out of the folder is refused, whether or not it leads anywhere`() throws {
    for (name, target) in [("out", place.path("secret")), ("none", place.path("gone")), ("up", place.path)] {
      try FileManager.default.createSymbolicLink(
        atPath: place.path("project/\(name)"), withDestinationPath: target)
    }
    for name in ["out", "none", "none/a", "up/secret", "up/new"] {
      #expect(throws: ToolFailure.self, "\(name)") { try folder.resolve(name) }
    }
  }

  @Test func `a folder whose name begins with the project's is another one`() throws {
    _ = try place.write(Data(), to: "project-2/c.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: place.path("project/link"), withDestinationPath: place.path("project-2"))
    #expect(throws: ToolFailure.self) { try folder.resolve("link/c.yaml") }
  }
}
