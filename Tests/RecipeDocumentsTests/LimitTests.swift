import Layout
import RecipeDocuments
import Testing

/// Recipes that are too large are rejected with the limit and a way to stay below it.
@Suite struct LimitTests {
  private func messages(_ text: String) -> [String] {
    do {
      _ = try RecipeDocument.decode(text, document: "r.yaml", fonts: .installed)
      return []
    } catch let error as DocumentProblems {
      return error.problems.map(\.message)
    } catch {
      return ["\(error)"]
    }
  }

  private func label(_ length: Int) -> String {
    "views: { A: { label: \"\(String(repeating: "a", count: length))\" } }\n"
  }

  @Test func `a text of a hundred thousand bytes is read and a longer one is refused`() {
    #expect(messages(label(100_000)) == [])
    #expect(
      messages(label(100_001)) == ["100001 bytes in a text; at most 100000: shorten it; no screen shows more"])
  }

  @Test func `a line of four thousand bytes is the longest one`() {
    let line = "A.Width = 100"
    func padded(_ length: Int) -> String {
      label(1) + "constraints: |\n  \(line)" + String(repeating: " ", count: length - line.count) + "# \n"
    }
    #expect(messages(padded(5_000)) == ["a line is at most 4000 bytes; divide it into several"])
  }

  @Test func `more than a thousand states are refused`() {
    let states = (0...1_000).map { "  S\($0): { set: { A: { label: x\($0) } } }\n" }.joined()
    let found = messages(label(1) + "states:\n" + states)
    #expect(
      found == ["1001 states in a scene; at most 1000: write further states into a document of their own"])
  }
}
