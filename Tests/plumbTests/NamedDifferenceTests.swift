import Foundation
import TestSupport
import Testing

/// What a difference is attributed to, and what every report says of it.
@Suite struct NamedDifferenceTests {
  private static let recipe = """
    cells: [iphone-se-3-portrait, iphone-15-portrait]
    views:
      Title: { label: Hello }
      Box: { background: red }
    constraints: |
      1. Title.Leading = Superview.LeadingMargin
      2. Title.Top = Safe Area.Top + 24
      3. Box.Leading = Superview.LeadingMargin
      4. Box.Top = Title.Bottom + 20
      5. Box.Width = 44
      6. Box.Height = 44

    """

  private func project(_ recipe: String = recipe, settings: String = "") throws -> Workplace {
    let workplace = try Workplace(["w": recipe])
    try workplace.write("documents: [Recipes]\npictures: 0\n" + settings, to: "plumb.yaml")
    return workplace
  }

  private func commit(_ workplace: Workplace) throws {
    if !workplace.exists(".git") { try workplace.git("init", "-q", "-b", "main", ".") }
    try workplace.git("add", "-A")
    try workplace.git("commit", "-qm", "one")
  }

  // MARK: Reports of two revisions

  @Test func `every report of a comparison names a removed scene`() throws {
    let workplace = try project()
    try workplace.write(Self.recipe, to: "Recipes/b.yaml")
    try commit(workplace)
    try FileManager.default.removeItem(atPath: workplace.path("Recipes/b.yaml"))
    let found = try workplace.plumb(
      "diff", "--base", "main", "--junit", "j.xml", "--tap", "t.tap", "--markdown", "m.md")
    #expect(found.code == 1)
    #expect(try workplace.text("j.xml").contains(#"<failure message="removed">b: removed</failure>"#))
    #expect(try workplace.text("t.tap").contains("not ok 2 - b: removed"))
    #expect(try workplace.text("m.md").contains("### Layouts: 1 scene removed"))
  }

  @Test func `every report of a comparison names a base that cannot be read`() throws {
    let workplace = try project()
    try workplace.write("views: [", to: "Recipes/b.yaml")
    try commit(workplace)
    try workplace.write(Self.recipe, to: "Recipes/b.yaml")
    let found = try workplace.plumb(
      "diff", "--base", "main", "--junit", "j.xml", "--tap", "t.tap", "--markdown", "m.md", "--json")
    #expect(found.code == 2)
    #expect(try workplace.text("j.xml").contains(#"errors="1""#))
    #expect(try workplace.text("t.tap").contains("not ok 2 - "))
    #expect(try workplace.text("m.md").contains("### Layouts: 1 document unreadable"))
    #expect(found.out.contains(#""clean":false"#))
  }

  @Test func `a document in the working folder itself is followed when it is renamed`() throws {
    let workplace = try Workplace([:])
    try workplace.write(Self.recipe, to: "w.yaml")
    try commit(workplace)
    try workplace.git("mv", "w.yaml", "z.yaml")
    try workplace.git("commit", "-qm", "two")
    let found = try workplace.plumb("diff", "--base", "HEAD~1", "--exact")
    #expect(found.code == 0, "\(found.out)\(found.talk)")
    #expect(found.talk.contains("z.yaml: renamed from w.yaml"))
  }

  @Test func `two reports need two files`() throws {
    let found = try project().plumb("verify", "--junit", "a.xml", "--tap", "a.xml")
    #expect(found.code == 2)
    #expect(found.talk.contains("--junit and --tap both name a.xml; give each a file of its own"), "\(found.talk)")
  }

  @Test func `a point of TAP is the first line of a message`() throws {
    let workplace = try project()
    try workplace.write("views: [", to: "Recipes/w.yaml")
    let found = try workplace.plumb("verify", "--tap", "-")
    #expect(found.out.contains("not ok 1 - Recipes/w.yaml:2:1: broken YAML"), "\(found.out)")
  }

  // MARK: Tolerances

  @Test func `what a tolerance ignores is named beside what it does not`() throws {
    let workplace = try project(settings: "tolerances: { pts: { points: 2 } }\n")
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(
      Self.recipe.replacing("+ 24", with: "+ 26").replacing("red", with: "blue"), to: "Recipes/w.yaml")
    let found = try workplace.plumb("verify", "--tolerance", "pts")
    #expect(found.code == 1)
    #expect(found.out.contains("tolerated: iphone-se-3-portrait"), "\(found.out)")
    #expect(found.out.contains("Title.Top 44 -> 46 (+2 pt)"), "\(found.out)")
  }

  @Test func `a subview of a masked view counts when it is hidden`() throws {
    let recipe = """
      cells: [iphone-se-3-portrait]
      views: { Panel: { views: { Badge: { background: red } } } }
      constraints: |
        Panel.Leading = Superview.Leading
        Panel.Top = Safe Area.Top
        Panel.Width = 200
        Panel.Height = 200
        Badge.Leading = Superview.Leading + 50
        Badge.Top = Superview.Top + 50
        Badge.Width = 20
        Badge.Height = 20

      """
    let workplace = try project(
      recipe, settings: "tolerances: { p: { masks: [{ view: Panel }] } }\ntolerance: p\n")
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(recipe.replacing("Badge.Width = 20", with: "Badge.Width = 30"), to: "Recipes/w.yaml")
    #expect(try workplace.plumb("verify").code == 0)
    try workplace.write(recipe.replacing("red", with: "red, hidden: true"), to: "Recipes/w.yaml")
    #expect(try workplace.plumb("verify").code == 1)
  }

