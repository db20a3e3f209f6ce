import Foundation
import Testing

/// `plumb fix`, as run by a user.
@Suite struct FixTests {
  private static let row = """
    title: Row
    views:
      Title: { label: A rather long title of a row, font: body }   # may wrap
      Price: { label: "1,299.00", font: body }
    constraints: |
      1. Title.Leading = Superview.LeadingMargin
      2. Title.Top = Safe Area.Top + 20   # below the bar
      3. Price.Trailing = Superview.TrailingMargin
      4. Price.FirstBaseline = Title.FirstBaseline
      5. Title.Width = 300

    """
  private static let invariant = "Price.Leading >= Title.Trailing + 8"

  @Test func `a proposal says what it does, where it is proven and what moves, and is written on demand`() throws {
    let workplace = try Workplace(["row": Self.row])
    let found = try workplace.plumb("fix", "row", Self.invariant)
    #expect(found.code == 1, "\(found.talk)")
    #expect(found.out.hasPrefix("Recipes/row.yaml: \(Self.invariant): does not hold: "))
    #expect(found.out.contains("\n  1  a new constraint: \(Self.invariant), and 5. Title.Width gives way "))
    #expect(found.out.contains("       -  5. Title.Width = 300\n"))
    #expect(found.out.contains("proven for every width 320...1366 and height 320...1366, "))
    #expect(workplace.exists("fixes/row/1/320x320-any-any-after.svg"))
    #expect(try workplace.text("Recipes/row.yaml") == Self.row)

    let json = try workplace.plumb("fix", "row", Self.invariant, "--json")
    #expect(json.out.contains("\"points\":44.833,"), "\(json.out)")

    let written = try workplace.plumb("fix", "row", Self.invariant, "--apply", "1")
    #expect(written.code == 0, "\(written.talk)")
    #expect(written.out.hasPrefix("Recipes/row.yaml: a new constraint: "), "\(written.talk)")
    let text = try workplace.text("Recipes/row.yaml")
    #expect(text != Self.row)
    #expect(text.contains("# below the bar"))
    #expect(text.contains("# may wrap"))
    let holds = try workplace.plumb("prove", "row", Self.invariant)
    #expect(holds.code == 0)
    #expect(holds.out.hasPrefix("holds: "))
    let again = try workplace.plumb("fix", "row", Self.invariant, "--json")
    #expect(again.code == 0, "\(again.out)")
    #expect(again.out.contains("\"remarks\":[\"row: holds: \(Self.invariant)\"]"), "\(again.out)")
  }

  @Test func `a guard that is idle is removed on demand only`() throws {
    let guarded = Self.row.replacing("  5. Title.Width = 300", with: "  5. Price.Leading >= Title.Trailing + 8")
      .replacing("A rather long title of a row", with: "A title")
    let workplace = try Workplace(["row": guarded])
    let found = try workplace.plumb("fix", "row")
    #expect(found.code == 0, "\(found.out)")
    #expect(found.out.isEmpty || !found.out.contains("without 5."), "\(found.out)")
    let asked = try workplace.plumb("fix", "row", "--finding", "inactive-constraint")
    #expect(asked.out.contains("without 5."), "\(asked.out)\(asked.talk)")
  }

  @Test func `nothing is written without a proposal, or into a document that is read-only`() throws {
    let workplace = try Workplace(["row": Self.row])
    let none = try workplace.plumb("fix", "row", Self.invariant, "--apply", "99")
    #expect(none.code == 2, "\(none.talk)")
    #expect(none.talk.hasSuffix("nothing was written\n"), "\(none.talk)")
    let unknown = try workplace.plumb("fix", "row", "--finding", "overlop")
    #expect(unknown.code == 2, "\(unknown.talk)")
    #expect(unknown.talk.contains("no finding \"overlop\""), "\(unknown.talk)")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: workplace.path("Recipes/row.yaml"))
    if FileManager.default.isWritableFile(atPath: workplace.path("Recipes/row.yaml")) { return }
    let readOnly = try workplace.plumb("fix", "row", Self.invariant, "--apply", "1")
    #expect(readOnly.code == 2, "\(readOnly.talk)")
    #expect(readOnly.talk.contains("is read-only; nothing was written"), "\(readOnly.talk)")
  }

