import Layout
import Testing
import UIKit

/// A captured scene, laid out alone, has the frames of the application's views.
@MainActor @Suite struct CapturedSceneTests {
  nonisolated static let cells = [
    "iphone-se-1-portrait", "iphone-15-pro-max-landscape", "ipad-pro-11-portrait", "iphone-15-portrait+rtl",
    "iphone-8-portrait+ax3",
  ]

  private static func capture(
    _ controller: UIViewController, in name: String
  ) throws -> (layout: SolvedLayout, scene: Scene, cell: Cell) {
    let cell = try #require(Cell(named: name))
    let pipeline = try CapturedScreen.pipeline.get()
    let (layout, scene) = try pipeline.captured(
      .controller(controller, title: "Screen"), document: "Tests/screen", in: cell)
    return (layout, scene, cell)
  }

  /// Returns the frames of a layout, one view per line.
  private static func frames(_ layout: SolvedLayout) -> [String] {
    layout.views.map { view in
      let numbers = [view.absoluteFrame.minX, view.absoluteFrame.minY, view.frame.width, view.frame.height]
      return "\(view.id) '\(view.name)' \(numbers.map { ($0 * 50).rounded() / 50 }) \(view.isHidden)"
    }
  }

  @Test(arguments: CapturedScreen.all, cells)
  func `a captured scene has the same frames`(_ screen: CapturedScreen, _ name: String) throws {
    let (layout, scene, cell) = try Self.capture(screen.make(), in: name)
    let alone = try CapturedScreen.pipeline.get().solve(scene, in: cell)
    let (expected, actual) = (Self.frames(layout), Self.frames(alone))
    for (expected, actual) in zip(expected, actual) { #expect(actual == expected) }
    #expect(actual.count == expected.count)
    let capture = try #require(scene.capture)
    #expect(capture.stated.sorted() == screen.stated.sorted(), "\(capture)")
    #expect(capture.unmatched == [], "\(capture)")
    let ids = [SceneView.rootID] + scene.allViews.map(\.id)
    #expect(layout.views.map(\.id) == ids)
    #expect(Set(ids).count == ids.count)
    #expect(layout.views.dropFirst().map(\.name) == scene.allViews.map(\.name))
    #expect(scene.exceededLimits == [])
    #expect(capture.cell == name)
  }

  @Test(arguments: CapturedScreen.withCode, cells)
  func `code that a scene cannot express becomes constants`(_ screen: CapturedScreen, _ name: String) throws {
    let (layout, scene, cell) = try Self.capture(screen.make(), in: name)
    let (expected, actual) = (
      Self.frames(layout), Self.frames(try CapturedScreen.pipeline.get().solve(scene, in: cell))
    )
    for (expected, actual) in zip(expected, actual) { #expect(actual == expected) }
    let capture = try #require(scene.capture)
    #expect(capture.stated.sorted() == screen.stated.sorted(), "\(capture)")
    #expect(capture.unmatched == [], "\(capture)")
  }

  @Test(arguments: cells) func `tables and collections are captured with the frames of their cells`(_ name: String)
    throws
  {
    for controller in [TableScreen(), GridScreen()] {
      let (layout, scene, cell) = try Self.capture(controller, in: name)
      let alone = try CapturedScreen.pipeline.get().solve(scene, in: cell)
      #expect(Self.frames(alone) == Self.frames(layout))
      let capture = try #require(scene.capture)
      #expect(capture.unmatched == [], "\(capture)")
      #expect(capture.leftOut == [], "\(capture)")
      // Labels in cells are placed by constraints.
      #expect(!capture.stated.contains { $0.hasSuffix("caption") }, "\(capture)")
      #expect(scene.allViews.contains { $0.id.hasSuffix("caption") })
    }
  }

  @Test func `constraints have their items, numbers, priorities and identifiers`() throws {
    let (_, scene, _) = try Self.capture(PriorityScreen(), in: "iphone-15-portrait")
    #expect(
      scene.constraints.map(\.text) == [
        "card width: card.Width = 0.9 x Superview.Width - 8", "card.Height = card.Width", "card.Width <= 500",
        "card.Height <= 0.5 x Superview.Height", "card.CenterX = Superview.CenterX", "card.Top >= Superview.Top + 30",
        "card.Top >= Safe Area.Top + 10", "caption.Top = card.Bottom + 6", "caption.Width <= card.Width",
        "caption.CenterX = card.CenterX", "card.Top = Superview.Top",
      ])
    #expect(scene.constraints[0].label == "card width")
    #expect(scene.constraints[0].priority == 750)
    #expect(scene.constraints[1].priority == 600)
    #expect(scene.constraints[6].first.item == .view("card"))
    #expect(scene.constraints[6].second?.item == .safeArea)
    #expect(scene.constraints[10].priority == 250)
    #expect(scene.capture?.leftOut == [])
  }

  @Test func `rows of a stack view are the system's, and a stack keeps its arrangement`() throws {
    let (_, scene, _) = try Self.capture(StackScreen(), in: "iphone-15-portrait")
    #expect(scene.constraints.count == 7)
    let all = try #require(scene.views.first)
    guard case .stack(let stack) = all.kind else { throw Fault("\(all.kind)") }
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == .points(8))
    #expect(stack.customSpacing.count == 2)
    #expect(stack.customSpacing.values.contains(.system))
    #expect(!all.children[0].isArranged)
    let row = try #require(all.children.dropFirst().first)
    #expect(row.margins?.insets == Insets(4, 20, 10, 6))
    #expect(row.margins?.followsReading == true)
    guard case .stack(let columns) = all.children[2].kind else { throw Fault("\(all.children[2].kind)") }
    #expect(columns.arrangedOrder.count == 3)
    #expect(row.children.map(\.isHidden) == [false, false, true, false])
  }

