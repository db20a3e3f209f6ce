import Foundation
import Layout
import Testing

/// AL-12.D: the guide's recipes with stack views, fact by fact.
@MainActor @Suite struct StackRecipeTests {
  let kitchen: Kitchen

  init() throws { kitchen = try Kitchen() }

  private func layout(_ scene: Scene, _ environment: Kitchen.Environment, state: String? = nil) -> SolvedLayout {
    kitchen.pipeline.solve(scene, in: environment.cell.inState(state))
  }

  // MARK: AL-12.22

  /// The sample with its natural sizes: a label 19.5 high.
  private func simple() throws -> Scene {
    try kitchen.recipe("stack-views/simple-stack-view").with("Flowers Label", width: 60, height: 19.5)
  }

  @Test func `AL-12.22 (a) (b) (c) the image takes all that is left`() throws {
    let layout = layout(try simple(), .e1)
    #expect(near(layout.exact("Stack View"), [20, 28, 560, 564]))
    #expect(near(layout.exact("Flowers Label"), [0, 0, 560, 19.5]))
    #expect(near(layout.exact("Image View"), [0, 27.5, 560, 498.5]))
    #expect(near(layout.exact("Edit Button"), [0, 534, 560, 30]))
    for environment in [Kitchen.Environment.e2, .e3, .e4] {
      let other = self.layout(try simple(), environment)
      #expect(other.exact("Flowers Label")[3] == 19.5)
      #expect(other.exact("Edit Button")[3] == 30)
    }
  }

  @Test func `AL-12.22 (d) the picture keeps its proportions inside the view`() throws {
    let view = try #require(layout(try simple(), .e1).views.first { $0.id == "Image View" })
    let image = try #require(view.image)
    #expect(image.rect.width == image.rect.height)
    #expect(!image.isClipped)
    #expect(image.rect.height == view.frame.height)
  }

  @Test func `AL-12.22 (e) a picture wider than the stack changes nothing`() throws {
    let scene = try simple().with("Image View", width: 5000, height: 300)
    let layout = layout(scene, .e1)
    #expect(layout.findings.isEmpty)
    #expect(near(layout.exact("Stack View"), [20, 28, 560, 564]))
  }

  // MARK: AL-12.23

  private static let names = ["First", "Middle", "Last"]

  /// The sample with its natural sizes: labels 19.5 high, fields 30 with a baseline 4.5 lower.
  private func nested() throws -> Scene {
    var scene = try kitchen.recipe("stack-views/nested-stack-views")
    for (name, width) in zip(Self.names, [32.0, 49, 31]) {
      scene = scene.with("\(name) Label", width: width, height: 19.5, baseline: 15.5)
        .with("\(name) Name Text Field", width: 97, height: 30, baseline: 20)
    }
    return scene
  }

  @Test func `AL-12.23 (a) (b) (e) the picture is square and as high as the names`() throws {
    let layout = layout(try nested(), .e1)
    #expect(near(layout.exact("Root Stack View"), [20, 40, 560, 540]))
    #expect(near(layout.exact("Upper Stack View"), [0, 0, 560, 92.5]))
    #expect(near(layout.exact("Image View"), [0, 0, 92.5, 92.5]))
    #expect(near(layout.exact("Name Rows Stack View"), [100.5, 0, 459.5, 92.5]))
    for (name, y) in zip(Self.names, [0, 33.5, 67]) {
      #expect(near(layout.exact("\(name) Row"), [0, y, 459.5, 25.5]))
      #expect(near(layout.exact("\(name) Label"), [0, 0, 49, 19.5]))
      #expect(near(layout.exact("\(name) Name Text Field"), [57, -4.5, 402.5, 30]))
    }
    #expect(near(layout.exact("Text View"), [0, 100.5, 560, 401.5]))
    #expect(near(layout.exact("Save Button"), [0, 0, 181.333, 30]))
    #expect(layout.findings.isEmpty)
    let phone = self.layout(try nested(), .e2)
    #expect(phone.exact("Upper Stack View")[3] == 92.5)
    #expect(near([phone.exact("Name Rows Stack View")[2]], [242.5]))
    #expect(near([phone.exact("Text View")[3], phone.exact("Save Button")[2]], [468.5, 109]))
  }

  @Test(arguments: [(ScenePriority(48), 92.5), (49, 300), (50, 300)])
  func `AL-12.23 (c) forty-eight or lower is exact`(_ resistance: ScenePriority, _ height: Double) throws {
    let scene = try nested().changing("Image View") {
      $0.resistance = AxisPriorities(horizontal: resistance, vertical: resistance)
    }
    #expect(layout(scene, .e1).exact("Upper Stack View")[3] == height)
  }

  @Test(arguments: [(ScenePriority(48), 92.5), (49, 300), (250, 398)])
  func `AL-12.23 (d) so is the fields' hugging`(_ hugging: ScenePriority, _ height: Double) throws {
    var scene = try nested()
    for name in Self.names {
      scene = scene.changing("\(name) Name Text Field") { $0.hugging.horizontal = hugging }
    }
    #expect(near([layout(scene, .e1).exact("Upper Stack View")[3]], [height]))
  }

  @Test func `AL-12.23 (f) where it fails the rows are taller than what is in them, and open`() throws {
    let scene = try nested().changing("Image View") { $0.resistance = AxisPriorities(horizontal: 50, vertical: 50) }
    let open = layout(scene, .e1).findings.contains {
      if case .ambiguous(let open) = $0 { open.views.map(\.name).contains("First Label") } else { false }
    }
    #expect(open)
  }

  // MARK: AL-12.24

  @Test func `AL-12.24 (a) a hidden entry changes no frame`() throws {
    let scene = try kitchen.recipe("stack-views/dynamic-stack-view")
    var without = scene
    without = without.changing("Stack View") { $0.children.removeAll { $0.name != "Add Item Button" } }
    let (with, none) = (layout(scene, .e2), layout(without, .e2))
    for view in ["Scroll View", "Stack View", "Add Item Button"] { #expect(with.exact(view) == none.exact(view)) }
  }

  @Test func `AL-12.24 (b) (d) a shown entry makes the content higher, and never wider`() throws {
    let scene = try kitchen.recipe("stack-views/dynamic-stack-view")
    let (before, after) = (layout(scene, .e2), layout(scene, .e2, state: "entry-added"))
    let entry = after.exact("First Entry")[3]
    func content(_ layout: SolvedLayout) throws -> CGSize {
      try #require(layout.views.first { $0.id == "Scroll View" }?.contentSize)
    }
    #expect(entry > 20)
    let (old, new) = (try content(before), try content(after))
    #expect(abs(new.height - old.height - entry) <= 0.5)
    #expect(Double(new.width) == Double(after.pixels("Scroll View")[2]))
    #expect(after.exact("Stack View")[3] == 30 + entry)
  }

  @Test func `AL-12.24 (c) a deleted entry is gone, and the next stands in its place`() throws {
    let scene = try kitchen.recipe("stack-views/dynamic-stack-view")
    let layout = layout(scene, .e2, state: "entry-deleted")
    #expect(!layout.views.contains { $0.id == "First Entry" || $0.id == "First Date" })
    #expect(layout.exact("Second Entry")[1] == 0)
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.24 (e) in the sample's environment the scroll view begins at the edge`() throws {
    var scene = try kitchen.recipe("stack-views/dynamic-stack-view")
    // Before iOS 11 margins did not depend on bars.
    scene.hasMarginsFromSafeArea = false
    #expect(layout(scene, .e1).exact("Scroll View") == [20, 0, 560, 580])
  }
}
