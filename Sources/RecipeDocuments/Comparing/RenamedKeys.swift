import SceneModel

/// Views whose keys were renamed in a recipe: their keys identify them, so that an old view is gone and a new one is in
/// its place, of the same kind and with the same constraints.
struct RenamedKeys {
  /// The new ids by the old ones.
  private(set) var ids: [String: String] = [:]

  /// - Complexity: O(views + constraints).
  init(from old: Scene, to new: Scene) {
    let (before, after) = (SceneIndex(old), SceneIndex(new))
    let gone = before.order.filter { after.views[$0] == nil }
    let added = after.order.filter { before.views[$0] == nil }
    if gone.isEmpty || added.isEmpty { return }
    // A view's place is its superview, and its number among the gone or new views there. Superviews come first.
    var candidates: [String: String] = [:]
    func siblings(_ ids: [String], _ index: SceneIndex, _ parent: String?) -> [String] {
      ids.filter { index.parents[$0] ?? nil == parent }
    }
    for parent in [nil] + before.order.map(Optional.some) {
      let left = siblings(gone, before, parent)
      let came = siblings(added, after, parent.map { candidates[$0] ?? $0 })
      guard left.count == came.count else { continue }
      for (old, new) in zip(left, came) { candidates[old] = new }
    }
    let moved = old.renamingViews(candidates)
    let (own, others) = (RecipeWriter(moved, keyNames: [:]), RecipeWriter(new, keyNames: [:]))
    let pairs = ConstraintPairs(moved.constraints, in: moved, new.constraints, in: new)
    let superviews = (moved.superviews, new.superviews)
    var same: Set<Int> = []
    for pair in pairs.pairs
    where ConstraintPairs.Meaning(moved.constraints[pair.old], superviews.0)
      == ConstraintPairs.Meaning(new.constraints[pair.new], superviews.1)
    {
      same.insert(pair.old)
    }
    let index = SceneIndex(moved)
    for (oldID, newID) in candidates {
      guard let view = index.views[newID], let other = after.views[newID] else { continue }
      let (keys, newKeys) = (own.keys(of: view), others.keys(of: other))
      guard Set(keys.map(\.0)) == Set(newKeys.map(\.0)) else { continue }
      let touching = moved.constraints.indices.filter { moved.constraints[$0].views.contains(newID) }
      let kept = touching.count(where: same.contains)
      let isEqual = keys.elementsEqual(newKeys) { $0 == $1 }
      let theirs = new.constraints.count { $0.views.contains(newID) }
      let isSame =
        kept == touching.count && theirs == kept
        ? kept > 0 || isEqual
        : isEqual ? kept > 0 && kept * 2 >= touching.count : kept * 2 > max(touching.count, theirs)
      if isSame { ids[oldID] = newID }
    }
  }
}

/// The views of a scene by their ids.
struct SceneIndex {
  /// In pre-order.
  private(set) var order: [String] = []
  private(set) var views: [String: SceneView] = [:]
  /// nil for views in the root view.
  private(set) var parents: [String: String?] = [:]

  /// - Complexity: O(views).
  init(_ scene: Scene) { note(scene.views, in: nil) }

  private mutating func note(_ views: [SceneView], in parent: String?) {
    for view in views {
      order.append(view.id)
      self.views[view.id] = view
      parents[view.id] = .some(parent)
      note(view.children, in: view.id)
    }
  }

  /// Returns the ids of a view's children; nil is the root view.
  func children(of parent: String?, in scene: Scene) -> [String] {
    guard let parent else { return scene.views.map(\.id) }
    return views[parent]?.children.map(\.id) ?? []
  }
}

extension SceneConstraint {
  /// Ids of the views in the equation.
  var views: [String] { [first.item.viewID, second?.item.viewID].compactMap(\.self) }
}

extension Scene {
  /// Returns the scene with other names for some views, by their ids.
  func naming(_ names: [String: String]) -> Scene {
    func named(_ view: SceneView) -> SceneView {
      var view = view
      view.name = names[view.id] ?? view.name
      view.children = view.children.map(named)
      return view
    }
    var scene = self
    scene.views = views.map(named)
    for index in scene.states.indices { scene.states[index].views = scene.states[index].views.mapValues(named) }
    scene.adaptations = scene.adaptations.mapValues { $0.naming(names) }
    return scene
  }

  /// Returns the scene with other ids for some views, wherever they are mentioned.
  func renamingViews(_ ids: [String: String]) -> Scene {
    if ids.isEmpty { return self }
    func renamed(_ id: String) -> String { ids[id] ?? id }
    func renamed(_ item: SceneItem) -> SceneItem {
      switch item {
      case .view(let id): .view(renamed(id))
      case .safeAreaOf(let id): .safeAreaOf(renamed(id))
      case .contentGuide(let id): .contentGuide(renamed(id))
      case .frameGuide(let id): .frameGuide(renamed(id))
      case .root, .topLayoutGuide, .bottomLayoutGuide, .safeArea, .readableGuide, .keyboardGuide: item
      }
    }
    func renamed(_ constraints: [SceneConstraint]) -> [SceneConstraint] {
      constraints.map { constraint in
        var constraint = constraint
        constraint.first.item = renamed(constraint.first.item)
        if let item = constraint.second?.item { constraint.second?.item = renamed(item) }
        return constraint
      }
    }
    func renamed(_ view: SceneView) -> SceneView {
      var view = view
      view.id = renamed(view.id)
      if case .stack(var stack) = view.kind {
        stack.customSpacing = Dictionary(stack.customSpacing.map { (renamed($0.key), $0.value) }) { first, _ in first }
        stack.arrangedOrder = stack.arrangedOrder.map(renamed)
        view.kind = .stack(stack)
      }
      view.children = view.children.map(renamed)
      return view
    }
    var scene = self
    scene.views = views.map(renamed)
    scene.constraints = renamed(constraints)
    for index in scene.variations.indices {
      scene.variations[index].constraints = renamed(scene.variations[index].constraints)
      scene.variations[index].uninstalledViews = Set(scene.variations[index].uninstalledViews.map(renamed))
    }
    for index in scene.states.indices {
      scene.states[index].constraints = renamed(scene.states[index].constraints)
      scene.states[index].removed = scene.states[index].removed.map(renamed)
      scene.states[index].views = Dictionary(
        scene.states[index].views.map { (renamed($0.key), renamed($0.value)) }
      ) { first, _ in first }
    }
    scene.adaptations = scene.adaptations.mapValues { $0.renamingViews(ids) }
    return scene
  }
}
