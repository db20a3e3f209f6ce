import Drawing
import Foundation
import TestSupport
import Testing
import Typography

@testable import CairoCanvas

/// Painting without Cairo produces the same pixels as Cairo.
@Suite struct RasterTests {
  private let measurer: PangoMeasurer
  private let canvas = CairoCanvas(outlines: GlyphOutlines())

  init() throws { measurer = try PangoMeasurer(fonts: FontFiles()) }

  private static func ink(_ random: inout SeededGenerator) -> Ink {
    let alphas = [1, 1, 1, 0.5, 0.3, 0.6, 0.998, 0.001, 0, 1.0 / 3]
    return Ink(UInt32.random(in: 0...0xFF_FFFF, using: &random), alpha: alphas.randomElement(using: &random) ?? 1)
  }

  /// The same commands twice; inside a group with an identity rotation everything is left to Cairo.
  private func bothWays(_ commands: [DisplayCommand], scale: Double) throws -> (own: PixelImage, cairo: PixelImage) {
    func paint(_ commands: [DisplayCommand]) throws -> PixelImage {
      try canvas.paint(
        DisplayList(size: CGSize(width: 90, height: 60), title: "", commands: commands), scale: PixelScale(scale))
    }
    let turn = Transform(a: 1, b: 0, c: 0, d: 1)
    return (try paint(commands), try paint([.beginGroup(Group(transform: turn))] + commands + [.endGroup]))
  }

