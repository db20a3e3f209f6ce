import Layout
import Values

/// The scene to repair, with what candidates look up.
struct RepairSubject {
  let scene: Scene
  let views: [SceneView]
  let viewsByID: [String: SceneView]
  let superviews: [String: SceneItem]
  /// The constraints that can be edited one by one, in the document's order.
  let constraints: [SceneConstraint]
  private let equations: EquationText
  /// Left sides that several constraints without a number have.
  private let sharedSides: Set<String>

  init(_ scene: Scene) {
    self.scene = scene
    views = scene.allViews
    viewsByID = Dictionary(views.map { ($0.id, $0) }) { first, _ in first }
    superviews = scene.superviews
    constraints = scene.constraints + scene.variations.flatMap(\.constraints)
    let equations = EquationText(
      names: Dictionary(views.map { ($0.id, $0.name) }) { first, _ in first }, superviews: superviews)
    self.equations = equations
    let sides = constraints.filter { Self.number(of: $0) == nil }.map(equations.side)
    sharedSides = Set(Dictionary(grouping: sides) { $0 }.filter { $0.value.count > 1 }.keys)
  }

  /// The constraint in the guide's notation, without its label.
  func text(_ constraint: SceneConstraint) -> String { equations.text(constraint) }

  /// How a sentence calls a constraint: `4. Title.Leading`; without a number the left side, or the whole if others have that.
  func name(_ constraint: SceneConstraint) -> String {
    let side = equations.side(constraint)
    if let number = Self.number(of: constraint) { return "\(number). \(side)" }
    return sharedSides.contains(side) ? "\"\(text(constraint))\"" : side
  }

  /// The number of a constraint in a recipe; nil for one without, and for the identifiers of storyboards.
  private static func number(of constraint: SceneConstraint) -> String? {
    constraint.label.flatMap { $0.allSatisfy(\.isNumber) ? $0 : nil }
  }

  func name(of id: String) -> String { viewsByID[id]?.name ?? id }

  /// The texts that a view may show: in the document, in its states, and translated.
  func texts(of id: String) -> [String] {
    let own = [viewsByID[id]].compactMap { $0 } + scene.states.compactMap { $0.views[id] }
    return own.flatMap(\.texts).flatMap { text in [text] + scene.strings.values.compactMap { $0[text] } }
  }

  func view(named name: String) -> SceneView? { views.first { $0.name == name } }

  /// The views beside a view, without it.
  func siblings(of id: String) -> [SceneView] {
    guard let parent = superviews[id] else { return [] }
    return views.filter { $0.id != id && superviews[$0.id] == parent && $0.kind != .guide }
  }

  /// A view's priorities along an axis, with its kind's defaults.
  func priorities(of view: SceneView, _ axis: SceneAxis) -> (hugging: ScenePriority, resistance: ScenePriority) {
    let usual = type(of: view.kind.content).hugging
    return axis == .horizontal
      ? (view.hugging.horizontal ?? usual.horizontal ?? 250, view.resistance.horizontal ?? 750)
      : (view.hugging.vertical ?? usual.vertical ?? 250, view.resistance.vertical ?? 750)
  }

  /// Whether a view comes before another one in the document.
  func isBefore(_ id: String, _ other: String) -> Bool { views.first { $0.id == id || $0.id == other }?.id == id }

  /// Whether a stack view or a table places the view.
  func isArranged(_ id: String) -> Bool {
    guard let view = viewsByID[id] else { return false }
    let outer = superviews[id]?.viewID.flatMap { viewsByID[$0] } ?? scene.rootView
    if case .stack? = outer?.kind { return view.isArranged }
    return view.listPart != nil || outer?.holdsCells ?? false
  }

  /// A view and its superviews, from the inside.
  func chain(of id: String) -> [String] {
    var chain = [id]
    while let last = chain.last, case .view(let parent)? = superviews[last], chain.count < 100 { chain.append(parent) }
    return chain
  }

  /// The stack view around a view; nil if there is none.
  func stack(around id: String) -> SceneView? {
    guard case .view(let parent)? = superviews[id], let outer = viewsByID[parent], case .stack = outer.kind else {
      return nil
    }
    return outer
  }

  /// Returns the constraint as read from one line of the document.
  func constraint(at place: ScenePlace?) -> SceneConstraint? {
    guard let place else { return nil }
    let own = constraints.filter { $0.place == place }
    return own.count == 1 ? own[0] : nil
  }
}
