/// How much longer a text may get before the layout shows it.
package struct TextHeadroom: Sendable, Hashable {
  /// An effect of a longer text.
  package enum Event: Sendable, Hashable {
    /// It takes more lines.
    case wraps(lines: Int)
    /// It ends in an ellipsis, is clipped, or is drawn smaller.
    case isCut
    /// It is drawn smaller as it is.
    case isShrunk
    /// It shows so many of its lines as it is.
    case showsLines(Int, of: Int)
    /// Another view, given by name, moves or changes its size.
    case moves(String)
  }

  /// The view's id.
  package let id: String
  /// The view's name in the document.
  package let view: String
  /// The text as it is.
  package let text: String
  /// The cell in which it was measured.
  package let cell: String
  /// The text of another view that was varied meanwhile: `Title of 30 letters`; nil if all are as in the document.
  package let texts: String?
  /// Width of the text on one line, in points.
  package let width: Double
  /// How much longer the text was made at most, in points: four times its width, at least 400.
  package let reach: Double
  /// In order; empty if nothing happens within ``reach``.
  package let events: [Occurrence]

  /// What happens, and by how many points the text is longer then.
  package struct Occurrence: Sendable, Hashable {
    /// What happens.
    package let event: Event
    /// The additional length of the text, in points; below zero for a text that is cut by as much.
    package let at: Double
  }

  /// Points until the text wraps or is cut, below zero if it is cut by as much; nil if it does neither within ``reach``.
  package var room: Double? { events.first { $0.event.isOfText }?.at }
}

extension TextHeadroom.Event {
  /// Whether it happens to the text itself.
  package var isOfText: Bool {
    if case .moves = self { return false }
    return true
  }
}