  @Test(arguments: 0..<60) func `boxes and borders`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &* 7919)
    let commands = (0..<12).flatMap { _ -> [DisplayCommand] in
      let rect = CGRect(
        x: Double(Int.random(in: -20...80, using: &random)), y: Double(Int.random(in: -20...50, using: &random)),
        width: Double(Int.random(in: 1...60, using: &random)), height: Double(Int.random(in: 1...60, using: &random)))
      return [
        .fill(.rect(rect), Self.ink(&random)),
        .border(.rect(rect), Self.ink(&random), width: Double(Int.random(in: 1...3, using: &random)), dash: nil),
      ]
    }
    let (own, cairo) = try bothWays(commands, scale: Double(seed % 3 + 1))
    #expect(own == cairo)
  }

  @Test(arguments: 0..<60) func `lines of text`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &* 104_729)
    let commands = (0..<5).flatMap { line -> [DisplayCommand] in
      let words = ["Save", "Wi-Fi", "12,99 \u{20AC}", "Qyjg|", "—_—", "Ünïcödé"]
      let run = measurer.shape(words[(seed + line) % words.count], size: Double.random(in: 6...30, using: &random))
      return [
        .fill(.rect(CGRect(x: 0, y: Double(line * 12), width: 90, height: 12)), Self.ink(&random)),
        .text(
          run, x: Double.random(in: 1...20, using: &random), baseline: Double(line * 12) + 11.25, Self.ink(&random)),
      ]
    }
    let (own, cairo) = try bothWays(commands, scale: Double(seed % 3 + 1))
    #expect(own == cairo)
  }

  @Test func `rounded clips hide what they hide`() throws {
    let run = measurer.shape("Corner to corner", size: 15)
    for radius in [4.0, 12, 30] {
      let clip = Shape.rounded(CGRect(x: 5, y: 4, width: 80, height: 50), radius: radius)
      let inside: [DisplayCommand] = [
        .fill(.rect(CGRect(x: 0, y: 0, width: 90, height: 60)), Ink(0x3366CC)),
        .text(run, x: 7, baseline: 18, Ink(0xFFFFFF)), .text(run, x: 2, baseline: 35, Ink(0xFFFFFF, alpha: 0.5)),
        .border(.rect(CGRect(x: 5, y: 4, width: 80, height: 50)), Ink(0xFF0000), width: 1, dash: nil),
        .fill(.rect(CGRect(x: 40, y: 25, width: 20, height: 9)), Ink(0x00FF00)),
      ]
      let (own, cairo) = try bothWays([.beginGroup(Group(clip: clip))] + inside + [.endGroup], scale: 2)
      #expect(own == cairo)
    }
  }

  /// Large overlapping boxes, with content drawn by Cairo in between, in groups that clip and fade.
  @Test(arguments: 0..<80) func `what later boxes hide is not missed`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &* 15_485_863)
    func rect() -> CGRect {
      CGRect(
        x: Double(Int.random(in: -30...60, using: &random)), y: Double(Int.random(in: -30...40, using: &random)),
        width: Double(Int.random(in: 1...110, using: &random)), height: Double(Int.random(in: 1...80, using: &random)))
    }
    var commands: [DisplayCommand] = []
    for _ in 0..<14 {
      let fill = DisplayCommand.fill(.rect(rect()), Self.ink(&random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: commands += [fill, .fill(.rounded(rect(), radius: 12), Self.ink(&random))]
      case 1: commands += [.beginGroup(Group(clip: .rounded(rect(), radius: 9))), fill, .endGroup]
      case 2:
        commands += [.beginGroup(Group(translation: CGPoint(x: 7, y: -3), clip: .rect(rect()))), fill, .endGroup]
      case 3: commands += [.beginGroup(Group(opacity: 0.5)), fill, .endGroup]
      case 4: commands += [fill, .stroke(.rect(rect()), Self.ink(&random), width: 3, dash: nil)]
      default: commands.append(fill)
      }
    }
    let (own, cairo) = try bothWays(commands, scale: Double(seed % 3 + 1))
    // Compared outside of `#expect`, whose output for pictures would tell a reader nothing.
    let isSame = own == cairo
    #expect(isSame)
  }

  /// Encoding does not compare rows that were painted alike.
  @Test(arguments: 0..<60) func `rows that differ from the row above are noted, and not all`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &* 32_452_843)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    func rect() -> CGRect {
      CGRect(x: number(-20...70), y: number(-20...150), width: number(1...40), height: number(0...20))
    }
    let run = measurer.shape(["Row", "\u{1F680} up"][seed % 2], size: 11)
    func command(_ depth: Int) -> [DisplayCommand] {
      let ink = Self.ink(&random)
      let dash = Bool.random(using: &random) ? Dash(line: 3, gap: 2) : nil
      let place = rect()
      let corners = [(0.0, 0.0), (9, 4), (2, 13)].map { (place.minX + $0, place.minY + $1) }
      switch Int.random(in: 0..<(depth > 0 ? 7 : 11), using: &random) {
      case 0: return [.fill(.rect(place), ink)]
      case 1: return [.fill(.rounded(place, radius: number(0...9)), ink)]
      case 2: return [.border(.rounded(place, radius: number(0...9)), ink, width: number(0...4), dash: dash)]
      case 3: return [.stroke(.rounded(place, radius: number(0...9)), ink, width: number(0...4), dash: dash)]
      case 4: return [.text(run, x: place.minX, baseline: place.maxY, ink)]
      case 5, 6:
        let path = Shape.path([
          .move(x: corners[0].0, y: corners[0].1), .line(x: corners[1].0, y: corners[1].1),
          .quadratic(cx: place.maxX, cy: place.maxY, x: corners[2].0, y: corners[2].1), .close,
        ])
        return [Bool.random(using: &random) ? .fill(path, ink) : .stroke(path, ink, width: number(0...4), dash: nil)]
      case 7: return [.beginGroup(Group(clip: .rounded(rect(), radius: 5)))] + command(1) + command(1) + [.endGroup]
      case 8: return [.beginGroup(Group(translation: place.origin, opacity: 0.5))] + command(1) + [.endGroup]
      case 9:
        return [.beginGroup(Group(eraser: Eraser(area: place, commands: command(1))))] + command(1) + [.endGroup]
      default: return [.beginGroup(Group(translation: place.origin))] + command(1) + [.endGroup]
      }
    }
    let commands = (0..<4).flatMap { _ in command(0) }
    let list = DisplayList(size: CGSize(width: 90, height: 400), title: "", commands: commands)
    try canvas.withRows(list, scale: PixelScale(Double(seed % 3 + 1))) { rows in
      #expect(rows.changesAreNoted)
      #expect(rows.changes.map { $0.filter { $0 }.count < rows.height / 2 } == true)
      let (noted, compared) = (try PNGWriter.encode(rows), try PNGWriter.encode(rows.image))
      #expect(noted == compared)
    }
  }

  @Test func `boxes are painted where they show, and nowhere else`() {
    let picture = PixelBox(left: 0, top: 0, right: 90, bottom: 60)
    func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ alpha: Double = 1) -> DisplayCommand {
      .fill(.rect(CGRect(x: x, y: y, width: width, height: height)), Ink(0x336699, alpha: alpha))
    }
    let covers = Covers(
      [fill(0, 0, 90, 60), fill(10, 10, 30, 20), fill(20, 10, 40, 20), fill(0, 0, 90, 60, 0.5)], in: picture, scale: 1)
    #expect(covers.open(picture, after: -1).isEmpty)
    #expect(
      covers.open(picture, after: 0) == [
        PixelBox(left: 0, top: 0, right: 90, bottom: 10), PixelBox(left: 0, top: 10, right: 10, bottom: 30),
        PixelBox(left: 60, top: 10, right: 90, bottom: 30), PixelBox(left: 0, top: 30, right: 90, bottom: 60),
      ])
    #expect(
      covers.open(PixelBox(left: 10, top: 10, right: 40, bottom: 30), after: 1) == [
        PixelBox(left: 10, top: 10, right: 20, bottom: 30)
      ])
    #expect(covers.open(picture, after: 2) == [picture])
  }

  @Test func `a line is filled once and seen in many places`() throws {
    let run = measurer.shape("Again", size: 17)
    let image = try canvas.paint(
      DisplayList(
        size: CGSize(width: 200, height: 90), title: "",
        commands: (0..<3).map {
          .text(run, x: 10.5 + Double($0 * 60), baseline: 20.25 + Double($0 * 20), Ink(0x112233))
        }),
      scale: PixelScale(2))
    for y in 0..<50 {
      for x in 0..<120 { #expect(image[x, y] == image[x + 120, y + 40]) }
    }
  }

  /// More boxes than any document's scene can contain.
  @Test func `a million boxes`() throws {
    let commands = (0..<1_000_000).map { index -> DisplayCommand in
      let (x, y) = (Double(index % 300), Double(index / 300 % 200))
      return .fill(.rect(CGRect(x: x, y: y, width: 2, height: 2)), Ink(UInt32(index & 0xFF_FFFF)))
    }
    let image = try canvas.paint(
      DisplayList(size: CGSize(width: 300, height: 200), title: "", commands: commands), scale: .one)
    #expect(image[99, 199] != 0xFFFF_FFFF)
    #expect(try PNGReader.decode(PNGWriter.encode(image)) == image)
  }
}
