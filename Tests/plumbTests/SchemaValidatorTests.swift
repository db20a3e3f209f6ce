import ContextServer
import Foundation
import JSONRPC
import TestSupport
import Testing
import Values

/// Schemas, and what is said to conform to them, as another program reads them: Debian's `python3-jsonschema`.
@Suite(.enabled(if: SchemaValidator.isInstalled, "python3-jsonschema or python3-yaml is not installed"))
struct SchemaValidatorTests {
  private static let cell = ["--device", "iphone-8", "--orientation", "portrait"]
  private static let text = """
    views: { Title: { label: Hello } }
    constraints: |
      Title.Leading = Superview.Leading
      Title.Top = Safe Area.Top

    """
  /// One call of each command with `--json`, in an order in which each has something to say.
  private static let calls: [[String]] = [
    ["config"], ["recipes"], ["devices"], ["doctor"] + cell, ["record"] + cell, ["layout", "Recipes"] + cell,
    ["render", "--format", "svg"] + cell, ["lint"] + cell, ["explain", "Recipes/simple.yaml", "Red View.Top"] + cell,
    ["sweep", "Recipes/simple.yaml", "--width", "320...330", "--height", "400"],
    ["prove", "Recipes/text.yaml", "Title.Width >= 999", "--width", "320...330", "--height", "400"],
    ["fix", "Recipes/text.yaml", "Title.Width >= 999", "--width", "320...330", "--height", "400"] + cell,
    ["headroom", "Recipes/text.yaml"] + cell, ["edges", "Recipes/text.yaml"] + cell,
    ["cells", "Recipes/text.yaml"] + cell, ["impact", "iphone-8"],
    ["try", "Recipes/simple.yaml", "--set", "3.constant = 24"] + cell, ["recipe", "Recipes/simple.yaml"],
  ]

  /// The same once a constant has changed, in the working folder and in the last commit.
  private static let laterCalls: [[String]] = [
    ["verify"] + cell, ["review"], ["reject", "*"], ["undo"], ["accept", "*"], ["prune"],
    ["diff", "--base", "HEAD~1"] + cell,
    ["bisect", "Recipes/simple.yaml", "Red View.Top", "--good", "HEAD~1", "--cell", "iphone-8-portrait"],
  ]

