import Values

/// Headroom as text, for `plumb headroom` and editors.
package enum HeadroomTexts {
  /// One line, escaped:
  /// `Title: 12 points (8 %) until it wraps to 2 lines; moves Go from 3 points (iphone-15-portrait)`.
  package static func text(_ text: TextHeadroom) -> String {
    let percent = text.room.map { Int(($0 / max(1, text.width) * 100).rounded(.down)) }
    let own = text.events.first { $0.event.isOfText }
    let room =
      own.map { "\(points($0.at)) (\(percent ?? 0) %) until it \(words($0.event))" }
      ?? "neither wraps nor is cut within \(points(text.reach))"
    let moved = text.events.first { !$0.event.isOfText }.map {
      $0.at < MapTolerance.invisible ? "; \(words($0.event)) at once" : "; \(words($0.event)) from \(points($0.at))"
    }
    let place = [text.cell, text.texts.map(Escaped.line)].compactMap { $0 }.joined(separator: ", ")
    return "\(Escaped.line(text.view)): \(room)\(moved ?? "") (\(place))"
  }

  /// What happens to a text or to another view, escaped: `wraps to 2 lines`.
  package static func words(_ event: TextHeadroom.Event) -> String {
    switch event {
    case .wraps(let lines): "wraps to \(lines) lines"
    case .isCut: "is cut"
    case .moves(let view): "moves \(Escaped.line(view))"
    }
  }

  private static func points(_ number: Double) -> String { "\(NumberText.plain(number, digits: 1)) points" }
}
