import SceneModel

/// A scene that differs between size classes, in the form of one recipe: every view and constraint of any class, and
/// the changes of each class.
struct AdaptedScene {
  /// The scene with all views, and with the constraints of the drawn scene.
  let scene: Scene
  /// Numbers of constraints, by their identities.
  private var numbers: [String: Int] = [:]
  private let hasIdentities: Bool
  private let classes: [(classes: SizeClasses, scene: Scene)]

  /// - Parameter identities: Whether constraints keep their labels.
  /// - Complexity: O(views + constraints) for each pair of size classes.
  init(_ drawn: Scene, identities: Bool) {
    hasIdentities = identities
    let own = drawn.onDevices
    var (views, others) = (own.views, [(SizeClasses, Scene)]())
    for classes in SizeClasses.ofDevices {
      let other = drawn.adaptations[classes]?.onDevices ?? own
      views = Self.merged(views, other.views)
      others.append((classes, other))
    }
    var scene = own
    scene.views = views
    scene.constraints.removeAll { $0.objection != nil }
    for index in others.indices { others[index].1.constraints.removeAll { $0.objection != nil } }
    classes = others
    scene.adaptations = [:]
    self.scene = scene
    var last = scene.constraints.count
    for (index, constraint) in scene.constraints.enumerated() where numbers[constraint.identity] == nil {
      numbers[constraint.identity] = index + 1
    }
    for constraint in others.flatMap(\.1.constraints) where numbers[constraint.identity] == nil {
      last += 1
      numbers[constraint.identity] = last
    }
  }

  /// Returns a line with a constraint and its label.
  /// - Parameter index: Its index in the scene's own constraints; nil for any others.
  func line(_ text: String, of constraint: SceneConstraint, at index: Int? = nil) -> String {
    // Of constraints with the same id, only the first is labelled by it.
    let number = index.map { $0 + 1 } ?? numbers[constraint.identity] ?? 0
    let isFirst = numbers[constraint.identity] == number
    if hasIdentities, isFirst, let label = constraint.label { return "\(ConstraintLabels.written(label)) \(text)" }
    return "\(number). \(text)"
  }

  /// Returns a constraint's label in a list.
  private func label(of constraint: SceneConstraint) -> String {
    if hasIdentities, let label = constraint.label { return ConstraintLabels.listed(label) }
    return "\(numbers[constraint.identity] ?? 0)"
  }

  /// Returns the views of both, without duplicates: a view that only the second has keeps its place after its
  /// predecessor there.
  private static func merged(_ views: [SceneView], _ others: [SceneView]) -> [SceneView] {
    var (merged, place) = (views, 0)
    for other in others {
      if let index = merged.firstIndex(where: { $0.id == other.id }) {
        merged[index].children = Self.merged(merged[index].children, other.children)
        place = index + 1
      } else {
        merged.insert(other, at: place)
        place += 1
      }
    }
    return merged
  }

  /// Returns the changes for the most general size classes that share them.
  func differences(_ writer: RecipeWriter) -> [(SizeClasses, SceneDifference)] {
    let all = classes.map { ($0.classes, difference(of: $0.scene, writer)) }
    func of(_ width: SizeClass, _ height: SizeClass) -> SceneDifference {
      all.first { $0.0 == SizeClasses(horizontal: width, vertical: height) }?.1 ?? SceneDifference()
    }
    let (width, height): ([SizeClass], [SizeClass]) = ([.compact, .regular], [.compact, .regular])
    let isByWidth = width.allSatisfy { of($0, .compact) == of($0, .regular) }
    let isByHeight = height.allSatisfy { of(.compact, $0) == of(.regular, $0) }
    let found: [(SizeClasses, SceneDifference)] =
      switch (isByWidth, isByHeight) {
      case (true, true): [(SizeClasses(horizontal: .any, vertical: .any), of(.compact, .compact))]
      case (true, false): width.map { (SizeClasses(horizontal: $0, vertical: .any), of($0, .compact)) }
      case (false, true): height.map { (SizeClasses(horizontal: .any, vertical: $0), of(.compact, $0)) }
      case (false, false): all
      }
    return found.filter { !$0.1.isEmpty }
  }

  private func difference(of other: Scene, _ writer: RecipeWriter) -> SceneDifference {
    var difference = SceneDifference()
    difference.views = writer.changes(from: scene, to: other)
    let present = Set(other.allViews.map(\.id))
    var (absent, gone, labels): (Set<String>, [String], [String]) = ([], [], [])
    func note(_ views: [SceneView], isIn: Bool) {
      for view in views {
        let isPresent = present.contains(view.id)
        if !isPresent { absent.insert(view.id) }
        if !isPresent, isIn { gone.append(YAMLText.quoted(writer.name(of: view.id))) }
        note(view.children, isIn: isPresent)
      }
    }
    note(scene.views, isIn: true)
    let installed = Dictionary(scene.constraints.map { ($0.identity, writer.text($0)) }) { first, _ in first }
    let identities = Set(other.constraints.map(\.identity))
    for constraint in scene.constraints where !identities.contains(constraint.identity) {
      // A constraint without one of its views is not installed anyway (AL-10.12).
      let items = [constraint.first.item.viewID, constraint.second?.item.viewID].compactMap { $0 }
      if items.contains(where: absent.contains) { continue }
      labels.append(label(of: constraint))
    }
    difference.uninstalled = ConstraintLabels.sorted(labels) + gone
    for constraint in other.constraints {
      let text = writer.text(constraint)
      if installed[constraint.identity] == text { continue }
      difference.constraints.append(line(text, of: constraint))
    }
    return difference
  }
}

extension SceneConstraint {
  /// The text that identifies a constraint of a document in every size class.
  fileprivate var identity: String { label ?? (text.isEmpty ? "\(first) \(relation) \(second as Any)" : text) }
}
