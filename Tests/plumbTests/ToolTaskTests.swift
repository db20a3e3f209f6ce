import ContextServer
import Foundation
import JSONRPC
import TestSupport
import Testing
import Values

/// Ten tasks done with the tools of `plumb mcp` alone, as `Exchanges/tasks.txt` records them.
@Suite struct ToolTaskTests {
  private static let path = "Tests/plumbTests/Exchanges/tasks.txt"

  private static let beginning =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}"#
  private static let list = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#

  private func answers(to calls: [String], in workplace: Workplace) throws -> [JSONText] {
    let messages = calls.enumerated().map { index, call in
      let parts = call.split(separator: " ", maxSplits: 1)
      return
        #"{"jsonrpc":"2.0","id":\#(index + 1),"method":"tools/call","params":{"name":"\#(parts[0])","arguments":\#(parts[1])}}"#
    }
    return try workplace.answers(to: [Self.beginning] + messages, "--allow-write").dropFirst()
      .map { try JSONReader.read(Array($0.utf8)) }
  }

  /// The answer as recorded: its result, and how many pictures came with it.
  private func lines(of answer: JSONText) -> [String] {
    let content = answer["result"]?["content"]?.items ?? []
    let pictures = content.count { $0["type"]?.string == "image" }
    let result = answer["result"]?["structuredContent"] ?? content.first?["text"] ?? answer
    return ["< \(result.compact)"] + (pictures > 0 ? ["< \(Count.text(pictures, "picture"))"] : [])
  }

  @Test func `ten tasks are done with the tools alone`() throws {
    let recorded = try Repository.text(Self.path)
    let kept = recorded.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("< ") }
    let calls = kept.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    #expect(kept.count { $0.hasPrefix("# ") } == 11)
    #expect(calls.count >= 14)
    let workplace = try Workplace()
    var answers = try answers(to: calls, in: workplace)[...]
    let listed = try workplace.answers(to: [Self.beginning, Self.list], "--allow-write")
    let tools = try JSONReader.read(Array(try #require(listed.last).utf8))["result"]?["tools"]?.items ?? []
    var now: [String] = []
    for line in kept {
      now.append(line)
      if line.hasPrefix("> "), let answer = answers.popFirst() {
        now += lines(of: answer)
        #expect(answer["result"]?["isError"]?.boolean == false, "\(line): \(answer.compact)")
        let name = String(line.dropFirst(2).prefix { $0 != " " })
        let schema = try #require(tools.first { $0["name"]?.string == name }?["outputSchema"], "\(name)")
        let problems = SchemaCheck(schema).problems(answer["result"]?["structuredContent"] ?? .nothing)
        #expect(problems.isEmpty, "\(line): \(problems.prefix(3))")
        // What a model reads at once.
        #expect(answer["result"]?["structuredContent"]?.compact.utf8.count ?? 0 < 4_096, "\(line)")
      }
    }
    let text = now.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["PLUMB_RECORD_EXCHANGES"] != nil {
      try Data(text.utf8).write(to: URL(filePath: Repository.path(Self.path)))
    }
    #expect(text == recorded, "with PLUMB_RECORD_EXCHANGES=1 the tasks are recorded again")
    // No path that is gone, and no number that a command line would not print.
    #expect(!text.contains("/tmp/"))
    #expect(!text.contains(/\d\.\d{5,}/))
  }

  @Test func `a text takes the place of documents, and nothing of it is written`() throws {
    let workplace = try Workplace()
    let calls = [
      #"lint {"text":"views: { A: { label: B } }","paths":["Recipes"]}"#, #"layout {"text":"views: 7"}"#,
      #"layout {"text":"views: { A: { image: ../../../etc/passwd } }","size":"100x100"}"#, "list_devices {}",
      #"accept {"causes":["simple#9"]}"#,
    ]
    let answers = try answers(to: calls, in: workplace)
    func text(_ index: Int) -> String { answers[index]["result"]?["content"]?.items?.first?["text"]?.string ?? "" }
    #expect(text(0) == "text is a recipe in place of documents; leave paths out")
    #expect(text(1).hasPrefix("stdin:1:8: "))
    #expect(!text(2).contains("root:"))
    #expect(text(3).utf8.count < 8_192)
    #expect(!text(3).contains("safeArea"))
    #expect(text(3).contains("iphone-se-3"))
    #expect(text(4) == "plumb review accept: there is no cause simple#9; simple has simple#1")
    let short = SchemaCheck(Tool.result(of: "devices")).problems(
      try #require(answers[3]["result"]?["structuredContent"]))
    #expect(short.isEmpty, "\(short.prefix(3))")
    #expect(workplace.files("Recipes") == ["simple.yaml"])
    #expect(!workplace.exists("Snapshots"))
  }
}
