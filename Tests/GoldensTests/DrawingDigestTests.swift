import Drawing
import Foundation
import Testing
import Typography

@testable import Goldens
@testable import Layout

/// A drawing has the same digest in every process.
@Suite struct DrawingDigestTests {
  private let measurer: PangoMeasurer
  private let ink = Ink(0x336699)

  init() throws { measurer = try PangoMeasurer(fonts: FontFiles()) }

  private func digest(_ commands: DisplayCommand...) -> String {
    DrawingDigest.text(of: DisplayList(size: CGSize(width: 10, height: 10), title: "t", commands: commands))
  }

  @Test func `everything that is drawn counts`() {
    let (rect, path) = (CGRect(x: 1, y: 2, width: 3, height: 4), [OutlineStep.move(x: 0, y: 0), .line(x: 1, y: 1)])
    let (run, other) = (measurer.shape("ab", size: 17, weight: .regular), measurer.shape("ab", size: 17, weight: .bold))
    let color = SceneColor(red: 1, green: 0, blue: 0)
    let pale = SceneColor(red: 1, green: 0.5, blue: 0)
    func line(_ width: Double) -> DrawnLine {
      DrawnLine(width: width, cap: .butt, join: .round, miterLimit: 10, dash: [2, 1], phase: 0)
    }
    var evenOdd = Group(clip: .rect(rect))
    evenOdd.clipsEvenOdd = true
    let lists: [[DisplayCommand]] = [
      [], [.endGroup], [.fill(.rect(rect), ink)], [.fill(.rect(rect.offsetBy(dx: 1, dy: 0)), ink)],
      [.fill(.rect(rect), Ink(0x336699, alpha: 0.5))], [.fill(.rounded(rect, radius: 1), ink)],
      [.fill(.rounded(rect, radius: 2), ink)], [.fill(.path(path), ink)], [.fill(.path(path + [.close]), ink)],
      [.border(.rect(rect), ink, width: 1, dash: nil)], [.stroke(.rect(rect), ink, width: 1, dash: nil)],
      [.stroke(.rect(rect), ink, width: 1, dash: Dash(line: 1, gap: 2))],
      [.stroke(.rect(rect), ink, width: 1, dash: Dash(line: 2, gap: 2))],
      [.text(run, x: 0, baseline: 9, ink)], [.text(run, x: 1, baseline: 9, ink)],
      [.text(other, x: 0, baseline: 9, ink)],
      [.beginGroup(Group()), .endGroup], [.beginGroup(Group(translation: CGPoint(x: 1, y: 0))), .endGroup],
      [.beginGroup(Group(transform: .quarterTurn)), .endGroup], [.beginGroup(Group(opacity: 0.5)), .endGroup],
      [.beginGroup(Group(clip: .rect(rect))), .endGroup],
      [.beginGroup(evenOdd), .endGroup],
      [.beginGroup(Group(eraser: Eraser(area: rect, commands: []))), .endGroup],
      [.beginGroup(Group(eraser: Eraser(area: rect, commands: [.fill(.rect(rect), ink)]))), .endGroup],
      [.drawn(.area(DrawnOutline(steps: path, isEvenOdd: false), .color(color)))],
      [.drawn(.area(DrawnOutline(steps: path, isEvenOdd: true), .color(color)))],
      [.drawn(.area(DrawnOutline(steps: path, isEvenOdd: true), .color(pale)))],
      [.drawn(.line(path, line(1), color))], [.drawn(.line(path, line(2), color))],
    ]
    let digests = lists.map { commands in
      DrawingDigest.text(of: DisplayList(size: CGSize(width: 10, height: 10), title: "t", commands: commands))
    }
    #expect(Set(digests).count == lists.count)
  }

