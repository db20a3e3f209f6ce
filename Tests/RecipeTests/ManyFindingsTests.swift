import Layout
import RecipeDocuments
import Testing
import Values
import Verifying

/// Of thousands of findings in a scene, a limited number is listed, and the rest is counted.
@MainActor @Suite struct ManyFindingsTests {
  private func findings(_ constraints: [String], views: Int) throws -> [Finding] {
    let text =
      "views:\n" + (0..<views).map { "  V\($0): { background: red }\n" }.joined() + "constraints: |\n"
      + constraints.map { "  \($0)\n" }.joined()
    let scene = try RecipeDocument.decode(text, document: "many.yaml", fonts: .installed)
    let any = SizeClasses(horizontal: .any, vertical: .any)
    return try LayoutPipeline().solve(scene, in: Cell(canvas: Size(600, 600), sizeClasses: any)).findings
  }

  private let place = ["V0.Leading = Superview.Leading", "V0.Top = Superview.Top", "V0.Height = 20"]

  @Test func `a thousand conflicts are listed and the others counted`() throws {
    let found = try findings(place + (0..<1_105).map { "V0.Width = \(10 + $0)" }, views: 1)
    #expect(found.count == Limits.findings + 1)
    #expect(
      found.first.map(\.sentence)
        == "conflict: 10 != 11: V0.Width = 10; V0.Width = 11; broken: V0.Width = 11; next: change, remove or lower the "
        + "priority of one of them")
    #expect(found.first?.place == ScenePlace(line: 8, column: 3))
    #expect(found.last == .omitted(count: 104, kind: "conflict"))
    #expect(
      found.last.map(\.sentence)
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
    guard case .conflict(let conflict) = found.first, found.count == 1 else {
      Issue.record("\(found.count)")
      return
    }
    #expect(conflict.rows.count == Limits.findingRows)
    #expect(conflict.omitted == 201 - Limits.findingRows)
    #expect(conflict.broken.text == "V199.Leading = Superview.Leading + 5")
    #expect(found[0].message.text.hasSuffix("; 101 more; broken: V199.Leading = Superview.Leading + 5"))
  }

  @Test func `a thousand ambiguous views are listed`() throws {
    let found = try findings(["V0.Leading = Superview.Leading"], views: 1_100)
    #expect(found.count == Limits.findings + 1)
    #expect(found.last == .omitted(count: 100, kind: "ambiguous view"))
  }

  @Test func `views that hang on each other are one finding`() throws {
    let found = try findings((1..<1_100).map { "V\($0).Width = V0.Width" }, views: 1_100)
    guard case .ambiguous(let open) = found.first else {
      Issue.record("\(found.first as Any)")
      return
    }
    #expect(open.views.count == 1_100)
    #expect(open.constraints.count == Limits.findingRows)
    #expect(open.omitted == 1_099 - Limits.findingRows)
    #expect(
      found[0].message.text.contains("V3 (left anywhere, width from 0 on) and 1096 more"))
  }
}
