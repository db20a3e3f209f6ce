import Layout
import Testing

/// AL-12.8 to 12.13, fact by fact.
@MainActor @Suite struct SimpleConstraintsTests {
  typealias Environment = Kitchen.Environment
  let kitchen: Kitchen

  init() throws { kitchen = try Kitchen() }

  @Test(
    arguments: [
      (.e1, [20, 40, 560, 540]), (.e2, [16, 40, 343, 607]), (.e3, [16, 20, 635, 335]), (.e3prime, [20, 20, 627, 335]),
      (.e4, [16, 84, 343, 514]),
    ] as [(Environment, [Double])])
  func `AL-12.8 (a) Simple Single View`(_ environment: Environment, _ frame: [Double]) throws {
    let scene = try kitchen.recipe("simple-constraints/simple-single-view")
    let layout = kitchen.layout(scene, environment)
    #expect(layout.exact("Red View") == frame)
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.8 (b) root margins are 16 or 20 at the sides and none above and below`() throws {
    let scene = try kitchen.recipe("simple-constraints/simple-single-view")
    #expect(kitchen.layout(scene, .e1).margins == Insets(20, 20, 0, 20))
    #expect(kitchen.layout(scene, .e2).margins == Insets(20, 16, 0, 16))
  }

  @Test func `AL-12.8 (c) the guides keep the view below bars`() throws {
    let scene = try kitchen.recipe("simple-constraints/simple-single-view")
    let layout = kitchen.layout(scene, .e4)
    let frame = layout.exact("Red View")
    #expect(frame[1] >= layout.safeArea.top + 20)
    #expect(frame[1] + frame[3] == 667 - layout.safeArea.bottom - 20)
  }

  @Test(
    arguments: [
      (.e1, [20, 28, 560, 552]), (.e2, [16, 28, 343, 619]), (.e3, [16, 20, 635, 335]), (.e3prime, [20, 20, 627, 335]),
      (.e4, [16, 72, 343, 538]),
    ] as [(Environment, [Double])])
  func `AL-12.9 (a) to (c) Adaptive Single View`(_ environment: Environment, _ frame: [Double]) throws {
    let scene = try kitchen.recipe("simple-constraints/adaptive-single-view")
    let layout = kitchen.layout(scene, environment)
    #expect(layout.exact("Blue View") == frame)
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.9 (d) at 40 points the view is flat, below there is a contradiction`() throws {
    let scene = try kitchen.recipe("simple-constraints/adaptive-single-view")
    func layout(_ height: Double) -> SolvedLayout {
      kitchen.pipeline.solve(
        scene, in: Cell(canvas: Size(600, height), sizeClasses: SizeClasses(horizontal: .any, vertical: .compact)))
    }
    #expect(layout(40).exact("Blue View") == [20, 20, 560, 0])
    #expect(layout(40).findings.isEmpty)
    let conflict = try #require(layout(39).findings.first)
    guard case .conflict(let contradiction) = conflict else {
      Issue.record("\(conflict)")
      return
    }
    #expect(contradiction.rows.map(\.text).contains("4. Blue View.Top >= Superview.Top + 20.0"))
    #expect(contradiction.broken.text == "6. Superview.Bottom >= Blue View.Bottom + 20.0")
    #expect(contradiction.arithmetic?.text == "20 + 20 > 39")
  }

  @Test(
    arguments: [
      (.e1, [20, 40, 276, 540], [304, 40, 276, 540]), (.e2, [16, 40, 167.5, 607], [191.5, 40, 167.5, 607]),
    ] as [(Environment, [Double], [Double])])
  func `AL-12.10 (a) Two Equal-Width Views`(_ environment: Environment, _ yellow: [Double], _ green: [Double]) throws {
    let scene = try kitchen.recipe("simple-constraints/two-equal-width-views")
    let layout = kitchen.layout(scene, environment)
    #expect(layout.exact("Yellow View") == yellow)
    #expect(layout.exact("Green View") == green)
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.10 (b) widths are equal at every size`() throws {
    let scene = try kitchen.recipe("simple-constraints/two-equal-width-views")
    for distance in stride(from: 8.0, through: 1400, by: 37) {
      let layout = kitchen.layout(scene, betweenMargins: distance)
      #expect(layout.exact("Yellow View")[2] == layout.exact("Green View")[2])
      #expect(layout.findings.isEmpty)
    }
  }

  @Test func `AL-12.10 (d) tops and bottoms tied to the neighbour give the same frames`() throws {
    let scene = try kitchen.recipe("simple-constraints/two-equal-width-views")
    var tied = scene.without("5", "7")
    tied.constraints += [
      SceneConstraint(.init(.view("Green View"), .top), to: .init(.view("Yellow View"), .top)),
      SceneConstraint(.init(.view("Green View"), .bottom), to: .init(.view("Yellow View"), .bottom)),
    ]
    for environment in [Environment.e1, .e2, .e4] {
      let (a, b) = (kitchen.layout(scene, environment), kitchen.layout(tied, environment))
      #expect(a.views.map(\.frame) == b.views.map(\.frame))
    }
  }

  @Test(
    arguments: [
      (.e1, [20, 40, 184, 540], [212, 40, 368, 540]),
      (.e2, [16, 40, 111.66667, 607], [135.66667, 40, 223.33333, 607]),
    ] as [(Environment, [Double], [Double])])
  func `AL-12.11 (a) to (c) Two Different-Width Views`(
    _ environment: Environment, _ purple: [Double], _ orange: [Double]
  ) throws {
    let scene = try kitchen.recipe("simple-constraints/two-different-width-views")
    let layout = kitchen.layout(scene, environment)
    #expect(near(layout.exact("Purple View"), purple))
    #expect(near(layout.exact("Orange View"), orange))
    #expect(layout.findings.isEmpty)
  }

  @Test(
    arguments: [
      (1.0, [16, 112], [136, 223]), (2, [16, 111.5], [135.5, 223.5]),
    ] as [(Double, [Double], [Double])])
  func `AL-12.11 (c) edges on pixels`(_ scale: Double, _ purple: [Double], _ orange: [Double]) throws {
    let scene = try kitchen.recipe("simple-constraints/two-different-width-views")
    let cell = Cell(
      canvas: Size(375, 667), sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular), displayScale: scale)
    let layout = kitchen.pipeline.solve(scene, in: cell)
    #expect([layout.pixels("Purple View")[0], layout.pixels("Purple View")[2]] == purple)
    #expect([layout.pixels("Orange View")[0], layout.pixels("Orange View")[2]] == orange)
  }

  @Test(
    arguments: [
      (288, 150, 130), (343, 150, 185), (457, 150, 299), (458, 150, 300), (459, 150.33333, 300.66667),
      (560, 184, 368),
    ] as [(Double, Double, Double)])
  func `AL-12.12 (a) and (b) Two Views with Complex Widths`(_ distance: Double, _ blue: Double, _ red: Double) throws {
    let scene = try kitchen.recipe("simple-constraints/two-views-with-complex-widths")
    let layout = kitchen.layout(scene, betweenMargins: distance)
    #expect(near([layout.exact("Blue View")[2], layout.exact("Red View")[2]], [blue, red]))
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.12 (c) below 158 points there is a contradiction`() throws {
    let scene = try kitchen.recipe("simple-constraints/two-views-with-complex-widths")
    #expect(kitchen.layout(scene, betweenMargins: 158).findings.isEmpty)
    let findings = kitchen.layout(scene, betweenMargins: 157).findings
    #expect(findings.contains { if case .conflict = $0 { true } else { false } })
  }

  @Test(arguments: [(343, 150, 185), (240, 132, 100), (560, 184, 368)] as [(Double, Double, Double)])
  func `AL-12.13 (a) three tiers of widths`(_ distance: Double, _ blue: Double, _ red: Double) throws {
    let scene = try kitchen.recipe("simple-constraints/three-tier-widths")
    let layout = kitchen.layout(scene, betweenMargins: distance)
    #expect(near([layout.exact("Blue View")[2], layout.exact("Red View")[2]], [blue, red]))
    #expect(layout.findings.isEmpty)
  }
}
