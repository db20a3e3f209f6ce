import Scenes

/// A scene that differs between size classes, in the form of one recipe: every view and constraint of any class, and
/// the changes of each class.
struct AdaptedScene {
  /// The scene with all views, and with the constraints of the drawn scene.
  let scene: Scene
  /// Numbers of constraints, by their identities.
  private var numbers: [String: Int] = [:]
  private let classes: [(classes: SizeClasses, scene: Scene)]

  /// The changes of one pair of size classes.
  struct Difference: Equatable {
    /// Lines of `set`, view by view.
    var views: [[String]] = []
    /// Views and numbers of constraints.
    var uninstalled: [String] = []
    var constraints: [String] = []

    var isEmpty: Bool { views.isEmpty && uninstalled.isEmpty && constraints.isEmpty }
  }

  /// - Complexity: O(views + constraints) for each pair of size classes.
  init(_ drawn: Scene) {
    let own = drawn.asOnDevices
    var (views, others) = (own.views, [(SizeClasses, Scene)]())
    for classes in SizeClasses.ofDevices {
      let other = drawn.adaptations[classes]?.asOnDevices ?? own
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
    var last = 0
    for constraint in scene.constraints + others.flatMap(\.1.constraints) {
      if last >= scene.constraints.count, numbers[constraint.identity] != nil { continue }
      last += 1
      numbers[constraint.identity] = last
    }
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
  func differences(_ writer: RecipeWriter) -> [(SizeClasses, Difference)] {
    let all = classes.map { ($0.classes, difference(of: $0.scene, writer)) }
    func of(_ width: SizeClass, _ height: SizeClass) -> Difference {
      all.first { $0.0 == SizeClasses(horizontal: width, vertical: height) }?.1 ?? Difference()
    }
    let (width, height): ([SizeClass], [SizeClass]) = ([.compact, .regular], [.compact, .regular])
    let isByWidth = width.allSatisfy { of($0, .compact) == of($0, .regular) }
    let isByHeight = height.allSatisfy { of(.compact, $0) == of(.regular, $0) }
    let found: [(SizeClasses, Difference)] =
      switch (isByWidth, isByHeight) {
      case (true, true): [(SizeClasses(horizontal: .any, vertical: .any), of(.compact, .compact))]
      case (true, false): width.map { (SizeClasses(horizontal: $0, vertical: .any), of($0, .compact)) }
      case (false, true): height.map { (SizeClasses(horizontal: .any, vertical: $0), of(.compact, $0)) }
      case (false, false): all
      }
    return found.filter { !$0.1.isEmpty }
  }

  private func difference(of other: Scene, _ writer: RecipeWriter) -> Difference {
    var difference = Difference()
    for change in writer.changes(from: scene, to: other) {
      let lines = change.keys.map { "  \($0.0): \($0.1)" }
      difference.views.append(["\(YAMLText.quoted(writer.name(of: change.view.id))):"] + lines)
    }
    let present = Set(other.allViews.map(\.id))
    var absent: Set<String> = []
    func note(_ views: [SceneView], isIn: Bool) {
      for view in views {
        let isPresent = present.contains(view.id)
        if !isPresent { absent.insert(view.id) }
        if !isPresent, isIn { difference.uninstalled.append(YAMLText.quoted(writer.name(of: view.id))) }
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
      difference.uninstalled.append("\(numbers[constraint.identity] ?? 0)")
    }
    for constraint in other.constraints {
      let text = writer.text(constraint)
      if installed[constraint.identity] == text { continue }
      difference.constraints.append("\(numbers[constraint.identity] ?? 0). \(text)")
    }
    return difference
  }
}

extension SceneConstraint {
  /// The text that identifies a constraint of a document in every size class.
  fileprivate var identity: String { label ?? text }
}

extension Scene {
  /// The scene as devices show it, without its canvas: with the device's bars, and a standalone view centered
  /// horizontally.
  fileprivate var asOnDevices: Scene {
    if canvas == nil { return self }
    var scene = self
    scene.bars = deviceBars
    scene.look = max(look, .usual)
    guard let standsAlone, let frame = rootView?.designFrame, var alone = scene.withRootAsView else { return scene }
    let id = alone.views[0].id
    alone.views[0].frame = nil
    func attribute(_ attribute: SceneAttribute) -> SceneConstraint.Operand { .init(.view(id), attribute) }
    func ofRoot(_ attribute: SceneAttribute) -> SceneConstraint.Operand { .init(.root, attribute) }
    alone.constraints += [
      SceneConstraint(label: "lone top", attribute(.top), to: .init(.safeArea, .top)),
      SceneConstraint(label: "lone centerX", attribute(.centerX), to: ofRoot(.centerX)),
      SceneConstraint(label: "lone height", attribute(.height), constant: .points(frame.height)),
    ]
    if standsAlone == .tableCell {
      alone.constraints.append(SceneConstraint(label: "lone width", attribute(.width), to: ofRoot(.width)))
    } else {
      alone.constraints += [
        SceneConstraint(label: "lone greatest width", attribute(.width), .lessThanOrEqual, to: ofRoot(.width)),
        SceneConstraint(
          label: "lone width", attribute(.width), constant: .points(frame.width), priority: ScenePriority(rawValue: 999)
        ),
      ]
    }
    return alone
  }
}
