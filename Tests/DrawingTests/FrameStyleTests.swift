import Foundation
import Layout
import Testing

@testable import Drawing

/// The `frames` style, on a scene of its own.
@MainActor @Suite struct FrameStyleTests {
  let pipeline: LayoutPipeline

  init() throws { pipeline = try LayoutPipeline() }

  private func scene(_ view: SceneView, width: Double, height: Double) -> Scene {
    func row(_ attribute: SceneAttribute, _ value: Double) -> SceneConstraint {
      SceneConstraint(.init(.view(view.id), attribute), constant: .points(value))
    }
    func pin(_ attribute: SceneAttribute) -> SceneConstraint {
      SceneConstraint(
        .init(.view(view.id), attribute), to: .init(.root, attribute), constant: .points(50))
    }
    return Scene(
      title: "t", document: "t", views: [view],
      constraints: [row(.width, width), row(.height, height), pin(.left), pin(.top)])
  }

  private func commands(_ view: SceneView, width: Double, height: Double, _ cell: Cell? = nil) -> [DisplayCommand] {
    let cell = cell ?? Cell(canvas: Size(400, 400), sizeClasses: SizeClasses(horizontal: .any, vertical: .any))
    let layout = pipeline.solve(scene(view, width: width, height: height), in: cell)
    return LayoutDrawing(measurer: pipeline.measurer).draw(layout).commands
  }

  private func texts(_ commands: [DisplayCommand]) -> [String] {
    commands.compactMap { command in
      if case .text(let run, _, _, _) = command { return run.text }
      return nil
    }
  }

  @Test func `a box says its name and size`() {
    let drawn = commands(SceneView(id: "Red View", background: SceneColor(hex: 0xCC3300)), width: 200, height: 100.5)
    #expect(texts(drawn).contains("Red View"))
    #expect(texts(drawn).contains("200 × 101"))  // on whole pixels at 1x
  }

  @Test func `text keeps its colour where it can be read on what is behind it`() {
    func ink(on ground: UInt32) -> Ink? {
      var label = SceneLabel("Hello")
      label.textColor = SceneColor(hex: 0xFFFFFF)
      var card = SceneView(id: "Card", background: SceneColor(hex: ground))
      card.children = [SceneView(id: "Label", kind: .label(label))]
      return commands(card, width: 200, height: 100).compactMap { command in
        if case .text(let run, _, _, let ink) = command, run.text == "Hello" { ink } else { nil }
      }.first
    }
    #expect(ink(on: 0x101828) == Ink(0xFFFFFF))
    #expect(ink(on: 0xF8F8F8) != Ink(0xFFFFFF))
  }

  @Test func `a field without a border has a ground of its own, on which its text can be read`() {
    var field = SceneTextField(text: "Typed")
    field.border = SceneFieldBorder.none
    field.textColor = SceneColor(hex: 0xFFFFFF)
    var card = SceneView(id: "Card", background: SceneColor(hex: 0x101828))
    card.children = [SceneView(id: "Field", kind: .textField(field))]
    let inks = commands(card, width: 200, height: 100).compactMap { command in
      if case .text(let run, _, _, let ink) = command, run.text == "Typed" { ink } else { nil }
    }
    #expect(inks.count == 1)
    #expect(inks.first != Ink(0xFFFFFF))
  }

  @Test func `a narrow column has its name on its side, a tiny box none`() {
    let narrow = commands(SceneView(id: "Red View"), width: 30, height: 200)
    #expect(texts(narrow).contains("Red View"))
    #expect(narrow.contains { if case .beginGroup(let group) = $0 { group.transform == .quarterTurn } else { false } })
    #expect(!texts(commands(SceneView(id: "Red View"), width: 12, height: 12)).contains("Red View"))
  }

  @Test func `a view without height is drawn as a spacer`() {
    let drawn = commands(SceneView(id: "Dummy"), width: 200, height: 0)
    #expect(texts(drawn).contains("Dummy"))
  }

