/// How much longer a text may get before the layout shows it.
package struct TextHeadroom: Sendable, Hashable {
  /// What a longer text brings about.
  package enum Event: Sendable, Hashable {
    /// It takes more lines.
    case wraps(lines: Int)
    /// It ends in dots, or is clipped, or is drawn smaller.
    case isCut
    /// Another view moves or changes its size; its name.
    case moves(String)
  }

  /// What the document calls the view.
  package let view: String
  /// In which it was measured.
  package let cell: String
  /// Width of the text on one line, in points.
  package let width: Double
  /// In order; empty if nothing happens.
  package let events: [Occurrence]

  /// What happens, and by how many points longer the text is then.
  package struct Occurrence: Sendable, Hashable {
    /// What happens.
    package let event: Event
    /// In points.
    package let at: Double
  }

  /// Points until the text wraps or is cut; nil if it does neither.
  package var room: Double? { events.first { $0.event.isOfText }?.at }
}

extension TextHeadroom.Event {
  /// Whether it happens to the text itself.
  package var isOfText: Bool {
    if case .moves = self { return false }
    return true
  }
}
