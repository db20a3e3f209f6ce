import Foundation
import Layout
import Testing

/// AL-12.14 to 12.21, fact by fact, with the injected metrics of AL-12.2.
@MainActor @Suite struct IntrinsicContentTests {
  typealias Environment = Kitchen.Environment
  let kitchen: Kitchen

  init() throws { kitchen = try Kitchen() }

  private func recipe(_ name: String) throws -> Scene { try kitchen.recipe("intrinsic-content-size/\(name)") }

  // MARK: AL-12.14

  private func labelAndField(width: Double = 45) throws -> Scene {
    try recipe("simple-label-and-text-field").withLabel("Name Label", width: width).withField("Name Text Field")
  }

  @Test func `AL-12.14 (a) to (c) Simple Label and Text Field`() throws {
    let scene = try labelAndField()
    #expect(scene.constraints.count == 5)
    let layout = kitchen.layout(scene, .e1)
    #expect(layout.exact("Name Label") == [20, 45, 45, 20])
    #expect(layout.exact("Name Text Field") == [73, 40, 507, 30])
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.14 (d) with equal hugging it is ambiguous`() throws {
    let scene = try labelAndField().changing("Name Label") {
      $0.hugging = AxisPriorities(horizontal: 250, vertical: 250)
    }
    let findings = kitchen.layout(scene, .e1).findings
    guard case .ambiguous(let open) = try #require(findings.first), findings.count == 1 else {
      Issue.record("\(findings)")
      return
    }
    #expect(open.views.map(\.name) == ["Name Label", "Name Text Field"])
    #expect(open.views[0].sides.map(\.attribute) == [.width])
    #expect(open.constraints.contains("3. Name Text Field.Leading = Name Label.Trailing + Standard"))
    #expect(open.advice == "Name Label and Name Text Field both hug at 250 horizontally: raise one")
  }

  @Test func `AL-12.14 (f) with too little room resistance decides and nothing is logged`() throws {
    let scene = try labelAndField(width: 300)
    let cell = Cell(canvas: Size(375, 667), sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular))
    let equal = kitchen.pipeline.solve(scene, in: cell)
    #expect(equal.findings.allSatisfy { if case .ambiguous = $0 { true } else { false } })
    #expect(!equal.findings.isEmpty)
    let raised = scene.changing("Name Label") { $0.resistance = AxisPriorities(horizontal: 751, vertical: 750) }
    let decided = kitchen.pipeline.solve(raised, in: cell)
    #expect(decided.findings.isEmpty)
    #expect(decided.exact("Name Label")[2] == 300)
  }

  // MARK: AL-12.15

  private func dynamic(isLarge: Bool) throws -> Scene {
    var scene = try recipe("dynamic-height-label-and-text-field").withField("Name Text Field")
      .withLabel("Name Label", width: 45, isLarge: isLarge)
    // The recipe's own expectations are about its large label.
    if !isLarge { scene.expectations = [] }
    return scene
  }

  @Test func `AL-12.15 (a) small label as in the simple recipe`() throws {
    let (simple, dynamic) = (
      kitchen.layout(try labelAndField(), .e1), kitchen.layout(try dynamic(isLarge: false), .e1)
    )
    #expect(simple.views.map(\.exactFrame) == dynamic.views.map(\.exactFrame))
    #expect(dynamic.findings.isEmpty)
  }

  @Test func `AL-12.15 (b) the taller one keeps the distance`() throws {
    let layout = kitchen.layout(try dynamic(isLarge: true), .e1)
    #expect(layout.exact("Name Label")[1] == 40)
    #expect(layout.exact("Name Text Field")[1] == 53)
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.15 (c) at 251 in the place of 249 the shorter view is stretched`() throws {
    var scene = try dynamic(isLarge: true)
    for index in scene.constraints.indices where scene.constraints[index].priority == 249 {
      scene.constraints[index].priority = 252
    }
    let layout = kitchen.layout(scene, .e1)
    #expect(layout.exact("Name Text Field")[3] > 30)
  }

  // MARK: AL-12.16 and 12.17

  private static let rows = ["First", "Middle", "Last"]

  private func columns(_ name: String, widths: [Double], large: [Bool] = [false, false, false]) throws -> Scene {
    var scene = try recipe(name)
    for (index, row) in Self.rows.enumerated() {
      scene = scene.withLabel("\(row) Name Label", width: widths[index], isLarge: large[index])
        .withField("\(row) Name Text Field")
    }
    return scene
  }

  private func column(_ layout: SolvedLayout, _ kind: String, _ part: Int) -> [Double] {
    Self.rows.map { layout.exact("\($0) Name \(kind)")[part] }
  }

  @Test(arguments: [("fixed-height-columns", 17), ("dynamic-height-columns", 26)])
  func `AL-12.16 (a) (b) (d) and AL-12.17 (a) columns`(_ name: String, _ count: Int) throws {
    let scene = try columns(name, widths: [84, 101, 83])
    #expect(scene.constraints.count == count)
    let layout = kitchen.layout(scene, .e1)
    #expect(column(layout, "Label", 0) == [20, 20, 20])
    #expect(column(layout, "Label", 2) == [101, 101, 101])
    #expect(column(layout, "Text Field", 0) == [129, 129, 129])
    #expect(column(layout, "Text Field", 2) == [451, 451, 451])
    #expect(column(layout, "Text Field", 1) == [40, 78, 116])
    #expect(column(layout, "Label", 1) == [45, 83, 121])
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.16 (c) right-aligned text ends 8 before its field`() throws {
    let layout = kitchen.layout(try recipe("fixed-height-columns"), .e1)
    for row in Self.rows {
      let label = try #require(layout.views.first { $0.id == "\(row) Name Label" })
      let line = try #require(label.text?.lines.first)
      let field = try #require(layout.views.first { $0.id == "\(row) Name Text Field" })
      let end = label.frame.minX + line.x + line.run.width
      #expect(abs(field.frame.minX - 8 - end) < 1)
    }
  }

  @Test func `AL-12.17 (b) all labels large`() throws {
    let scene = try columns("dynamic-height-columns", widths: [178, 214, 175], large: [true, true, true])
    let layout = kitchen.layout(scene, .e1)
    #expect(column(layout, "Label", 1) == [40, 91, 142])
    #expect(column(layout, "Label", 2) == [214, 214, 214])
    #expect(column(layout, "Text Field", 0) == [242, 242, 242])
    #expect(column(layout, "Text Field", 2) == [338, 338, 338])
    #expect(column(layout, "Text Field", 1) == [53, 104, 155])
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.17 (c) only the middle label large`() throws {
    let scene = try columns("dynamic-height-columns", widths: [84, 214, 83], large: [false, true, false])
    let layout = kitchen.layout(scene, .e1)
    #expect(column(layout, "Label", 1) == [45, 73, 129])
    #expect(column(layout, "Text Field", 1) == [40, 86, 124])
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.17 (f) the literal text of the other seed piles the rows up`() throws {
    var scene = try columns("dynamic-height-columns", widths: [84, 101, 83])
    for index in scene.constraints.indices {
      guard let label = scene.constraints[index].label.flatMap({ Int($0) }), label >= 19 else { continue }
      scene.constraints[index].second = .init(.topLayoutGuide, .bottom)
    }
    let layout = kitchen.layout(scene, .e1)
    #expect(column(layout, "Text Field", 1) == [40, 28, 28])
    #expect(column(layout, "Label", 1) == [45, 33, 33])
    #expect(!layout.findings.contains { if case .conflict = $0 { true } else { false } })
    #expect(!layout.findings.contains { if case .ambiguous = $0 { true } else { false } })
  }

  // MARK: AL-12.18 and 12.19

  @Test(
    arguments: [
      (.e1, [20, 550, 276, 30], [304, 550, 276, 30]), (.e2, [16, 617, 167.5, 30], [191.5, 617, 167.5, 30]),
    ] as [(Environment, [Double], [Double])])
  func `AL-12.18 (a) to (c) Two Equal-Width Buttons`(
    _ environment: Environment, _ short: [Double], _ long: [Double]
  ) throws {
    let scene = try recipe("two-equal-width-buttons")
    for titles in [("short", "Much Longer Button Title"), ("a", "b")] {
      let renamed = scene.changing("Short Button") { $0.kind = .button(SceneButton(titles.0)) }
        .changing("Long Button") { $0.kind = .button(SceneButton(titles.1)) }
      let layout = kitchen.layout(renamed, environment)
      #expect(layout.exact("Short Button") == short)
      #expect(layout.exact("Long Button") == long)
      #expect(layout.findings.isEmpty)
    }
  }

  @Test func `AL-12.19 (a) and (b) Three Equal-Width Buttons`() throws {
    let scene = try recipe("three-equal-width-buttons")
    #expect(scene.constraints.count == 9)
    let buttons = ["Short Button", "Medium Button", "Long Button"]
    let e1 = kitchen.layout(scene, .e1)
    #expect(buttons.allSatisfy { near([e1.exact($0)[2]], [181.33333]) })
    #expect(buttons.allSatisfy { e1.exact($0)[1] == 550 })
    let e2 = kitchen.layout(scene, .e2)
    #expect(buttons.map { e2.exact($0)[2] } == [109, 109, 109])
    #expect(buttons.map { e2.exact($0)[0] } == [16, 133, 250])
    let twice = kitchen.pipeline.solve(
      scene,
      in: Cell(canvas: Size(600, 600), sizeClasses: SizeClasses(horizontal: .any, vertical: .any), displayScale: 2))
    #expect(
      buttons.map { [twice.pixels($0)[0], twice.pixels($0)[2]] } == [[20, 181.5], [209.5, 181], [398.5, 181.5]])
    #expect(e1.findings.isEmpty)
    #expect(e2.findings.isEmpty)
  }

  // MARK: AL-12.20

  private func spacing() throws -> Scene {
    try recipe("two-buttons-with-equal-spacing").with("Long Button", width: 171, height: 30)
      .with("Short Button", width: 38, height: 30)
  }

  @Test(
    arguments: [
      (200, 8, 88), (343, 8, 159.5), (366, 8, 171), (367, 8.33333, 171), (560, 72.66667, 171), (1000, 219.33333, 171),
    ] as [(Double, Double, Double)])
  func `AL-12.20 (a) to (c) Two Buttons with Equal Spacing`(_ distance: Double, _ dummy: Double, _ button: Double)
    throws
  {
    let layout = kitchen.layout(try spacing(), betweenMargins: distance)
    for name in ["Leading", "Center", "Trailing"] { #expect(near([layout.exact("\(name) Dummy View")[2]], [dummy])) }
    for name in ["Short", "Long"] { #expect(near([layout.exact("\(name) Button")[2]], [button])) }
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.20 (d) pinned to the edges as in Apple's sample`() throws {
    var scene = try spacing()
    for index in scene.constraints.indices {
      switch scene.constraints[index].label {
      case "1": scene.constraints[index].second?.attribute = .leading
      case "6": scene.constraints[index].second?.attribute = .trailing
      default: break
      }
    }
    let e1 = kitchen.layout(scene, .e1)
    #expect(near([e1.exact("Leading Dummy View")[2]], [86]))
    #expect(near([e1.exact("Short Button")[0], e1.exact("Long Button")[0]], [86, 343]))
    let narrow = kitchen.pipeline.solve(
      scene,
      in: Cell(
        canvas: Size(375, 667), sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular),
        systemMinimumMargin: 20))
    #expect(narrow.exact("Leading Dummy View")[2] == 20)
    #expect(narrow.exact("Short Button")[2] == 157.5)
  }

  @Test func `AL-12.20 (e) dummies are flat, at the height of the buttons' feet`() throws {
    let layout = kitchen.layout(try spacing(), .e1)
    for name in ["Leading", "Center", "Trailing"] {
      #expect(layout.exact("\(name) Dummy View")[3] == 0)
      #expect(layout.exact("\(name) Dummy View")[1] == 580)
    }
  }

  @Test func `AL-12.20 (g) below 24 points there is a contradiction`() throws {
    let at24 = kitchen.layout(try spacing(), betweenMargins: 24)
    #expect(at24.exact("Short Button")[2] == 0)
    #expect(at24.findings.isEmpty)
    let below = kitchen.layout(try spacing(), betweenMargins: 23).findings
    #expect(below.contains { if case .conflict = $0 { true } else { false } })
  }

  // MARK: AL-12.21

  @Test func `AL-12.21 (a) stacked where compact by regular`() throws {
    let layout = kitchen.layout(try recipe("two-buttons-with-size-class-based-layouts"), .e2)
    #expect(layout.exact("Short Button") == [16, 579, 343, 30])
    #expect(layout.exact("Long Button") == [16, 617, 343, 30])
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.21 (a) the literal text hangs the long button off the screen`() throws {
    var scene = try recipe("two-buttons-with-size-class-based-layouts")
    scene.variations[0].uninstalled = ["2", "5"]
    let layout = kitchen.layout(scene, .e2)
    #expect(layout.exact("Short Button")[1] == 617)
    #expect(layout.exact("Long Button")[1] == 655)
  }

  @Test func `AL-12.21 (b) elsewhere as two equal-width buttons`() throws {
    let (a, b) = (try recipe("two-buttons-with-size-class-based-layouts"), try recipe("two-equal-width-buttons"))
    for environment in [Environment.e1, .e3prime] {
      #expect(
        kitchen.layout(a, environment).views.map(\.frame) == kitchen.layout(b, environment).views.map(\.frame))
    }
  }

  @Test func `AL-12.21 (c) all nine size classes are unique and free of conflicts`() throws {
    let scene = try recipe("two-buttons-with-size-class-based-layouts")
    var matrix = Matrix()
    matrix.hasAllSizeClasses = true
    let cells = try matrix.cells()
    #expect(cells.count == 9)
    for cell in cells { #expect(kitchen.pipeline.solve(scene, in: cell).findings.isEmpty, "\(cell.name)") }
  }

  @Test func `AL-12.21 (d) constraint 6 is redundant where stacked`() throws {
    let scene = try recipe("two-buttons-with-size-class-based-layouts")
    let (with, without) = (kitchen.layout(scene, .e2), kitchen.layout(scene.without("6"), .e2))
    #expect(with.views.map(\.frame) == without.views.map(\.frame))
  }
}
