import Scenes
import Values

/// A scene, with what rules look up in it.
final class LintedScene {
  let scene: Scene
  /// In pre-order.
  let views: [SceneView]
  /// By id.
  let viewsByID: [String: SceneView]
  let superviews: [String: SceneItem]
  /// Of the scene, of its variations and of its states, each once, in the document's order.
  let constraints: [SceneConstraint]
  /// In the order in which views are listed, by id.
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

  /// Constraints that another one makes needless.
  private(set) lazy var needless = ConstraintPairs.pairs(in: self)
  /// Required equations that add nothing to those before them.
  private(set) lazy var dependent = DependentEquations.found(in: self)

  /// The constraints that are installed together, once for each different set of them: a set a pair of size classes.
  private(set) lazy var installedSets: [[SceneConstraint]] = {
    if scene.variations.isEmpty { return [scene.constraints] }
    var sets: [[SceneConstraint]] = []
    for classes in Self.sizeClasses {
      let set = installed(in: classes)
      if !sets.contains(set) { sets.append(set) }
    }
    return sets
  }()

  /// The four pairs of size classes that screens have.
  static let sizeClasses = [SizeClass.compact, .regular].flatMap { horizontal in
    [SizeClass.compact, .regular].map { SizeClasses(horizontal: horizontal, vertical: $0) }
  }

  /// The constraints that are installed in some size classes: not those of views that are left out there (AL-10.12).
  func installed(in classes: SizeClasses) -> [SceneConstraint] {
    let absent = absentViews(in: classes)
    return scene.installedConstraints(for: classes).filter { constraint in
      ![constraint.first.item, constraint.second?.item].contains { $0?.viewID.map(absent.contains) ?? false }
    }
  }

  /// Ids of views that are not in the tree in some size classes, with those inside of them.
  func absentViews(in classes: SizeClasses) -> Set<String> {
    var absent = scene.uninstalledViews(for: classes)
    if absent.isEmpty { return [] }
    // Superviews come before what is in them.
    for view in views {
      if case .view(let parent)? = superviews[view.id], absent.contains(parent) { absent.insert(view.id) }
    }
    return absent
  }

  /// Ids of views that a constraint gives a length of 0.
  private(set) lazy var closed = Set(
    constraints.filter { $0.fixesLength && $0.constant == .points(0) }.compactMap(\.first.item.viewID))

  // MARK: Words

  /// What people call an item.
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

  /// One side of an equation as documents write it.
  func text(_ operand: SceneConstraint.Operand) -> String { "\(name(of: operand.item)).\(operand.attribute.rawValue)" }

  /// A constraint as the document writes it; one of a storyboard, which names views by ids, as an equation behind its id.
  func text(_ constraint: SceneConstraint) -> String {
    if scene.canvas == nil, !constraint.text.isEmpty { return constraint.text }
    return (constraint.label.map { "\($0): " } ?? "") + equation(constraint)
  }

  /// A constraint as an equation, without its number.
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

  /// What silences call a constraint: its number, else its text.
  func subject(_ constraint: SceneConstraint) -> String { constraint.label ?? text(constraint) }

  /// Constraints written in another way; nil where the document does not say where they are, says them by a visual format,
  /// or says more than an equation in numbers would: `Standard`, a third.
  func fix(_ constraints: [SceneConstraint], _ changed: (SceneConstraint) -> SceneConstraint) -> LintFix? {
    let equations = constraints.compactMap { constraint -> LintFix.Equation? in
      let new = changed(constraint)
      if constraint.isVisualFormat || scene.canvas != nil || !Self.isExact(new) { return nil }
      return constraint.place.map { LintFix.Equation(place: $0, text: equation(new)) }
    }
    return equations.count == constraints.count ? .equations(equations) : nil
  }

  /// Whether an equation with its numbers as they are printed is the constraint.
  private static func isExact(_ constraint: SceneConstraint) -> Bool {
    guard case .points(let points) = constraint.constant else { return false }
    return [points, constraint.multiplier].allSatisfy { Double(NumberText.plain($0)) == $0 }
  }

  // MARK: The tree

  /// Whether an item is a view's superview, or is around it.
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

  /// Where the document names a view.
  func place(of view: SceneView) -> ScenePlace? { view.place }

  /// Whether the view around a view places it: a stack, or a table its rows.
  func isArranged(_ view: SceneView) -> Bool {
    guard case .view(let id)? = superviews[view.id], let parent = viewsByID[id] else { return false }
    if case .stack = parent.kind { return view.isArranged }
    return parent.holdsCells
  }

  /// The view that an operand is an attribute of; nil for guides and the root.
  func view(_ operand: SceneConstraint.Operand?) -> SceneView? {
    if case .view(let id)? = operand?.item { return viewsByID[id] }
    return nil
  }
}