  @Test func `captions lie inside their boxes`() {
    for (width, height) in [(60.0, 20.0), (90, 40), (200, 100), (40, 300), (300, 300)] {
      var sketch = Sketch()
      let box = CGRect(x: 0, y: 0, width: width, height: height)
      Caption(name: "Red View", size: box.size, color: Ink(0), measurer: pipeline.measurer)
        .draw(in: box, into: &sketch)
      for case .text(let run, let x, let baseline, _) in sketch.commands {
        let isTurned = sketch.commands.contains { if case .beginGroup = $0 { true } else { false } }
        let (room, rise) = isTurned ? (height, width) : (width, height)
        let (left, bottom) = isTurned ? (x + height / 2, baseline + width / 2) : (x, baseline)
        #expect(left >= 0)
        #expect(left + run.width <= room)
        #expect(bottom - (run.pieces.first?.size ?? 0) * 0.73 >= 0)
        #expect(bottom <= rise)
      }
    }
  }

  @Test func `text that is too long for its view is cut where the control cuts it`() {
    let label = SceneView(id: "L", kind: .label(SceneLabel("A rather long text for a label")))
    let button = SceneView(id: "B", kind: .button(SceneButton("A rather long title for a button")))
    let cut = texts(commands(label, width: 80, height: 21)).first { $0.hasSuffix("…") }
    #expect(cut?.hasPrefix("A rather") == true)
    let middle = texts(commands(button, width: 80, height: 30)).first { $0.contains("…") }
    #expect(middle?.hasSuffix("button") == true || middle?.hasSuffix("tton") == true)
  }

  @Test(arguments: [(0, 0), (0.5, 0.5), (3, 12), (13, 30), (200, 0.3)] as [(Double, Double)])
  func `nothing is too small to be drawn`(_ width: Double, _ height: Double) throws {
    let kinds: [SceneView.Kind] = [
      .view, .label(SceneLabel("hello")), .label(SceneLabel()), .button(SceneButton("hello")),
      .textField(SceneTextField(text: "hello")),
    ]
    let outlines = GlyphOutlines()
    for kind in kinds {
      let cell = Cell(canvas: Size(400, 400), sizeClasses: SizeClasses(horizontal: .any, vertical: .any))
      let layout = pipeline.solve(scene(SceneView(id: "V", kind: kind), width: width, height: height), in: cell)
      let list = LayoutDrawing(measurer: pipeline.measurer).draw(layout)
      #expect(!SVGWriter.write(list, outlines: outlines).contains("inf"))
      for line in layout.views.compactMap(\.text).flatMap(\.lines) {
        #expect(line.x.isFinite)
        #expect(line.baseline.isFinite)
      }
    }
  }

  @Test func `text that is higher than its view is clipped to it`() {
    let label = SceneView(
      id: "L", kind: .label(SceneLabel("Tall", font: SceneFont(.system(size: 30, weight: .regular)))))
    let drawn = commands(label, width: 100, height: 12)
    #expect(
      drawn.contains {
        if case .beginGroup(let group) = $0 {
          group.clip == .rect(CGRect(x: 0, y: 0, width: 100, height: 12))
        } else {
          false
        }
      })
  }

  @Test func `lines that do not fit go on in the last one, cut`() {
    let text = "One two three four five six seven eight nine ten"
    for (lines, height) in [(2, 200.0), (0, 44)] {
      let label = SceneView(id: "L", kind: .label(SceneLabel(text, numberOfLines: lines)))
      let shown = texts(commands(label, width: 100, height: height)).filter {
        text.hasPrefix($0.prefix(3)) || $0.hasSuffix("…")
      }
      #expect(shown.count == 2)
      #expect(shown.last?.hasSuffix("…") == true)
    }
  }

  @Test func `a hidden view is not drawn`() {
    var view = SceneView(id: "Red View")
    view.isHidden = true
    let drawn = commands(view, width: 200, height: 100)
    #expect(!texts(drawn).contains("Red View"))
  }

  @Test func `every group that begins ends, on every kind of screen`() throws {
    for cell in try Matrix.everything.cells() {
      var depth = 0
      for command in commands(SceneView(id: "V"), width: 100, height: 100, cell) {
        if case .beginGroup = command { depth += 1 }
        if case .endGroup = command { depth -= 1 }
        #expect(depth >= 0)
      }
      #expect(depth == 0)
    }
  }

  @Test func `black or white, whichever is easier to read`() {
    #expect(BoxColors.ink(on: Ink(0x000000)) == Ink(0xFFFFFF))
    #expect(BoxColors.ink(on: Ink(0xFFFFFF)) != Ink(0xFFFFFF))
    #expect(BoxColors.ink(on: Ink(0xFFCC00)) != Ink(0xFFFFFF))
  }
}
