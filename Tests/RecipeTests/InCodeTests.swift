import Layout
import Testing
import UIKit

/// AL-12.E and 12.H: the examples of the seeds that are built in code, fact by fact.
@MainActor @Suite struct InCodeTests {
  let kitchen: Kitchen

  init() throws { kitchen = try Kitchen() }

  private func layout(_ path: String, _ environment: Kitchen.Environment, state: String? = nil) throws -> SolvedLayout {
    let scene = try kitchen.recipe("in-code/\(path)")
    return kitchen.pipeline.solve(scene, in: environment.cell.inState(state))
  }

  @Test func `AL-12.25 (a) left and leading are one from left to right`() throws {
    let layout = try layout("right-to-left-label", .e2)
    #expect(layout.exact("Left Label") == [0, 200, 275, 40])
    #expect(layout.exact("Leading Label") == [0, 250, 275, 40])
  }

  @Test func `AL-12.25 (b) from right to left the leading one moves`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.semanticContentAttribute = .forceRightToLeft
    for (attribute, x) in [(NSLayoutConstraint.Attribute.left, 0.0), (.leading, 100)] {
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: label, attribute: attribute, relatedBy: .equal, toItem: window, attribute: attribute, multiplier: 1,
          constant: 0), label.widthAnchor.constraint(equalTo: window.widthAnchor, constant: -100),
        label.heightAnchor.constraint(equalToConstant: 40),
        label.topAnchor.constraint(equalTo: window.topAnchor, constant: 300),
      ])
      window.layoutIfNeeded()
      #expect(label.frame == CGRect(x: x, y: 300, width: 275, height: 40))
    }
  }

  @Test func `AL-12.26 two guides keep equal gaps`() throws {
    var scene = try kitchen.recipe("in-code/three-buttons-with-guides")
    for (name, width) in [("Save", 50.0), ("Cancel", 60), ("Clear", 70)] {
      scene = scene.with(name, width: width, height: 30, baseline: 20)
    }
    let layout = kitchen.layout(scene, betweenMargins: 400)
    #expect(layout.exact("Space 1")[2] == 110)
    #expect(layout.exact("Space 2")[2] == 110)
  }

  @Test func `AL-12.27 a guide as container`() throws {
    let scene = try kitchen.recipe("in-code/guide-as-container").withLabel("Name Label", width: 45)
      .withField("Name Text Field")
    let (layout, recipe) = (
      kitchen.layout(scene, .e1),
      kitchen.layout(
        try kitchen.recipe("intrinsic-content-size/simple-label-and-text-field").withLabel("Name Label", width: 45)
          .withField("Name Text Field"), .e1)
    )
    #expect(layout.exact("Container") == [20, 40, 560, 30])
    #expect(layout.exact("Name Label") == recipe.exact("Name Label"))
    #expect(layout.exact("Name Text Field") == recipe.exact("Name Text Field"))
  }

  @Test func `AL-12.28 (a) (b) (d) the child keeps its distances`() throws {
    let (start, small) = (try layout("autoresizing", .e2), try layout("autoresizing", .e2, state: "smaller"))
    #expect(start.exact("Flexible Child") == [5, 5, 80, 80])
    #expect(small.exact("Flexible Child") == [5, 5, 30, 40])
    #expect(small.exact("Fixed Child") == [5, 5, 80, 80])
  }

  @Test func `AL-12.29 a margin and its guide are one`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint(
      item: a, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin, multiplier: 1,
      constant: 0
    ).isActive = true
    b.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame == b.frame)
    #expect(a.frame.minX == 8)
  }

  @Test func `AL-12.30 rows of the visual format`() throws {
    let scene = try kitchen.recipe("in-code/visual-format")
    #expect(scene.constraints.count == 8 - 1)
    #expect(scene.constraints.first?.relation == .greaterThanOrEqual)
    let layout = kitchen.layout(scene, .e1)
    #expect(layout.exact("Red View") == [10, 240, 200, 100])
    #expect(layout.exact("Blue View") == [0, 40, 200, 100])
  }

  @Test func `AL-12.33 (a) (c) a bar without constraints stands where it was put`() throws {
    for environment in [Kitchen.Environment.e1, .e2, .e3] {
      let layout = try layout("absolute-bar", environment)
      #expect(layout.exact("Fixed Bar") == [0, 0, 375, 50])
      #expect(layout.findings.isEmpty)
    }
  }

  @Test func `AL-12.33 (b) (d) after a rotation only a flexible one follows`() {
    let (controller, window) = (UIViewController(), UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
    window.rootViewController = controller
    let (fixed, flexible) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50)),
      UIView(frame: CGRect(x: 0, y: 50, width: 375, height: 50))
    )
    flexible.autoresizingMask = .flexibleWidth
    controller.view.addSubview(fixed)
    controller.view.addSubview(flexible)
    for (width, height) in [(667.0, 375.0), (375, 667)] {
      window.transition(to: CGSize(width: width, height: height))
      #expect(fixed.frame.width == 375)
      #expect(flexible.frame.width == CGFloat(width))
    }
  }

  @Test func `AL-12.36 (a) (b) the child's safe area ends at the container's views`() throws {
    let layout = try layout("safe-area-container", .e2)
    #expect(layout.exact("Content") == [0, 20, 295, 597])
    let notched = try #require(DeviceCatalogue.device("iphone-x")).faces[.portrait]
    #expect(notched != nil)
  }

  @Test func `AL-12.36 (d) (e) (f) assigned, not added up, and the container keeps its own`() {
    final class Child: UIViewController {
      var notices = 0
      override func viewSafeAreaInsetsDidChange() { notices += 1 }
    }
    let (outer, child) = (UIViewController(), Child())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.environment = WindowEnvironment(safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    window.rootViewController = outer
    outer.addChild(child)
    child.view.frame = outer.view.bounds
    outer.view.addSubview(child.view)
    window.layoutIfNeeded()
    let before = child.notices
    for _ in 0..<2 {
      child.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 80)
      window.layoutIfNeeded()
    }
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 84, right: 80))
    #expect(child.notices == before + 1)
    #expect(outer.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  @Test func `AL-12.37 (a) (b) (c) twenty below the guide`() throws {
    let scene = try kitchen.recipe("in-code/top-guide-button")
    let row = scene.constraints[0]
    #expect(row.first == .init(.view("Button"), .top))
    #expect(row.second == .init(.topLayoutGuide, .bottom))
    for (environment, y) in [(Kitchen.Environment.e1, 40.0), (.e2, 40), (.e3prime, 20), (.e4, 84)] {
      #expect(kitchen.layout(scene, environment).exact("Button")[1] == y)
    }
    let findings = kitchen.layout(
      {
        var less = scene; less.constraints.removeLast(); return less
      }(), .e2
    ).findings
    #expect(findings.count == 1)
  }

  @Test func `AL-12.38 (a) (b) (c) the centring trick`() throws {
    let scene = try kitchen.recipe("in-code/centring-trick")
    #expect(scene.constraints.count == 4 + 6)
    let layout = kitchen.layout(scene, .e1)
    #expect(layout.exact("Center") == [95, 15, 10, 10])
    #expect(layout.findings.isEmpty)
  }

  @Test func `AL-12.39 (c) (d) inside the override a row, beside it a pile`() throws {
    let portrait = try layout("size-class-override", .e2)
    #expect(portrait.exact("Short A")[1] == portrait.exact("Long A")[1])
    #expect(portrait.exact("Short A")[2] == 167.5)
    #expect(portrait.exact("Long B")[2] == 343)
    #expect(portrait.exact("Short B")[1] == portrait.exact("Long B")[1] - 38)
    let landscape = try layout("size-class-override", .e3)
    #expect(landscape.exact("Short B")[1] == landscape.exact("Long B")[1])
  }
}
