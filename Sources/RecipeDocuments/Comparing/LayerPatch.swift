import SceneModel

/// Undoes differences in one layer of the present scene, part by part. All else stays as the present document has it,
/// including what recipes cannot state.
struct LayerPatch {
  /// The present scene, with differences undone; nil if one of them cannot be undone.
  private(set) var scene: Scene?

  /// - Parameters:
  ///   - model: The present scene.
  ///   - new: The same, as a recipe states it.
  ///   - old: The earlier scene, as a recipe states it.
  ///   - parts: The differences between the two to undo.
  ///   - folder: The document's folder, where pictures are searched for.
  ///   - fonts: The fonts that exist besides the scene's own.
  /// - Complexity: O(views + constraints), and reading a recipe of one view for each changed view.
  init(
    _ model: Scene, stated new: Scene, undoing parts: Set<LayerComparison.Part>, from old: Scene, folder: String?,
    fonts: FontCatalogue
  ) {
    var patched = model
    let (before, after) = (SceneIndex(old), SceneIndex(model))
    var keys: [String: [String]] = [:]
    var states: [String: [StatePart]] = [:]
    for part in parts {
      switch part {
      case .scene(let key): guard patched.take(key, from: old) else { return }
      case .key(let view, let key): keys[view, default: []].append(key)
      case .state(let id, let part): states[id, default: []].append(part)
      case .text(let language, let text): patched.strings[language, default: [:]][text] = old.strings[language]?[text]
      case .view, .order, .name, .constraint: continue
      }
    }
    let writer = RecipeWriter(model)
    for (id, keys) in keys {
      guard let view = after.views[id], let other = before.views[id],
        let changed = Self.view(view, in: model, taking: keys, from: other, in: old, folder, fonts)
      else { return }
      patched.replaceViews([id: changed])
      for index in patched.states.indices {
        guard let own = patched.states[index].views[id] else { continue }
        let inherited = Self.inherited(keys, by: own, from: view, writer)
        let undone = Self.view(own, in: model, taking: inherited, from: other, in: old, folder, fonts)
        guard let undone else { return }
        patched.states[index].views[id] = undone
      }
    }
    let moved = parts.compactMap { part -> String? in
      if case .view(let id) = part { return id }
      return nil
    }
    if !moved.isEmpty { Self.move(Set(moved), in: &patched, before, old) }
    for case .order(let parent) in parts {
      Self.order(parent, like: before.children(of: parent, in: old), &patched.views)
    }
    guard undoConstraints(parts, in: &patched, model: model, new, old) else { return }
    for (id, parts) in states {
      guard Self.undo(parts, ofState: id, in: &patched, (model, new, old), folder, fonts) else {
        return
      }
    }
    patched.states.sort { a, b in
      func place(_ state: SceneState) -> Int { old.states.firstIndex { $0.id == state.id } ?? old.states.count }
      return place(a) < place(b)
    }
    scene = patched
  }

  // MARK: Views

  /// Returns keys that a state's view has from the scene's, and not from the state.
  private static func inherited(
    _ keys: [String], by own: SceneView, from view: SceneView, _ writer: RecipeWriter
  ) -> [String] {
    let (stated, usual) = (writer.keys(of: own), writer.keys(of: view))
    return keys.filter { key in stated.first { $0.0 == key }?.1 == usual.first { $0.0 == key }?.1 }
  }

  static func view(
    _ view: SceneView, in model: Scene, taking keys: [String], from other: SceneView, in old: Scene, _ folder: String?,
    _ fonts: FontCatalogue
  ) -> SceneView? {
    let values = RecipeWriter(old).keys(of: other)
    var changed = view
    for key in keys {
      let value = values.first { $0.0 == key }?.1
      let edit = try? ViewEdit(
        changed, key: key, value: value, in: model, folder: folder, fonts: fonts, isRecorded: true)
      guard let edit else { return nil }
      changed = edit.applied
    }
    return changed
  }

  /// Removes new views, inserts removed ones and moves others back into their earlier superviews.
  private static func move(_ ids: Set<String>, in scene: inout Scene, _ before: SceneIndex, _ old: Scene) {
    var taken: [String: SceneView] = [:]
    func without(_ views: [SceneView]) -> [SceneView] {
      views.compactMap { view in
        var view = view
        view.children = without(view.children)
        guard ids.contains(view.id) else { return view }
        taken[view.id] = view
        return nil
      }
    }
    scene.views = without(scene.views)
    for id in before.order where ids.contains(id) {
      guard let earlier = before.views[id], let parent = before.parents[id] else { continue }
      var view = taken[id] ?? earlier
      if taken[id] == nil { view.children = [] }
      let siblings = before.children(of: parent, in: old)
      let predecessors = siblings.prefix { $0 != id }
      insert(view, in: parent, after: Array(predecessors), &scene.views)
    }
  }

