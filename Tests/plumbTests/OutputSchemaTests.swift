import ContextServer
import JSONRPC
import Testing
import Values

@testable import plumb

/// Schemas of the commands' output; ``Workplace`` also validates the output of all other tests.
@MainActor @Suite struct OutputSchemaTests {
  @Test func `every command that prints JSON has a schema, and no other`() {
    let printing = CommandSet.tool.all.map { $0.specification }.filter { specification in
      specification.options.contains { $0.name == "--json" }
    }.map(\.outputName)
    #expect(Set(OutputSchema.commands) == Set(printing))
  }

  @Test func `commands print what their schemas say`() throws {
    let workplace = try Workplace()
    let cell = ["--device", "iphone-8", "--orientation", "portrait"]
    let text =
      "views: { Title: { label: Hello } }\nconstraints: |\n  Title.Leading = Superview.Leading\n  Title.Top = Safe Area.Top\n"
    try workplace.write(text, to: "Recipes/text.yaml")
    for arguments in [
      ["record", "--json"] + cell, ["render", "--json"] + cell, ["headroom", "Recipes/text.yaml", "--json"] + cell,
      ["edges", "Recipes/text.yaml", "--json"] + cell, ["cells", "Recipes/text.yaml", "--json"] + cell,
      ["prove", "Recipes/text.yaml", "Title.Width >= 999", "--width", "320...330", "--height", "400", "--json"],
      ["fix", "Recipes/text.yaml", "Title.Width <= 40", "--width", "320...330", "--height", "400", "--json"],
      ["try", "Recipes/simple.yaml", "--set", "1.constant = 4", "--json"] + cell, ["config", "--json"],
    ] {
      let outcome = try workplace.plumb(arguments)
      #expect(outcome.code != 2, "\(arguments): \(outcome.talk)")
      #expect(!outcome.out.isEmpty, "\(arguments): \(outcome.talk)")
    }
    try workplace.write(Workplace.simple.replacing("Bottom + 20.0", with: "Bottom + 30.0"), to: "Recipes/simple.yaml")
    try workplace.plumb(["verify", "--json"] + cell)
    for command in ["review", "accept", "undo", "reject"] {
      let patterns = ["review", "undo"].contains(command) ? [] : ["*"]
      #expect(try !workplace.plumb([command] + patterns + ["--json"]).out.isEmpty, "\(command)")
    }
  }

  @Test(arguments: [
    ["layout"], ["lint"], ["sizes"], ["sizes", "near"], ["sizes", "cells"], ["headroom"], ["prove"],
    ["explain", "A.Top"], ["fix"], ["try", "--set=1.constant = 4"], ["convert"],
  ])
  func `the answer names a document that cannot be read`(_ words: [String]) throws {
    let workplace = try Workplace()
    try workplace.write("views: { A: { label: Hi } }\nconstraints: |\n  A.Tip = Safe Area.Top\n", to: "bad.yaml")
    let command = words.prefix(words.first == "sizes" ? 2 : 1)
    let outcome = try workplace.plumb(command + ["bad.yaml"] + words.dropFirst(command.count) + ["--json"])
    #expect(outcome.code == 2)
    let answer = try JSONReader.read(Array(outcome.out.utf8))
    let problem = (words == ["fix"] ? answer["unread"] : answer["problems"])?.items?.first
    #expect(problem?["line"]?.double == 3)
  }

  @Test func `a value that does not fit is named with its place`() throws {
    let check = SchemaCheck(try #require(OutputSchema(of: "undo")).json)
    func problems(_ text: String) throws -> [String] { check.problems(try JSONReader.read(Array(text.utf8))) }
    #expect(try problems(#"{"version":1,"undone":["a"]}"#).isEmpty)
    #expect(try problems(#"{"undone":[1]}"#) == [": no version", ".undone[0]: 1 is not \"string\""])
    #expect(try problems(#"{"version":1,"undone":[],"more":1}"#) == [": more is not in the schema"])
  }
}
