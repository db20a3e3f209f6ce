import Drawing
import Foundation
import Testing
import Typography

@testable import CairoCanvas
@testable import Layout

@Suite struct PaintingTests {
  let measurer: PangoMeasurer
  let canvas: CairoCanvas

  init() throws {
    measurer = try PangoMeasurer(fonts: FontFiles())
    canvas = CairoCanvas(outlines: GlyphOutlines())
  }

  private func paint(
    _ commands: [DisplayCommand], _ width: Double = 20, _ height: Double = 20, scale: Double = 1
  ) throws -> PixelImage {
    try canvas.paint(
      DisplayList(size: CGSize(width: width, height: height), title: "", commands: commands), scale: PixelScale(scale))
  }

  private let red = Ink(0xFF0000)

  @Test(arguments: [1.0, 2, 3])
  func `edges are crisp at every scale`(_ scale: Double) throws {
    // A frame on thirds of a point, as rounded on a 3x display.
    let rect = CGRect(x: 4 + 1.0 / 3, y: 5 + 2.0 / 3, width: 7 + 1.0 / 3, height: 8)
    let image = try paint(
      [.fill(.rect(rect), red), .border(.rect(rect), Ink(0x0000FF), width: 1, dash: nil)], scale: scale)
    #expect(Set(image.pixels) == [0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_00FF])
  }

  @Test func `a hairline is never thinner than a pixel`() throws {
    let image = try paint([.fill(.rect(CGRect(x: 2, y: 3.4, width: 5, height: 0.1)), red)])
    #expect(image.pixels.filter { $0 == 0xFFFF_0000 }.count == 5)
  }

  @Test(arguments: [CGRect(x: 2, y: 6, width: 16, height: 8), CGRect(x: 6, y: 2, width: 8, height: 16)])
  func `a corner's radius is at most half of the shorter side`(_ rect: CGRect) throws {
    #expect(try paint([.fill(.rounded(rect, radius: 7), red)]) == paint([.fill(.rounded(rect, radius: 4), red)]))
    #expect(try paint([.fill(.rounded(rect, radius: 3), red)]) != paint([.fill(.rounded(rect, radius: 4), red)]))
  }

