import Foundation
import Layout
import Testing

@testable import Drawing

/// Buttons at the sides of a navigation bar and along a toolbar.
@MainActor @Suite struct BarButtonTests {
  private let measurer: PangoMeasurer

  init() throws { measurer = try LayoutPipeline().measurer }

  private func buttons(isMirrored: Bool = false, look: Look = .usual) -> BarButtonsDrawing {
    let parts = BarParts(
      width: 400, isMirrored: isMirrored, palette: Palette(isDark: false, look: look), measurer: measurer)
    return BarButtonsDrawing(parts: parts, side: 16, middle: 22)
  }

  /// Returns the start and the end of each title, from left to right.
  private func titles(_ draw: (inout Sketch) -> Void) -> [(start: Double, end: Double)] {
    var sketch = Sketch()
    draw(&sketch)
    return sketch.commands.compactMap { command in
      guard case .text(let run, let x, _, _) = command else { return nil }
      return (x, x + run.width)
    }.sorted { $0.start < $1.start }
  }

  private func expect(
    _ found: [(start: Double, end: Double)], gaps: [Double], from start: Double, to end: Double?,
    _ location: SourceLocation = #_sourceLocation
  ) {
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }
    let between = zip(found.dropFirst(), found).map { $0.start - $1.end }
    #expect(found.count == gaps.count + 1, sourceLocation: location)
    #expect(found.first.map { isNear($0.start, start) } == true, "\(found)", sourceLocation: location)
    #expect(zip(between, gaps).allSatisfy(isNear), "\(between)", sourceLocation: location)
    if let end { #expect(found.last.map { isNear($0.end, end) } == true, "\(found)", sourceLocation: location) }
  }

  @Test func `buttons of a toolbar without spaces stand at its start, 16 points apart`() {
    let items: [BarContents.Item] = [.title("A"), .title("Bee"), .title("C")]
    expect(titles { buttons().drawTools(items, into: &$0) }, gaps: [16, 16], from: 16, to: nil)
    let mirrored = titles { buttons(isMirrored: true).drawTools(items, into: &$0) }
    #expect(mirrored.last.map { abs($0.end - 384) < 0.01 } == true, "\(mirrored)")
  }

  @Test func `a space in a toolbar takes all that is left, up to the other edge`() {
    let found = titles { buttons().drawTools([.title("A"), .space, .title("Bee")], into: &$0) }
    let left = 400 - 32 - found.reduce(0) { $0 + $1.end - $1.start }
    expect(found, gaps: [left], from: 16, to: 384)
  }

  @Test func `two spaces share what is left beside the distances of buttons`() {
    let items: [BarContents.Item] = [.title("A"), .space, .title("B"), .title("C"), .space, .title("D")]
    let found = titles { buttons().drawTools(items, into: &$0) }
    // Each button but the last is followed by the distance, whether or not a space follows as well.
    let left = 400 - 32 - 3 * 16 - found.reduce(0) { $0 + $1.end - $1.start }
    expect(found, gaps: [16 + left / 2, 16, 16 + left / 2], from: 16, to: 384)
  }

  @Test func `spaces of a full toolbar have no length`() {
    let items: [BarContents.Item] = Array(repeating: .title("A long title"), count: 4) + [.space, .title("End")]
    let found = titles { buttons().drawTools(items, into: &$0) }
    expect(found, gaps: [16, 16, 16, 16], from: 16, to: nil)
  }

  @Test func `buttons at a side are placed from the edge inwards`() {
    let items: [BarContents.Item] = [.title("First"), .title("Last")]
    var sketch = Sketch()
    let rest = buttons().draw(items, from: 16, isTrailing: true, into: &sketch)
    let trailing = titles { _ = buttons().draw(items, from: 16, isTrailing: true, into: &$0) }
    expect(trailing, gaps: [16], from: 400 - rest + 16, to: 384)
    let leading = titles { _ = buttons().draw(items, from: 16, isTrailing: false, into: &$0) }
    expect(leading, gaps: [16], from: 16, to: rest - 16)
  }
}
