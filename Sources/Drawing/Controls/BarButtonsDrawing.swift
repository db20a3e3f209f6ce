import Foundation
import Layout

/// Buttons at the sides of a navigation bar or along a toolbar; all lengths in points.
struct BarButtonsDrawing {
  let parts: BarParts
  /// The distance between the bar's edge and the first button.
  let side: Double
  /// The vertical center of the row of buttons.
  let middle: Double

  /// The distance between two buttons.
  private static let gap = 16.0
  /// The box of a symbol, in points.
  private static let symbolSide = 22.0
  /// The height of a glass capsule, and the margin around its contents.
  private static let capsuleHeight = 44.0
  /// Between a capsule's end and its first item, in points.
  private static let capsuleMargin = 12.0

  private var palette: Palette { parts.palette }
  private var isGlass: Bool { palette.look.isGlass }
  private var ink: Ink { parts.tint }

  // MARK: At one side

  /// Draws buttons from an edge inwards.
  /// - Parameter start: The earliest start of the first button, from the edge.
  /// - Returns: The start of the remaining space, from the same edge.
  func draw(
    _ items: [BarContents.Item], from start: Double, isTrailing: Bool, into sketch: inout Sketch
  ) -> Double {
    var place = start
    // Trailing items are placed from the edge inwards.
    for item in isTrailing ? items.reversed() : items {
      guard let length = length(of: item) else { continue }
      let isAtRight = isTrailing != parts.isMirrored
      draw(item, from: isAtRight ? parts.width - place - length : place, length: length, into: &sketch)
      place += length + Self.gap
    }
    return place
  }

  /// Draws the back arrow, and the title it leads to.
  /// - Returns: The start of the remaining space, from the leading edge.
  func drawBack(_ title: String, from start: Double, into sketch: inout Sketch) -> Double {
    let isMirrored = parts.isMirrored
    func x(_ fromStart: Double) -> Double { isMirrored ? parts.width - fromStart : fromStart }
    func arrow(_ tip: Double) {
      sketch.line(
        [(x(tip + 9), middle - 9), (x(tip), middle), (x(tip + 9), middle + 9)], ink, width: isGlass ? 2.2 : 2.8)
    }
    if isGlass {
      let radius = Self.capsuleHeight / 2
      let disc = CGRect(x: x(start + radius) - radius, y: middle - radius, width: 2 * radius, height: 2 * radius)
      drawCapsule(disc, into: &sketch)
      arrow(start + radius - 6)
      return start + 2 * radius + Self.gap
    }
    let tip = start / 2
    arrow(tip)
    let run = run(title)
    sketch.text(
      run, size: BarParts.titleSize, at: x(tip + 16), middle: middle, ink, isMirrored ? .right : .left)
    return tip + 16 + run.width + Self.gap
  }

  // MARK: Along a toolbar

  /// Draws buttons from edge to edge. Remaining space is distributed over the spaces; without spaces it stays at the
  /// end.
  func drawTools(_ items: [BarContents.Item], into sketch: inout Sketch) {
    let lengths = items.map { length(of: $0) ?? 0 }
    let spaces = items.filter { $0 == .space }.count
    let fixed = lengths.reduce(0, +) + Self.gap * Double(max(0, items.count - spaces - 1))
    let left = max(0, parts.width - 2 * side - fixed)
    var place = side
    for (item, length) in zip(items, lengths) {
      if item == .space {
        place += left / Double(spaces)
        continue
      }
      draw(item, from: parts.isMirrored ? parts.width - place - length : place, length: length, into: &sketch)
      place += length + Self.gap
    }
  }

  // MARK: One button

  /// Returns the title's glyphs, at most a third of the bar wide.
  private func run(_ title: String, _ weight: CaptionWeight = .regular) -> GlyphRun {
    parts.measurer.fitted(title, BarParts.titleSize, weight, parts.width / 3)
  }

  private func titleRun(of item: BarContents.Item) -> GlyphRun {
    if case .done(let title) = item { return run(title, .semibold) }
    return run(item.text ?? "")
  }

  /// Returns nil for a space.
  private func length(of item: BarContents.Item) -> Double? {
    switch item {
    case .title, .done:
      let width = titleRun(of: item).width
      return isGlass ? max(Self.capsuleHeight, width + 2 * Self.capsuleMargin) : width
    case .symbol: return isGlass ? Self.capsuleHeight : Self.symbolSide
    case .space: return nil
    }
  }

  private func draw(_ item: BarContents.Item, from left: Double, length: Double, into sketch: inout Sketch) {
    let height = Self.capsuleHeight
    var isDone = false
    if case .done = item { isDone = true }
    if isGlass, item != .space {
      let box = CGRect(x: left, y: middle - height / 2, width: length, height: height)
      if isDone {
        sketch.fill(box, radius: box.height / 2, parts.colors.tint.map(Ink.init) ?? palette[.systemBlue])
      } else {
        drawCapsule(box, into: &sketch)
      }
    }
    switch item {
    case .title, .done:
      let text = isGlass && isDone ? Ink(0xFFFFFF) : ink
      sketch.text(titleRun(of: item), size: BarParts.titleSize, at: left + length / 2, middle: middle, text)
    case .symbol(let name):
      let side = Self.symbolSide
      let box = CGRect(x: left + (length - side) / 2, y: middle - side / 2, width: side, height: side)
      SymbolDrawing(symbol: SolvedSymbol(name), ink: ink, isMirrored: parts.isMirrored).draw(in: box, into: &sketch)
    case .space: break
    }
  }

  private func drawCapsule(_ box: CGRect, into sketch: inout Sketch) {
    sketch.shadow(below: box, radius: box.height / 2, palette.shadow)
    sketch.fill(box, radius: box.height / 2, palette.glass)
  }
}