  @Test func `what every command prints with --json conforms to its schema`() throws {
    let workplace = try Workplace(["simple": Workplace.simple, "text": Self.text])
    let validator = try SchemaValidator()
    var calls = Self.calls
    func run() throws {
      for call in calls {
        let outcome = try workplace.plumb(call + ["--json"])
        let value = try #require(try? JSONReader.read(Array(outcome.out.utf8)), "\(call): \(outcome.talk)")
        validator.add(call.joined(separator: " "), try #require(OutputSchema(of: call[0])).json, value: value)
      }
    }
    try run()
    try workplace.git("init", "--quiet")
    try workplace.git("add", "Recipes")
    try workplace.git("commit", "--quiet", "--message", "one")
    try workplace.write(Workplace.simple.replacing("Bottom + 20.0", with: "Bottom + 30.0"), to: "Recipes/simple.yaml")
    try workplace.git("commit", "--quiet", "--all", "--message", "two")
    calls = Self.laterCalls
    try run()
    // `plumb port` builds a tool first: `make validate` reads what it prints.
    #expect(Set((Self.calls + Self.laterCalls).map { $0[0] } + ["port"]) == Set(OutputSchema.commands))
    let count = Self.calls.count + Self.laterCalls.count
    #expect(try validator.said() == ["\(count) schemas, \(count) values"])
  }

  /// The arguments of one call of each tool.
  private static let toolCalls = [
    ("list_scenes", "{}"), ("list_devices", "{}"), ("layout", #"{"paths":["Recipes"],"size":"320x568"}"#),
    ("explain", #"{"scene":"simple","edges":["Red View"],"device":"iphone-8"}"#), ("lint", #"{"device":"iphone-8"}"#),
    ("write_recipe", #"{"path":"Recipes/new.yaml","text":"views: { A: { background: red } }"}"#),
    ("record", #"{"paths":["Recipes/simple.yaml"]}"#), ("verify", #"{"paths":["Recipes/simple.yaml"]}"#),
    ("try", #"{"scene":"simple","edits":["3.constant = 24"],"cause":"simple#1"}"#),
    ("sizes", #"{"scene":"simple","width":"320...330","height":"400"}"#),
    ("prove", #"{"scene":"simple","invariants":["Red View.Width >= 999"],"width":"320...330","height":"400"}"#),
    ("fix", #"{"scene":"simple","invariants":["Red View.Width >= 350"],"width":"320...330","height":"400"}"#),
    ("apply_fix", #"{"scene":"simple","invariants":["Red View.Width >= 350"],"width":"320...330","number":1}"#),
    ("headroom", #"{"scene":"simple","device":"iphone-8"}"#), ("convert", #"{"scene":"simple"}"#),
    ("bisect", #"{"scene":"simple","edge":"Red View.Top","good":"HEAD~1"}"#),
    ("diff", #"{"base":"HEAD","device":"iphone-8"}"#), ("render", #"{"document":"Recipes/simple.yaml"}"#),
    (
      "write_recipe",
      #"{"path":"Recipes/other.yaml","text":"views: { A: { label: B } }\nconstraints: |\n  A.Left = Superview.Left\n  A.Top = Superview.Top\n"}"#
    ),
    ("accept", #"{"paths":["Recipes/other.yaml"],"causes":["other#1"]}"#),
  ]

  @Test func `every tool's answer conforms to the schema that the tool is listed with`() throws {
    let workplace = try Workplace()
    try workplace.git("init", "--quiet")
    try workplace.git("add", "Recipes")
    try workplace.git("commit", "--quiet", "--message", "one")
    let lower = Workplace.simple.replacing("Bottom + 20.0", with: "Bottom + 30.0")
    try workplace.write(lower, to: "Recipes/simple.yaml")
    try workplace.git("commit", "--quiet", "--all", "--message", "two")
    let calls = Self.toolCalls.enumerated().map { index, call in
      #"{"jsonrpc":"2.0","id":\#(index),"method":"tools/call","params":{"name":"\#(call.0)","arguments":\#(call.1)}}"#
    }
    let beginning = [
      #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","id":"b","method":"tools/list"}"#,
    ]
    let answers = try workplace.answers(to: beginning + calls, "--allow-write").map {
      try JSONReader.read(Array($0.utf8))
    }
    let tools = try #require(answers[1]["result"]?["tools"]?.items)
    #expect(Set(tools.compactMap { $0["name"]?.string }) == Set(Self.toolCalls.map(\.0)))
    let validator = try SchemaValidator()
    for ((name, arguments), answer) in zip(Self.toolCalls, answers.dropFirst(2)) {
      let tool = try #require(tools.first { $0["name"]?.string == name })
      let value = try #require(answer["result"]?["structuredContent"], "\(answer.compact)")
      validator.add(name, try #require(tool["outputSchema"]), value: value)
      validator.add(name, try #require(tool["inputSchema"]), value: try JSONReader.read(Array(arguments.utf8)))
    }
    #expect(try validator.said().count == 1)
  }

  @Test func `every recipe conforms to the recipes' schema, and a wrong one does not`() throws {
    let schema = try JSONReader.read(Array(try Repository.text("Documentation/recipe.schema.json").utf8))
    let all = try JSONReader.read(Array(try Repository.text("Documentation/output.schema.json").utf8))
    let (right, wrong) = (try SchemaValidator(), try SchemaValidator())
    right.add("output.schema.json", all)
    let recipes = Repository.files("Recipes", ending: ".yaml")
    for recipe in recipes { right.add(recipe, schema, yaml: Repository.path(recipe)) }
    #expect(try right.said() == ["2 schemas, \(recipes.count) values"])
    wrong.add("colour", schema, value: .pairs([("views", .pairs([("A", .pairs([("colour", .text("red"))]))]))]))
    wrong.add("list", .pairs([("description", .list([]))]))
    #expect(try wrong.said().count == 3)
  }
}
