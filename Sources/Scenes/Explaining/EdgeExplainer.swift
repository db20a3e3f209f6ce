import UIKit
import Values

/// Explains edges of a laid-out scene in the document's words.
@MainActor
struct EdgeExplainer {
  private let built: BuiltScene
  private let words: RowWords
  private let origins: [ObjectIdentifier: SceneConstraint]

  /// - Complexity: O(items + constraints).
  init(_ built: BuiltScene) {
    self.built = built
    words = RowWords(built)
    origins = built.origins
  }

  /// Of the view or guide that the document calls so; nil if it is not in the tree.
  func explanation(of view: SceneView, _ edge: SceneAttribute) -> EdgeExplanation? {
    guard let object = built.items.first(where: { $0.scene.id == view.id })?.object else { return nil }
    let isMirrored = ((object as? UIView) ?? (object as? UILayoutGuide)?.owningView)
      .map { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    guard let layoutEdge = LayoutEdge(edge, isMirrored: isMirrored ?? false),
      let decision = (object as? UIView)?.decision(of: layoutEdge)
        ?? (object as? UILayoutGuide)?.decision(of: layoutEdge)
    else { return nil }
    return EdgeExplanation(
      view: view.name, edge: "\(edge)", value: decision.value,
      deciders: Self.ordered(decision.parts.map(decider)),
      open: Dictionary(
        decision.open.map { (Self.names[$0.name] ?? $0.name, .init(lower: $0.lower, upper: $0.upper)) }
      ) { first, _ in first })
  }

  /// What the document says, in its order, before what the system does.
  private static func ordered(_ deciders: [EdgeExplanation.Decider]) -> [EdgeExplanation.Decider] {
    func place(_ decider: EdgeExplanation.Decider) -> (Int, Int) {
      decider.place.map { ($0.line, $0.column) } ?? (.max, 0)
    }
    return EdgeExplanation.Decider.Kind.allCases.flatMap { kind in
      let own = deciders.enumerated().filter { $0.element.kind == kind }
      return own.sorted { a, b in
        let (left, right) = (place(a.element), place(b.element))
        return left == right ? a.offset < b.offset : left < right
      }.map(\.element)
    }
  }

  /// What people call the unknowns.
  private static let names = ["minX": "left", "minY": "top"]

  private func decider(_ part: EdgeDecision.Part) -> EdgeExplanation.Decider {
    func made(
      _ kind: EdgeExplanation.Decider.Kind, _ text: String, _ priority: UILayoutPriority = .required,
      at place: ScenePlace? = nil
    ) -> EdgeExplanation.Decider {
      EdgeExplanation.Decider(
        kind: kind, text: text, place: place, priority: ScenePriority(rawValue: priority.rawValue), factor: part.factor,
        amount: part.amount)
    }
    switch part.cause {
    case .row(.constraint(let constraint)):
      guard let origin = origins[ObjectIdentifier(constraint)] else {
        return made(.stack, words.equation(constraint), constraint.priority)
      }
      return made(.constraint, origin.text, constraint.priority, at: origin.place)
    case .row(.contentSize(let weak, let axis)):
      guard let view = weak.object else { return made(.content, "a view's content") }
      let isHugging = part.relation == .lessThanOrEqual
      let size = axis == .horizontal ? view.layoutIntrinsicSize.width : view.layoutIntrinsicSize.height
      let way = axis == .horizontal ? "wide" : "high"
      return made(
        .content,
        "\(words.name(of: view)): its content is \(NumberText.plain(size)) \(way), "
          + (isHugging ? "hugged" : "resisting compression"),
        isHugging ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis))
    case .row(.system(let item, let what)):
      let side = part.amount / part.factor
      return made(.system, item.object.map { words.plain($0, what, side).text } ?? what)
    case .notNegative(let item, let name):
      return made(.bound, "\(item.object.map(words.name) ?? "a view"): its \(name) is not negative")
    case .closing(let item, let name):
      return made(
        .closing,
        "nothing decides \(item.object.map(words.name) ?? "a view").\(Self.names[name] ?? name): it is kept near 0")
    }
  }
}

extension LayoutEdge {
  /// Nil for an attribute that is no edge of a rectangle.
  fileprivate init?(_ attribute: SceneAttribute, isMirrored: Bool) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .leading: self = isMirrored ? .right : .left
    case .trailing: self = isMirrored ? .left : .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    default: return nil
    }
  }
}

extension SceneAttribute {
  /// Those that are edges of a rectangle, or its middle or size.
  package static let edges: [SceneAttribute] = [
    .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY,
  ]
}

extension LayoutPipeline {
  /// Why edges of views are where they are, in one cell.
  /// - Parameter edges: Views and attributes of ``SceneAttribute/edges``; those that the cell does not show are left out.
  /// - Complexity: A solve, and a question to the solver for each edge.
  package func explain(
    _ edges: [(view: SceneView, edge: SceneAttribute)], of scene: Scene, in cell: Cell
  ) -> [EdgeExplanation] {
    measuring {
      let explainer = EdgeExplainer(build(scene, in: cell).0)
      return edges.compactMap { explainer.explanation(of: $0.view, $0.edge) }
    }
  }
}
