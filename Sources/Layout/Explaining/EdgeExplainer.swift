package import UIKit
import Values

/// Explains edges of a laid-out scene in the document's words.
@MainActor
struct EdgeExplainer {
  private let built: BuiltScene
  private let words: RowWords
  private let origins: [ObjectIdentifier: SceneConstraint]
  private let findings: [Finding]

  /// - Parameter findings: Problems with the layout.
  /// - Complexity: O(items + constraints).
  init(_ built: BuiltScene, findings: [Finding]) {
    self.built = built
    self.findings = findings
    words = RowWords(built)
    origins = built.origins
  }

  /// Returns the explanation of a view or guide; nil if it is not in the tree.
  /// - Parameter withChanges: Whether to search for what would change the edge, too.
  func explanation(of view: SceneView, _ edge: SceneAttribute, withChanges: Bool) -> EdgeExplanation? {
    guard let object = built.items.first(where: { $0.scene.id == view.id })?.object else { return nil }
    let isMirrored = ((object as? UIView) ?? (object as? UILayoutGuide)?.owningView)
      .map { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    guard let layoutEdge = LayoutEdge(edge, isMirrored: isMirrored ?? false),
      let decision = (object as? UIView)?.decision(of: layoutEdge)
        ?? (object as? UILayoutGuide)?.decision(of: layoutEdge)
    else { return nil }
    let changes =
      withChanges
      ? (object as? UIView)?.changes(of: layoutEdge) ?? (object as? UILayoutGuide)?.changes(of: layoutEdge) : nil
    let deciders = decision.parts.enumerated().map { index, part in
      var own = decider(part)
      own.equivalents = (changes?.equivalents[index] ?? []).filter { !isOneContent($0, part) }.map { decider($0).text }
      return own
    }
    return EdgeExplanation(
      view: view.name, edge: "\(edge)", value: decision.value, deciders: Self.ordered(deciders),
      open: Dictionary(
        decision.open.map { (Self.names[$0.name] ?? $0.name, .init(lower: $0.lower, upper: $0.upper)) }
      ) { first, _ in first },
      supports: (changes?.supports ?? []).map(support),
      next: (changes?.turns ?? []).filter(Self.isPossible).map(turn).sorted { Self.rank($0) < Self.rank($1) }.map(
        \.turn),
      findings: findings.filter { $0.concerns(view.name, decision.parts.compactMap { origin($0)?.text }) }
        .map(\.sentence))
  }

  private func origin(_ part: EdgeDecision.Part) -> SceneConstraint? {
    guard case .row(.constraint(let constraint)) = part.cause else { return nil }
    return origins[ObjectIdentifier(constraint)]
  }

  // MARK: What would change it

  /// Whether a value can go beyond its limit: contents, screens and what the system places have no negative lengths.
  private static func isPossible(_ turn: EdgeChanges.Turn) -> Bool {
    if turn.raised != nil { return true }
    switch turn.source {
    case .constraint: return true
    case .contentSize, .system: return turn.isAbove ? turn.limit >= 0 : turn.limit > 0
    }
  }

  /// Ranks contents before constraints of the document, then stack views, then the system; contradictions come last.
  private static func rank(_ turn: (kind: EdgeExplanation.Decider.Category, turn: EdgeExplanation.Turn)) -> Int {
    if turn.turn.isContradictory { return 4 }
    switch turn.kind {
    case .content: return 0
    case .constraint: return 1
    case .stack: return 2
    case .system, .bound, .closing: return 3
    }
  }

  private func turn(_ turn: EdgeChanges.Turn) -> (kind: EdgeExplanation.Decider.Category, turn: EdgeExplanation.Turn) {
    let (kind, subject, place) = turn.raised.map { priority(turn.source, $0) } ?? subject(turn.source)
    return (
      kind,
      EdgeExplanation.Turn(
        subject: subject, place: place, now: turn.now, limit: turn.limit, value: turn.value,
        takesOver: Self.ordered(turn.takesOver.map(decider)), isContradictory: turn.isContradictory,
        isOfSystem: kind == .system, isAbove: turn.isAbove)
    )
  }

  /// Returns the owner of a priority: `the priority of 3`, `the compression resistance of Title`.
  private func priority(
    _ source: RowSource, _ relation: NSLayoutConstraint.Relation
  ) -> (EdgeExplanation.Decider.Category, String, ScenePlace?) {
    switch source {
    case .constraint(let constraint):
      let origin = origins[ObjectIdentifier(constraint)]
      let name = origin.map { $0.label ?? "\"\($0.text)\"" } ?? "\"\(words.equation(constraint))\""
      return (.constraint, "the priority of \(name)", origin?.place)
    case .contentSize(let view, _):
      let side = relation == .lessThanOrEqual ? "hugging" : "compression resistance"
      return (.content, "the \(side) of \(view.object.map(words.name) ?? "a view")", nil)
    case .system: return subject(source)
    }
  }

  /// Returns the owner of a number: `the constant of 3`, `the content width of Title`, `the screen's width`.
  private func subject(_ source: RowSource) -> (EdgeExplanation.Decider.Category, String, ScenePlace?) {
    switch source {
    case .constraint(let constraint):
      guard let origin = origins[ObjectIdentifier(constraint)] else {
        let kind = words.isOfStack(constraint) ? EdgeExplanation.Decider.Category.stack : .constraint
        return (kind, "the constant of \"\(words.equation(constraint))\"", nil)
      }
      return (.constraint, "the constant of \(origin.label ?? "\"\(origin.text)\"")", origin.place)
    case .contentSize(let view, let axis):
      let side = axis == .horizontal ? "width" : "height"
      return (.content, "the content \(side) of \(view.object.map(words.name) ?? "a view")", nil)
    case .system(let item, let what):
      return (.system, item.object.map { words.subject($0, what.text) } ?? what.text, nil)
    }
  }

  /// Sorts deciders: those of the document, in its order, before the system's.
  private static func ordered(_ deciders: [EdgeExplanation.Decider]) -> [EdgeExplanation.Decider] {
    func place(_ decider: EdgeExplanation.Decider) -> (Int, Int) {
      decider.place.map { ($0.line, $0.column) } ?? (.max, 0)
    }
    return EdgeExplanation.Decider.Category.allCases.flatMap { kind in
      let own = deciders.enumerated().filter { $0.element.kind == kind }
      return own.sorted { a, b in
        let (left, right) = (place(a.element), place(b.element))
        return left == right ? a.offset < b.offset : left < right
      }.map(\.element)
    }
  }

  /// Names of the unknowns for people.
  private static let names = ["minX": "left", "minY": "top"]

  /// Returns whether two rows belong to the content of one view, because hugging and compression resistance amount to
  /// the same.
  private func isOneContent(_ one: EdgeDecision.Part, _ other: EdgeDecision.Part) -> Bool {
    guard case .row(.contentSize(let a, let axis)) = one.cause, case .row(.contentSize(let b, axis)) = other.cause
    else { return false }
    return a.object === b.object
  }

  /// Returns `Title: its content is 88 wide, hugged`, and the priority.
  private func content(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, isHugging: Bool
  ) -> (text: String, priority: UILayoutPriority) {
    let size = axis == .horizontal ? view.layoutIntrinsicSize.width : view.layoutIntrinsicSize.height
    let way = axis == .horizontal ? "wide" : "high"
    let text = "\(words.name(of: view)): its content is \(NumberText.plain(size)) \(way), "
    return isHugging
      ? (text + "hugged", view.contentHuggingPriority(for: axis))
      : (text + "resisting compression", view.contentCompressionResistancePriority(for: axis))
  }

  private func support(_ support: EdgeChanges.Support) -> EdgeExplanation.Support {
    let (text, place, priority): (String, ScenePlace?, UILayoutPriority)
    switch support.source {
    case .constraint(let constraint):
      let origin = origins[ObjectIdentifier(constraint)]
      (text, place, priority) = (origin?.text ?? words.equation(constraint), origin?.place, constraint.priority)
    case .contentSize(let weak, let axis):
      let known = weak.object.map { content(of: $0, axis, isHugging: support.relation == .lessThanOrEqual) }
      (text, place, priority) = (known?.text ?? "a view's content", nil, known?.priority ?? .required)
    case .system(_, let what): (text, place, priority) = (what.text, nil, .required)
    }
    return EdgeExplanation.Support(
      text: text, place: place, priority: ScenePriority(rawValue: priority.rawValue), gaveWay: support.gaveWay)
  }

  /// Returns the margin and the safe area of which a constraint's margin consists: `bottom margin: 16 + 34 of the safe
  /// area`; nil without a safe area there.
  private func marginNote(_ constraint: NSLayoutConstraint) -> String? {
    let sides: [(AnyObject?, NSLayoutConstraint.Attribute)] = [
      (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
    ]
    for (item, attribute) in sides {
      guard let view = item as? UIView, view.insetsLayoutMarginsFromSafeArea,
        let side = MarginSide(attribute, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      else { continue }
      let (whole, safe) = (side.length(of: view.layoutMargins), side.length(of: view.safeAreaInsets))
      if safe > 0, whole >= safe {
        let margin = NumberText.plain(whole - safe)
        return "\(side.rawValue) margin: \(margin) + \(NumberText.plain(safe)) of the safe area"
      }
    }
    return nil
  }

  private func decider(_ part: EdgeDecision.Part) -> EdgeExplanation.Decider {
    func made(
      _ kind: EdgeExplanation.Decider.Category, _ text: String, _ priority: UILayoutPriority = .required,
      at place: ScenePlace? = nil, key: String? = nil
    ) -> EdgeExplanation.Decider {
      EdgeExplanation.Decider(
        kind: kind, text: text, place: place, key: key, priority: ScenePriority(rawValue: priority.rawValue),
        factor: part.factor,
        amount: part.amount)
    }
    switch part.cause {
    case .row(.constraint(let constraint)):
      guard let origin = origins[ObjectIdentifier(constraint)] else {
        return made(
          words.isOfStack(constraint) ? .stack : .constraint, words.equation(constraint), constraint.priority)
      }
      let text = origin.text + (marginNote(constraint).map { " (\($0))" } ?? "")
      return made(.constraint, text, constraint.priority, at: origin.place, key: origin.inputKey)
    case .row(.contentSize(let weak, let axis)):
      guard let view = weak.object else { return made(.content, "a view's content") }
      let (text, priority) = content(of: view, axis, isHugging: part.relation == .lessThanOrEqual)
      var decider = made(.content, text, priority, key: "\"\(words.name(of: view))\"")
      decider.breakingWidth = view.breakingWidth.map(Double.init)
      return decider
    case .row(.system(let item, let what)):
      let side = part.amount / part.factor
      var decider = made(.system, item.object.map { words.plain($0, what.text, side).text } ?? what.text)
      if let window = item.object as? UIWindow, what.text.hasPrefix("width") || what.text.hasPrefix("height") {
        decider.windowLength = words.subject(window, what.text)
      }
      return decider
    case .notNegative(let item, let name):
      return made(.bound, "\(item.object.map(words.name) ?? "a view"): its \(name) is not negative")
    case .closing(let item, let name):
      return made(
        .closing,
        "nothing decides \(item.object.map(words.name) ?? "a view").\(Self.names[name] ?? name): it is kept near 0")
    }
  }
}

/// A side with a margin; raw values are names for people.
private enum MarginSide: String {
  case top, bottom, left, right

  /// nil for an attribute that is no margin.
  init?(_ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool) {
    switch attribute {
    case .topMargin: self = .top
    case .bottomMargin: self = .bottom
    case .leftMargin: self = .left
    case .rightMargin: self = .right
    case .leadingMargin: self = isMirrored ? .right : .left
    case .trailingMargin: self = isMirrored ? .left : .right
    default: return nil
    }
  }

  /// The length of insets at the side.
  func length(of insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .top: insets.top
    case .bottom: insets.bottom
    case .left: insets.left
    case .right: insets.right
    }
  }
}

extension LayoutEdge {
  /// nil for an attribute that is not an edge of a rectangle.
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
  /// Attributes that are edges of a rectangle, or its center or size.
  package static let edges: [SceneAttribute] = [
    .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY,
  ]

  /// Attributes that are explained by default; together they are a frame.
  package static let frameEdges: [SceneAttribute] = [.left, .top, .width, .height]
}

extension LayoutPipeline {
  /// Explains why edges of views are where they are, in one cell.
  /// - Parameter edges: Views and attributes of ``SceneAttribute/edges``; those that the cell does not show are left
  ///   out.
  /// - Parameter withChanges: Whether to search for what would change an edge, and what keeps it from moving, too.
  /// - Complexity: A solve, and with changes for each edge as many more as the scene has constraints.
  package func explain(
    _ edges: [(view: SceneView, edge: SceneAttribute)], of scene: Scene, in cell: Cell, withChanges: Bool = true
  ) -> [EdgeExplanation] {
    measuring {
      let (built, cell, scene) = build(scene, in: cell)
      let findings = FindingsReader(scene: scene, cell: cell, built: built).findings()
      let explainer = EdgeExplainer(built, findings: findings)
      return edges.compactMap { explainer.explanation(of: $0.view, $0.edge, withChanges: withChanges) }
    }
  }
}

extension LayoutPipeline {
  /// Explains why edges of views of an application's controller are where they are, in one cell.
  /// - Parameter edges: Views, named as by ``solve(_:in:exactly:)``; those that do not exist are left out.
  /// - Complexity: A layout, and for each edge as many solves as the tree has constraints.
  package func explain(
    _ edges: [(view: String, edge: SceneAttribute)], of controller: UIViewController, in cell: Cell
  ) -> [EdgeExplanation] {
    let look = cell.variant.look ?? .usual
    return measuring {
      let built = BuiltScene(showing: controller, in: cell.under(look), look)
      built.window.layoutIfNeeded()
      let explainer = EdgeExplainer(built, findings: [])
      return edges.compactMap { explainer.explanation(of: SceneView(id: $0.view), $0.edge, withChanges: true) }
    }
  }
}

extension UIView {
  /// Explains why edges of the view are where they are after its tree's last layout; empty for the root of its tree.
  /// - Parameter edges: Attributes of ``SceneAttribute/edges``.
  /// - Complexity: For each edge as many solves as the tree has constraints.
  package func explanations(of edges: [SceneAttribute]) -> [EdgeExplanation] {
    let built = BuiltScene(around: self)
    guard let own = built.items.first(where: { $0.object === self })?.scene else { return [] }
    let explainer = EdgeExplainer(built, findings: [])
    return edges.compactMap { explainer.explanation(of: own, $0, withChanges: true) }
  }
}