  @Test func `an obstacle names the constraints that stand in the way`() throws {
    let workplace = try Workplace(["row": Self.row + "expect: |\n  Title.Width = 300\n"])
    let found = try workplace.plumb("fix", "row", "Title.Width <= 200")
    #expect(found.code == 4)
    #expect(found.out.contains("  no repair found among "))
    #expect(found.out.contains("5. Title.Width = 300"))
  }

  // MARK: Proofs over readers and texts

  @Test func `a proof covers text sizes and lengths, and says so`() throws {
    let workplace = try Workplace(["row": Self.row])
    let found = try workplace.plumb(
      "prove", "row", "Title.Width <= 300", "--text", "Title=0...5 letters", "--content-size", "l,ax1", "--height",
      "400")
    #expect(found.code == 0, "\(found.talk)")
    #expect(
      found.out.hasSuffix(
        ", for every width 320...1366 and height 400, 2 text sizes, Title of 0...5 letters of its own words"
          + ", with a status bar of 20 points\n"))
    let cut = try workplace.plumb(
      "prove", "row", "not cut: Title", "--text", "Title=20...80 letters", "--height", "400", "--width", "400")
    #expect(cut.code == 4, "\(cut.out)")
    #expect(cut.out.contains("(Title of "), "\(cut.out)")
  }

  @Test(arguments: [
    ("Title=4...2", "--text is VIEW=A...B, from 0 to 500 letters"), ("Title", "--text is VIEW=A...B"),
    ("Titel=0...4", "--text: unknown view \"Titel\"; did you mean Title?"),
  ])
  func `a text that means nothing is refused with the way out`(_ text: String, _ message: String) throws {
    let found = try Workplace(["row": Self.row]).plumb("prove", "row", "not cut: *", "--text", text)
    #expect(found.code == 2, "\(found.talk)")
    #expect(found.talk.contains(message), "\(found.talk)")
  }

  @Test func `drawn frames are on whole pixels`() throws {
    let box = """
      views: { Box: { background: red } }
      constraints: |
        Box.Leading = Superview.Leading
        Box.Top = Superview.Top
        Box.Width = 100
        Box.Height = 154.4

      """
    let workplace = try Workplace(["box": box])
    let exact = try workplace.plumb("prove", "box", "Box.Height <= 154")
    #expect(exact.code == 4, "\(exact.out)")
    #expect(exact.out.contains("exact frames; as drawn it holds there, see --drawn"), "\(exact.out)")
    let drawn = try workplace.plumb("prove", "box", "Box.Height <= 154", "--drawn")
    #expect(drawn.code == 0, "\(drawn.out)")
    #expect(drawn.out.contains("as drawn in windows of whole points"), "\(drawn.out)")
  }

  @Test func `the standard invariants of every scene are one table`() throws {
    let workplace = try Workplace(["row": Self.row, "simple": Workplace.simple])
    let found = try workplace.plumb("prove", "--all")
    #expect(found.code == 4)
    #expect(
      found.out.hasPrefix("row\n  phone            nothing overlaps: Title, Price  no: Title and Price overlap by "))
    #expect(found.out.contains("\nsimple\n"))
    #expect(found.out.contains(#/\n  tablet +no text is cut +holds\n/#), "\(found.out)")
    #expect(found.out.contains(#/\n  phone landscape +mirrored from right to left +holds\n/#), "\(found.out)")
  }

  @Test func `a layout that is not mirrored is repaired by edges that follow the reading direction`() throws {
    let box = """
      title: Box
      views: { Box: { background: red } }
      constraints: |
        1. Box.Left = Superview.Left + 20
        2. Box.Top = Superview.Top
        3. Box.Width = 100
        4. Box.Height = 50

      """
    let workplace = try Workplace(["box": box])
    let proof = try workplace.plumb("prove", "box", "mirrored: *", "--width", "320...390")
    #expect(proof.code == 4, "\(proof.out)")
    #expect(proof.out.contains("Box is 250 from its mirrored place at 390 x "), "\(proof.out)")
    let fix = try workplace.plumb("fix", "box", "mirrored: *", "--width", "320...390")
    #expect(fix.out.contains("+  1. Box.Leading = Superview.Leading + 20"), "\(fix.out)\(fix.talk)")
  }
}
