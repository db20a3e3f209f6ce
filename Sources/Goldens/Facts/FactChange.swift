import Layout
import Values

/// One difference between a golden's facts and the layout now.
package enum FactChange: Sendable, Hashable {
  /// An edge of a view, in the superview's coordinates, in points.
  case edge(view: String, edge: Edge, from: Double, to: Double)
  /// Any other fact that differs; nil if there is none on that side.
  case fact(FactSubject, from: Fact?, to: Fact?)
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
  /// The view, or `root`, that the fact belongs to.
  package var subject: String {
    switch self {
    case .edge(let view, _, _, _): view
    case .fact(let subject, _, _): subject.name
    case .renamed(_, let name): name
    }
  }

  /// Whether only the view's name has changed.
  package var isRename: Bool {
    if case .renamed = self { return true }
    return false
  }

  /// Whether the fact belongs to the device: the root view's size and what covers it.
  package var isOfDevice: Bool {
    if case .fact(.root, _, _) = self { return true }
    return false
  }

  /// Whether a view is new, gone, hidden or shown again.
  package var isOfPresence: Bool {
    switch self {
    case .fact(_, .frame?, nil), .fact(_, nil, .frame?), .fact(_, .hidden?, nil), .fact(_, nil, .hidden?): true
    default: false
    }
  }

  /// The greatest distance moved, in points, of an edge, or of a text and related facts; nil if more than positions
  /// differ.
  package var distanceInPoints: Double? {
    switch self {
    case .edge(_, _, let from, let to): return abs(to - from)
    case .fact(_, let from?, let to?):
      guard from.kind == to.kind, let old = from.position, let new = to.position,
        from.content == to.content
      else { return nil }
      return zip(old, new).map { abs($0 - $1) }.max()
    case .fact, .renamed: return nil
    }
  }

  /// A description of the change without its start value, so that equal changes in several cells are one.
  package var distance: String {
    switch self {
    case .edge(let view, let edge, let from, let to):
      return "\(view).\(edge.rawValue) \(to > from ? "+" : "")\(NumberText.plain(to - from)) pt"
    case .fact(let subject, .text(let old)?, .text(let new)?):
      if old.text == new.text { return "\(subject.name): text moved" }
      return "\(subject.name): \(Quoting.record.quoted(old.text)) -> \(Quoting.record.quoted(new.text))"
    default: return description
    }
  }
}

extension FactChange {
  /// Describes a change of what a layout leaves open: `top edge now ambiguous`.
  /// - Parameters: The facts; nil if the layout decides the edge.
  package static func openness(from: Fact?, to: Fact?) -> String {
    guard case .open(let part, _, _)? = to ?? from else { return "" }
    let edge =
      switch part {
      case .minX: "left edge"
      case .minY: "top edge"
      case .width, .height: part.word
      }
    return to == nil
      ? "\(edge) no longer ambiguous" : from == nil ? "\(edge) now ambiguous" : "\(edge) ambiguous in another range"
  }

  private static func isOpenness(_ fact: Fact?) -> Bool {
    if case .open? = fact { return true }
    return false
  }
}

extension FactChange: CustomStringConvertible {
  package var description: String {
    switch self {
    case .edge(let view, let edge, let from, let to):
      let difference = NumberText.plain(to - from)
      return "\(view).\(edge.rawValue) \(NumberText.plain(from)) -> \(NumberText.plain(to)) "
        + "(\(to > from ? "+" : "")\(difference) pt)"
    case .fact(let subject, let from, let to) where Self.isOpenness(from ?? to):
      return "\(subject.name): \(Self.openness(from: from, to: to))"
    case .fact(let subject, let from?, let to?): return "\(subject.name): \(from) -> \(to)"
    case .fact(let subject, let from?, nil): return "\(subject.name): no longer \(from)"
    case .fact(let subject, nil, let to): return "\(subject.name): new \(to.map { "\($0)" } ?? "")"
    case .renamed(let from, let to): return "\(from) renamed \(to)"
    }
  }
}
