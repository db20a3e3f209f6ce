import Foundation
import Layout
import Testing

@testable import Drawing

/// The `controls` style: looks, appearances, and the effects of layers.
@MainActor @Suite struct ControlStyleTests {
  let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  /// A view of 200 by 100 points at (50, 50), in a cell.
  private func list(
    _ view: SceneView, _ cell: String = "400x400-any-any", look: Look = .usual, style: SceneDrawing.Style = .controls,
    overlays: Set<Overlay> = [], constraints: [SceneConstraint] = []
  ) throws -> DisplayList {
    var view = view
    if view.frame == nil { view.frame = SceneFrame(x: 50, y: 50, width: 200, height: 100) }
    var scene = Scene(title: "t", document: "t", views: [view], constraints: constraints)
    scene.look = look
    scene.drawing = SceneDrawing(style: style, overlays: overlays)
    let layout = pipeline.solve(scene, in: try #require(Cell(named: cell)))
    return LayoutDrawing(measurer: pipeline.measurer).draw(layout)
  }

  private func groups(_ list: DisplayList) -> [Group] {
    list.commands.compactMap { if case .beginGroup(let group) = $0 { group } else { nil } }
  }

  private func inks(_ list: DisplayList) -> [Ink] {
    list.commands.compactMap {
      switch $0 {
      case .fill(_, let ink), .border(_, let ink, _, _), .stroke(_, let ink, _, _), .text(_, _, _, let ink): ink
      default: nil
      }
    }
  }

  private func texts(_ list: DisplayList) -> [String] {
    list.commands.compactMap { if case .text(let run, _, _, _) = $0 { run.text } else { nil } }
  }

  /// Returns the drawing of a square canvas with a navigation bar.
  private func canvas(_ bars: CanvasBars) throws -> DisplayList {
    var scene = Scene(title: "t", document: "t", views: [], constraints: [])
    scene.drawing = SceneDrawing(style: .controls)
    scene.canvas = Cell(named: "400x400-any-any")
    scene.canvasBars = bars
    return LayoutDrawing(measurer: pipeline.measurer).draw(pipeline.solve(scene, in: try #require(scene.canvas)))
  }

  /// Returns the filled boxes of a given height.
  private func boxes(_ list: DisplayList, height: Double) -> [CGRect] {
    list.commands.compactMap { command in
      guard case .fill(.rounded(let box, _), _) = command, box.height == height else { return nil }
      return box
    }
  }

  @Test func `a switch in a larger frame keeps its size, where reading starts`() throws {
    let view = SceneView(id: "Switch", name: "Switch", kind: .toggle(SceneSwitch(isOn: true)))
    #expect(boxes(try list(view), height: 31).first == CGRect(x: 0, y: 34.5, width: 51, height: 31))
    #expect(boxes(try list(view, look: .glass), height: 28).first == CGRect(x: 0, y: 36, width: 63, height: 28))
    let mirrored = try list(view, "400x400-any-any+rtl")
    #expect(boxes(mirrored, height: 31).first == CGRect(x: 149, y: 34.5, width: 51, height: 31))
  }

  @Test func `the status bar of a right-to-left interface is mirrored`() throws {
    func hour(_ cell: String) throws -> Double {
      let places = try list(SceneView(id: "Box", name: "Box"), cell).commands.compactMap { command -> Double? in
        guard case .text(let run, let x, _, _) = command, run.text == "9:41" else { return nil }
        return x
      }
      return try #require(places.first)
    }
    #expect(try hour("iphone-15-portrait") < 100)
    #expect(try hour("iphone-15-portrait+rtl") > 393 - 100)
  }

  @Test func `a canvas shows its bars: title and items from edge to edge, a home indicator only where one is`() throws {
    var bars = CanvasBars()
    bars.navigation = CanvasBars.Navigation(
      height: 44, title: "Inbox", isLarge: false, leading: [.title("Edit")], trailing: [.title("Done"), .symbol("add")])
    let list = try canvas(bars)
    #expect(texts(list) == ["Edit", "Done", "Inbox"])
    func places(_ list: DisplayList) -> [Double] {
      list.commands.compactMap { if case .text(_, let x, _, _) = $0 { x } else { nil } }
    }
    #expect(places(list)[0] == 16)
    #expect(places(list)[0] < places(list)[2])
    #expect(places(list)[2] < places(list)[1])
    func indicators(_ list: DisplayList) -> Int {
      list.commands.count {
        if case .fill(.rounded(let box, _), _) = $0 { box.minY == 387 && box.height == 5 } else { false }
      }
    }
    #expect(indicators(list) == 0)
    (bars.homeIndicator, bars.statusBar, bars.hasNotch, bars.navigation) = (34, 44, true, nil)
    let notched = try canvas(bars)
    #expect(indicators(notched) == 1)
    #expect(texts(notched) == ["9:41"])
    #expect(places(notched)[0] == 22)
  }

  @Test func `bars that are views show segments in place of a title, a prompt and badges`() throws {
    var bar = SceneBar(.navigation)
    (bar.contents.prompt, bar.contents.segments) = ("Above", ["Day", "Week"])
    let shown = texts(try list(SceneView(id: "Bar", name: "Bar", kind: bar.kind)))
    for text in ["Above", "Day", "Week"] { #expect(shown.contains(text), "\(shown)") }
    var tabs = SceneBar(.tab)
    tabs.contents.tabs = [BarContents.Tab("One", badge: "7"), BarContents.Tab("Two")]
    #expect(texts(try list(SceneView(id: "Tabs", name: "Tabs", kind: tabs.kind))).contains("7"))
  }

  @Test func `symbols are as heavy as their font, and no heavier in another scale`() throws {
    func width(_ font: SceneFont.Choice?, _ scale: SceneSymbolScale? = nil) throws -> Double? {
      var image = SceneImageView(symbol: "plus")
      (image.font, image.symbolScale) = (font.map(SceneFont.init), scale)
      return try list(SceneView(id: "Image", name: "Image", kind: image.kind)).commands.lazy.compactMap { command in
        guard case .stroke(.path(let steps), _, let width, _) = command, steps.count == 4 else { return nil }
        return width
      }.first
    }
    #expect(try width(nil) == 1.7)
    #expect(try width(nil, .large) == 1.7 / 1.28)
    #expect(try width(.system(size: 30, weight: .bold)) == 1.7 * 1.48)
    #expect(try width(.style(.headline)) == 1.7 * 1.3)
  }

  @Test func `every colour that drawings ask for is one of UIKit's`() {
    for name in Palette.Name.allCases { #expect(SceneColor.named[name.rawValue] != nil, "\(name)") }
    let (light, dark) = (Palette(isDark: false, look: .usual), Palette(isDark: true, look: .usual))
    #expect(light[.label] == Ink(0x000000))
    #expect(dark[.label] == Ink(0xFFFFFF))
    #expect(dark[.separator].alpha == 0.6)
    #expect(light[.separator].alpha == 0.29)
  }

  /// Every control, with every property that changes its appearance.
  static let controls: [SceneView.Kind] =
    [
      .toggle(SceneSwitch(isOn: true)), .toggle(SceneSwitch()), .slider(SceneSlider()), .slider(SceneSlider(.nan)),
      .stepper, .progress(SceneProgress(0.3)), .progress(SceneProgress(7, isInBar: true)), .spinner(SceneSpinner()),
      .spinner(SceneSpinner(isLarge: true)), .pageControl(ScenePageControl(5, current: 2)),
      .pageControl(ScenePageControl()), .pageControl(ScenePageControl(1000)),
      .segments(SceneSegments(["One", "Two", "A title that is far too long for its segment"], selected: 1)),
      .segments(SceneSegments(selected: nil)), .searchBar(SceneSearchBar()), .picker(ScenePicker(["A", "B", "C"])),
      .picker(ScenePicker()), .searchBar(SceneSearchBar(text: "x", isMinimal: true)), .label(SceneLabel("Text")),
      .button(SceneButton("Title")), .button(SceneButton()), .textField(SceneTextField(text: "Text")),
      .textView(SceneTextView("Text")), .image(SceneImageView()), .effect(.systemMaterial), .stack(SceneStack()),
      .scroll(SceneScroll()), .table(SceneTable()), .view,
    ]
    + SceneDatePicker.Style.allCases.flatMap { style in
      SceneDatePicker.Mode.allCases.map { .datePicker(SceneDatePicker(style: style, mode: $0)) }
    }

  @Test(arguments: [9, 12, 13, 18, 26])
  func `every control is drawn in every look, appearance, direction and style, however small or large`(
    _ version: Int
  ) throws {
    for kind in Self.controls {
      for cell in ["400x400-any-any", "400x400-any-any+rtl+dark", "400x400-any-any+ax5"] {
        for (width, height) in [(200.0, 100.0), (0, 0), (0.5, 300), (3000, 2)] {
          for style in SceneDrawing.Style.allCases {
            var view = SceneView(id: "v", kind: kind)
            view.frame = SceneFrame(x: 10, y: 10, width: width, height: height)
            view.paint.isEnabled = width > 1
            let list = try list(view, cell, look: Look(iOS: version), style: style)
            var depth = 0
            for command in list.commands {
              if case .beginGroup = command { depth += 1 }
              if case .endGroup = command { depth -= 1 }
              #expect(depth >= 0)
              if case .fill(let shape, let ink) = command {
                let box = shape.bounds
                let isFinite = [box.minX, box.minY, box.width, box.height, ink.alpha].allSatisfy { $0.isFinite }
                #expect(isFinite)
              }
            }
            #expect(depth == 0)
          }
        }
      }
    }
  }

  @Test func `looks draw controls differently, and so do appearances`() throws {
    for kind in [
      SceneView.Kind.segments(SceneSegments(["A", "B"])), .stepper, .slider(SceneSlider()), .toggle(SceneSwitch()),
    ] {
      let drawn = try [Look.classic, .usual, .glass].map { try list(SceneView(id: "v", kind: kind), look: $0).commands }
      #expect(Set(drawn).count == 3, "\(kind)")
      #expect(try list(SceneView(id: "v", kind: kind), "400x400-any-any+dark").commands != drawn[1])
    }
  }

  @Test func `what is read from the right begins there`() throws {
    func knob(_ cell: String) throws -> Double {
      let list = try list(SceneView(id: "v", kind: .toggle(SceneSwitch(isOn: true))), cell)
      return list.commands.reduce(0.0) { last, command in
        if case .fill(.rounded(let rect, _), Ink(0xFFFFFF)) = command { rect.midX } else { last }
      }
    }
    // The switch is 51 points wide: its knob is at the trailing end.
    #expect(try (25...51).contains(knob("400x400-any-any")))
    #expect(try (149...175).contains(knob("400x400-any-any+rtl")))
  }

  @Test func `only frames has names and sizes in boxes`() throws {
    let view = SceneView(id: "Red View", background: SceneColor(hex: 0xCC3300))
    #expect(try texts(list(view, style: .frames)).contains("Red View"))
    #expect(try !texts(list(view)).contains("Red View"))
  }

  @Test func `colours with a twin follow the appearance`() throws {
    let view = SceneView(id: "v", background: SceneColor.named["systemBlue"])
    #expect(try inks(list(view)).contains(Ink(0x007AFF)))
    #expect(try inks(list(view, "400x400-any-any+dark")).contains(Ink(0x0A84FF)))
  }

  // MARK: Layers

  @Test func `alpha and transform are the group's, clipping cuts at round corners, a border lies on top`() throws {
    var view = SceneView(id: "Card", background: SceneColor(hex: 0x112233))
    view.paint.alpha = 0.5
    view.paint.cornerRadius = 20
    view.paint.borderWidth = 2
    view.paint.borderColor = SceneColor(hex: 0xFF0000)
    view.paint.clips = true
    view.paint.transform = SceneTransform()
    view.paint.transform?.rotation = 90
    var inner = SceneView(id: "Inner", background: SceneColor(hex: 0x00FF00))
    inner.frame = SceneFrame(x: 150, y: 50, width: 100, height: 100)
    view.children = [inner]
    let list = try list(view)
    let group = try #require(groups(list).first { $0.id == "view-Card" })
    #expect(group.opacity == 0.5)
    #expect(group.translation == CGPoint(x: 50, y: 50))
    let turn = try #require(group.transform)
    // A quarter turn clockwise about the centre: the top left corner becomes the top right one of the rotated box.
    #expect(abs(turn.tx - 150) < 1e-9)
    #expect(abs(turn.ty - -50) < 1e-9)
    #expect(abs(turn.b - 1) < 1e-9)
    let clip = groups(list).contains { $0.clip == .rounded(CGRect(x: 0, y: 0, width: 200, height: 100), radius: 20) }
    #expect(clip)
    let border = list.commands.lastIndex { if case .border(_, Ink(0xFF0000), width: 2, _) = $0 { true } else { false } }
    let child = list.commands.firstIndex { if case .fill(_, Ink(0x00FF00)) = $0 { true } else { false } }
    let (top, below) = try (#require(border), #require(child))
    #expect(top > below)
  }

  @Test func `AL-2.43 a transform moves what is drawn and nothing else`() throws {
    var view = SceneView(id: "v")
    view.paint.transform = SceneTransform()
    view.paint.transform?.scale = 2
    view.frame = SceneFrame(x: 50, y: 50, width: 200, height: 100)
    let scene = Scene(title: "t", document: "t", views: [view], constraints: [])
    let layout = pipeline.solve(scene, in: try #require(Cell(named: "400x400-any-any")))
    #expect(layout.views[1].frame == CGRect(x: 50, y: 50, width: 200, height: 100))
    #expect(layout.views[1].paint.transform?.a == 2)
  }

  @Test func `a wholly transparent view is not drawn, nor what is in it`() throws {
    var view = SceneView(id: "v", background: SceneColor(hex: 0x123456))
    view.paint.alpha = 0
    #expect(try !groups(list(view)).contains { $0.id == "view-v" })
  }

  // MARK: Overlays

  private func constraint(
    _ first: SceneAttribute, _ constant: Double, _ priority: ScenePriority = 1000,
    _ relation: SceneConstraint.Relation = .equal
  ) -> SceneConstraint {
    SceneConstraint(
      .init(.view("v"), first), relation, constant: .points(constant), priority: priority
    ).written(as: "\(first)")
  }

  private func pinned(_ constant: Double) -> [SceneConstraint] {
    [SceneAttribute.left, .top].map {
      SceneConstraint(.init(.view("v"), $0), to: .init(.root, $0), constant: .points(constant)).written(as: "\($0)")
    }
  }

  private func layout(_ constraints: [SceneConstraint], direction: LayoutDirection? = nil) throws -> SolvedLayout {
    let scene = Scene(title: "t", document: "t", views: [SceneView(id: "v", kind: .view)], constraints: constraints)
    let cell = try #require(Cell(named: "400x400-any-any")).varied(CellVariant(direction: direction))
    return pipeline.solve(scene, in: cell, explained: true)
  }

  /// From right to left a leading or a trailing attribute mirrors an equation, and centers alone do not.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `AL-1.32 what holds from left to right is satisfied in both directions`(_ direction: LayoutDirection) throws {
    let across = [(SceneAttribute.centerX, SceneAttribute.centerX), (.leading, .centerX), (.centerX, .leading)]
    for (first, second) in across {
      let solved = try layout(
        [
          SceneConstraint(.init(.view("v"), first), to: .init(.root, second), constant: .points(20)),
          constraint(.width, 100), constraint(.top, 0), constraint(.height, 40),
        ], direction: direction)
      #expect(try #require(solved.explanation).constraints[0].status == .satisfied, "\(first), \(second)")
    }
  }

  @Test func `constraints are satisfied, pulling or broken`() throws {
    let solved = try layout(
      pinned(50) + [
        constraint(.width, 100), constraint(.width, 300, 750), constraint(.height, 40), constraint(.height, 60),
        constraint(.height, 500, 1000, .lessThanOrEqual),
      ])
    let found = try #require(solved.explanation).constraints
    #expect(found.map(\.status).filter { $0 == .broken }.count == 1)
    #expect(found[2].status == .satisfied)
    #expect(found[3].status == .pulling)
    #expect(found[3].first.value == 100)
    #expect(found[6].status == .satisfied)
    #expect(!found[6].isTight)
    #expect(found[0].first.value == 50)
    #expect(found[0].second?.value == 0)
    #expect(found[0].second?.isRoot == true)
    #expect(try layout(pinned(0)).explanation?.guides.map(\.name) == ["Safe Area", "Margins", "Readable Guide"])
  }

  @Test(arguments: Overlay.allCases) func `each overlay is a group of its own`(_ overlay: Overlay) throws {
    let view = SceneView(id: "v", kind: .button(SceneButton("Button")))
    let plain = try list(view)
    let drawn = try list(view, overlays: [overlay])
    #expect(groups(drawn).contains { $0.id == "overlay-\(overlay.rawValue)" })
    #expect(Array(drawn.commands.prefix(plain.commands.count)) == plain.commands)
    let all = try groups(list(view, overlays: Set(Overlay.allCases))).filter { $0.id?.hasPrefix("overlay-") ?? false }
    #expect(all.count == 13)
  }

  @Test(arguments: [(44.0, 44.0, true), (44, 43, false), (43, 44, false), (100, 60, true), (20, 20, false)])
  func `a button of 44 by 44 points can be hit, a smaller one is shown with the size it needs`(
    _ width: Double, _ height: Double, _ isLarge: Bool
  ) throws {
    var view = SceneView(id: "v", kind: .button(SceneButton("B")))
    view.frame = SceneFrame(x: 50, y: 50, width: width, height: height)
    let drawn = Array(try list(view, overlays: [.touch]).commands.dropFirst(try list(view).commands.count))
    let borders = drawn.compactMap { command -> (Shape, Ink)? in
      if case .border(let shape, let ink, _, _) = command { (shape, ink) } else { nil }
    }
    let (ink, needed) = (
      isLarge ? OverlayInk.good : OverlayInk.text, CGSize(width: max(width, 44), height: max(height, 44))
    )
    #expect(borders.map(\.1) == Array(repeating: ink, count: isLarge ? 1 : 2))
    #expect(borders.first?.0.bounds.size == CGSize(width: width, height: height))
    #expect(borders.last?.0.bounds.size == needed)
  }

  @Test func `labels say constants, relations and priorities`() throws {
    var view = SceneView(id: "v")
    view.frame = SceneFrame(x: 0, y: 0, width: 10, height: 10)
    var scene = Scene(
      title: "t", document: "t", views: [SceneView(id: "v")],
      constraints: pinned(50) + [
        constraint(.width, 120, 750), constraint(.height, 40, 1000, .greaterThanOrEqual), constraint(.height, 40, 700),
      ])
    scene.drawing.overlays = [.constraints]
    let layout = pipeline.solve(scene, in: try #require(Cell(named: "400x400-any-any")))
    let words = texts(LayoutDrawing(measurer: pipeline.measurer).draw(layout))
    for word in ["50", "= 120 @750", "≥ 40", "= 40 @700"] { #expect(words.contains(word), "\(word) in \(words)") }
  }

  @Test func `views are read row by row, in reading direction`() throws {
    func order(_ cell: String) throws -> [String] {
      func label(_ name: String, _ x: Double, _ y: Double) -> SceneView {
        var view = SceneView(id: name, kind: .label(SceneLabel(name)))
        view.frame = SceneFrame(x: x, y: y, width: 60, height: 20)
        return view
      }
      var hidden = label("Hidden", 0, 0)
      hidden.isHidden = true
      let views = [label("D", 200, 102), label("C", 20, 100), label("A", 20, 40), label("B", 200, 41), hidden]
      let scene = Scene(title: "t", document: "t", views: views, constraints: [])
      let layout = pipeline.solve(scene, in: try #require(Cell(named: cell)), explained: true)
      let readings = try #require(layout.explanation).views.compactMap(\.reading)
      return readings.sorted { $0.order < $1.order }.map(\.text)
    }
    #expect(try order("400x400-any-any") == ["A", "B", "C", "D"])
    #expect(try order("400x400-any-any+rtl") == ["B", "A", "D", "C"])
  }
}