  // MARK: Causes

  @Test(arguments: [
    ("gone", ["removed: P (image view)", "Title.Top: constant 24 -> 30"]),
    ("renamed", [#"P: image "a" -> "b""#, "Title.Top: constant 24 -> 30"]),
  ])
  func `a picture whose file is gone hides no other edit`(_ edit: String, _ causes: [String]) throws {
    let picture = "  P: { image: a, frame: [10, 100, 50, 50] }\n"
    let recipe = Self.recipe.replacing("constraints: |", with: picture + "constraints: |")
    let workplace = try Workplace([:])
    try workplace.write("documents: [Recipes]\npictures: 0\n", to: "plumb.yaml")
    try workplace.write(recipe, to: "Recipes/w.yaml")
    let bytes = try Data(contentsOf: URL(filePath: Repository.path("Recipes/Images/lamp.png")))
    try workplace.write(bytes: [UInt8](bytes), to: "Recipes/Images/a.png")
    #expect(try workplace.plumb("record").code == 0)
    try FileManager.default.removeItem(atPath: workplace.path("Recipes/Images/a.png"))
    let isGone = edit == "gone"
    if !isGone { try workplace.write(bytes: [UInt8](bytes), to: "Recipes/Images/b.png") }
    let changed = recipe.replacing(picture, with: isGone ? "" : picture.replacing("image: a", with: "image: b"))
    try workplace.write(changed.replacing("+ 24", with: "+ 30"), to: "Recipes/w.yaml")
    let found = try workplace.plumb("verify").out
    for cause in causes { #expect(found.contains("  \(cause)"), "\(found)") }
    #expect(!found.contains("this version of plumb"), "\(found)")
  }

  @Test func `a cell accepted by itself has only the edits that come after`() throws {
    let workplace = try project()
    #expect(try workplace.plumb("record").code == 0)
    let moved = Self.recipe.replacing("+ 24", with: "+ 26")
    try workplace.write(moved, to: "Recipes/w.yaml")
    #expect(try workplace.plumb("verify").code == 1)
    #expect(try workplace.plumb("accept", "w/iphone-15-portrait").code == 0)
    try workplace.write(moved.replacing("red", with: "blue"), to: "Recipes/w.yaml")
    let found = try workplace.plumb("verify").out
    #expect(found.contains("Title and Box: down by 2, in iphone-se-3-portrait"), "\(found)")
    #expect(found.contains("Box: background red -> blue"), "\(found)")
    #expect(!found.contains("up by"), "\(found)")
    #expect(!found.contains("this version of plumb"), "\(found)")
  }

  @Test func `a view in another superview is one cause, with the constraints that name the superview`() throws {
    let row = "  Row: { background: lightGray }\n"
    let constraints = """
        1. Row.Leading = Superview.Leading
        2. Row.Top = Safe Area.Top + 40
        3. Row.Width = 200
        4. Row.Height = 200
        5. Box.Leading = Superview.Leading + 20
        6. Box.Top = Superview.Top + 20
        7. Box.Width = 44
        8. Box.Height = 44

      """
    func recipe(_ views: String) -> String {
      "cells: [iphone-se-3-portrait]\nviews:\n\(views)constraints: |\n\(constraints)"
    }
    let workplace = try project(recipe(row + "  Box: { background: red }\n"))
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(
      recipe("  Row: { background: lightGray, views: { Box: { background: red } } }\n"), to: "Recipes/w.yaml")
    let found = try workplace.plumb("verify").out
    #expect(found.contains("Box: superview Root View -> Row"), "\(found)")
    #expect(!found.contains("Box.Top"), "\(found)")
    #expect(!found.contains("no layout"), "\(found)")
  }

  @Test func `views that move into a new stack where they stand are one cause without a movement`() throws {
    func recipe(_ views: String, _ constraints: String) -> String {
      "cells: [iphone-se-3-portrait]\nviews:\n\(views)constraints: |\n\(constraints)"
    }
    let workplace = try project(
      recipe(
        "  A: { label: First }\n  B: { label: Second }\n",
        """
          1. A.Leading = Superview.LeadingMargin
          2. A.Top = Safe Area.Top + 10
          3. B.Leading = A.Trailing + 8
          4. B.Top = A.Top

        """))
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(
      recipe(
        "  S: { stack: horizontal, spacing: 8, views: { A: { label: First }, B: { label: Second } } }\n",
        "  1. S.Leading = Superview.LeadingMargin\n  2. S.Top = Safe Area.Top + 10\n"), to: "Recipes/w.yaml")
    let found = try workplace.plumb("verify").out
    #expect(found.contains("  new: S (stack), w.yaml:3; A: superview Root View -> S"), "\(found)")
    #expect(found.contains("    S: new, in iphone-se-3-portrait\n"), "\(found)")
    #expect(found.split(separator: "\n").count { $0.hasPrefix("    ") } == 1, "\(found)")
  }

  @Test func `a movement below a hundredth of a point has words`() throws {
    let workplace = try project()
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(Self.recipe.replacing("+ 24", with: "+ 24.003"), to: "Recipes/w.yaml")
    let found = try workplace.plumb("verify").out
    #expect(found.contains("by less than 0.01"), "\(found)")
  }
}
