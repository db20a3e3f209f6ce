import Layout
import RecipeDocuments
import Testing

/// The guide's notation, in every form that the seeds use.
@Suite struct EquationTests {
  /// Reads one equation in a scene with a few views.
  private func equation(_ line: String) throws -> SceneConstraint {
    let text = """
      views:
        Red View: { views: { Inner: {} } }
        Red View 2: {}
        2nd x View: {}
        Long-Button (new): { button: b }
      constraints: |
        \(line)
      """
    return try #require(try RecipeDocument.decode(text, document: "t.yaml", fonts: .installed).constraints.first)
  }

  private func parts(_ line: String) throws -> String {
    let equation = try equation(line)
    let second = equation.second.map { " \(equation.multiplier) \($0.item) \($0.attribute)" } ?? ""
    return "\(equation.first.item) \(equation.first.attribute) \(equation.relation.rawValue)\(second) "
      + "\(equation.constant) @\(equation.priority)"
  }

  @Test(arguments: [
    ("Red View.Leading = Superview.LeadingMargin", #"view("Red View") leading = 1.0 root leadingMargin points(0.0)"#),
    ("red view.leading = SUPERVIEW.leadingmargin", #"view("Red View") leading = 1.0 root leadingMargin points(0.0)"#),
    (
      "Red View.Top = Top Layout Guide.Bottom + 20.0", #"view("Red View") top = 1.0 topLayoutGuide bottom points(20.0)"#
    ),
    (
      "Bottom Layout Guide.Top = Red View.Bottom + 20",
      #"bottomLayoutGuide top = 1.0 view("Red View") bottom points(20.0)"#
    ),
    ("Red View.Top >= Safe Area.Top + 4", #"view("Red View") top >= 1.0 safeArea top points(4.0)"#),
    ("Red View.Top ≤ Superview.Top - 4", #"view("Red View") top <= 1.0 root top points(-4.0)"#),
    ("Red View.Width == 2.0 x Red View 2.Width", #"view("Red View") width = 2.0 view("Red View 2") width points(0.0)"#),
    (
      "Red View.Width = 1.0 * Red View 2.Width + 8.0",
      #"view("Red View") width = 1.0 view("Red View 2") width points(8.0)"#
    ),
    ("Red View.Width = 50% x Red View 2.Width", #"view("Red View") width = 0.5 view("Red View 2") width points(0.0)"#),
    ("Red View.Width = 3/4 × Red View.Height", #"view("Red View") width = 0.75 view("Red View") height points(0.0)"#),
    ("Red View.Width = 16:8 * Red View.Height", #"view("Red View") width = 2.0 view("Red View") height points(0.0)"#),
    ("Red View.Height = 0.0", #"view("Red View") height = points(0.0)"#),
    ("Red View.Height = 2.5e1", #"view("Red View") height = points(25.0)"#),
    (
      "Red View.Height = 5e-1 * Red View.Width + 1E+2",
      #"view("Red View") height = 0.5 view("Red View") width points(100.0)"#
    ),
    ("Red View.Height = 0.0 * NotAnAttribute + 40.0", #"view("Red View") height = points(40.0)"#),
    (
      "Red View.Leading = Red View 2.Trailing + Standard",
      #"view("Red View") leading = 1.0 view("Red View 2") trailing standard"#
    ),
    (
      "Red View.Baseline = Red View 2.FirstBaseline",
      #"view("Red View") baseline = 1.0 view("Red View 2") firstBaseline points(0.0)"#
    ),
    ("Inner.Leading = Superview.Leading", #"view("Inner") leading = 1.0 view("Red View") leading points(0.0)"#),
    ("Superview.Trailing = Inner.Trailing", #"view("Red View") trailing = 1.0 view("Inner") trailing points(0.0)"#),
    (
      "2nd x View.Width = 2 x 2nd x View.Height",
      #"view("2nd x View") width = 2.0 view("2nd x View") height points(0.0)"#
    ),
    ("Long-Button (new).Top = Red View.Top", #"view("Long-Button (new)") top = 1.0 view("Red View") top points(0.0)"#),
  ])
  func `every form is read`(_ line: String, _ expected: String) throws {
    #expect(try parts(line) == expected + " @1000")
  }

  @Test(
    arguments: [
      ("Red View.Width = 40 (Priority 750)", 750), ("Red View.Width = 40 (priority: 249.5)", 249.5),
      ("Red View.Width = 40 @ 20", 20), ("Red View.Width = 40 priority 30", 30),
      ("Red View.Top = Superview.Top + Standard (Priority 1000)", 1000),
    ] as [(String, ScenePriority)])
  func `priorities are read in each spelling`(_ line: String, _ priority: ScenePriority) throws {
    #expect(try equation(line).priority == priority)
  }

  @Test func `numbers in front are labels, and the text stays as written`() throws {
    let read = try equation("12. Red View.Width = 40   # a comment")
    #expect(read.label == "12")
    #expect(read.text == "12. Red View.Width = 40   # a comment")
    #expect(read.place == ScenePlace(line: 7, column: 3))
  }

  @Test func `standard spacing is what the two sides make it`() throws {
    // control-metrics 7: 8 to siblings and guides, 20 to the superview's edge, 0 to a margin.
    let text = """
      views: { A: {}, B: {} }
      constraints: |
        A.Leading = Superview.Leading + Standard
        B.Leading = A.Trailing + Standard
        A.Top = Top Layout Guide.Bottom + Standard
        A.Trailing = Superview.TrailingMargin + Standard
      """
    let scene = try RecipeDocument.decode(text, document: "t.yaml", fonts: .installed)
    #expect(scene.constraints.map { $0.points(scene.superviews) } == [20, 8, 8, 0])
  }
}