  @Test func `groups move, clip and end`() throws {
    let image = try paint([
      .beginGroup(Group(translation: CGPoint(x: 5, y: 6), clip: .rect(CGRect(x: 0, y: 0, width: 3, height: 3)))),
      .fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 100)), red), .endGroup,
      .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), Ink(0x00FF00)),
    ])
    #expect(image[5, 6] == 0xFFFF_0000)
    #expect(image[7, 8] == 0xFFFF_0000)
    #expect(image[8, 8] == 0xFFFF_FFFF)
    #expect(image[0, 0] == 0xFF00_FF00)
  }

  @Test func `an eraser takes away from its group and leaves what is behind`() throws {
    let all = CGRect(x: 0, y: 0, width: 20, height: 20)
    let hole = DisplayCommand.fill(.rect(CGRect(x: 4, y: 4, width: 4, height: 4)), Ink(0))
    let image = try paint([
      .fill(.rect(all), Ink(0x00FF00)),
      .beginGroup(
        Group(translation: CGPoint(x: 2, y: 1), eraser: Eraser(area: all, commands: [hole]))),
      .fill(.rect(all), red), .endGroup, .fill(.rect(CGRect(x: 19, y: 19, width: 1, height: 1)), Ink(0x0000FF)),
    ])
    #expect(image[5, 5] == 0xFFFF_0000)
    #expect(image[6, 5] == 0xFF00_FF00)
    #expect(image[9, 8] == 0xFF00_FF00)
    #expect(image[10, 8] == 0xFFFF_0000)
    #expect(image[0, 0] == 0xFF00_FF00)
    #expect(image[19, 19] == 0xFF00_00FF)
  }

  /// Contents with every length of a drawing by hand, in points times a factor.
  private static func drawn(_ factor: Double) -> [DrawnShape.Content] {
    func steps(_ points: [(x: Double, y: Double)]) -> [OutlineStep] {
      points.enumerated().map { index, point in
        index == 0
          ? .move(x: point.x * factor, y: point.y * factor) : .line(x: point.x * factor, y: point.y * factor)
      }
    }
    let star = DrawnOutline(steps: steps([(9, 1), (14, 16), (1, 6), (17, 7), (4, 17)]) + [.close], isEvenOdd: true)
    func gradient(_ course: DrawnGradient.Course) -> DrawnShape.Content {
      let stops = [(0.1, 0xFF0000), (0.8, 0x0000FF)].map { place, color in
        DrawnGradient.Stop(place: place, color: SceneColor(hex: color))
      }
      let transform = SolvedTransform(
        a: factor, b: factor / 2, c: factor / 4, d: 2 * factor, tx: 3 * factor, ty: factor)
      return .area(star, .gradient(DrawnGradient(course: course, stops: stops, transform: transform)))
    }
    func line(_ cap: DrawnLine.Cap, _ join: DrawnLine.Join, _ dash: [Double] = []) -> DrawnShape.Content {
      let line = DrawnLine(
        width: 2 * factor, cap: cap, join: join, miterLimit: 5, dash: dash.map { $0 * factor }, phase: factor)
      return .line(steps([(3, 15), (8, 4), (12, 15)]), line, SceneColor(hex: 0x00AA00))
    }
    return [
      .area(star, .color(SceneColor(hex: 0x123456))), gradient(.linear(x1: 0, y1: 0, x2: 12, y2: 5)),
      gradient(.radial(x1: 5, y1: 3, r1: 1, x2: 6, y2: 4, r2: 8)), line(.butt, .miter), line(.round, .bevel),
      line(.square, .round), line(.butt, .round, [3, 2]),
    ]
  }

  @Test(arguments: 0..<7)
  func `what is drawn by hand moves with its group, and grows with the scale`(_ index: Int) throws {
    let content = DisplayCommand.drawn(Self.drawn(1)[index])
    let large = try paint([content], scale: 2)
    #expect(large.pixels == (try paint([.drawn(Self.drawn(2)[index])], 40, 40)).pixels)
    let moved = try paint([.beginGroup(Group(translation: CGPoint(x: 5, y: 3))), content, .endGroup], 25, 23, scale: 2)
    let rows = (0..<40).map { y in (0..<40).map { x in moved[x + 10, y + 6] } }
    // Cairo rounds the colours of a radial gradient by its distance from the picture's corner.
    if index != 2 { #expect(rows.flatMap { $0 } == large.pixels) }
  }

  @Test func `each end and corner of a line, and each course of a gradient, is painted in its own way`() throws {
    let pictures = try Self.drawn(1).map { try paint([.drawn($0)], scale: 2).pixels }
    #expect(Set(pictures).count == pictures.count)
  }

  @Test func `text stands on its baseline inside its width`() throws {
    let run = measurer.shape("Hx", size: 20)
    let image = try paint([.text(run, x: 5, baseline: 25, Ink(0x000000))], 60, 40, scale: 2)
    let inked = image.pixels.indices.filter { image.pixels[$0] != 0xFFFF_FFFF }
    let (columns, rows) = (inked.map { $0 % image.width }, inked.map { $0 / image.width })
    #expect(rows.max() == 49)  // the last row above the baseline at 25 points
    #expect((columns.min() ?? 0) >= 10)
    #expect(Double(columns.max() ?? 0) < (5 + run.width) * 2)
    // Capital height of the stand-in font: 2048 / 2816 em.
    #expect(abs(Double(50 - (rows.min() ?? 0)) - 40 * 2048 / 2816) <= 1)
  }

  @Test func `a character the font lacks is drawn as a box`() throws {
    let run = measurer.shape("\u{4E00}", size: 20)
    let image = try paint([.text(run, x: 2, baseline: 22, Ink(0x000000))], 40, 30)
    #expect(image.pixels.contains { $0 != 0xFFFF_FFFF })
  }

  @Test func `pictures beyond the limit are refused`() {
    #expect(throws: CanvasError.self) { try paint([], -10, 10) }
    #expect(throws: CanvasError.self) { try paint([], 40_000, 10) }
    #expect(throws: CanvasError.self) { try paint([], .infinity, 10) }
    #expect(throws: CanvasError.self) { try paint([], 20_000, 20_000) }
    #expect(throws: CanvasError.self) { try paint([], 0, 10) }
  }
}
