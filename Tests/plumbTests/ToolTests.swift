import ContextServer
import Foundation
import JSONRPC
import TestSupport
import Testing
import Values

/// `plumb mcp` as a program uses it: a process, with one message per line.
@Suite struct ToolTests {
  private static let recipe = """
    title: Banner
    style: controls
    views:
      Title: { label: Your changes are not saved yet, font: body }
      Cancel: { button: Cancel }
    constraints: |
      1. Title.Leading = Superview.LeadingMargin
      2. Title.Top = Safe Area.Top + Standard
      3. Cancel.Trailing = Superview.TrailingMargin
      4. Cancel.CenterY = Title.CenterY

    """

  private func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  private static let beginning =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}"#

  @Test func `an exchange goes as it was recorded`() throws {
    let path = Repository.path("Tests/plumbTests/Exchanges/tools.txt")
    let recorded = try String(contentsOfFile: path, encoding: .utf8)
    let messages = recorded.split(separator: "\n").filter { $0.hasPrefix("-> ") }.map { String($0.dropFirst(3)) }
    let workplace = try Workplace(["banner": Self.recipe])
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("link.yaml"), withDestinationPath: "/etc/hostname")
    try FileManager.default.createSymbolicLink(atPath: workplace.path("Outside"), withDestinationPath: "/etc")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("Recipes/nowhere"), withDestinationPath: "/tmp/nowhere-\(UUID().uuidString)")
    let now =
      messages.map { "-> \($0)" } + (try workplace.answers(to: messages).map { "<- \($0)" })
    let text = now.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["PLUMB_RECORD_EXCHANGES"] != nil {
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    #expect(text == recorded, "with PLUMB_RECORD_EXCHANGES=1 the exchange is recorded again")
    #expect(try workplace.text("Recipes/banner.yaml") == Self.recipe)
    #expect(!workplace.exists("Snapshots"))
    #expect(!workplace.exists("report"))
  }

  /// `Documentation/programs.md` has lines `tool {arguments}`, each followed by `= result`.
  @Test func `the example of the documentation goes as it is written there`() throws {
    let page = try Repository.text("Documentation/programs.md")
    let lines = page.split(separator: "\n").map(String.init)
    let asked = lines.filter { $0.contains(/^[a-z_]+ \{.*\}$/) }
    let shown = lines.filter { $0.hasPrefix("= ") }.map { String($0.dropFirst(2)) }
    #expect(asked.count == shown.count)
    #expect(asked.count >= 8)
    let messages = asked.enumerated().map { index, line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return call(index + 1, parts[0], parts[1])
    }
    let list = #"{"jsonrpc":"2.0","id":"list","method":"tools/list"}"#
    let workplace = try Workplace(["banner": Self.recipe])
    #expect(page.contains(Self.recipe))
    let answers = try workplace.answers(to: [Self.beginning, list] + messages, "--allow-write")
      .map { try JSONReader.read(Array($0.utf8)) }
    let results = answers.dropFirst(2).map { $0["result"]?["structuredContent"]?.compact ?? $0.compact }
    #expect(results == shown)
    // The members that a schema promises are present.
    let tools = try #require(answers[1]["result"]?["tools"]?.items)
    for (line, answer) in zip(asked, answers.dropFirst(2)) {
      let name = line.split(separator: " ")[0]
      let tool = try #require(tools.first { $0["name"]?.string == String(name) })
      let problems = SchemaCheck(try #require(tool["outputSchema"])).problems(
        try #require(answer["result"]?["structuredContent"]))
      #expect(problems.isEmpty, "\(name): \(problems.prefix(5))")
    }
  }

  @Test func `one changed constant is told in less than two kilobytes, and its cells on request`() throws {
    let workplace = try Workplace(["banner": Self.recipe, "simple": Workplace.simple])
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(Workplace.simple.replacing("Bottom + 20.0", with: "Bottom + 30.0"), to: "Recipes/simple.yaml")
    let answers = try workplace.answers(to: [
      Self.beginning, call(1, "verify", "{}"), call(2, "verify", #"{"cause":"simple#1","page":"11"}"#),
      call(3, "verify", #"{"cause":"banner#1"}"#), call(4, "verify", #"{"cause":"simple#1","page":"0"}"#),
    ])
    #expect(answers[1].utf8.count < 2_048, "\(answers[1])")
    let (short, long) = (try JSONReader.read(Array(answers[1].utf8)), try JSONReader.read(Array(answers[2].utf8)))
    let scenes = try #require(short["result"]?["structuredContent"]?["scenes"]?.items)
    #expect(scenes.map { $0["id"]?.string } == ["simple"])
    #expect(scenes[0]["cells"] == nil)
    #expect(scenes[0]["groups"]?.items?[0]["effects"] == nil)
    #expect(scenes[0]["messages"]?.items?.isEmpty == true)
    let detailed = try #require(long["result"]?["structuredContent"]?["scenes"]?.items?.first)
    // Twenty cells a page, and the last one has the rest.
    let cells = try #require(scenes[0]["groups"]?.items?[0]["cells"]?.integer)
    #expect(detailed["pages"]?.integer == 11)
    #expect(detailed["cells"]?.items?.count == cells - 200)
    #expect(detailed["messages"]?.items?.isEmpty == false)
    #expect(answers[4].contains("page of verify must be a whole number, 1 or greater"))
    #expect(detailed["groups"]?.items?[0]["effects"]?.items?.isEmpty == false)
    #expect(answers[3].contains(#"the answer has no cause \"banner#1\"; it has simple#1"#))
  }

  @Test func `findings name three of their cells, and silenced ones are counted`() throws {
    let noisy = """
      views: { A: { label: Hi }, B: { label: Ho } }
      constraints: |
        A.Leading = Safe Area.Leading
        A.Top = Safe Area.Top
        B.Leading = Safe Area.Leading
        B.Top = Safe Area.Top
      """
    let workplace = try Workplace(["noisy": noisy])
    let answers = try workplace.answers(to: [Self.beginning, call(1, "lint", "{}")])
    let found = try #require(
      try JSONReader.read(Array(answers[1].utf8))["result"]?["structuredContent"]?["findings"]?.items)
    let overlap = try #require(found.first { $0["rule"]?.string == "overlap" }, "\(answers[1])")
    #expect(overlap["cells"]?.items?.count ?? 9 <= 3)
    #expect(overlap["cellCount"]?.integer ?? 0 > 3)
    try workplace.write(
      noisy + "\nlint: { overlap: They are never shown together }\n",
      to: "Recipes/noisy.yaml")
    let silenced = try workplace.answers(to: [
      Self.beginning, call(1, "lint", "{}"), call(2, "lint", #"{"silenced":"yes"}"#),
    ]).dropFirst().map { try JSONReader.read(Array($0.utf8))["result"]?["structuredContent"] }
    #expect(silenced[0]?["silencedCount"]?.integer == 1)
    #expect(silenced[0]?["silenced"] == nil)
    #expect(silenced[1]?["silenced"]?.items?.count == 1)
    #expect(silenced[1]?["silencedCount"] == nil)
  }

  @Test func `proofs and sweeps take texts as parameters, with numbers as on the command line`() throws {
    let workplace = try Workplace(["banner": Self.recipe])
    let answers = try workplace.answers(to: [
      Self.beginning,
      call(
        1, "prove",
        #"{"scene":"banner","invariants":["not cut: Title"],"letters":["Title=0...9 letters"],"width":"320...400"}"#),
      call(2, "prove", #"{"scene":"banner","invariants":["Title.height <= 20"],"drawn":"yes","width":"320"}"#),
      call(3, "sizes", #"{"scene":"banner","letters":["Title=1...2"],"edges":["Title.width"],"width":"320...400"}"#),
      call(4, "prove", #"{"scene":"banner","letters":["Title"]}"#),
    ]).dropFirst().map { try JSONReader.read(Array($0.utf8)) }
    func proof(_ index: Int) -> JSONText? { answers[index]["result"]?["structuredContent"]?["proofs"]?.items?.first }
    #expect(proof(0)?["holds"]?.boolean == true)
    #expect(
      proof(0)?["assumption"]?.string?.contains("Title of 0...9 letters of its own words") == true, "\(answers[0])")
    #expect(proof(1)?["assumption"]?.string?.hasSuffix("as drawn in windows of whole points") == true, "\(answers[1])")
    // The scene as it is, and with one and two letters.
    let swept = answers[2]["result"]?["structuredContent"]?.compact ?? ""
    #expect(swept.contains("Title"), "\(answers[2])")
    #expect(!swept.contains(/\d\.\d{4,}/), "\(answers[2])")
    #expect(answers[3].compact.contains("--text is VIEW=A...B"), "\(answers[3])")
  }

  @Test func `a tool is found by its earlier name, and a withheld one says how it is offered`() throws {
    let workplace = try Workplace(["banner": Self.recipe])
    let answers = try workplace.answers(to: [
      Self.beginning, call(1, "sweep", #"{"scene":"banner","edges":["Title.width"],"width":"320...330"}"#),
      call(2, "record", "{}"), call(3, "recrd", "{}"), call(4, "lint", "[1]"),
    ])
    let sentence =
      "write_recipe, apply_fix, record and accept change files: they are offered by plumb mcp --allow-write."
    #expect(answers[0].contains("how recipes are written. \(sentence)"))
    #expect(answers[1].contains("structuredContent"))
    #expect(answers[2].contains(#""message":"\#(sentence)""#), "\(answers[2])")
    #expect(answers[3].contains("name is one of list_scenes"))
    #expect(answers[4].contains("arguments is an object"))
  }

  @Test func `recipes are written in the project, and nothing else`() throws {
    let workplace = try Workplace(["banner": Self.recipe])
    try FileManager.default.createSymbolicLink(atPath: workplace.path("Outside"), withDestinationPath: "/tmp")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("Recipes/nowhere.yaml"), withDestinationPath: "/tmp/nowhere-\(UUID().uuidString).yaml")
    try workplace.write("services: { web: { image: nginx } }\n", to: "compose.yaml")
    let good = #""text":"views: { A: { background: red } }""#
    let asked = [
      #"{"path":"../x.yaml",\#(good)}"#, #"{"path":"Outside/x.yaml",\#(good)}"#,
      #"{"path":"Recipes/nowhere.yaml",\#(good)}"#, #"{"path":"plumb.yaml",\#(good)}"#,
      #"{"path":".git/x.yaml",\#(good)}"#, #"{"path":"Recipes/x.yaml","text":"views: { A: { backround: red } }"}"#,
      #"{"path":"compose.yaml",\#(good)}"#, #"{"path":"Recipes/a\nb.yaml",\#(good)}"#,
      #"{"path":"Recipes/banner.yaml",\#(good)}"#, #"{"path":"Recipes/new/x.yaml",\#(good)}"#,
    ]
    let answers = try workplace.answers(
      to: [Self.beginning] + asked.enumerated().map { call($0.offset, "write_recipe", $0.element) }, "--allow-write"
    ).dropFirst().map { try JSONReader.read(Array($0.utf8))["result"]?["content"]?.items?.first?["text"]?.string ?? $0 }
    func outside(_ name: String) -> String {
      "\(name) is outside the project's folder; name something in it, relative to it"
    }
    func misnamed(_ name: String) -> String {
      "\(name) cannot be a recipe: the name must end in .yaml, not be plumb.yaml, and have no part that begins with a dot"
    }
    let problem = """
      Recipes/x.yaml:1:15: unknown key "backround" in view "A"; did you mean background?
          1 | views: { A: { backround: red } }
            |               ^
      """
    #expect(
      answers == [
        outside("../x.yaml"), outside("Outside/x.yaml"), outside("Recipes/nowhere.yaml"), misnamed("plumb.yaml"),
        misnamed(".git/x.yaml"), problem, "compose.yaml exists and is not a recipe; choose another name",
        #"the name "Recipes/a\nb.yaml" has control characters"#, #"{"path":"Recipes/banner.yaml"}"#,
        #"{"path":"Recipes/new/x.yaml"}"#,
      ])
    #expect(workplace.files("Recipes") == ["banner.yaml", "new/x.yaml"])
  }

  @Test(arguments: [
    ("lint", #"{"direction":"up"}"#, "direction of lint must be one of ltr, rtl: The reading direction."),
    ("lint", #"{"paths":"Recipes"}"#, "paths of lint must be a list of at most 100 texts that are not empty: "),
    ("verify", #"{"page":0}"#, "page of verify must be a whole number, 1 or greater: "),
    ("verify", #"{"page":"two"}"#, "page of verify must be a whole number, 1 or greater: "),
    ("explain", #"{"scene":3}"#, "scene of explain must be a text that is not empty: "),
  ])
  func `a wrong argument is answered with what it must be`(_ tool: String, _ arguments: String, _ message: String)
    throws
  {
    let workplace = try Workplace(["banner": Self.recipe])
    let answers = try workplace.answers(to: [Self.beginning, call(1, tool, arguments)])
    let said = try JSONReader.read(Array(answers[1].utf8))["result"]?["content"]?.items?.first?["text"]?.string
    #expect(said?.hasPrefix(message) ?? false, "\(answers[1])")
  }

  @Test func `what can be read is answered beside the problems of other documents`() throws {
    let workplace = try Workplace(["banner": Self.recipe, "broken": "title: [\n"])
    let answers = try workplace.answers(
      to: [Self.beginning, call(1, "list_scenes", "{}"), call(2, "record", "{}")], "--allow-write"
    ).map { try JSONReader.read(Array($0.utf8))["result"] }
    for answer in answers.dropFirst() {
      let content = try #require(answer?["structuredContent"])
      #expect(content["problems"]?.items?.count == 1)
      #expect(answer?["isError"]?.boolean != true)
    }
    #expect(workplace.exists("Snapshots/banner/frames.txt"))
  }

  @Test func `a ping is answered while a tool runs`() throws {
    let workplace = try Workplace(["banner": Self.recipe])
    let ping = #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#
    let answers = try workplace.answers(to: [Self.beginning, call(1, "verify", "{}"), ping])
    let place = try #require(answers.firstIndex { $0.contains(#""id":2"#) })
    let verified = try #require(answers.firstIndex { $0.contains(#""id":1,"#) })
    #expect(place < verified, "\(answers)")
    #expect(answers.count == 3)
  }

  @Test func `a scene by its name is not read through a link out of the project`() throws {
    let workplace = try Workplace(["banner": Self.recipe])
    let other = try Workplace(["outside": Self.recipe])
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("Recipes/linked.yaml"), withDestinationPath: other.path("Recipes/outside.yaml"))
    let answers = try workplace.answers(
      to: [Self.beginning, call(1, "explain", #"{"scene":"linked","edges":["Title"]}"#)])
    #expect(answers[1].contains("is outside the project's folder"), "\(answers[1])")
  }

  @Test func `a picture is a PNG file, and texts can be read`() throws {
    let workplace = try Workplace(["banner": Self.recipe])
    let read = ["rules", "recipe-format", "recipe-schema"].enumerated().map { index, name in
      #"{"jsonrpc":"2.0","id":\#(index),"method":"resources/read","params":{"uri":"plumb://\#(name)"}}"#
    }
    let answers = try workplace.answers(
      to: [Self.beginning, call(1, "render", #"{"document":"Recipes/banner.yaml","size":"100x60"}"#)] + read
    ).map { try JSONReader.read(Array($0.utf8)) }
    let image = try #require(answers[1]["result"]?["content"]?.items?.last)
    let data = try #require(image["data"]?.string.flatMap { Data(base64Encoded: $0) })
    #expect(image["mimeType"]?.string == "image/png")
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let texts = answers.dropFirst(2).map { $0["result"]?["contents"]?.items?.first?["text"]?.string }
    #expect(texts[0] == (try Repository.text("Documentation/auto-layout.md")))
    #expect(texts[1] == (try Repository.text("Documentation/recipes.md")))
    #expect(texts[2].map { $0 + "\n" } == (try Repository.text("Documentation/recipe.schema.json")))
  }

  @Test func `a tool that takes too long is ended`() throws {
    // This many views on all devices take longer than a second on any machine.
    let views = (0..<9_000).map { "  V\($0): { label: View \($0) }\n" }.joined()
    let workplace = try Workplace(["long": "views:\n" + views])
    let answers = try workplace.answers(to: [Self.beginning, call(1, "verify", "{}")], "--seconds", "1")
    let message = try JSONReader.read(Array(answers[1].utf8))["result"]?["content"]?.items?.first?["text"]?.string
    #expect(message == "stopped after 1 seconds; ask about fewer scenes or sizes")
  }

  // MARK: Goldens

  /// Returns the language server's response to a command after a document was opened.
  private func renamed(_ workplace: Workplace, _ text: String) throws -> String {
    let uri = URL(filePath: workplace.path("Recipes/a.yaml")).absoluteString
    let root = URL(filePath: workplace.folder).absoluteString
    let document = JSONText.pairs([("uri", .text(uri)), ("version", .number(1)), ("text", .text(text))])
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"\#(root)","capabilities":{}}}"#,
      RPCMessage.notification("textDocument/didOpen", .pairs([("textDocument", document)])).compact,
      #"{"jsonrpc":"2.0","id":2,"method":"workspace/executeCommand","params":{"command":"plumb.renameGoldens","arguments":["\#(uri)"]}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ]
    try workplace.write(messages.map(MessageFraming(.header).framed).joined(), to: "messages.txt")
    let (process, out) = (Process(), Pipe())
    process.executableURL = Workplace.tool
    process.arguments = ["lsp"]
    process.currentDirectoryURL = URL(filePath: workplace.folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": workplace.folder]
    process.standardInput = FileHandle(forReadingAtPath: workplace.path("messages.txt"))
    process.standardOutput = out
    try process.run()
    var framing = MessageFraming(.header)
    framing.add(try out.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    while case .message(let bytes)? = framing.next() {
      let answer = try JSONReader.read(bytes)
      if answer["id"]?.integer == 2 { return answer["result"]?.string ?? answer["error"]?["message"]?.string ?? "" }
    }
    return ""
  }

  @Test func `goldens get the name of a renamed view, and nothing else that is new`() throws {
    func recipe(_ name: String, _ more: String = "10") -> String {
      "views: { \(name): { background: red } }\nconstraints: |\n  \(name).Leading = Superview.Leading + \(more)\n"
        + "  \(name).Top = Superview.Top\n  \(name).Width = 20\n  \(name).Height = 20\n"
    }
    let workplace = try Workplace(["a": recipe("Old Name")])
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(recipe("New Name", "12"), to: "Recipes/a.yaml")
    #expect(
      try renamed(workplace, recipe("New Name", "12"))
        == "Recipes/a.yaml differs from its goldens in more than names; see plumb verify, then accept or record")
    #expect(
      try renamed(workplace, recipe("New Name"))
        == "save Recipes/a.yaml first: goldens are compared with the file")
    try workplace.write(recipe("New Name"), to: "Recipes/a.yaml")
    #expect(try renamed(workplace, recipe("New Name")).hasPrefix("Old Name -> New Name: "))
    #expect(try workplace.plumb("verify").code == 0)
    #expect(!(try workplace.text("Snapshots/a/frames.txt")).contains("Old Name"))
  }
}
