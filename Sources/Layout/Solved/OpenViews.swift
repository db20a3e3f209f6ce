import Values

/// Views that constraints leave open together: determining one of them determines all (AL-2.13).
package struct OpenViews: Sendable, Hashable {
  /// One of the views.
  package struct View: Sendable, Hashable {
    /// The document's name of the view, or ``content(of:)`` a scroll view.
    package let name: String
    /// The open parts of its frame.
    package let sides: [SolvedView.OpenSide]

    /// Returns the name of the content of a scroll view.
    package static func content(of scroll: String) -> String { "the content of \(scroll)" }
  }

  /// At least one, in the document's order.
  package let views: [View]
  /// The first of the constraints that mention the views along the open axes.
  package let constraints: [String]
  /// The number of further constraints.
  package let omitted: Int
  /// The stack view that arranges the first view.
  package let stack: String?
  /// The place of the first view.
  package let place: ScenePlace?
  /// Advice on how to determine them.
  package let advice: String

  /// The most views that a message names.
  private static let namedViews = 4

  var message: NumberedText {
    let named = views.prefix(Self.namedViews).map { view -> NumberedText in
      "\(view.name) (\(view.sides.map(\.text).joined(separator: ", ")))"
    }
    let more = Listing.rest(views.count - named.count, "view").map { " \($0) with them" } ?? ""
    return "ambiguous: \(named.joined(separator: ", "))\(more); \(reason)"
  }

  private var reason: String {
    if !constraints.isEmpty {
      let more = omitted > 0 ? ["\(omitted) more"] : []
      return "constraints: \((constraints + more).joined(separator: "; "))"
    }
    return stack.map { "arranged by \($0)" } ?? "no constraint mentions \(views.count == 1 ? "it" : "them")"
  }
}

extension SolvedView.OpenSide {
  /// The side with what it may be: `left from 0 to 20`, `width from 0 on`, `top anywhere`.
  fileprivate var text: NumberedText {
    switch (lower.isFinite, upper.isFinite) {
    case (true, true): "\(attribute.word) from \(number: lower) to \(number: upper)"
    case (true, false): "\(attribute.word) from \(number: lower) on"
    case (false, true): "\(attribute.word) up to \(number: upper)"
    case (false, false): "\(attribute.word) anywhere"
    }
  }
}

extension SolvedView.OpenSide.FramePart {
  /// The word for people.
  package var word: String {
    switch self {
    case .minX: "left"
    case .minY: "top"
    case .width: "width"
    case .height: "height"
    }
  }

  /// Whether it belongs to the horizontal axis.
  package var isHorizontal: Bool { self == .minX || self == .width }
}