  private static func insert(
    _ view: SceneView, in parent: String?, after predecessors: [String], _ views: inout [SceneView]
  ) {
    if parent == nil {
      let place = views.lastIndex { predecessors.contains($0.id) }.map { $0 + 1 } ?? 0
      views.insert(view, at: place)
      return
    }
    for index in views.indices {
      if views[index].id == parent {
        insert(view, in: nil, after: predecessors, &views[index].children)
      } else {
        insert(view, in: parent, after: predecessors, &views[index].children)
      }
    }
  }

  /// Sorts the children that both versions have.
  private static func order(_ parent: String?, like ids: [String], _ views: inout [SceneView]) {
    guard let parent else {
      let common = views.filter { ids.contains($0.id) }
        .sorted { (ids.firstIndex(of: $0.id) ?? 0) < (ids.firstIndex(of: $1.id) ?? 0) }
      var rest = common[...]
      views = views.map { ids.contains($0.id) ? rest.removeFirst() : $0 }
      return
    }
    for index in views.indices {
      order(views[index].id == parent ? nil : parent, like: ids, &views[index].children)
    }
  }

  // MARK: Constraints

  private func undoConstraints(
    _ parts: Set<LayerComparison.Part>, in patched: inout Scene, model: Scene, _ new: Scene, _ old: Scene
  ) -> Bool {
    let own = parts.compactMap { part -> (ConstraintPairs.Meaning?, ConstraintPairs.Meaning?)? in
      if case .constraint(let was, let now) = part { return (was, now) }
      return nil
    }
    guard
      let undone = Self.undone(
        own, of: model.constraints, in: model, stated: (new.constraints, new), from: (old.constraints, old))
    else { return false }
    let present = Set(patched.allViews.map(\.id))
    patched.constraints = undone.filter {
      $0.views.allSatisfy { present.contains($0) || $0 == patched.rootView?.id }
    }
    return true
  }

  /// Returns the present constraints of a scene or a state without some of their changes; nil if one cannot be undone.
  static func undone(
    _ changes: [(was: ConstraintPairs.Meaning?, now: ConstraintPairs.Meaning?)], of constraints: [SceneConstraint],
    in model: Scene, stated new: ([SceneConstraint], Scene), from old: ([SceneConstraint], Scene)
  ) -> [SceneConstraint]? {
    let stated = ConstraintPairs(constraints, in: model, new.0, in: new.1)
    let positions = Dictionary(stated.pairs.map { ($0.new, $0.old) }) { first, _ in first }
    let (left, right) = (old.1.superviews, new.1.superviews)
    var (gone, replaced, added) = (Set<Int>(), [Int: SceneConstraint](), Set<Int>())
    for (was, now) in changes {
      let origin = was.flatMap { was in old.0.firstIndex { ConstraintPairs.Meaning($0, left) == was } }
      let earlier = origin.map { old.0[$0] }
      if was != nil, earlier == nil { return nil }
      guard let now else {
        if let origin { added.insert(origin) }
        continue
      }
      guard let index = new.0.firstIndex(where: { ConstraintPairs.Meaning($0, right) == now }),
        let place = positions[index]
      else { return nil }
      if let earlier { replaced[place] = earlier } else { gone.insert(place) }
    }
    return constraints.enumerated().compactMap { index, constraint in
      if gone.contains(index) { return nil }
      guard var earlier = replaced[index] else { return constraint }
      (earlier.label, earlier.place, earlier.text) = (constraint.label, constraint.place, "")
      return earlier
    } + added.sorted().map { old.0[$0] }
  }
}

extension Scene {
  /// Takes a key of the scene as a whole from an earlier version.
  /// - Returns: Whether the key is known.
  fileprivate mutating func take(_ key: String, from old: Scene) -> Bool {
    switch key {
    case "title": title = old.title
    case "bars":
      if canvas == nil { bars = old.bars } else { deviceBars = old.bars }
      barContents = old.barContents
    case "background":
      background = old.background
      rootView?.background = old.background ?? old.rootView?.background
    case "margins":
      guard rootView != nil else {
        rootView = old.rootView
        break
      }
      rootView?.margins = old.rootView?.margins
    case "root":
      guard var root = rootView, let other = old.rootView else { return false }
      root.kind = other.kind
      (root.preservesMargins, root.insetsMarginsFromSafeArea) = (
        other.preservesMargins, other.insetsMarginsFromSafeArea
      )
      (root.followsReadableWidth, root.allowedAmbiguity) = (other.followsReadableWidth, other.allowedAmbiguity)
      (root.direction, root.paint, root.isHidden) = (other.direction, other.paint, other.isHidden)
      rootView = root
    case "keyboard": showsKeyboard = old.showsKeyboard
    case "respectsSystemMargins": respectsSystemMargins = old.respectsSystemMargins
    case "marginsFromSafeArea": hasMarginsFromSafeArea = old.hasMarginsFromSafeArea
    case "look": look = old.look
    case "style", "overlays": drawing = old.drawing
    case "ambiguous": allowsAmbiguity = old.allowsAmbiguity
    case "conflicting": allowsConflicts = old.allowsConflicts
    default: return false
    }
    return true
  }
}
