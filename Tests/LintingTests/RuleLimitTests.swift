import Foundation
import Layout
import RecipeDocuments
import Testing

@testable import Linting

/// What each rule finds on one side of its limits, and not on the other.
@MainActor
@Suite struct RuleLimitTests {
  private static let cell = [Cell(named: "iphone-15-portrait")].compactMap(\.self)
  private let linter: Linter

  init() throws { linter = Linter(pipeline: try LayoutPipeline()) }

  private func results(_ views: String, _ constraints: String, more: String = "") throws -> [LintResult] {
    let lines = constraints.split(separator: "; ").map { "  \($0)\n" }.joined()
    let text = "title: Limits\nviews: { \(views) }\nconstraints: |\n\(lines)\(more)\n"
    let scene = try RecipeDocument.decode(text, document: "limits.yaml", fonts: .installed)
    return linter.lint(scene, in: Self.cell).results
  }

  private func expect(
    _ rule: String, _ isFound: Bool, _ views: String, _ constraints: String, more: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try results(views, constraints, more: more)
    #expect(found.contains { $0.rule.id == rule } == isFound, "\(found.map(\.text))", sourceLocation: location)
  }

  // MARK: Geometry

  @Test(arguments: [("0.4", false), ("1", true), ("5", true), ("5.4", false), ("-5", true), ("-5.4", false)])
  func `baselines nearly match from three quarters of a point to five`(_ points: String, _ isFound: Bool) throws {
    try expect(
      "baseline", isFound, "A: { label: One, font: body }, B: { label: Two, font: body }",
      "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20; B.Leading = A.Trailing + 8; B.FirstBaseline = A.FirstBaseline + \(points)"
    )
  }

  @Test(arguments: [("-1", true), ("-2", false)])
  func `texts are beside each other if they share at most a point`(_ gap: String, _ isFound: Bool) throws {
    try expect(
      "baseline", isFound, "A: { label: One, font: body }, B: { label: Two, font: body }",
      "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20; B.Leading = A.Trailing + \(gap); B.FirstBaseline = A.FirstBaseline + 2"
    )
  }

  @Test(arguments: [("80", false), ("81", true)])
  func `a line of text is stretched from 60 points above its height on`(_ height: String, _ isFound: Bool) throws {
    try expect(
      "stretched-view", isFound, "A: { label: One, font: 17 }",
      "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20; A.Height = \(height)")
  }

  @Test(arguments: [("143", false), ("145", true)])
  func `a large line of text is stretched at three times its height`(_ height: String, _ isFound: Bool) throws {
    try expect(
      "stretched-view", isFound, "A: { label: One, font: 40 }",
      "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20; A.Height = \(height)")
  }

  @Test func `a ground, a border or a neighbour of the same size shows that a height is meant`() throws {
    let place = "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20; A.Height = 200; A.Width = 80"
    try expect("stretched-view", true, "A: { label: One, font: 17 }", place)
    try expect("stretched-view", false, "A: { label: One, font: 17, background: systemGray6 }", place)
    try expect("stretched-view", false, "A: { label: One, font: 17, borderWidth: 1 }", place)
    try expect(
      "stretched-view", false, "A: { label: One, font: 17 }, B: { label: Two, font: 17 }",
      place + "; B.Leading = A.Trailing; B.Top = A.Top; B.Width = A.Width; B.Height = A.Height")
    try expect(
      "stretched-view", true, "A: { label: One, font: 17 }, B: { label: Two, font: 17 }",
      place + "; B.Leading = A.Trailing; B.Top = A.Top; B.Width = A.Width; B.Height = A.Height - 2")
  }

  @Test(arguments: [("0.3", true), ("0.7", false)])
  func `less than half a point is no size`(_ length: String, _ isFound: Bool) throws {
    let place = "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20"
    try expect("zero-size", isFound, "A: { label: One, font: body }", "\(place); A.Height = \(length)")
    try expect("zero-size", isFound, "A: { label: One, font: body }", "\(place); A.Width = \(length)")
    try expect(
      "zero-size", isFound, "A: { views: { B: { label: One, font: body } } }",
      "\(place); A.Height = \(length); A.Width = 90; B.Leading = A.Leading; B.Top = A.Top")
  }

