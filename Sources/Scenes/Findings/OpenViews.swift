import Values

/// Views that constraints leave open together: what decides one of them decides all (AL-2.13).
package struct OpenViews: Sendable, Hashable {
  /// One of the views.
  package struct View: Sendable, Hashable {
    /// What the document calls it.
    package let name: String
    /// What of its frame is open.
    package let sides: [SolvedView.OpenSide]
  }

  /// In the document's order; at least one.
  package let views: [View]
  /// The first of the constraints that mention the views along the axes that are open.
  package let constraints: [String]
  /// How many more there are.
  package let omitted: Int
  /// The stack view that arranges the first view.
  package let stack: String?
  /// Of the first view.
  package let place: ScenePlace?
  /// What would decide them.
  package let advice: String

  /// How many views a message names.
  private static let namedViews = 4

  var message: NumberedText {
    let named = views.prefix(Self.namedViews).map { view -> NumberedText in
      let sides = view.sides.map { side -> NumberedText in
        "\(side.attribute.word) from \(number: side.lower) to \(number: side.upper)"
      }
      return "\(view.name) (\(sides.joined(separator: ", ")))"
    }
    let more = views.count > named.count ? " and \(Count.text(views.count - named.count, "more view")) with them" : ""
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

extension SolvedView.OpenSide.FramePart {
  /// What people call it.
  package var word: String {
    switch self {
    case .minX: "left"
    case .minY: "top"
    case .width: "width"
    case .height: "height"
    }
  }

  /// Whether it lies along the horizontal axis.
  package var isHorizontal: Bool { self == .minX || self == .width }
}
