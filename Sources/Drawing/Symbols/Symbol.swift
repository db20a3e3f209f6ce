import Foundation
import Layout

/// A drawn symbol: parts from back to front on a grid of 24 units.
struct Symbol: Sendable, Hashable {
  var parts: [SymbolPart]
  /// Whether it is mirrored in right-to-left layouts.
  var isMirrored = false

  /// The side of the grid, in units.
  static let side = 24.0
  /// The width of lines of the regular weight, in units: that of the stems of adjacent text.
  static let line = 1.7
  /// No name of a system symbol is as long, in bytes.
  private static let nameLimit = 100

  /// Returns the symbol of a name, from the table or derived: `.fill`; `.circle`, `.square` and other frames; `.slash`;
  /// `.badge` with its contents; `forward` and `backward` by the reading direction. nil for a name that is not drawn.
  /// - Parameters:
  ///   - isFilled: Whether bodies are filled, as for the name with `.fill`.
  ///   - isMirrored: Whether the layout is right-to-left.
  /// - Complexity: O(length of the name + parts).
  init?(named name: String, isFilled: Bool = false, isMirrored: Bool = false) {
    guard name.utf8.count <= Self.nameLimit, let symbol = Self.symbol(name, isFilled, isMirrored) else { return nil }
    self = symbol
  }

  private init(_ parts: [SymbolPart], isMirrored: Bool) { (self.parts, self.isMirrored) = (parts, isMirrored) }

  private static func symbol(_ name: String, _ isFilled: Bool, _ isMirrored: Bool) -> Symbol? {
    if let line = SymbolTable.lines[name] { return Symbol(line, isFilled: isFilled) }
    if let base = name.without(suffix: ".fill") {
      if SymbolTable.lines[base] != nil, !hasBody(base) { return nil }
      return symbol(base, true, isMirrored)
    }
    if let sided = sided(name, isMirrored) { return symbol(sided, isFilled, isMirrored) }
    if let base = name.without(suffix: ".slash") { return symbol(base, isFilled, isMirrored)?.struck }
    if let badge = name.range(of: ".badge") {
      return symbol(String(name[..<badge.lowerBound]), isFilled, isMirrored)?
        .badged(String(name[badge.upperBound...].drop { $0 == "." }), isMirrored)
    }
    for (frame, place) in SymbolFrame.byName {
      guard let base = name.without(suffix: ".\(frame)") else { continue }
      let isSolid = hasBody(base) && SymbolTable.lines[base]?.isPlain != true
      guard let inner = symbol(base, isSolid, isMirrored), let outer = symbol(frame, isFilled, isMirrored) else {
        continue
      }
      let parts = inner.parts.map { part in
        var part = part.moved(place.place, line: 0.92)
        part.room *= place.scale
        return isFilled ? part.inverted : part
      }
      return Symbol(outer.parts + parts, isMirrored: inner.isMirrored)
    }
    return nil
  }

  /// nil for an invalid line.
  private init?(_ line: SymbolLine, isFilled: Bool) {
    var parts: [SymbolPart] = []
    for element in line.elements {
      guard let more = SymbolElement(element)?.parts(isFilled: isFilled) else { return nil }
      parts += more
    }
    self.init(parts, isMirrored: line.isMirrored)
  }

  /// Returns whether a symbol of the table looks different when filled.
  static func hasBody(_ name: String) -> Bool {
    guard let line = SymbolTable.lines[name], !name.contains(".fill") else { return false }
    return line.elements.compactMap(SymbolElement.init).contains { element in
      switch element.verb {
      case .body, .line, .mark: true
      default: element.onlyFilled == true || element.usedName.map(hasBody) ?? false
      }
    }
  }