  @Test func `exactly half a point is a size`() throws {
    let text = """
      views: { A: { label: One, font: body }, B: { label: Two, font: body } }
      constraints: |
        A.Leading = Superview.LeadingMargin
        A.Top = Safe Area.Top + 20
        A.Height = 0.5
        B.Leading = A.Leading
        B.Top = A.Bottom + 20
        B.Width = 0.5
      """
    let scene = try RecipeDocument.decode(text, document: "limits.yaml", fonts: .installed)
    let results = linter.lint(scene, in: [try #require(Cell(named: "iphone-8-portrait"))]).results
    #expect(!results.contains { $0.rule.id == "zero-size" }, "\(results.map(\.text))")
  }

  @Test func `what holds nothing may be without a size`() throws {
    let place = "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20; A.Height = 0.3; A.Width = 90"
    try expect("zero-size", false, "A: { background: red }", place)
    try expect("zero-size", false, "A: { label: \"\", font: body }", place)
    try expect("zero-size", true, "A: { stepper: }", place)
    try expect("zero-size", true, "A: { switch: on }", place)
    try expect("zero-size", true, "A: { progress: 0.5 }", place)
    // A length of 0 closes a view.
    try expect("zero-size", false, "A: { switch: on }", place.replacing("0.3", with: "0"))
  }

  @Test(arguments: [("1", false), ("1.4", true)])
  func `a view leaves its superview by more than a point, at any side`(_ points: String, _ isFound: Bool) throws {
    let views = "Card: { background: red, views: { In: { background: blue } } }"
    let card =
      "Card.Leading = Superview.LeadingMargin; Card.Top = Safe Area.Top + 20; Card.Width = 100; Card.Height = 100; In.Width = 50; In.Height = 50"
    for (side, sign, other) in [
      ("Leading", "-", "Top"), ("Trailing", "+", "Top"), ("Top", "-", "Leading"), ("Bottom", "+", "Leading"),
    ] {
      try expect(
        "outside-superview", isFound, views,
        "\(card); In.\(side) = Card.\(side) \(sign) \(points); In.\(other) = Card.\(other) + 9")
    }
  }

  @Test func `a view that clips, and one without a size, is left by nothing`() throws {
    let place =
      "Card.Leading = Superview.LeadingMargin; Card.Top = Safe Area.Top + 20; Card.Width = 100; In.Width = 50; In.Height = 50; In.Leading = Card.Leading; In.Top = Card.Top + 90"
    let views = "Card: { background: red, views: { In: { background: blue } } }"
    try expect("outside-superview", true, views, place + "; Card.Height = 100")
    try expect("outside-superview", false, views, place + "; Card.Height = 0")
    try expect(
      "outside-superview", false, views.replacing("red,", with: "red, clips: true,"), place + "; Card.Height = 100")
  }

  @Test(arguments: [("1", false), ("1.4", true)])
  func `a clipping view cuts off text by more than a point`(_ points: String, _ isFound: Bool) throws {
    try expect(
      "content-cut-off", isFound, "Card: { clips: true, views: { In: { button: Go, style: filled } } }",
      "Card.Leading = Superview.LeadingMargin; Card.Top = Safe Area.Top + 20; Card.Width = 200; Card.Height = 100; In.Leading = Card.Leading; In.Bottom = Card.Bottom + \(points)"
    )
  }

  @Test(arguments: [("1", false), ("1.4", true)])
  func `the keyboard covers a field by more than a point`(_ points: String, _ isFound: Bool) throws {
    try expect(
      "behind-keyboard", isFound, "A: { textField: One }",
      "A.Leading = Superview.LeadingMargin; A.Width = 200; A.Bottom = Keyboard Guide.Top + \(points)",
      more: "keyboard: true")
  }

  @Test(arguments: [("1", false), ("1.4", true)])
  func `a button leaves the screen by more than a point`(_ points: String, _ isFound: Bool) throws {
    try expect(
      "outside-screen", isFound, "A: { button: One, style: filled }",
      "A.Trailing = Superview.Trailing + \(points); A.Top = Safe Area.Top + 20")
    try expect(
      "outside-safe-area", isFound, "A: { button: One, style: filled }",
      "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top - \(points)")
  }

  @Test(arguments: [("1", false), ("2", true)])
  func `controls overlap by more than a point`(_ points: String, _ isFound: Bool) throws {
    try expect(
      "overlap", isFound, "A: { button: One, style: filled }, B: { button: Two, style: filled }",
      "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20; B.Leading = A.Leading; B.Top = A.Bottom - \(points)"
    )
  }

  @Test func `a view that covers another completely is a state`() throws {
    let place =
      "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20; B.Leading = A.Leading; B.Top = A.Top; B.Height = 60"
    let views = "A: { button: One, style: filled }, B: { background: red }"
    try expect("overlap", false, views, place + "; B.Width = A.Width")
    try expect("overlap", false, views, place + "; B.Width = A.Width - 1")
    try expect("overlap", true, views, place + "; B.Width = A.Width - 3")
    try expect("overlap", false, views.replacing("red", with: "\"#FF000080\""), place + "; B.Width = A.Width - 3")
  }

  @Test func `a button lies in a field, and a text on a progress view, but not across its edge`() throws {
    let field = "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20; A.Width = 200; B.CenterY = A.CenterY"
    for kind in ["textField: One", "searchBar: Find", "slider: 0.5"] {
      let views = "A: { \(kind) }, B: { label: Two, font: 12 }"
      try expect("overlap", false, views, field + "; B.Trailing = A.Trailing - 8")
      try expect("overlap", true, views, field + "; B.Trailing = A.Trailing + 8")
    }
    try expect(
      "overlap", true, "A: { label: A text that is long enough, font: body }, B: { label: Two, font: 12 }",
      field + "; B.Leading = A.Leading + 8")
  }

  @Test(arguments: [
    ("10", false), ("10.5", false), ("10.333", false), ("10.667", false), ("10.25", true), ("10.1", true),
    ("-3.75", true),
  ])
  func `a constant falls between pixels unless it is a half or a third`(_ points: String, _ isFound: Bool) throws {
    try expect(
      "off-pixel", isFound, "A: { background: red }",
      "A.Leading = Superview.Leading + \(points); A.Top = Safe Area.Top + 20; A.Width = 50; A.Height = 50")
  }

  @Test(arguments: [
    ("1.1, 2, 3, 4", true), ("1, 2.1, 3, 4", true), ("1, 2, 3.1, 4", true), ("1, 2, 3, 4.1", true),
    ("1.5, 2, 3, 4", false),
  ])
  func `a frame falls between pixels if one of its numbers does`(_ frame: String, _ isFound: Bool) throws {
    try expect(
      "off-pixel", isFound, "A: { background: red, frame: [\(frame)] }, B: { background: blue }",
      "B.Leading = Superview.Leading; B.Top = Safe Area.Top; B.Width = 50; B.Height = 50")
  }

  // MARK: Guide

  @Test(arguments: [
    ("1000", false), ("998", false), ("997", true), ("753", true), ("752", false), ("748", false), ("747", true),
    ("512", false), ("513", true), ("488", false), ("487", true), ("252", false), ("253", true), ("48", false),
    ("47", true), ("3", false), ("4", true), ("1", false),
  ])
  func `a priority is at most two points from a level of the system`(_ priority: String, _ isFound: Bool) throws {
    try expect(
      "priority-level", isFound, "A: { background: red }",
      "A.Leading = Superview.Leading; A.Top = Safe Area.Top; A.Height = 50; A.Width = 50 @\(priority)")
  }

  @Test func `priorities of content have the same levels, and begin at 1`() throws {
    let place = "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20"
    for (key, rule, isFound) in [
      ("hugging: 253", "priority-level", true), ("hugging: 252", "priority-level", false),
      ("resistance: 700", "priority-level", true), ("resistance: { vertical: 700 }", "priority-level", true),
      ("hugging: 0.5", "priority-below-one", true), ("hugging: 1", "priority-below-one", false),
      ("resistance: { vertical: 0.5 }", "priority-below-one", true),
      ("resistance: 1000", "required-content-priority", true), ("resistance: 999", "required-content-priority", false),
      ("hugging: { vertical: 1000 }", "required-content-priority", true),
    ] {
      try expect(rule, isFound, "A: { label: One, font: body, \(key) }", place)
    }
  }

  @Test(arguments: [("0.999", true), ("1", false)])
  func `a constraint's priority begins at 1`(_ priority: String, _ isFound: Bool) throws {
    try expect(
      "priority-below-one", isFound, "A: { background: red }",
      "A.Leading = Superview.Leading; A.Top = Safe Area.Top; A.Height = 50; A.Width = 50 @\(priority)")
  }

  @Test(arguments: [("0.5", true), ("0.333", true), ("0.4", false), ("2", false), ("0.25", true)])
  func `a multiplier is a fraction whose inverse is whole`(_ multiplier: String, _ isFound: Bool) throws {
    try expect(
      "fractional-multiplier", isFound, "A: { background: red }",
      "A.Leading = Superview.Leading; A.Top = Safe Area.Top; A.Height = 50; A.Width = \(multiplier) x Superview.Width")
  }

  @Test(arguments: [
    ("A.CenterX = 0.5 x Superview.CenterX", true), ("A.CenterX = Superview.CenterX", false),
    ("A.Width = 0.5 x Superview.Width", false), ("A.Leading = 2 x Superview.Leading", true),
  ])
  func `a location has no multiplier`(_ line: String, _ isFound: Bool) throws {
    try expect("location-multiplier", isFound, "A: { background: red }", "A.Top = Safe Area.Top; \(line)")
  }

  @Test(arguments: [
    ("A.Width = 40", true), ("A.Width = 40 @751", true), ("A.Width = 40 @750", false), ("A.Width = 0", false),
    ("A.Width >= 40", false), ("A.Height = 20", true), ("A.Height = 21", false),
  ])
  func `a fixed length of a text is named if it is above 750, and too small`(_ line: String, _ isFound: Bool) throws {
    try expect(
      "constant-size", isFound, "A: { label: Some words, font: 17 }",
      "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20; \(line)")
  }

  @Test(arguments: [
    ("spinner: medium", "19", true), ("spinner: medium", "20", false), ("spinner: large", "36", true),
    ("spinner: large", "37", false), ("progress: 0.5", "4", true), ("switch: on", "20", false),
  ])
  func `a fixed height of a control is named if it is too small for it`(
    _ kind: String, _ height: String, _ isFound: Bool
  ) throws {
    try expect(
      "constant-size", isFound, "A: { \(kind) }",
      "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20; A.Height = \(height)")
  }

  @Test func `three aligned views at equal distances are a stack view, two or unequal ones are not`() throws {
    let views = "A: { label: One, font: body }, B: { label: Two, font: body }, C: { label: Three, font: body }"
    let place =
      "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20; B.Top = A.Bottom + 8; B.Leading = A.Leading"
    let third = "; C.Top = B.Bottom + 8; C.Leading = B.Leading"
    try expect("stack-view", true, views, place + third)
    try expect("stack-view", false, views, place + third.replacing("8", with: "9"))
    try expect("stack-view", false, views, place + third.replacing("B.Leading", with: "B.Leading + 1"))
    try expect("stack-view", false, views, place + third.replacing("C.Top =", with: "C.Top >="))
    try expect(
      "stack-view", false, "A: { label: One, font: body }, B: { label: Two, font: body }", place)
    let found = try results(views, place + third).first { $0.rule.id == "stack-view" }
    #expect(found?.next == "put them into a vertical stack view with spacing 8")
    #expect(found?.text == "A, B, C: 3 views one below the other, 8 points apart, with the same alignment")
  }

  // MARK: Accessibility

  @Test(arguments: [
    ("17", "#767676", false), ("17", "#787878", true), ("24", "#949494", false), ("24", "#969696", true),
    ("23", "#787878", true), ("19 bold", "#949494", false), ("19 bold", "#969696", true), ("18 bold", "#787878", true),
  ])
  func `contrast is at least 4.5 to 1, and 3 to 1 of large texts`(
    _ font: String, _ color: String, _ isFound: Bool
  ) throws {
    try expect(
      "contrast", isFound, "A: { label: One, font: \(font), textColor: \"\(color)\" }",
      "A.Leading = Superview.LeadingMargin; A.Top = Safe Area.Top + 20", more: "background: \"#FFFFFF\"")
  }

  @Test func `lines are too long from 5 % above the readable width on`() throws {
    let words = String(repeating: "Some words ", count: 60)
    let wide = [Cell(named: "ipad-pro-12-9-landscape") ?? Self.cell[0]]
    func isFound(_ width: Int) throws -> Bool {
      let scene = try RecipeDocument.decode(
        "views: { A: { label: \(words), font: body, lines: 0 } }\nconstraints: |\n  A.CenterX = Superview.CenterX\n  A.Top = Safe Area.Top + 20\n  A.Width = \(width)\n",
        document: "limits.yaml", fonts: .installed)
      return linter.lint(scene, in: wide).results.contains { $0.rule.id == "readable-width" }
    }
    #expect(try !isFound(672))
    #expect(try !isFound(705))
    #expect(try isFound(820))
  }

  @Test func `a silence of a layout's rule is unused only where all cells were looked at`() throws {
    let text = """
      views: { A: { background: red } }
      constraints: |
        A.Leading = Superview.Leading
        A.Top = Superview.Top
        A.Width = 50
        A.Height = 50
      lint: { overlap: Nothing lies here., off-pixel: No number is here. }
      """
    let scene = try RecipeDocument.decode(text, document: "limits.yaml", fonts: .installed)
    func unused(_ coversMatrix: Bool) throws -> Set<String> {
      var settings = LintSettings()
      settings.coversMatrix = coversMatrix
      let outcome = Linter(pipeline: try LayoutPipeline(), settings: settings).lint(scene, in: Self.cell)
      let found = outcome.results.filter { $0.rule.id == "unused-silence" }
      return Set(found.flatMap(\.subjects))
    }
    #expect(try unused(true) == ["overlap", "off-pixel"])
    #expect(try unused(false) == ["off-pixel"])
  }
}
