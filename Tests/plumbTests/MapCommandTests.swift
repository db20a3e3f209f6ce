import Foundation
import Testing

/// `plumb sweep`, `prove`, `headroom`, `edges` and `cells`, as run by a user.
@Suite struct MapCommandTests {
  private static let recipe = """
    title: Bound
    views: { Box: { }, Name: { label: Name } }
    constraints: |
      Box.Leading = Superview.Leading
      Box.Top = Superview.Top
      Box.Height = 40
      Box.Width <= 414
      Box.Trailing = Superview.Trailing @750
      Name.Leading = Superview.LeadingMargin
      Name.Top = Box.Bottom + 8
    """

  @Test func `a view without a text has none to vary`() throws {
    let found = try Workplace(["bound": Self.recipe]).plumb("prove", "bound", "not cut: *", "--text", "Box=0...4")
    #expect(found.code == 2, "\(found.talk)")
    #expect(found.talk.contains("--text: Box has no text"), "\(found.talk)")
  }

  @Test func `a sweep prints breakpoints with causes, and pieces as JSON`() throws {
    let workplace = try Workplace(["bound": Self.recipe])
    let text = try workplace.plumb("sweep", "Recipes/bound.yaml", "--edge", "Box.width", "--check", "10")
    #expect(text.code == 0)
    #expect(
      text.out == """
        Bound, width from 320 to 1366, height 800: 3 pieces
          at 400: the side margins become 20
          at 414: `Box.Width <= 414` takes over from `Box.Trailing = Superview.Trailing @750` (Box.width)
          Box.width
            320 to 414: width
            414 to 1366: 414

        """)
    let json = try workplace.plumb(
      "sweep", "Recipes/bound.yaml", "--edge", "Box.width", "--width", "410...420", "--json")
    #expect(
      json.out == #"{"version":1,"scene":"bound","parameter":"width","height":800,"range":[410,420],"#
        + #""breakpoints":[{"at":414,"cause":"`Box.Width <= 414` takes over from `Box.Trailing = Superview.Trailing @750` "#
        + #"(Box.width)"}],"edges":{"Box.width":[{"from":410,"to":414,"slope":1,"offset":0},"#
        + #"{"from":414,"to":420,"slope":0,"offset":414}]},"remainder":[]}"# + "\n")
    let plane = try workplace.plumb(
      "sweep", "Recipes/bound.yaml", "--width", "410...420", "--height", "300...400", "--chart", "plane.svg")
    #expect(plane.out.hasPrefix("Bound, width from 410 to 420, height from 300 to 400: 2 regions\n"))
    #expect(try workplace.text("plane.svg").contains("<title>Bound: layouts by width and height</title>"))
    let texts = try workplace.plumb("sweep", "bound", "--width", "320...330", "--text", "Name=3...4", "--quiet")
    #expect(texts.out == String(repeating: "bound: 1 piece from 3 layouts\n", count: 3))
    #expect(try workplace.plumb("sweep", "Recipes/bound.yaml", "--chart", "chart.svg").code == 0)
    let chart = try workplace.text("chart.svg")
    #expect(chart.hasPrefix("<svg "))
    // Numbers and reasons are glyphs; the title is text.
    #expect(chart.contains("<title>Bound: width from 320 to 1366, height 800</title>"))
  }

  @Test func `verify proves what every scene should do if the project says so`() throws {
    let cut = Self.recipe.replacing("Name.Top", with: "Name.Width <= 10\n  Name.Top")
    let workplace = try Workplace(["bound": cut])
    try workplace.write("prove: standard\n", to: "plumb.yaml")
    let cell = ["--device", "iphone-8", "--orientation", "portrait"]
    let table = try workplace.plumb("prove", "--all")
    #expect(table.code == 4)
    let row = try #require(table.out.split(separator: "\n").first { $0.contains("no text is cut") })
    #expect(row.hasPrefix("  phone            no text is cut "), "\(row)")
    #expect(row.hasSuffix("no: Name is cut at 320 x 568"), "\(row)")
    let verdict = try workplace.plumb(["verify"] + cell)
    #expect(verdict.out.contains("invariant does not hold: no text is cut (phone)"), "\(verdict.out)")
    #expect(try workplace.plumb("config", "--explain").out.contains("prove"))
  }

  /// Two widths contradict each other: the stronger one wins, and between equals the sum of both errors is minimal
  /// (AL-2.3).
  @Test func `a priority is swept among those that occur`() throws {
    let workplace = try Workplace([
      "priority": """
      title: Priority
      views: { Box: { } }
      constraints: |
        1. Box.Leading = Superview.Leading
        2. Box.Width = 300 @500
        3. Box.Width = 100 @700
        4. Box.Top = Superview.Top
        5. Box.Height = 40
      """
    ])
    let swept = try workplace.plumb(
      "sweep", "Recipes/priority.yaml", "--priority", "2", "--edge", "Box.width", "--json")
    let json = swept.out
    #expect(swept.code == 0)
    #expect(json.contains(#""parameter":"priority 2","width":390,"height":844,"range":[1,1000]"#), "\(json)")
    #expect(json.contains(#""from":1,"to":700,"slope":0,"offset":100}"#), "\(json)")
    #expect(json.contains(#""from":700,"to":1000,"slope":0,"offset":300}"#), "\(json)")
    // If both are equally strong, every width between them is as good.
    let ends = ["Box is ambiguous", "Box is no longer ambiguous"].map { #"{"at":700,"cause":"\#($0)"}"# }
    #expect(json.contains(#""breakpoints":[\#(ends.joined(separator: ","))]"#), "\(json)")
    let checked = try workplace.plumb(
      "sweep", "Recipes/priority.yaml", "--priority", "2=600...701", "--check", "20", "--quiet")
    #expect(checked.code == 0, "\(checked.talk)")
    let refused = try workplace.plumb("sweep", "Recipes/priority.yaml", "--priority", "2=0...2000")
    #expect(
      refused.talk
        == "plumb sweep: --priority is NUMBER or NUMBER=FROM...TO, such as 7=250...750, from 1 to 1000\n",
      "\(refused.talk)")
  }

  /// A box of 300 points in a window of 390: beyond a side of 90 it is pushed out of the window.
  @Test func `a constant is swept in one window, and each reader by itself`() throws {
    let workplace = try Workplace([
      "constant": """
      title: Constant
      views: { Box: { } }
      constraints: |
        1. Box.Leading = Superview.Leading + 16 @900
        2. Box.Width = 300
        3. Box.Trailing <= Superview.Trailing
        4. Box.Top = Superview.Top
        5. Box.Height = 40
      """
    ])
    let swept = try workplace.plumb(
      "sweep", "Recipes/constant.yaml", "--constant", "1=0...200", "--edge", "Box.left", "--check", "5")
    #expect(
      swept.out == """
        Constant, constant of constraint 1 from 0 to 200, width 390, height 844: 2 pieces
          at 90: `3. Box.Trailing <= Superview.Trailing` takes over from `1. Box.Leading = Superview.Leading + 16 @900` (Box.left)
          Box.left
            0 to 90: constant 1
            90 to 200: 90

        """)
    let unknown = try workplace.plumb("sweep", "Recipes/constant.yaml", "--constant", "7=0...10")
    #expect(unknown.code == 2)
    #expect(unknown.talk.contains("constant has no constraint 7"))
    let readers = try workplace.plumb("sweep", "Recipes/constant.yaml", "--content-size", "l,ax3")
    #expect(readers.out.split(separator: "\n").filter { $0.hasPrefix("Constant, ") }.count == 2)
  }

  @Test func `a proof that fails has a picture, and fails verify`() throws {
    let workplace = try Workplace(["bound": Self.recipe])
    let proven = try workplace.plumb("prove", "Recipes/bound.yaml", "Box.width <= 414", "no overlap: Box, Name")
    #expect(proven.code == 0)
    #expect(proven.out.split(separator: "\n").map { $0.prefix(6) } == ["holds:", "holds:"])
    let refuted = try workplace.plumb("prove", "Recipes/bound.yaml", "Box.width >= 400", "--out", "proofs")
    #expect(refuted.code == 4)
    #expect(
      refuted.out.hasPrefix("does not hold: Box.width >= 400: 320 against 400 at 320 x 320; proofs/bound/320x320-"))
    let picture = refuted.out.split(separator: " ").last.map { $0.trimmingCharacters(in: .newlines) } ?? ""
    #expect(try workplace.text(picture).hasPrefix("<svg "))
    try workplace.write(Self.recipe + "\ninvariants: |\n  Box.width >= 400\n", to: "Recipes/bound.yaml")
    let verified = try workplace.plumb("verify", "Recipes/bound.yaml")
    #expect(verified.code == 4)
    #expect(verified.out.contains("invariant does not hold: Box.width >= 400: 320 against 400 at 320 x 320"))
    // The cached result says the same.
    let again = try workplace.plumb("verify", "Recipes/bound.yaml")
    #expect(again.code == 4)
    #expect(again.out == verified.out)
  }

  @Test func `with the fewest cells there are fewer pictures, and a change is still found`() throws {
    let workplace = try Workplace(["bound": Self.recipe])
    try workplace.write("cells: fewest\n", to: "plumb.yaml")
    #expect(try workplace.plumb("record").code == 0)
    let pictures = workplace.files("Snapshots/bound").filter { $0.hasSuffix(".png") }
    // A line for each cell, and one for the name of its layout.
    let fewest = (try workplace.plumb("cells", "bound", "--fewest").out.split(separator: "\n").count - 1) / 2
    #expect(pictures.count == fewest)
    #expect(fewest < 20)
    #expect(try workplace.plumb("verify").talk.hasPrefix("212 of 212 cells identical in 1 scene\n"))
    // Records are complete: cells without a picture are compared, too.
    try workplace.write(
      Self.recipe.replacing("Box.Height = 40", with: "Box.Height = 41"), to: "Recipes/bound.yaml")
    let changed = try workplace.plumb("verify")
    #expect(changed.code == 1)
    #expect(changed.talk.contains("0 of 212 cells identical"))
  }

  @Test func `what makes no sense is refused with the next step`() throws {
    let workplace = try Workplace(["bound": Self.recipe])
    for (arguments, message) in [
      (
        ["sweep", "Recipes/bound.yaml", "--width", "500...400"],
        "--width is FROM...TO or one length, each from 1 to 20000"
      ),
      (
        ["sweep", "Recipes/bound.yaml", "--width", "400", "--height", "800"],
        "nothing varies; give a range: --width 320...1366"
      ),
      (["sweep", "Recipes/bound.yaml", "--like", "iphone-51"], "unknown device \"iphone-51\""),
      (["prove", "Recipes/bound.yaml"], "bound has no invariants; name one: plumb prove bound \"not cut: *\""),
      (["prove", "Recipes/bound.yaml", "Bxo.width <= 4"], "Bxo.width <= 4: unknown view \"Bxo\"; did you mean Box?"),
      (["headroom"], "name one scene: plumb headroom"), (["cells", "Recipes/bound.yaml", "--state", "none"], ""),
    ] where !message.isEmpty {
      let outcome = try workplace.plumb(arguments)
      #expect(outcome.code == 2, "\(outcome.talk)")
      #expect(outcome.talk.contains(message), "\(outcome.talk)")
    }
  }

  @Test func `headroom, knife edges and the fewest cells name views and cells`() throws {
    let workplace = try Workplace([
      "bound": Self.recipe,
      "note": """
      title: Note
      views: { Text: { label: A note of some words } }
      constraints: |
        Text.Leading = Superview.LeadingMargin
        Text.Trailing <= Superview.TrailingMargin
        Text.Top = Superview.Top
      """,
    ])
    let headroom = try workplace.plumb(
      "headroom", "Recipes/note.yaml", "--device", "iphone-15", "--orientation", "portrait", "--out", "limits")
    #expect(headroom.out.hasPrefix("Note\n  Text: "))
    let limit = "limits/note/Text-iphone-15-portrait.svg"
    #expect(headroom.out.contains("; \(limit)\n"))
    #expect(try workplace.text(limit).contains("<title>Text on iPhone 15, upright</title>"))
    let edges = try workplace.plumb(
      "edges", "Recipes/bound.yaml", "--device", "iphone-11", "--orientation", "portrait", "--out", "near")
    #expect(try workplace.text("near/bound/iphone-11-portrait-1.svg").hasPrefix("<svg "))
    let line = "iphone-11-portrait: 0 points narrower: `Box.Trailing = Superview.Trailing @750` takes over"
    #expect(edges.out.contains(line))
    let cells = try workplace.plumb(
      "cells", "Recipes/bound.yaml", "--fewest", "--device", "iphone-15", "--device", "iphone-16", "--orientation",
      "portrait")
    #expect(
      cells.out
        == "Bound: 1 of 2 cells\n  iphone-15-portrait (and 1 more cell)\n    the same everywhere: on every screen\n")
  }
}
