import Layout
import Values

/// A scene with the facts that rules look up.
final class LintedScene {
  let scene: Scene
  /// In pre-order.
  let views: [SceneView]
  /// By id.
  let viewsByID: [String: SceneView]
  let superviews: [String: SceneItem]
  /// The constraints of the scene, its variations and its states, each once, in document order.
  let constraints: [SceneConstraint]
  /// Positions in the list of views, by id.
  let order: [String: Int]

  /// - Complexity: O(views + constraints).
  init(_ scene: Scene) {
    self.scene = scene
    views = scene.allViews
    viewsByID = Dictionary(views.map { ($0.id, $0) }) { first, _ in first }
    superviews = scene.superviews
    constraints =
      scene.constraints + scene.variations.flatMap(\.constraints) + scene.states.flatMap(\.constraints)
    order = Dictionary(views.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// Constraints that another one makes redundant.
  private(set) lazy var needless = EquivalentConstraints.pairs(in: self)
  /// Required equations that are dependent on earlier ones.
  private(set) lazy var dependent = DependentEquations.found(in: self)

  /// The sets of constraints that are installed together, each different set once: one set per pair of size classes.
  private(set) lazy var installedSets: [[SceneConstraint]] = {
    if scene.variations.isEmpty { return [scene.constraints] }
    var sets: [[SceneConstraint]] = []
    for classes in Self.sizeClasses {
      let set = installed(in: classes)
      if !sets.contains(set) { sets.append(set) }
    }
    return sets
  }()

  /// The four pairs of size classes that occur on screens.
  static let sizeClasses = [SizeClass.compact, .regular].flatMap { horizontal in
    [SizeClass.compact, .regular].map { SizeClasses(horizontal: horizontal, vertical: $0) }
  }

  /// Returns the constraints installed in some size classes, without those of views that are not installed there
  /// (AL-10.12).
  func installed(in classes: SizeClasses) -> [SceneConstraint] {
    let absent = absentViews(in: classes)
    return scene.installedConstraints(for: classes).filter { constraint in
      ![constraint.first.item, constraint.second?.item].contains { $0?.viewID.map(absent.contains) ?? false }
    }
  }

  /// Returns the ids of views that are not in the tree in some size classes, including their descendants.
  func absentViews(in classes: SizeClasses) -> Set<String> {
    var absent = scene.uninstalledViews(for: classes)
    if absent.isEmpty { return [] }
    // Superviews precede their subviews.
    for view in views {
      if case .view(let parent)? = superviews[view.id], absent.contains(parent) { absent.insert(view.id) }
    }
    return absent
  }

  /// Ids of views that a constraint gives a width or height of 0.
  private(set) lazy var closed = Set(
    constraints.filter { $0.fixesLength && $0.constant == .points(0) }.compactMap(\.first.item.viewID))

  // MARK: Words

  /// Returns the name of an item, for people.
  func name(of item: SceneItem) -> String {
    switch item {
    case .root: "Superview"
    case .topLayoutGuide: "Top Layout Guide"
    case .bottomLayoutGuide: "Bottom Layout Guide"
    case .safeArea: "Safe Area"
    case .readableGuide: "Readable Guide"
    case .keyboardGuide: "Keyboard Guide"
    case .view(let id): viewsByID[id]?.name ?? id
    case .safeAreaOf(let id): "\(viewsByID[id]?.name ?? id) Safe Area"
    case .contentGuide(let id): "\(viewsByID[id]?.name ?? id) Content Layout Guide"
    case .frameGuide(let id): "\(viewsByID[id]?.name ?? id) Frame Layout Guide"
    }
  }

  /// Returns one side of an equation in the notation of documents.
  func text(_ operand: SceneConstraint.Operand) -> String { "\(name(of: operand.item)).\(operand.attribute.rawValue)" }

  /// Returns a constraint as the document writes it; one of a storyboard as an equation after its id.
  func text(_ constraint: SceneConstraint) -> String {
    if !constraint.text.isEmpty { return constraint.text }
    return (constraint.label.map { "\($0): " } ?? "") + equation(constraint)
  }

  /// Returns a constraint as the document writes it; of a visual format, which means several, with its equation.
  func stated(_ constraint: SceneConstraint) -> String {
    constraint.isVisualFormat ? "\(constraint.text) (\(equation(constraint)))" : text(constraint)
  }

  /// Returns a constraint as an equation, without its label.
  func equation(_ constraint: SceneConstraint) -> String {
    var text = "\(self.text(constraint.first)) \(constraint.relation.rawValue) "
    let points = constraint.points(superviews)
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(NumberText.plain(constraint.multiplier)) x " }
      text += self.text(second)
      if points != 0 { text += points > 0 ? " + \(NumberText.plain(points))" : " - \(NumberText.plain(-points))" }
    } else {
      text += NumberText.plain(points)
    }
    if constraint.priority != .required { text += " (Priority \(constraint.priority))" }
    return text
  }

  /// Returns the name of a constraint in silences: its label, else its text.
  func subject(_ constraint: SceneConstraint) -> String { constraint.label ?? text(constraint) }

  /// Returns a fix that writes constraints in another way; nil if the document gives no place for them, uses the visual
  /// format, or contains what an equation of numbers cannot express: `Standard`, a third.
  func fix(_ constraints: [SceneConstraint], _ changed: (SceneConstraint) -> SceneConstraint) -> LintFix? {
    let equations = constraints.compactMap { constraint -> LintFix.Equation? in
      let new = changed(constraint)
      if constraint.isVisualFormat || scene.canvas != nil || !Self.isExact(new) { return nil }
      return constraint.place.map { LintFix.Equation(place: $0, text: equation(new)) }
    }
    return equations.count == constraints.count ? .equations(equations) : nil
  }

  /// Whether an equation with numbers as printed is exactly the constraint.
  private static func isExact(_ constraint: SceneConstraint) -> Bool {
    guard case .points(let points) = constraint.constant else { return false }
    return [points, constraint.multiplier].allSatisfy { Double(NumberText.plain($0)) == $0 }
  }

  // MARK: The tree

  /// Whether an item is an ancestor of a view.
  func holds(_ outer: SceneItem, _ inner: SceneItem) -> Bool {
    guard var id = inner.viewID else { return false }
    if outer == .root { return true }
    guard let outerID = outer.viewID else { return true }
    while case .view(let parent)? = superviews[id] {
      if parent == outerID { return true }
      id = parent
    }
    return false
  }

  /// Returns the view's place in the document.
  func place(of view: SceneView) -> ScenePlace? { view.place }

  /// Whether a view's superview arranges it: a stack, or a table its rows.
  func isArranged(_ view: SceneView) -> Bool {
    let outer: SceneView? =
      switch superviews[view.id] {
      case .view(let id): viewsByID[id]
      case .root: scene.rootView
      default: nil
      }
    guard let parent = outer else { return false }
    if case .stack = parent.kind { return view.isArranged }
    return parent.holdsCells && view.listPart == nil
  }

  /// Returns the view whose attribute an operand is; nil for guides and the root.
  func view(_ operand: SceneConstraint.Operand?) -> SceneView? {
    if case .view(let id)? = operand?.item { return viewsByID[id] }
    return nil
  }
}
