import Values

/// Headroom as text, for `plumb headroom` and editors.
package enum HeadroomTexts {
  /// One line, escaped:
  /// `Title: 12 points (8 %) until it wraps to 2 lines; moves Go from 3 points (iphone-15-portrait)`.
  package static func text(_ text: TextHeadroom) -> String {
    let ofText = text.events.filter { $0.event.isOfText }
    let own = ofText.first
    let room = own.map { self.room($0, of: text) } ?? "neither wraps nor is cut within \(points(text.reach))"
    let moved = text.events.first { !$0.event.isOfText }.map {
      $0.at < MapTolerance.invisible ? "; \(words($0.event)) at once" : "; \(words($0.event)) from \(points($0.at))"
    }
    let later = ofText.dropFirst().map { "; \(words($0.event)) from \(points($0.at))" }.joined()
    let place = [text.cell, text.texts.map(Escaped.line)].compactMap { $0 }.joined(separator: ", ")
    return "\(Escaped.line(text.view)): \(room)\(later)\(moved ?? "") (\(place))"
  }

  /// What happens to a text or to another view, escaped: `wraps to 2 lines`.
  package static func words(_ event: TextHeadroom.Event) -> String {
    switch event {
    case .wraps(let lines): "wraps to \(lines) lines"
    case .isCut: "is cut"
    case .isShrunk: "is drawn smaller"
    case .showsLines(let shown, let count): "shows \(shown) of \(count) lines"
    case .moves(let view): "moves \(Escaped.line(view))"
    }
  }

  private static func points(_ number: Double) -> String { "\(NumberText.plain(number, digits: 1)) points" }

  private static func room(_ occurrence: TextHeadroom.Occurrence, of text: TextHeadroom) -> String {
    let percent = Int((abs(occurrence.at) / max(1, text.width) * 100).rounded(.down))
    let what = words(occurrence.event)
    if case .showsLines = occurrence.event { return "is cut: it \(what)" }
    if occurrence.at < 0 { return "\(what): \(points(-occurrence.at)) (\(percent) %) too long" }
    if occurrence.at == 0, [.isCut, .isShrunk].contains(occurrence.event) { return what }
    return "\(points(occurrence.at)) (\(percent) %) until it \(what)"
  }
}