  /// Returns a name with sides instead of `forward` and `backward`; nil for a name without these words, and for those
  /// of players, which are the same everywhere.
  private static func sided(_ name: String, _ isMirrored: Bool) -> String? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.dropFirst().contains(where: { $0 == "forward" || $0 == "backward" }) else { return nil }
    if words[0] == "forward" || words[0] == "backward" { return nil }
    return words.map { word in
      switch word {
      case "forward": isMirrored ? "left" : "right"
      case "backward": isMirrored ? "right" : "left"
      default: String(word)
      }
    }.joined(separator: ".")
  }

  /// The symbol with a line through it.
  private var struck: Symbol {
    let steps: [OutlineStep] = [.move(x: 3.4, y: 3), .line(x: 20.6, y: 21)]
    let gap = SymbolPart(steps: steps, isErasing: true, room: SymbolPart.gap)
    return Symbol(parts + [gap, SymbolPart(steps: steps)], isMirrored: isMirrored)
  }

  /// Returns the symbol with a disc at its corner: a small one at the top, or one with a sign on it at the bottom.
  private func badged(_ sign: String, _ isMirrored: Bool) -> Symbol? {
    func disc(_ x: Double, _ y: Double, _ radius: Double, line: Double) -> SymbolPart {
      SymbolPart(steps: Shape.circle(x, y, radius).steps, isFilled: true, line: line)
    }
    if sign.isEmpty {
      var gap = disc(18.4, 5.6, 3, line: 1).inverted
      gap.room = SymbolPart.gap
      return Symbol(parts + [gap, disc(18.4, 5.6, 2.6, line: 1)], isMirrored: self.isMirrored)
    }
    guard let sign = Self.symbol(sign, true, isMirrored) else { return nil }
    let frame = SymbolFrame(x: 17.6, y: 17.6, scale: 0.3)
    let badge = [disc(frame.x, frame.y, 6.6, line: 0).inverted, disc(frame.x, frame.y, 5.1, line: 0)]
    return Symbol(
      parts + badge + sign.parts.map { $0.moved(frame.place, line: 0.85).inverted }, isMirrored: self.isMirrored)
  }
}

extension SymbolFrame {
  /// The position of a symbol inside a frame, by the frame's name; longer names first.
  fileprivate static let byName: [(name: String, frame: SymbolFrame)] = [
    ("circle", 12, 12, 0.56), ("square", 12, 12, 0.6), ("seal", 12, 12, 0.5), ("shield", 12, 11.4, 0.5),
    ("triangle", 12, 13.9, 0.46), ("diamond", 12, 12, 0.46), ("octagon", 12, 12, 0.56), ("hexagon", 12, 12, 0.5),
    ("app", 12, 12, 0.6), ("rectangle", 12, 12, 0.5), ("rectangle.portrait", 12, 12, 0.5), ("capsule", 12, 12, 0.42),
    ("bubble", 12, 10.4, 0.46), ("message", 12, 11.2, 0.46), ("folder", 12, 14.4, 0.38), ("doc", 12, 14.2, 0.42),
    ("tv", 12, 10.2, 0.46), ("desktopcomputer", 12, 9.6, 0.42), ("heart", 12, 11.4, 0.44),
    ("viewfinder", 12, 12, 0.56), ("house", 12, 14.6, 0.36), ("magnifyingglass", 10, 10, 0.36),
    ("square.on.square", 14.6, 14.6, 0.46), ("rectangle.on.rectangle", 14, 14.2, 0.42), ("icloud", 12, 12.6, 0.4),
    ("cloud", 12, 12.6, 0.4),
  ].sorted { $0.0.utf8.count > $1.0.utf8.count }
    .map { (name: $0.0, frame: SymbolFrame(x: $0.1, y: $0.2, scale: $0.3)) }
}

extension String {
  /// Returns the text before a suffix; nil for a text that does not end in it, or contains nothing else.
  fileprivate func without(suffix: String) -> String? {
    hasSuffix(suffix) && utf8.count > suffix.utf8.count ? String(dropLast(suffix.count)) : nil
  }
}
