import Observing
import RecipeDocuments
import Scenes
import Testing
import Values

/// Findings of a scene with thousands of them are listed to a limit, and the rest is counted.
@MainActor @Suite struct ManyFindingsTests {
  private func findings(_ constraints: [String], views: Int) throws -> [Finding] {
    let text =
      "views:\n" + (0..<views).map { "  V\($0): { background: red }\n" }.joined() + "constraints: |\n"
      + constraints.map { "  \($0)\n" }.joined()
    let scene = try RecipeDocument.decode(text, document: "many.yaml")
    let any = SizeClasses(horizontal: .any, vertical: .any)
    return try LayoutPipeline().solve(scene, in: Cell(canvas: Size(600, 600), sizeClasses: any)).findings
  }

  private let place = ["V0.Leading = Superview.Leading", "V0.Top = Superview.Top", "V0.Height = 20"]

  @Test func `a thousand conflicts are listed and the others counted`() throws {
    let found = try findings(place + (0..<1_105).map { "V0.Width = \(10 + $0)" }, views: 1)
    #expect(found.count == Limits.findings + 1)
    #expect(found.first == .conflict(rows: ["V0.Width = 10", "V0.Width = 11"], omitted: 0, broken: "V0.Width = 11"))
    #expect(found.last == .omitted(count: 104, kind: "conflict"))
    #expect(
      found.last.map(FindingTexts.text)
        == "104 more conflicts; fix those listed first, and run again to see others")
    #expect(found.allSatisfy { $0.isFault })
  }

  @Test func `a conflict of many constraints lists a hundred`() throws {
    var rows = place
    for index in 1..<200 {
      rows += ["V\(index).Leading = V\(index - 1).Leading", "V\(index).Top = Superview.Top"]
      rows += ["V\(index).Height = 20", "V\(index).Width = 20"]
    }
    rows += ["V0.Width = 20", "V199.Leading = Superview.Leading + 5"]
    let found = try findings(rows, views: 200)
    guard case .conflict(let listed, let omitted, let broken) = found.first, found.count == 1 else {
      Issue.record("\(found.count)")
      return
    }
    #expect(listed.count == Limits.findingRows && omitted == 201 - Limits.findingRows)
    #expect(broken == "V199.Leading = Superview.Leading + 5")
    #expect(FindingTexts.text(found[0]).hasSuffix("; 101 more; broken: V199.Leading = Superview.Leading + 5"))
  }

  @Test func `a thousand ambiguous views are listed, with a hundred constraints each`() throws {
    let rows = (1..<1_100).map { "V\($0).Leading = V0.Leading" }
    let found = try findings(rows, views: 1_100)
    #expect(found.count == Limits.findings + 1)
    #expect(found.last == .omitted(count: 100, kind: "ambiguous view"))
    guard case .ambiguous("V0", _, let constraints, let omitted) = found.first else {
      Issue.record("\(found.first as Any)")
      return
    }
    #expect(constraints.count == Limits.findingRows && omitted == 1_099 - Limits.findingRows)
  }
}
