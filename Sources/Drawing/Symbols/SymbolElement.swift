import Foundation
import Layout

/// A parsed element of a symbol.
struct SymbolElement {
  let verb: SymbolVerb
  /// A factor of the line width.
  let factor: Double
  /// Whether the element belongs only to the outlined symbol (false), only to the filled one (true), or to both (nil).
  let onlyFilled: Bool?
  /// An outline, or a symbol's name and its position.
  private let rest: Substring

  /// nil if the text is not an element.
  init?(_ text: Substring) {
    var text = text
    switch text.first {
    case "-": onlyFilled = false
    case "+": onlyFilled = true
    default: onlyFilled = nil
    }
    if onlyFilled != nil { text.removeFirst() }
    guard let space = text.firstIndex(of: " ") else { return nil }
    let head = text[..<space].split(separator: "*")
    guard let verb = head.first.flatMap({ SymbolVerb(rawValue: String($0)) }), head.count <= 2 else { return nil }
    guard let factor = head.count == 2 ? Double(head[1]) : 1 else { return nil }
    (self.verb, self.factor) = (verb, factor)
    rest = text[text.index(after: space)...]
  }

  /// The symbol that the element uses; nil for one with its own outline.
  var usedName: String? {
    guard [.use, .clear, .inset].contains(verb) else { return nil }
    return rest.split(separator: " ").first.map(String.init)
  }

  /// Returns the parts that the element draws; nil if it cannot be read.
  func parts(isFilled: Bool) -> [SymbolPart]? {
    if let onlyFilled, onlyFilled != isFilled { return [] }
    if let usedName { return usedParts(usedName, isFilled: isFilled) }
    guard let steps = SymbolPath.steps(rest) else { return nil }
    var part = SymbolPart(steps: steps, line: factor).moved { $0 }
    switch verb {
    case .body: part.isFilled = isFilled
    case .line: part.isErasing = isFilled
    case .mark: (part.isFilled, part.isErasing) = (true, isFilled)
    case .stroke: break
    case .solid: part.isFilled = true
    case .fill: (part.isFilled, part.line) = (true, 0)
    case .cut: part.isErasing = true
    case .gap: (part.isErasing, part.room) = (true, SymbolPart.gap)
    case .hole: (part.isErasing, part.isFilled, part.line) = (true, true, 0)
    case .moat: (part.isErasing, part.isFilled, part.room) = (true, true, SymbolPart.gap)
    case .use, .clear, .inset: return nil
    }
    return [part]
  }

  private func usedParts(_ name: String, isFilled: Bool) -> [SymbolPart]? {
    guard let place, let used = Symbol(named: name, isFilled: isFilled) else { return nil }
    let parts = used.parts.map { $0.moved(place, line: factor) }
    switch verb {
    case .clear:
      return parts.filter { !$0.isErasing }.map { part in
        var part = part
        (part.isErasing, part.isFilled, part.room) = (true, part.steps.last == .close, SymbolPart.gap * factor)
        return part
      }
    case .inset where isFilled: return parts.map(\.inverted)
    default: return parts
    }
  }

  /// Maps a point of the used symbol to its position; nil if the words do not describe a position.
  private var place: ((CGPoint) -> CGPoint)? {
    var words = rest.split(separator: " ").dropFirst()
    var moves: [(CGPoint) -> CGPoint] = []
    while let word = words.popFirst() {
      switch word {
      case "flip": moves.append { CGPoint(x: 24 - $0.x, y: $0.y) }
      case "turn":
        guard let angle = words.popFirst().flatMap({ Double($0) }) else { return nil }
        let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
        moves.append {
          let (x, y) = ($0.x - 12, $0.y - 12)
          return CGPoint(x: 12 + x * cosine - y * sine, y: 12 + x * sine + y * cosine)
        }
      case "at":
        let numbers = words.prefix(3).compactMap { Double($0) }
        words = words.dropFirst(3)
        guard numbers.count == 3 else { return nil }
        moves.append(SymbolFrame(x: numbers[0], y: numbers[1], scale: numbers[2]).place)
      default: return nil
      }
    }
    return { [moves] point in moves.reduce(point) { $1($0) } }
  }
}

/// The position of a symbol inside another, in units of the grid.
struct SymbolFrame {
  /// The horizontal position of its center.
  let x: Double
  /// The vertical position of its center.
  let y: Double
  /// The scale relative to its own size.
  let scale: Double

  /// Returns the position of one of its points.
  func place(_ point: CGPoint) -> CGPoint { CGPoint(x: x + (point.x - 12) * scale, y: y + (point.y - 12) * scale) }
}