  @Test func `content is that of the controls`() throws {
    let (_, scene, _) = try Self.capture(ProfileScreen(), in: "iphone-15-portrait")
    let kinds = scene.views.map(\.kind)
    var name = SceneLabel("Ada Lovelace", font: SceneFont(.style(.title1)))
    var follow = SceneButton("Follow", style: .filled, size: .large)
    #expect(kinds[0] == .label(name))
    #expect(kinds[2] == .toggle(SceneSwitch(isOn: true)))
    #expect(kinds[3] == .button(follow))
    (name.text, follow.title) = ("", "")
    #expect(scene.views[0].resistance.horizontal == 250)
    #expect(scene.views[0].hugging.horizontal == 250)
    #expect(scene.views.map(\.name) == ["Name", "About", "notify", "follow"])
  }

  @Test func `what code computes is listed, with the constraints it replaces`() throws {
    let (_, scene, _) = try Self.capture(HandScreen(), in: "iphone-15-portrait")
    #expect(
      scene.capture?.leftOut == [
        "badge.Leading = Superview.Leading", "badge.Top = Superview.Top", "badge.Width = 8", "badge.Height = 8",
      ])
    #expect(scene.allViews.first { $0.id == "badge" }?.frame == SceneFrame(x: 353, y: 60, width: 24, height: 24))
    let sizes = try Self.capture(SizeScreen(), in: "iphone-15-portrait").scene
    #expect(sizes.views.first { $0.id == "chart" }?.intrinsic?.height == 77)
    #expect(sizes.views.first { $0.id == "chart" }?.intrinsic?.width == nil)
  }

  @Test func `constraints to views outside, and distances, are left out`() throws {
    let controller = UIViewController()
    let (a, b) = (UIView(), UIView())
    add([a, b], to: controller.view)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor), a.topAnchor.constraint(equalTo: b.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 10), a.heightAnchor.constraint(equalToConstant: 10),
      b.topAnchor.constraint(equalTo: controller.view.topAnchor), b.widthAnchor.constraint(equalToConstant: 10),
      b.heightAnchor.constraint(equalToConstant: 10),
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalTo: a.widthAnchor),
    ])
    let (_, scene, _) = try Self.capture(controller, in: "iphone-15-portrait")
    #expect(scene.constraints.count == 4, "\(String(describing: scene.capture))")
    #expect(scene.capture?.stated == ["UIView 2"], "\(String(describing: scene.capture))")
    #expect(scene.capture?.leftOut.first == "distance of two anchors = UIView 1.Width")
  }

  @Test func `a view that is laid out already is captured in a cell of its size`() throws {
    let card = RowView("A row", "1")
    card.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let pipeline = try CapturedScreen.pipeline.get()
    pipeline.measuring { card.layoutIfNeeded() }
    let cell = Cell(
      canvas: Size(300, 60), sizeClasses: SizeClasses(horizontal: .any, vertical: .any), displayScale: 1,
      safeArea: .zero)
    let (layout, scene) = try pipeline.captured(.view(card, title: "Row"), document: "row", in: cell)
    #expect(layout.views.map(\.id) == [SceneView.rootID, "title", "value"])
    #expect(Self.frames(pipeline.solve(scene, in: cell)) == Self.frames(layout))
    let other = try #require(Cell(named: "iphone-15-portrait"))
    let error = #expect(throws: CaptureError.self) {
      _ = try pipeline.captured(.view(card, title: "Row"), document: "row", in: other)
    }
    #expect(
      error?.description
        == "the view is 300 x 60, but iphone-15-portrait is 393 x 852; lay it out in the cell's size first")
  }

  @Test func `a tree that is too large is an error`() throws {
    let controller = UIViewController()
    for _ in 0...Limits.views { controller.view.addSubview(UIView()) }
    let error = #expect(throws: CaptureError.self) {
      _ = try Self.capture(controller, in: "iphone-15-portrait")
    }
    #expect(error == .tooManyViews)
    #expect(error?.description.contains("10000 subviews") == true)
  }
}

/// A value that a test did not expect.
private struct Fault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
