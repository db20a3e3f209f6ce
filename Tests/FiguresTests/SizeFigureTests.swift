import Foundation
import Layout
import RecipeDocuments
import Testing

@testable import Drawing
@testable import Figures

/// Figures of window sizes: what breaks an invariant, and where a layout changes.
@MainActor @Suite struct SizeFigureTests {
  private let pipeline: LayoutPipeline
  private let scene: Scene
  private let layout: SolvedLayout

  init() throws {
    pipeline = try LayoutPipeline()
    scene = try RecipeDocument.decode(
      """
      title: Pair
      views:
        Red: { background: red }
        Blue: { background: blue }
      constraints: |
        Red.Leading = Superview.Leading
        Red.Top = Superview.Top + 100
        Red.Width = 200
        Red.Height = 50
        Blue.Leading = Red.Trailing - 30
        Blue.Top = Red.Top + 10
        Blue.Width = 300
        Blue.Height = 50
      """, document: "pair.yaml", fonts: .installed)
    layout = pipeline.solve(scene, in: try #require(Cell(named: "iphone-15-portrait")))
  }

  private func marks(_ invariant: String, _ views: [String], _ sides: SIMD2<Double>? = nil) throws -> [LayoutMark] {
    let ids = views.compactMap { name in scene.allViews.first { $0.name == name }?.id }
    let read = try RecipeDocument.invariant(invariant, of: scene)
    return LayoutMark.marks(of: read, views: ids, sides: sides, in: layout)
  }

  @Test func `an equation is measured from where its right side is to where its left side is`() throws {
    #expect(
      try marks("Blue.trailing <= Superview.trailing - 20", ["Blue"], SIMD2(470, 373)) == [
        .frame(CGRect(x: 170, y: 110, width: 300, height: 50)), .line(isVertical: true, at: 373),
        .length(isAcross: true, from: 373, to: 470, beside: 135, text: "97"),
      ])
  }

  @Test func `a length is measured along its view`() throws {
    #expect(
      try marks("Blue.width <= 200", ["Blue"], SIMD2(300, 200)) == [
        .frame(CGRect(x: 170, y: 110, width: 300, height: 50)),
        .length(isAcross: true, from: 170, to: 470, beside: 135, text: "300"),
      ])
  }

  @Test func `an overlap is the area that both views cover, with its shorter side`() throws {
    #expect(
      try marks("no overlap: Red, Blue", ["Red", "Blue"]) == [
        .area(CGRect(x: 170, y: 110, width: 30, height: 40)),
        .length(isAcross: true, from: 170, to: 200, beside: 130, text: "30"),
        .frame(CGRect(x: 0, y: 100, width: 200, height: 50)), .frame(CGRect(x: 170, y: 110, width: 300, height: 50)),
      ])
  }

  /// Blue is within Red's height: to leave it downwards, it would move 40 points and not its own 30.
  @Test func `an overlap is as long as a view would have to move, and not as the area is high`() throws {
    let scene = try RecipeDocument.decode(
      """
      views: { Red: { background: red }, Blue: { background: blue } }
      constraints: |
        Red.Leading = Superview.Leading
        Red.Trailing = Superview.Trailing
        Red.Top = Superview.Top
        Red.Height = 100
        Blue.Leading = Superview.Leading
        Blue.Trailing = Superview.Trailing
        Blue.Top = Superview.Top + 60
        Blue.Height = 30
      """, document: "inside.yaml", fonts: .installed)
    let layout = pipeline.solve(scene, in: try #require(Cell(named: "iphone-15-portrait")))
    let marks = LayoutMark.marks(
      of: try RecipeDocument.invariant("no overlap: Red, Blue", of: scene), views: scene.allViews.map(\.id), sides: nil,
      in: layout)
    #expect(marks.contains(.area(CGRect(x: 0, y: 60, width: 393, height: 30))))
    #expect(marks.contains(.length(isAcross: false, from: 60, to: 100, beside: 196.5, text: "40")))
  }

  @Test func `what is beyond the safe area is marked on its side`() throws {
    #expect(
      try marks("inside safe area: Blue", ["Blue"]) == [
        .frame(CGRect(x: 170, y: 110, width: 300, height: 50)), .area(CGRect(x: 393, y: 110, width: 77, height: 50)),
        .line(isVertical: true, at: 393), .length(isAcross: true, from: 393, to: 470, beside: 135, text: "77"),
      ])
  }

  @Test func `marks stay within their picture`() throws {
    let panel = LayoutPanel(
      layout, caption: "393 wide", marks: try marks("Blue.width <= 200", ["Blue"], SIMD2(300, 200)))
    let list = PanelFigure("Too wide", [panel, panel], measurer: pipeline.measurer).list
    let clips = list.commands.compactMap { command -> CGRect? in
      if case .beginGroup(let group) = command, case .rect(let rect) = group.clip { rect } else { nil }
    }
    #expect(clips.count == 2)
    #expect(clips.allSatisfy { CGRect(origin: .zero, size: list.size).contains($0) })
  }

  @Test func `each change has its number once in the plots and once beside its layouts`() throws {
    let side = LayoutPanel(layout, caption: "393")
    let places = [390.0, 391, 392, 420]
    let figure = SweepFigure(
      title: "Pair", axis: "width", range: 320...1366,
      curves: [.init(view: "Red", edge: "Width", pieces: [(CGPoint(x: 320, y: 0), CGPoint(x: 1366, y: 200))])],
      changes: places.map { .init(at: $0, reason: "it changes", sides: [side, side]) }, measurer: pipeline.measurer)
    let texts = figure.list.commands.compactMap { command -> (text: String, at: CGPoint)? in
      if case .text(let run, let x, let baseline, _) = command { (run.text, CGPoint(x: x, y: baseline)) } else { nil }
    }
    for number in 1...4 {
      #expect(texts.count { $0.text == "\(number)" } == 2, "\(number)")
    }
    // The first three are closer than a number is wide.
    let heights = (1...3).map { number in texts.first { $0.text == "\(number)" }?.at.y }
    #expect(Set(heights).count == 3)
  }

  @Test func `each region of a plane has its number on the plane, and beside its layout`() throws {
    func region(_ from: Double, _ to: Double) -> PlaneFigure.Region {
      let corners = [
        CGPoint(x: from, y: 320), CGPoint(x: to, y: 320), CGPoint(x: to, y: 900), CGPoint(x: from, y: 900),
      ]
      return .init(corners: corners, panel: LayoutPanel(layout, caption: "\(from) × 600"))
    }
    let figure = PlaneFigure(
      title: "Pair", width: 320...900, height: 320...900,
      regions: [region(320, 414), region(414, 415), region(415, 900)],
      unknown: [], measurer: pipeline.measurer)
    let texts = figure.list.commands.compactMap { command in
      if case .text(let run, _, _, _) = command { run.text } else { nil }
    }
    // The second region is too narrow for a number.
    #expect((1...3).map { number in texts.count { $0 == "\(number)" } } == [2, 1, 2])
    #expect(texts.filter { $0.hasSuffix("× 600") } == ["320.0 × 600", "414.0 × 600", "415.0 × 600"])
  }
}