  /// Records keep digests: those of earlier versions must stay what they are.
  @Test func `a drawing has the digest that records have of it`() {
    let (rect, path) = (
      CGRect(x: 1, y: 2, width: 3, height: 4), [OutlineStep.move(x: 0, y: 0), .line(x: 1, y: 1), .close]
    )
    let (color, run) = (SceneColor(red: 1, green: 0.5, blue: 0), measurer.shape("", size: 17, weight: .regular))
    func line(_ cap: DrawnLine.Cap, _ join: DrawnLine.Join) -> DrawnShape.Content {
      .line(path, DrawnLine(width: 2, cap: cap, join: join, miterLimit: 10, dash: [2, 1], phase: 1), color)
    }
    func area(_ course: DrawnGradient.Course, isEvenOdd: Bool) -> DrawnShape.Content {
      let stops = [0, 0.5].map { DrawnGradient.Stop(place: $0, color: color) }
      let turn = SolvedTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      return .area(
        DrawnOutline(steps: path, isEvenOdd: isEvenOdd),
        .gradient(DrawnGradient(course: course, stops: stops, transform: turn)))
    }
    let linear = DrawnGradient.Course.linear(x1: 1, y1: 2, x2: 3, y2: 4)
    let radial = DrawnGradient.Course.radial(x1: 1, y1: 2, r1: 3, x2: 4, y2: 5, r2: 6)
    var group = Group(translation: CGPoint(x: 1, y: 2), opacity: 0.5, clip: .rounded(rect, radius: 1))
    group.clipsEvenOdd = true
    group.eraser = Eraser(area: rect, commands: [.fill(.rect(rect), ink)])
    let text = digest(
      .fill(.rect(rect), ink), .border(.rounded(rect, radius: 2), ink, width: 1, dash: nil),
      .stroke(.path(path), ink, width: 2, dash: Dash(line: 1, gap: 2)), .beginGroup(group), .endGroup,
      .text(run, x: 1, baseline: 2, ink), .drawn(.area(DrawnOutline(steps: path, isEvenOdd: true), .color(color))),
      .drawn(.area(DrawnOutline(steps: path, isEvenOdd: false), .color(color))), .drawn(area(linear, isEvenOdd: true)),
      .drawn(area(radial, isEvenOdd: false)), .drawn(line(.butt, .miter)), .drawn(line(.round, .round)),
      .drawn(line(.square, .bevel)))
    #expect(text == "bc929ac03c494df9")
  }

  @Test func `names and titles do not count`() {
    var named = Group(id: "a", label: "A")
    named.title = "tip"
    #expect(digest(.beginGroup(named), .endGroup) == digest(.beginGroup(Group()), .endGroup))
    let lists = ["one", "two"].map { DisplayList(size: CGSize(width: 1, height: 1), title: $0) }
    #expect(DrawingDigest.text(of: lists[0]) == DrawingDigest.text(of: lists[1]))
  }

  /// The digest is computed property by property: a new property must be added there, or declared as not drawn.
  @Test func `no property has been forgotten`() throws {
    let run = measurer.shape("a", size: 17, weight: .regular)
    let stop = DrawnGradient.Stop(place: 0, color: SceneColor(red: 0, green: 0, blue: 0))
    let identity = SolvedTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let gradient = DrawnGradient(course: .linear(x1: 0, y1: 0, x2: 1, y2: 1), stops: [stop], transform: identity)
    let values: [(value: Any, count: Int)] = [
      (DisplayList(size: .zero, title: ""), 3), (Group(), 9), (Eraser(area: .zero, commands: []), 2), (ink, 4),
      (Dash(line: 1, gap: 1), 2), (Transform.quarterTurn, 6), (run, 5), (try #require(run.glyphs.first), 4),
      (try #require(run.pieces.first), 5), (DrawnOutline(steps: [], isEvenOdd: false), 2),
      (DrawnLine(width: 1, cap: .butt, join: .miter, miterLimit: 1, dash: [], phase: 0), 6), (gradient, 3), (stop, 2),
      (stop.color, 5), (identity, 6),
    ]
    for (value, count) in values {
      #expect(Mirror(reflecting: value).children.count == count, "\(type(of: value)) has another number of properties")
    }
  }
}
