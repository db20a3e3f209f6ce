import Drawing
import Foundation
import Testing
import Typography

@testable import CairoCanvas

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
