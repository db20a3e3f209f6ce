import Foundation
import Testing
import UIKit
import _Testing_UIKit

@testable import Layout

/// Facts of AL-12 about changes to an existing view tree.
@MainActor @Suite struct LiveRecipeTests {
  let kitchen: Kitchen

  init() throws { kitchen = try Kitchen() }

  private func build(_ path: String, _ environment: Kitchen.Environment = .e1) throws -> (Scene, BuiltScene) {
    let scene = try kitchen.recipe(path)
    return (scene, BuiltScene(scene, in: environment.cell))
  }

  private func view(_ name: String, in built: BuiltScene) throws -> UIView {
    try #require(built.object(for: .view(name)) as? UIView)
  }

  private func labels(_ built: BuiltScene) -> [String] { built.controller.view.constraints.compactMap(\.identifier) }

  private func numbers(_ view: UIView) -> [Double] {
    [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
  }

  @Test func `AL-12.10 (c) without Yellow its constraints go, and one more completes Green`() throws {
    let (_, built) = try build("simple-constraints/two-equal-width-views")
    let (yellow, green) = (try view("Yellow View", in: built), try view("Green View", in: built))
    yellow.removeFromSuperview()
    #expect(labels(built) == ["3", "5", "7"])
    built.window.layoutIfNeeded()
    #expect(green.hasAmbiguousLayout)
    let root: UIView = built.controller.view
    green.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
    built.window.layoutIfNeeded()
    #expect(!green.hasAmbiguousLayout)
    #expect(numbers(green) == [20, 40, 560, 540])
  }

  @Test func `a state that takes a row out closes the gap, and what was said of the row goes with it`() throws {
    let (scene, built) = try build("further-recipes/self-sizing-table-view-cells", .e2)
    built.window.layoutIfNeeded()
    let third = try #require(view("Third Row", in: built).superview)  // the cell around its content
    let (place, first) = (third.frame.minY, try #require(view("First Row", in: built).superview).frame.height)
    var state = SceneState(name: "shorter")
    state.removed = ["First Row"]
    built.apply(state, in: Kitchen.Environment.e2.cell)
    built.window.layoutIfNeeded()
    #expect(first > 0)
    #expect(third.frame.minY == place - first)
    #expect(built.object(for: .view("First Row")) == nil)
    #expect(built.object(for: .view("First Text")) == nil)
    #expect(!built.items.contains { $0.scene.id == "First Text" })
    #expect(scene.allViews.contains { $0.id == "First Text" })
  }

  @Test func `AL-12.10 (e) from right to left the views change places`() throws {
    let (_, built) = try build("simple-constraints/two-equal-width-views")
    let root: UIView = built.controller.view
    root.semanticContentAttribute = .forceRightToLeft
    built.window.layoutIfNeeded()
    #expect(numbers(try view("Yellow View", in: built)) == [304, 40, 276, 540])
    #expect(numbers(try view("Green View", in: built)) == [20, 40, 276, 540])
  }

  @Test func `AL-12.15 (d) a new font lays out again without touching constraints`() throws {
    let (_, built) = try build("intrinsic-content-size/dynamic-height-label-and-text-field")
    let label = try #require(try view("Name Label", in: built) as? UILabel)
    let field = try view("Name Text Field", in: built)
    let before = built.controller.view.constraints
    var tops: [[Double]] = []
    for size in [17.0, 36, 17] {
      label.font = .systemFont(ofSize: size)
      built.window.layoutIfNeeded()
      tops.append([label.frame.minY, field.frame.minY])
    }
    #expect(built.controller.view.constraints == before)
    #expect(tops[0][1] == 40)
    #expect(tops[0][0] > 40)
    #expect(tops[1][0] == 40)
    #expect(tops[1][1] > 40)
    #expect(tops[2] == tops[0])
  }

  @Test(arguments: [[false, false, false], [false, true, false], [true, true, true]])
  func `AL-12.17 (d) at 245 for the later fields the frames are the same`(_ large: [Bool]) throws {
    var scene = try kitchen.recipe("intrinsic-content-size/dynamic-height-columns")
    for (index, row) in ["First", "Middle", "Last"].enumerated() {
      scene = scene.withLabel("\(row) Name Label", width: large[index] ? 214 : 90, isLarge: large[index])
        .withField("\(row) Name Text Field")
    }
    var sample = scene
    for index in sample.constraints.indices where ["22", "26"].contains(sample.constraints[index].label) {
      sample.constraints[index].priority = 245
    }
    #expect(kitchen.layout(scene, .e1).views.map(\.exactFrame) == kitchen.layout(sample, .e1).views.map(\.exactFrame))
  }

  @Test func `AL-12.17 (e) the distance to the guide is 20, bars or none`() throws {
    let scene = try kitchen.recipe("intrinsic-content-size/dynamic-height-columns")
    for environment in [Kitchen.Environment.e1, .e3prime, .e4] {
      let layout = kitchen.layout(scene, environment)
      let tops = ["First Name Label", "First Name Text Field"].map { layout.exact($0)[1] }
      #expect(tops.min() == layout.safeArea.top + 20)
    }
  }

  @Test func `AL-12.20 (f) guides in the place of dummies give the same buttons`() throws {
    let (_, built) = try build("intrinsic-content-size/two-buttons-with-equal-spacing")
    built.window.layoutIfNeeded()
    let (short, long) = (try view("Short Button", in: built), try view("Long Button", in: built))
    let expected = [numbers(short), numbers(long)]
    let root: UIView = built.controller.view
    for name in ["Leading", "Center", "Trailing"] { try view("\(name) Dummy View", in: built).removeFromSuperview() }
    #expect(labels(built) == ["8", "10", "12", "13", "14", "17"])

    let guides = (0..<3).map { _ in UILayoutGuide() }
    guides.forEach(root.addLayoutGuide)
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      guides[0].leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      short.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: short.trailingAnchor),
      long.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
      guides[2].leadingAnchor.constraint(equalTo: long.trailingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      guides[0].widthAnchor.constraint(equalTo: guides[1].widthAnchor),
      guides[0].widthAnchor.constraint(equalTo: guides[2].widthAnchor),
    ])
    built.window.layoutIfNeeded()
    #expect([numbers(short), numbers(long)] == expected)
  }

