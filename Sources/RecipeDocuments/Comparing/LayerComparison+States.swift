import SceneModel

/// What a state changes, as far as it can be undone separately.
enum StatePart: Hashable {
  /// A state that is new or gone.
  case whole
  /// The reader's settings, the keyboard, removed views and uninstalled constraints.
  case reader, keyboard, removed, uninstalled
  case key(view: String, String)
  /// nil on one side for a constraint that is new or gone.
  case constraint(old: ConstraintPairs.Meaning?, new: ConstraintPairs.Meaning?)
}

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
    for statement in statements {
      let part = statement.part
      let (value, present) = (lines.first { $0.part == part }?.value, now.first { $0.part == part }?.value)
      if value == present { continue }
      var (views, bonds, place) = (
        [String](), Set<String>(), new.places.nearest(to: "states.\(to.name).\(statement.name)")
      )
      switch part {
      case .key(let view, let key):
        let name = newWriter.name(of: view)
        views = [name]
        if (before.views[view] == nil) != (after.views[view] == nil) { bonds = ["view \(view)"] }
        place = new.places.nearest(to: "states.\(to.name).set.\(name).\(key)")
      // A constraint of the state may replace one that it uninstalls.
      case .uninstalled: bonds = [Self.bond(ofConstraintsIn: id)]
      case .whole, .reader, .keyboard, .removed, .constraint: break
      }
      note(
        .state(id, part), .changed, "state \(id), \(statement.name)", [.init(name: "", from: value, to: present)],
        place,
        views: views, bonds: bonds)
    }
    let replaces = from.uninstalled != to.uninstalled
    let first = differences.count
    compare(from.constraints, to.constraints, inState: id) { .state(id, .constraint(old: $0, new: $1)) }
    for index in differences.indices[first...] where replaces && differences[index].change.kind != .changed {
      differences[index].bonds.insert(Self.bond(ofConstraintsIn: id))
    }
  }

  private static func bond(ofConstraintsIn state: String) -> String { "constraints of \(state)" }
}

extension LayerPatch {
  /// Undoes a difference of a state.
  /// - Parameters:
  ///   - scene: The present scene, in which everything about its views that changes is undone.
  ///   - id: The state's id.
  ///   - parts: What to undo in it.
  /// - Returns: Whether it can be undone.
  static func undo(
    _ parts: [StatePart], ofState id: String, in scene: inout Scene, model: Scene, stated new: Scene, from old: Scene,
    _ folder: String?, _ fonts: FontCatalogue
  ) -> Bool {
    let earlier = old.states.first { $0.id == id }
    if parts.contains(.whole) {
      scene.states.removeAll { $0.id == id }
      if let earlier { scene.states.append(earlier) }
      return true
    }
    guard let earlier, let index = scene.states.firstIndex(where: { $0.id == id }),
      let present = model.states.first(where: { $0.id == id }), let stated = new.states.first(where: { $0.id == id })
    else { return false }
    let usual = SceneIndex(scene).views
    let own = Set(RecipeWriter(old).statements(of: earlier, in: old).map(\.part))
    for part in parts {
      switch part {
      case .whole, .constraint: continue
      case .reader: scene.states[index].variant = earlier.variant
      case .keyboard: scene.states[index].showsKeyboard = earlier.showsKeyboard
      case .removed: scene.states[index].removed = earlier.removed
      case .uninstalled: scene.states[index].uninstalled = earlier.uninstalled
      case .key(let view, let key):
        // What the earlier state did not set is the scene's.
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
