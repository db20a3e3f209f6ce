import JSONRPC
import TestSupport
import Testing
import Values

/// Commands that programs reach over `plumb mcp` as people do on the command line, and what they leave out of an answer.
@Suite struct ToolReachTests {
  private static let recipe = """
    title: Banner
    style: controls
    views:
      Title: { label: Your changes are not saved yet, font: body }
      Cancel: { button: Cancel } # stays on one line
    constraints: |
      1. Title.Leading = Superview.LeadingMargin
      2. Title.Top = Safe Area.Top + Standard
      3. Cancel.Trailing = Superview.TrailingMargin
      4. Cancel.CenterY = Title.CenterY

    """

  /// Returns the results of calls such as `lint {"paths":["a.yaml"]}`.
  private func results(_ calls: [String], in workplace: Workplace) throws -> [JSONText] {
    let beginning =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}"#
    let messages = calls.enumerated().map { index, call in
      let parts = call.split(separator: " ", maxSplits: 1)
      return
        #"{"jsonrpc":"2.0","id":\#(index + 1),"method":"tools/call","params":{"name":"\#(parts[0])","arguments":\#(parts[1])}}"#
    }
    return try workplace.answers(to: [beginning] + messages, "--allow-write").dropFirst().map {
      let answer = try JSONReader.read(Array($0.utf8))
      return answer["result"]?["structuredContent"] ?? answer["result"]?["content"]?.items?.first?["text"] ?? answer
    }
  }

  @Test func `a proposal is written by its number, and then nothing is left to repair`() throws {
    let workplace = try Workplace(["banner": Self.recipe])
    let problem = #""scene":"banner","invariants":["no overlap: Title, Cancel"],"width":"240...500""#
    let results = try results(
      [
        "fix {\(problem)}", #"apply_fix {\#(problem),"number":"99"}"#, #"apply_fix {\#(problem),"number":"1"}"#,
        "prove {\(problem)}",
      ], in: workplace)
    let proposal = try #require(results[0]["problems"]?.items?.first?["proposals"]?.items?.first)
    #expect(results[1].string?.contains("there is no proposal 99, they are numbered 1 to ") == true, "\(results[1])")
    #expect(results[2]["exit"]?.integer == 0)
    #expect(results[2]["applied"]?["document"]?.string == "Recipes/banner.yaml")
    #expect(results[2]["applied"]?["sentence"]?.string == proposal["sentence"]?.string)
    #expect(results[3]["proofs"]?.items?.first?["holds"]?.boolean == true)
    let text = try workplace.text("Recipes/banner.yaml")
    #expect(text != Self.recipe)
    #expect(text.contains("# stays on one line"))
  }

  @Test func `a layout is shortened to some views and the constraints at them`() throws {
    let workplace = try Workplace(["banner": Self.recipe])
    let results = try results(
      [
        #"layout {"paths":["Recipes/banner.yaml"],"size":"300x600","views":["Cancel"]}"#,
        #"layout {"paths":["Recipes/banner.yaml"],"size":"300x600"}"#,
        #"layout {"paths":["Recipes/banner.yaml"],"size":"300x600","system":"yes"}"#,
        #"layout {"paths":["Recipes/banner.yaml"],"size":"300x600","views":["Cancle"]}"#,
      ], in: workplace)
    let short = try #require(results[0]["scenes"]?.items?.first)
    #expect(short["views"]?.items?.compactMap { $0["id"]?.string } == ["Cancel"])
    #expect(short["views"]?.items?.first?["parent"] == nil)
    #expect(short["constraints"]?.items?.compactMap { $0["label"]?.string } == ["3", "4"])
    #expect(results[1]["scenes"]?.items?.first?["system"] == nil)
    #expect(results[2]["scenes"]?.items?.first?["system"]?.items?.isEmpty == false)
    #expect(results[3].string == #"no view is named "Cancle"; did you mean Cancel?"#)
  }

  @Test func `room for texts, a scene as a recipe and the commit that moved an edge are found`() throws {
    let workplace = try Workplace(["banner": Self.recipe])
    try workplace.git("init", "--quiet")
    try workplace.git("add", ".")
    try workplace.git("commit", "--quiet", "-m", "One")
    try workplace.write(Self.recipe.replacing("Top + Standard", with: "Top + 20"), to: "Recipes/banner.yaml")
    try workplace.git("commit", "--quiet", "-a", "-m", "Lower the title")
    let results = try results(
      [
        #"headroom {"scene":"banner","device":"iphone-15"}"#, #"convert {"scene":"banner"}"#,
        #"bisect {"scene":"banner","edge":"Title.top","good":"HEAD~1"}"#,
      ], in: workplace)
    #expect(results[0]["texts"]?.items?.compactMap { $0["view"]?.string }.sorted() == ["Cancel", "Title"])
    let recipe = try #require(results[1]["scenes"]?.items?.first?["recipe"]?.string)
    #expect(recipe.contains("Cancel.Trailing = Superview.TrailingMargin"))
    #expect(results[2].compact.contains("Lower the title"), "\(results[2])")
  }
}
