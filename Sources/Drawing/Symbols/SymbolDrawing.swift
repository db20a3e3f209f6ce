import Foundation
import Layout

/// Draws symbols in their box, as heavy as adjacent text.
struct SymbolDrawing {
  let symbol: SolvedSymbol
  let ink: Ink
  /// Whether the interface is right-to-left.
  let isMirrored: Bool

  /// The system's own names for buttons, with their symbols.
  static let systemNames = [
    "infoLight": "info.circle", "infoDark": "info.circle", "detailDisclosure": "info.circle",
    "contactAdd": "plus.circle",
    "add": "plus", "action": "square.and.arrow.up", "bookmarks": "book", "compose": "square.and.pencil",
    "fastForward": "forward.fill", "organize": "folder", "refresh": "arrow.clockwise",
    "reply": "arrowshape.turn.up.left", "rewind": "backward.fill", "search": "magnifyingglass", "stop": "xmark",
    "contacts": "person.crop.circle", "downloads": "square.and.arrow.down", "favorites": "star.fill",
    "featured": "star", "history": "clock", "more": "ellipsis.circle", "mostRecent": "clock",
    "mostViewed": "list.number", "recents": "clock.fill", "topRated": "star",
  ]

  /// Draws the symbol in the middle of a box, or a mark with its name if it is not drawn.
  /// - Complexity: O(parts), and as much for each part that is cut out.
  func draw(in rect: CGRect, into sketch: inout Sketch) {
    guard rect.width > 0, rect.height > 0 else { return }
    let name = Self.systemNames[symbol.name] ?? symbol.name
    guard let drawn = Symbol(named: name, isMirrored: isMirrored) else {
      var group = Group()
      group.title = symbol.name.isEmpty ? nil : symbol.name
      sketch.group(group) { drawMark(in: rect, into: &$0) }
      return
    }
    let scale = min(rect.width, rect.height) / Symbol.side
    let turns = isMirrored && drawn.isMirrored
    let place = Transform(
      a: turns ? -scale : scale, b: 0, c: 0, d: scale, tx: rect.midX + scale * Symbol.side / 2 * (turns ? 1 : -1),
      ty: rect.midY - scale * Symbol.side / 2)
    // Overlapping parts are one shape, whatever its opacity.
    sketch.group(Group(transform: place, opacity: ink.alpha)) { $0.append(picture(drawn)) }
  }

  /// Draws a mark for a symbol that is not drawn.
  private func drawMark(in rect: CGRect, into sketch: inout Sketch) {
    let side = min(rect.width, rect.height)
    sketch.stroke(.box(rect.shrunk(by: side * 0.1), radius: side * 0.2), ink, width: max(1, side * 0.075))
    sketch.disc(rect.midX, rect.midY, radius: side * 0.14, ink)
  }

  /// The area that heavy lines may occupy around the grid, in units.
  private static let area = CGRect(x: -6, y: -6, width: Symbol.side + 12, height: Symbol.side + 12)

  /// Returns the picture; a part that is cut out is cut out of all parts before it.
  private func picture(_ symbol: Symbol) -> Sketch {
    var picture = Sketch()
    var rest = symbol.parts[...]
    while let first = rest.first {
      var run = Sketch()
      while let part = rest.first, part.isErasing == first.isErasing {
        draw(part, into: &run)
        rest.removeFirst()
      }
      if first.isErasing {
        let below = picture
        picture = Sketch()
        picture.group(Group(eraser: Eraser(area: Self.area, commands: run.commands))) { $0.append(below) }
      } else {
        picture.append(run)
      }
    }
    return picture
  }

  private func draw(_ part: SymbolPart, into sketch: inout Sketch) {
    var ink = part.isErasing ? Ink(0) : ink
    ink.alpha = 1
    let shape = Shape.path(part.steps)
    if part.isFilled { sketch.fill(shape, ink) }
    let width = part.line * Symbol.line * symbol.weight.lineFactor / symbol.scale + 2 * part.room
    if width > 0 { sketch.stroke(shape, ink, width: width) }
  }
}

extension SceneFont.Weight {
  /// The width of lines relative to the regular weight, like the stems of text.
  fileprivate var lineFactor: Double {
    switch self {
    case .ultraLight: 0.42
    case .thin: 0.58
    case .light: 0.8
    case .regular: 1
    case .medium: 1.14
    case .semibold: 1.3
    case .bold: 1.48
    case .heavy: 1.64
    case .black: 1.8
    }
  }
}
