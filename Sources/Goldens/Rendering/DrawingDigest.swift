package import Drawing
import Foundation
import Layout
import Values

/// A digest of everything a display list draws: lists with the same digest give the same picture.
///
/// It is the same in every process. Names, labels and titles are not drawn and not included. A new property must be
/// added here: `DrawingDigestTests` counts them.
package struct DrawingDigest {
  private var words: [UInt64] = []
  /// Digests of font names, by the fonts' ids in this process.
  private var fonts: [Int: UInt64] = [:]

  /// 16 hexadecimal digits.
  /// - Complexity: O(commands and glyphs), and O(bytes) for pictures.
  package static func text(of list: DisplayList) -> String {
    var digest = DrawingDigest()
    digest.words.reserveCapacity(64 * list.commands.count)
    digest.add(list.size.width, list.size.height)
    digest.add(list.commands)
    return HashText.text(digest.words.withUnsafeBytes { XXH64.hash($0) })
  }

  // MARK: Commands

  private mutating func add(_ commands: [DisplayCommand]) {
    add(count: commands.count)
    for command in commands { add(command) }
  }

  private mutating func add(_ command: DisplayCommand) {
    switch command {
    case .fill(let shape, let ink):
      add(tag: 1)
      add(shape)
      add(ink)
    case .border(let shape, let ink, let width, let dash):
      add(tag: 2)
      add(shape)
      add(ink)
      add(width)
      add(dash)
    case .stroke(let shape, let ink, let width, let dash):
      add(tag: 3)
      add(shape)
      add(ink)
      add(width)
      add(dash)
    case .drawn(let content):
      add(tag: 4)
      add(content)
    case .text(let run, let x, let baseline, let ink):
      add(tag: 5)
      add(run)
      add(x, baseline)
      add(ink)
    case .image(let picture, let rect):
      add(tag: 6)
      add(bytes: picture.png(for: 1))
      add(rect)
    case .beginGroup(let group):
      add(tag: 7)
      add(group)
    case .endGroup: add(tag: 8)
    }
  }

  private mutating func add(_ group: Group) {
    add(group.translation.x, group.translation.y)
    add(tag: group.transform == nil ? 0 : 1)
    if let own = group.transform { add(own.a, own.b, own.c, own.d, own.tx, own.ty) }
    add(group.opacity)
    add(tag: group.clip == nil ? 0 : group.clipsEvenOdd ? 2 : 1)
    if let clip = group.clip { add(clip) }
    add(tag: group.eraser == nil ? 0 : 1)
    if let eraser = group.eraser {
      add(eraser.area)
      add(eraser.commands)
    }
  }

  private mutating func add(_ run: GlyphRun) {
    add(count: run.pieces.count)
    for piece in run.pieces {
      words.append(font(of: piece))
      add(piece.size, piece.stretch)
      add(count: piece.glyphs.count)
      for glyph in run.glyphs[piece.glyphs] {
        words.append(glyph.index.map(UInt64.init) ?? .max)
        add(glyph.x, glyph.y, glyph.advance)
      }
    }
  }

  private mutating func font(of piece: GlyphRun.Piece) -> UInt64 {
    if let known = fonts[piece.font] { return known }
    let name = Array((piece.fontName ?? "").utf8)
    let digest = name.withUnsafeBytes { XXH64.hash($0) }
    fonts[piece.font] = digest
    return digest
  }

  private mutating func add(_ content: DrawnShape.Content) {
    switch content {
    case .area(let outline, .color(let color)):
      add(tag: outline.isEvenOdd ? 2 : 1)
      add(outline.steps)
      add(color)
    case .area(let outline, .gradient(let gradient)):
      add(tag: outline.isEvenOdd ? 4 : 3)
      add(outline.steps)
      add(gradient)
    case .line(let steps, let line, let color):
      add(tag: 5)
      add(steps)
      add(line.width, line.miterLimit, line.phase)
      switch line.cap {
      case .butt: add(tag: 0)
      case .round: add(tag: 1)
      case .square: add(tag: 2)
      }
      switch line.join {
      case .miter: add(tag: 0)
      case .round: add(tag: 1)
      case .bevel: add(tag: 2)
      }
      add(count: line.dash.count)
      for length in line.dash { add(length) }
      add(color)
    // They are drawn by their own commands.
    case .text, .picture: add(tag: 6)
    }
  }

  private mutating func add(_ gradient: DrawnGradient) {
    switch gradient.course {
    case .linear(let x1, let y1, let x2, let y2):
      add(tag: 0)
      add(x1, y1, x2, y2)
    case .radial(let x1, let y1, let r1, let x2, let y2, let r2):
      add(tag: 1)
      add(x1, y1, r1, x2, y2, r2)
    }
    add(count: gradient.stops.count)
    for stop in gradient.stops {
      add(stop.place)
      add(stop.color)
    }
    let own = gradient.transform
    add(own.a, own.b, own.c, own.d, own.tx, own.ty)
  }

  // MARK: Parts

  private mutating func add(_ shape: Shape) {
    switch shape {
    case .rect(let rect):
      add(tag: 0)
      add(rect)
    case .rounded(let rect, let radius):
      add(tag: 1)
      add(rect)
      add(radius)
    case .path(let steps):
      add(tag: 2)
      add(steps)
    }
  }

  private mutating func add(_ steps: [OutlineStep]) {
    add(count: steps.count)
    for step in steps {
      switch step {
      case .move(let x, let y):
        add(tag: 0)
        add(x, y)
      case .line(let x, let y):
        add(tag: 1)
        add(x, y)
      case .quadratic(let cx, let cy, let x, let y):
        add(tag: 2)
        add(cx, cy, x, y)
      case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
        add(tag: 3)
        add(c1x, c1y, c2x, c2y, x, y)
      case .close: add(tag: 4)
      }
    }
  }

  private mutating func add(_ ink: Ink) { add(ink.red, ink.green, ink.blue, ink.alpha) }

  /// Adds a colour as resolved for its cell, without its twin.
  private mutating func add(_ color: SceneColor) { add(color.red, color.green, color.blue, color.alpha) }

  private mutating func add(_ dash: Dash?) {
    add(tag: dash == nil ? 0 : 1)
    if let dash { add(dash.line, dash.gap) }
  }

  private mutating func add(_ rect: CGRect) { add(rect.minX, rect.minY, rect.width, rect.height) }

  private mutating func add(_ numbers: Double...) { for number in numbers { words.append(number.bitPattern) } }

  private mutating func add(tag: UInt64) { words.append(tag) }

  private mutating func add(count: Int) { words.append(UInt64(count)) }

  private mutating func add(bytes: [UInt8]) {
    add(count: bytes.count)
    words.append(bytes.withUnsafeBytes { XXH64.hash($0) })
  }
}