  @Test func `AL-12.21 (e) switching the sets back and forth logs nothing`() throws {
    let (scene, built) = try build("intrinsic-content-size/two-buttons-with-size-class-based-layouts", .e2)
    var logged: [String] = []
    let handler = LayoutDiagnostics.handler
    LayoutDiagnostics.handler = { logged.append($0) }
    defer { LayoutDiagnostics.handler = handler }
    built.window.layoutIfNeeded()
    let stacked = built.controller.view.constraints
    let short = try view("Short Button", in: built)
    let narrow = numbers(short)

    let other = BuiltScene(scene, in: Kitchen.Environment.e3prime.cell)
    let leaving = stacked.filter { ["7", "8", "9"].contains($0.identifier) }
    let entering = other.controller.view.constraints.filter { ["2", "4"].contains($0.identifier) }.map { wide in
      // The same rows for this tree's buttons.
      NSLayoutConstraint(
        item: twin(of: wide.firstItem, in: other, built) as Any, attribute: wide.firstAttribute,
        relatedBy: wide.relation, toItem: twin(of: wide.secondItem, in: other, built),
        attribute: wide.secondAttribute, multiplier: wide.multiplier, constant: wide.constant)
    }
    for _ in 0..<2 {
      NSLayoutConstraint.deactivate(leaving)
      built.window.frame.size = CGSize(width: 667, height: 375)
      NSLayoutConstraint.activate(entering)
      built.window.layoutIfNeeded()
      #expect(short.frame.width < 350)
      NSLayoutConstraint.deactivate(entering)
      built.window.frame.size = CGSize(width: 375, height: 667)
      NSLayoutConstraint.activate(leaving)
      built.window.layoutIfNeeded()
      #expect(numbers(short) == narrow)
    }
    #expect(logged.isEmpty)
  }

  /// Returns the object of one tree that corresponds to an object of another.
  private func twin(of item: AnyObject?, in source: BuiltScene, _ target: BuiltScene) -> AnyObject? {
    for candidate in [SceneItem.root, .topLayoutGuide, .bottomLayoutGuide, .view("Short Button"), .view("Long Button")]
    where source.object(for: candidate) === item { return target.object(for: candidate) }
    return nil
  }
}
