import Layout
import Testing

/// AL-12.A: the examples of the guide's chapter on the anatomy of a constraint.
@MainActor @Suite struct AnatomyTests {
  let kitchen: Kitchen

  init() throws { kitchen = try Kitchen() }

  private func cell(_ width: Double, _ height: Double) -> Cell {
    Cell(canvas: Size(width, height), sizeClasses: SizeClasses(horizontal: .any, vertical: .any))
  }

  @Test func `AL-12.5 (a) each of the three views has two constraints along`() throws {
    let scene = try kitchen.recipe("anatomy/one-view-three-ways")
    let along: Set<SceneAttribute> = [.leading, .trailing, .width, .centerX]
    for view in ["Leading and Width", "Both Edges", "Edge and Center"] {
      let count = scene.constraints.count { constraint in
        [constraint.first, constraint.second].contains { $0?.item == .view(view) }
          && along.contains(constraint.first.attribute)
      }
      #expect(count == 2, "\(view)")
    }
  }

  @Test func `AL-12.5 (b) the first keeps its width, the others their distances`() throws {
    let scene = try kitchen.recipe("anatomy/one-view-three-ways")
    for width in [40.0, 200, 375, 1024] {
      let layout = kitchen.pipeline.solve(scene, in: cell(width, 600))
      #expect(layout.exact("Both Edges")[0] == 20)
      #expect(layout.exact("Both Edges")[2] == width - 40)
      #expect(layout.exact("Edge and Center")[0] == 20)
      #expect(layout.exact("Edge and Center")[2] == width - 40)
      #expect(layout.exact("Leading and Width")[2] == 200)
      #expect(layout.findings.isEmpty)
    }
  }

  @Test(arguments: ["anatomy/two-views-first-solution", "anatomy/two-views-second-solution"])
  func `AL-12.6 (a) (b) and AL-12.7 (a) two solutions, one picture`(_ path: String) throws {
    let scene = try kitchen.recipe(path)
    let portrait = kitchen.pipeline.solve(scene, in: cell(375, 667))
    #expect(portrait.exact("Red") == [20, 20, 163.5, 627])
    #expect(portrait.exact("Blue") == [191.5, 20, 163.5, 627])
    let landscape = kitchen.pipeline.solve(scene, in: cell(667, 375))
    #expect(landscape.exact("Red")[2] == 309.5)
    #expect(landscape.exact("Blue")[0] == 337.5)
  }

  @Test func `AL-12.6 (c) without any one of the constraints the layout is ambiguous`() throws {
    let scene = try kitchen.recipe("anatomy/two-views-first-solution")
    for index in scene.constraints.indices {
      var less = scene
      less.constraints.remove(at: index)
      let findings = kitchen.pipeline.solve(less, in: cell(375, 667)).findings
      let isAmbiguous = findings.contains { if case .ambiguous = $0 { true } else { false } }
      #expect(isAmbiguous, "without \(scene.constraints[index].text)")
    }
  }

  @Test(arguments: [("anatomy/two-views-first-solution", 3), ("anatomy/two-views-second-solution", 1)])
  func `AL-12.6 (d) and AL-12.7 (b) what Red takes with it`(_ path: String, _ left: Int) throws {
    let scene = try kitchen.recipe(path)
    let remaining = scene.constraints.count { constraint in
      ![constraint.first.item, constraint.second?.item].contains(.view("Red"))
    }
    #expect(remaining == left)
  }
}
