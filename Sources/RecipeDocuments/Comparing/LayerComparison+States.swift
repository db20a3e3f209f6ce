import SceneModel

extension LayerComparison {
  /// Compares the states of two versions, statement by statement.
  mutating func compareStates() {
    let names = old.states.map(\.id)
    for id in names + new.states.map(\.id).filter({ !names.contains($0) }) {
      let (from, to) = (old.states.first { $0.id == id }, new.states.first { $0.id == id })
      if let from, let to {
        compare(from, to)
      } else {
        let name = (to ?? from)?.name ?? id
        note(.state(id, .whole), to == nil ? .gone : .new, "state \(name)", [], new.places["states.\(name)"])
      }
    }
  }

  private mutating func compare(_ from: SceneState, _ to: SceneState) {
    let id = to.id
    // A renamed view is no change of a state.
    let old = old.naming(after.views.mapValues(\.name))
    let (lines, now) = (RecipeWriter(old).statements(of: from, in: old), newWriter.statements(of: to, in: new))
    let statements = lines + now.filter { line in !lines.contains { $0.part == line.part } }
    let (earlier, later) = (uninstalls(from, isOld: true), uninstalls(to, isOld: false))
    let replaces = earlier.places != later.places
    for statement in statements {
      let part = statement.part
      let (value, present) = (lines.first { $0.part == part }?.value, now.first { $0.part == part }?.value)
      // What is uninstalled may have another number, or be edited itself.
      if part == .uninstalled ? !replaces : value == present { continue }
      var (views, bonds, place) = (
        [String](), Set<String>(), new.places.nearest(to: "states.\(to.name).\(statement.name)")
      )
      switch part {
      case .key(let view, let key):
        let name = newWriter.name(of: view)
        views = [name]
        if (before.views[view] == nil) != (after.views[view] == nil) { bonds = ["view \(view)"] }
        place = new.places.nearest(to: "states.\(to.name).set.\(name).\(key)")
      // A constraint of the state may replace one that it uninstalls, and one of a view goes with it.
      case .uninstalled:
        bonds = Set((earlier.views + later.views).map { "view \($0)" }).union([Self.bond(ofConstraintsIn: id)])
      case .whole, .reader, .keyboard, .removed, .constraint: break
      }
      note(
        .state(id, part), .changed, "state \(id), \(statement.name)", [.init(name: "", from: value, to: present)],
        place, views: views, bonds: bonds)
      // What a state says of a view that is new or gone goes with it.
      if bonds.contains(where: { $0.hasPrefix("view ") }) { differences[differences.count - 1].follows = true }
    }
    let first = differences.count
    let pairs = ConstraintPairs(from.constraints, in: self.old, to.constraints, in: new)
    compare(from.constraints, to.constraints, pairs, inState: id) { .state(id, .constraint(old: $0, new: $1)) }
    for index in differences.indices[first...] where replaces && differences[index].change.kind != .changed {
      differences[index].bonds.insert(Self.bond(ofConstraintsIn: id))
    }
  }

  /// Returns what a state uninstalls: positions among the present constraints, or numbers of those that are gone; and the
  /// views in them that only one version has.
  private func uninstalls(_ state: SceneState, isOld: Bool) -> (places: Set<String>, views: [String]) {
    let present = Dictionary(pairs.pairs.map { ($0.old, $0.new) }) { first, _ in first }
    let constraints = isOld ? old.constraints : new.constraints
    let known = constraints.indices.filter { constraints[$0].label.map(state.uninstalled.contains) ?? false }
    let places = known.map { place in
      (isOld ? present[place] : place).map { "\($0)" } ?? "gone \(constraints[place].label ?? "")"
    }
    return (
      Set(places),
      known.flatMap { constraints[$0].views }.filter { (before.views[$0] == nil) != (after.views[$0] == nil) }
    )
  }

  private static func bond(ofConstraintsIn state: String) -> String { "constraints of \(state)" }
}

extension LayerPatch {
  /// Undoes a difference of a state.
  /// - Parameters:
  ///   - scene: The present scene; its views and constraints are as they were.
  ///   - id: The state's id.
  ///   - parts: What to undo in it.
  ///   - versions: The present scene, the same as a recipe states it, and the earlier one.
  /// - Returns: Whether it can be undone.
  static func undo(
    _ parts: [StatePart], ofState id: String, in scene: inout Scene,
    _ versions: (model: Scene, stated: Scene, old: Scene), _ folder: String?, _ fonts: FontCatalogue
  ) -> Bool {
    let (model, new, old) = versions
    let earlier = old.states.first { $0.id == id }
    if parts.contains(.whole) {
      scene.states.removeAll { $0.id == id }
      if let earlier { scene.states.append(earlier) }
      return true
    }
    guard let earlier, let index = scene.states.firstIndex(where: { $0.id == id }),
      let present = model.states.first(where: { $0.id == id }), let stated = new.states.first(where: { $0.id == id })
    else { return false }
    let (usual, known) = (SceneIndex(scene).views, SceneIndex(model).views)
    let own = Set(RecipeWriter(old).statements(of: earlier, in: old).map(\.part))
    for part in parts {
      switch part {
      case .whole, .constraint: continue
      case .reader(let key): scene.states[index].variant.take(key, from: earlier.variant)
      case .keyboard: scene.states[index].showsKeyboard = earlier.showsKeyboard
      case .removed: scene.states[index].removed = earlier.removed
      case .uninstalled:
        // Numbers may be others now.
        let pairs = ConstraintPairs(old.constraints, in: old, scene.constraints, in: scene)
        let labels = Dictionary(
          pairs.pairs.compactMap { pair in
            old.constraints[pair.old].label.map { ($0, scene.constraints[pair.new].label ?? $0) }
          }
        ) { first, _ in first }
        scene.states[index].uninstalled = Set(earlier.uninstalled.map { labels[$0] ?? $0 })
      case .key(let view, let key):
        // What the earlier state did not set is the scene's.
        guard present.views[view] != nil || known[view] != nil else {
          scene.states[index].views[view] = earlier.views[view]
          continue
        }
        let source = own.contains(part) ? (earlier.views[view], old) : (usual[view], scene)
        guard let shown = scene.states[index].views[view] ?? usual[view], let other = source.0 else { continue }
        guard let undone = Self.view(shown, in: model, taking: [key], from: other, in: source.1, folder, fonts) else {
          return false
        }
        scene.states[index].views[view] = undone
      }
    }
    let constraints = parts.compactMap { part -> (ConstraintPairs.Meaning?, ConstraintPairs.Meaning?)? in
      if case .constraint(let was, let now) = part { return (was, now) }
      return nil
    }
    guard
      let undone = Self.undone(
        constraints, of: present.constraints, in: model, stated: (stated.constraints, new),
        from: (earlier.constraints, old))
    else { return false }
    scene.states[index].constraints = undone
    return true
  }
}

/// What a state changes, as far as it can be undone separately.
enum StatePart: Hashable {
  /// A state that is new or gone.
  case whole
  /// A setting of the reader, by its key.
  case reader(String)
  /// The keyboard, removed views and uninstalled constraints.
  case keyboard, removed, uninstalled
  case key(view: String, String)
  /// nil on one side for a constraint that is new or gone.
  case constraint(old: ConstraintPairs.Meaning?, new: ConstraintPairs.Meaning?)
}
