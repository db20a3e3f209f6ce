/// The verdict on one cell.
package enum Verdict: Sendable, Hashable {
  case identical
  /// Frames or texts differ.
  case layoutChanged([FactChange])
  /// The layout is the same but the picture is not.
  case paintChanged
  /// The differences are within the selected tolerance.
  case tolerated(Toleration)
  /// The layout is the same; the picture was recorded by another renderer and cannot be compared.
  case otherRenderer
  /// There is no golden.
  case missing
  /// The golden cannot be used, with the reason.
  case failed(String)

  /// Whether there is a difference to look at.
  package var hasPictures: Bool {
    switch self {
    case .layoutChanged, .paintChanged: true
    default: false
    }
  }
}

/// One difference between a golden's facts and the layout now.
package enum FactChange: Sendable, Hashable {
  /// An edge of a view, in the superview's coordinates, in points.
  case edge(view: String, edge: Edge, from: Double, to: Double)
  /// Any other line that differs; nil if there is none on that side.
  case line(subject: String, from: String?, to: String?)
  /// A renamed view; any other differences are separate changes.
  case renamed(from: String, to: String)

  /// An edge of a view's frame.
  package enum Edge: String, Sendable, CaseIterable {
    case left = "Left"
    case top = "Top"
    case right = "Right"
    case bottom = "Bottom"
  }
}

extension FactChange {
  /// The greatest distance moved, in points, of an edge, or of a text and related facts; nil if more than positions
  /// differ.
  package var distanceInPoints: Double? {
    switch self {
    case .edge(_, _, let from, let to): return abs(to - from)
    case .renamed: return nil
    case .line(_, let from?, let to?):
      let (old, new) = (Self.parts(from), Self.parts(to))
      guard old.words == new.words, let kind = old.words.first, Self.placed.contains(String(kind)),
        old.numbers.count == new.numbers.count
      else { return nil }
      return zip(old.numbers, new.numbers).map { abs($0 - $1) }.max()
    case .line: return nil
    }
  }

  /// Facts whose numbers are in points.
  private static let placed: Set = ["exact", "baseline", "content", "offset", "image", "text"]

  /// Returns a fact's numbers, and the words before them.
  private static func parts(_ fact: String) -> (words: [Substring], numbers: [Double]) {
    let words = fact.split(separator: " ")
    let numbers = words.reversed().prefix { Double($0) != nil }
    return (Array(words.dropLast(numbers.count)), numbers.compactMap { Double($0) })
  }
}

extension FactChange {
  /// Describes a change of what a layout leaves open, `open minY 0 inf`: `ambiguous top`.
  /// - Parameters:
  ///   - from, to: The facts; nil if the layout decides the edge.
  package static func openness(from: String?, to: String?) -> String {
    let words = (to ?? from ?? "").split(separator: " ").dropFirst()
    let edge = words.first.map { ["minX": "left edge", "minY": "top edge"][$0] ?? String($0) } ?? "layout"
    return to == nil
      ? "\(edge) no longer ambiguous" : from == nil ? "\(edge) now ambiguous" : "\(edge) ambiguous in another range"
  }

  private static func isOpenness(_ fact: String?) -> Bool { fact?.hasPrefix("open ") ?? false }
}

extension FactChange: CustomStringConvertible {
  package var description: String {
    switch self {
    case .edge(let view, let edge, let from, let to):
      let difference = NumberText.plain(to - from)
      return "\(view).\(edge.rawValue) \(NumberText.plain(from)) -> \(NumberText.plain(to)) "
        + "(\(to > from ? "+" : "")\(difference) pt)"
    case .line(let subject, let from, let to) where Self.isOpenness(from ?? to):
      return "\(subject): \(Self.openness(from: from, to: to))"
    case .line(let subject, let from?, let to?): return "\(subject): \(from) -> \(to)"
    case .line(let subject, let from?, nil): return "\(subject): no longer \(from)"
    case .renamed(let from, let to): return "\(from) renamed \(to)"
    case .line(let subject, nil, let to): return "\(subject): new \(to ?? "")"
    }
  }
}
