import Values

/// A part of the description of an effect, with room for an amount in points: `up by 8`, `12 wider`.
///
/// Amounts are separate from the words, so that the same effect by different amounts in other cells is one line with a
/// range.
struct EffectWord: Hashable, Sendable {
  /// The text before the amount.
  let before: String
  /// The text after the amount.
  var after = ""

  /// Returns the words around an amount; a range if cells differ.
  func text(_ amount: ClosedRange<Double>?) -> String {
    guard let amount else { return before + after }
    let (low, high) = (Self.text(amount.lowerBound), Self.text(amount.upperBound))
    // The sign before the amount is that of both ends.
    let sign = before.last == "-" ? "-" : ""
    return before + (low == high ? low : "\(low) to \(sign)\(high)") + after
  }

  private static func text(_ number: Double) -> String { NumberText.plain(number, digits: 2) }
}

/// How far the edges of a view's frame are from the golden's, in its superview's coordinates, in points.
struct FrameChange: Hashable, Sendable {
  private(set) var left = 0.0
  private(set) var top = 0.0
  private(set) var right = 0.0
  private(set) var bottom = 0.0
  /// Whether an edge has moved by less than a hundredth of a point.
  private var isTiny = false

  /// Sets an edge's distance, rounded to hundredths: records have three decimal places, so that equal moves may differ
  /// in the last one.
  mutating func move(_ edge: FactChange.Edge, by distance: Double) {
    let exact = distance
    let distance = (distance * 100).rounded() / 100
    if distance == 0, exact != 0 { isTiny = true }
    switch edge {
    case .left: left = distance
    case .top: top = distance
    case .right: right = distance
    case .bottom: bottom = distance
    }
  }

  /// Whether the view has moved and kept its size.
  var isMove: Bool { left == right && top == bottom && (left != 0 || top != 0) }

  /// Describes the change of the frame, in words with amounts.
  var words: [(word: EffectWord, amount: Double)] {
    let words =
      Self.words(top, bottom, moves: ("up", "down"), sizes: ("taller", "shorter"), side: "top")
      + Self.words(left, right, moves: ("left", "right"), sizes: ("wider", "narrower"), side: "left")
    return words.isEmpty && isTiny ? [(EffectWord(before: "by less than "), 0.01)] : words
  }

  private static func words(
    _ start: Double, _ end: Double, moves: (String, String), sizes: (String, String), side: String
  ) -> [(word: EffectWord, amount: Double)] {
    let growth = ((end - start) * 100).rounded() / 100
    func size(_ place: String) -> (word: EffectWord, amount: Double) {
      (EffectWord(before: "", after: " \(growth > 0 ? sizes.0 : sizes.1)\(place)"), abs(growth))
    }
    func move(_ distance: Double) -> (word: EffectWord, amount: Double) {
      (EffectWord(before: "\(distance < 0 ? moves.0 : moves.1) by "), abs(distance))
    }
    if start == 0, end == 0 { return [] }
    if start == end { return [move(start)] }
    if start == 0 { return [size("")] }
    if end == 0 { return [size(" at the \(side)")] }
    // Edges are rounded to pixels separately, so that a center may be off by half a pixel.
    if start * end < 0, abs(start + end) <= (abs(growth) > 4 ? 0.51 : 0) { return [size(" around the center")] }
    return [move(start), size("")]
  }
}
