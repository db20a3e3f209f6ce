import SceneModel
import Values

/// What differs between two versions of a scene in one pair of size classes.
struct LayerComparison {
  /// What a difference is about, as far as it can be undone separately.
  enum Part: Hashable {
    /// A key of the scene as a whole, or its title.
    case scene(String)
    /// A view that is new, gone, or in another superview.
    case view(String)
    /// The order of a view's children; nil is the root view.
    case order(String?)
    case key(view: String, String)
    case name(String)
    /// nil on one side for a constraint that is new or gone.
    case constraint(old: ConstraintPairs.Meaning?, new: ConstraintPairs.Meaning?)
    case state(String, StatePart)
    case text(language: String, String)
  }

  /// A difference, and the words for it.
  struct Difference {
    let part: Part
    var change: DocumentChange
    /// Differences with a word in common cannot be undone without each other.
    var bonds: Set<String> = []
    /// Whether it only follows from another one, and is not named: a translation of an edited text, the insets of another
    /// size, the key of the former kind.
    var follows = false
  }

  var differences: [Difference] = []
  let (old, new): (Scene, Scene)
  let (before, after): (SceneIndex, SceneIndex)
  let (oldWriter, newWriter): (RecipeWriter, RecipeWriter)
  /// Writers that call views by their ids, so that a renamed view makes no other difference.
  private let (oldKeys, newKeys): (RecipeWriter, RecipeWriter)
  /// The constraints of both versions, besides those of states.
  let pairs: ConstraintPairs
  /// Equations with the names that views have in the document.
  private let equations: EquationText

  /// - Complexity: O(views + constraints).
  init(from old: Scene, to new: Scene) {
    (self.old, self.new) = (old, new)
    (before, after) = (SceneIndex(old), SceneIndex(new))
    (oldWriter, newWriter) = (RecipeWriter(old), RecipeWriter(new))
    (oldKeys, newKeys) = (RecipeWriter(old, keyNames: [:]), RecipeWriter(new, keyNames: [:]))
    pairs = ConstraintPairs(old.constraints, in: old, new.constraints, in: new)
    equations = EquationText(names: after.views.mapValues(\.name), superviews: new.superviews)
    compareSceneKeys()
    compareViews()
    placeNamedColors()
    compareConstraints()
    compareStates()
    compareTexts()
  }

  // MARK: Scene

  private mutating func compareSceneKeys() {
    for (key, from, to) in Self.differing(oldWriter.rootKeys, newWriter.rootKeys) {
      let properties = PartChanges(key, from, to).properties
      let place = new.rootView?.keyPlaces.nearest(to: properties.first?.part ?? key)
      note(.scene("root"), .changed, "Root View", properties, place ?? new.places["root"])
    }
    if old.title != new.title {
      note(
        .scene("title"), .changed, "scene", [.init(name: "title", from: quoted(old.title), to: quoted(new.title))],
        new.places["title"])
    }
    for (key, from, to) in Self.differing(oldWriter.sceneKeys, newWriter.sceneKeys) {
      let properties = PartChanges(key, from, to).properties
      let element = properties.first?.element.flatMap { new.places[$0] }
      note(
        .scene(key), .changed, "scene", properties,
        element ?? new.places.nearest(to: properties.first?.part ?? key), bonds: Self.bonds(ofColorsIn: properties))
    }
  }

  private mutating func compareTexts() {
    for language in Set(old.strings.keys).union(new.strings.keys).sorted() {
      let (from, to) = (old.strings[language] ?? [:], new.strings[language] ?? [:])
      let followed = followedTexts(from, to)
      for text in Set(from.keys).union(to.keys).sorted() where from[text] != to[text] {
        note(
          .text(language: language, text), .changed, "\(language) \(quoted(text))",
          [.init(name: "", from: from[text].map(quoted), to: to[text].map(quoted))],
          new.places["strings.\(language).\(text)"] ?? new.places.nearest(to: "strings.\(language)"),
          bonds: followed[text].map { [Self.bond(ofTextOf: $0)] } ?? [])
        if followed[text] != nil { differences[differences.count - 1].follows = true }
      }
    }
  }

  /// Returns texts of views that were edited and kept their translation, before and after, with the views' ids.
  private func followedTexts(_ from: [String: String], _ to: [String: String]) -> [String: String] {
    var found: [String: String] = [:]
    for (id, view) in after.views {
      guard let other = before.views[id], other.texts.count == view.texts.count else { continue }
      for (text, now) in zip(other.texts, view.texts)
      where text != now && from[text] != nil && from[text] == to[now] && from[now] == nil {
        (found[text], found[now]) = (id, id)
      }
    }
    return found
  }

  private static func bond(ofTextOf id: String) -> String { "text of \(id)" }

  // MARK: Views

  private mutating func compareViews() {
    for id in before.order where after.views[id] == nil {
      noteView(id, .gone, in: before, other: after, oldWriter)
    }
    for id in after.order {
      guard let view = after.views[id] else { continue }
      if let other = before.views[id] {
        compare(other, view)
      } else {
        noteView(id, .new, in: after, other: before, newWriter)
      }
    }
    for parent in [nil] + after.order.map(Optional.some) where parent == nil || before.views[parent ?? ""] != nil {
      compareOrder(of: parent)
    }
  }

  /// Notes a new or removed view, which stands for all views in it that are new or removed, too.
  private mutating func noteView(
    _ id: String, _ kind: DocumentChange.Kind, in index: SceneIndex, other: SceneIndex, _ writer: RecipeWriter
  ) {
    guard let view = index.views[id] else { return }
    func named(_ view: SceneView) -> String { kind == .new ? view.name : writer.name(of: view.id) }
    let inside = view.children.all.filter { other.views[$0.id] == nil }.map(named)
    let subviews = inside.isEmpty ? "" : " and its \(inside.count == 1 ? "subview" : "\(inside.count) subviews")"
    note(
      .view(id), kind, writer.name(of: id), [.init(name: view.noun + subviews)], kind == .new ? view.place : nil,
      views: [named(view)] + inside, bonds: ["view \(id)"])
    guard let parent = index.parents[id] ?? nil, other.views[parent] == nil else { return }
    differences[differences.count - 1].bonds.insert("view \(parent)")
    differences[differences.count - 1].follows = true
  }

  private mutating func compare(_ other: SceneView, _ view: SceneView) {
    let (id, name) = (view.id, view.name)
    let oldName = oldWriter.name(of: id)
    if oldName != newWriter.name(of: id) {
      note(
        .name(id), .renamed, name, [.init(name: "", from: oldName, to: name)], view.keyPlaces["name"] ?? view.place,
        views: [view.name])
    }
    let (from, to) = (before.parents[id] ?? nil, after.parents[id] ?? nil)
    if from != to {
      // The former superview has its present name where there is one: moved views change the numbers after kinds.
      func text(_ id: String?, _ writer: RecipeWriter) -> String {
        id.map { after.views[$0] == nil ? writer.name(of: $0) : newWriter.name(of: $0) } ?? "Root View"
      }
      let bonds = Set([from, to].compactMap(\.self).filter { before.views[$0] == nil || after.views[$0] == nil })
      note(
        .view(id), .changed, name, [.init(name: "superview", from: text(from, oldWriter), to: text(to, newWriter))],
        view.place, views: [view.name], bonds: Set(bonds.map { "view \($0)" }).union([Self.bond(ofMoving: id)]))
    }
    let keys = Self.differing(oldKeys.keys(of: other), newKeys.keys(of: view))
    if keys.isEmpty { return }
    let (shownOld, shownNew) = (oldWriter.keys(of: other), newWriter.keys(of: view))
    let implied = other.impliedKeys(in: view, among: keys.map(\.key))
    // One key may replace another: a label becomes a button, or a picture a symbol.
    let replaces = keys.contains { key, from, to in
      [view.ownKey, other.ownKey].contains(key) && [from, to].contains { $0 ?? "" == "" }
    }
    let isOtherKind = view.ownKey != other.ownKey
    for (key, from, to) in keys {
      var bonds: Set<String> = replaces && [from, to].contains { $0 ?? "" == "" } ? ["keys \(id)"] : []
      let isText = key == view.ownKey && !view.texts.isEmpty && to?.hasPrefix("{") == false
      if isText { bonds.insert(Self.bond(ofTextOf: id)) }
      if let source = implied[key] ?? (implied.values.contains(key) ? key : nil) { bonds.insert("\(source) of \(id)") }
      let isKind = isOtherKind && key == view.ownKey ?? other.ownKey
      let properties =
        isKind
        ? [.init(name: "kind", from: other.ownKey ?? "view", to: view.ownKey ?? "view")]
        : Self.priorities(key, from, to, of: other, view)?.properties
          ?? PartChanges(
            isText ? view.textName : key,
            shownOld.first { $0.0 == key }?.1 ?? from, shownNew.first { $0.0 == key }?.1 ?? to
          ).properties
      bonds.formUnion(Self.bonds(ofColorsIn: properties))
      let part = properties.first.flatMap { view.keyPlaces.nearest(to: $0.part) }
      note(
        .key(view: id, key), .changed, name, properties, part ?? view.keyPlaces[key] ?? view.place, views: [view.name],
        bonds: bonds)
      let isFormerKind = isOtherKind && key == other.ownKey && !isKind
      if implied[key] != nil || isFormerKind { differences[differences.count - 1].follows = true }
    }
  }

  /// Returns the changes of hugging or resistance by axis, if the axes have different priorities; nil for other keys.
  private static func priorities(
    _ key: String, _ from: String?, _ to: String?, of old: SceneView, _ new: SceneView
  ) -> PartChanges? {
    guard ["hugging", "resistance"].contains(key), [from, to].contains(where: { $0?.hasPrefix("{") ?? false }) else {
      return nil
    }
    func text(_ view: SceneView) -> String {
      let isHugging = key == "hugging"
      var priorities = isHugging ? view.hugging : view.resistance
      let usual = isHugging ? type(of: view.kind.content).hugging : AxisPriorities()
      priorities.horizontal = priorities.horizontal ?? usual.horizontal
      priorities.vertical = priorities.vertical ?? usual.vertical
      let axes = [("horizontal", priorities.horizontal), ("vertical", priorities.vertical)]
      return "{ \(axes.map { "\($0): \($1.map { NumberText.exact($0) } ?? "default")" }.joined(separator: ", ")) }"
    }
    let (from, to) = (text(old), text(new))
    return from == to ? nil : PartChanges(key, from, to)
  }

  private mutating func compareOrder(of parent: String?) {
    let (own, others) = (before.children(of: parent, in: old), after.children(of: parent, in: new))
    if own == others { return }
    let common = Set(own).intersection(others)
    let (from, to) = (own.filter(common.contains), others.filter(common.contains))
    if from == to { return }
    let name = parent.map(newWriter.name) ?? "Root View"
    func list(_ ids: [String]) -> String { ids.map(newWriter.name).joined(separator: ", ") }
    note(
      .order(parent), .changed, name, [.init(name: "order", from: list(from), to: list(to))],
      parent.map { after.views[$0]?.place } ?? new.places["views"] ?? new.places["root"], views: [name])
  }

  // MARK: Constraints

  /// Joins a view's move to another superview with what follows from it.
  private static func bond(ofMoving id: String) -> String { "moving \(id)" }

  private mutating func compareConstraints() {
    compare(old.constraints, new.constraints, pairs) { .constraint(old: $0, new: $1) }
  }

  /// Compares the constraints of the scene, or of a state.
  /// - Parameters:
  ///   - pairs: The same, each with what it was before.
  ///   - state: The state's name, if they are a state's.
  ///   - part: Makes a part of what a constraint was and is.
  mutating func compare(
    _ from: [SceneConstraint], _ to: [SceneConstraint], _ pairs: ConstraintPairs, inState state: String? = nil,
    _ part: (ConstraintPairs.Meaning?, ConstraintPairs.Meaning?) -> Part
  ) {
    let (left, right) = (old.superviews, new.superviews)
    let sides = Dictionary(to.map { (equations.side($0), 1) }, uniquingKeysWith: +)
    func subject(_ text: String) -> String { (state.map { "state \($0), " } ?? "") + text }
    for pair in pairs.pairs {
      let (a, b) = (from[pair.old], to[pair.new])
      let (was, now) = (ConstraintPairs.Meaning(a, left), ConstraintPairs.Meaning(b, right))
      if was == now { continue }
      let isAlone = sides[equations.side(b)] == 1
      var bonds: Set<String> = []
      for view in Set(a.views + b.views) where (before.views[view] == nil) != (after.views[view] == nil) {
        bonds.insert("view \(view)")
      }
      if was.first != now.first || was.second != now.second {
        let (from, to) = (oldWriter.text(a), equations.text(b))
        // The superview that an equation names is another one: that is the view's move, and no edit of the equation.
        let moved = from == to ? b.views.filter { before.parents[$0] != after.parents[$0] } : []
        bonds.formUnion(moved.map(Self.bond(ofMoving:)))
        note(
          part(was, now), .changed, subject(equations.side(b)), [.init(name: "", from: from, to: to)], b, bonds: bonds)
        differences[differences.count - 1].follows = !moved.isEmpty
        continue
      }
      let properties = Self.properties(a, was, b, now)
      if properties.isEmpty { continue }
      note(
        part(was, now), .changed, subject(isAlone ? equations.side(b) : equations.text(b)), properties, b, bonds: bonds)
    }
    for index in pairs.gone {
      let constraint = from[index]
      note(
        part(.init(constraint, left), nil), .gone, subject(oldWriter.text(constraint)), [], constraint, isGone: true,
        bonds: bonds(of: constraint, in: before, other: after, state))
      // A constraint goes with its view, or stays behind when the view moves to another superview.
      differences[differences.count - 1].follows = constraint.views.contains {
        after.views[$0] == nil || before.parents[$0] != after.parents[$0]
      }
    }
    for index in pairs.added {
      let constraint = to[index]
      note(
        part(nil, .init(constraint, right)), .new, subject(equations.text(constraint)), [], constraint,
        bonds: bonds(of: constraint, in: after, other: before, state))
    }
  }

  /// Returns what differs between two constraints of the same items and attributes.
  private static func properties(
    _ a: SceneConstraint, _ was: ConstraintPairs.Meaning, _ b: SceneConstraint, _ now: ConstraintPairs.Meaning
  ) -> [DocumentChange.Property] {
    [
      ("relation", a.relation.rawValue, b.relation.rawValue),
      ("multiplier", RecipeText.text(was.multiplier), RecipeText.text(now.multiplier)),
      ("constant", RecipeText.text(was.points), RecipeText.text(now.points)),
      ("priority", RecipeText.text(a.priority.value), RecipeText.text(b.priority.value)),
    ].filter { $0.1 != $0.2 }.map { DocumentChange.Property(name: $0.0, from: $0.1, to: $0.2) }
  }

  /// A new constraint replaces one that is gone if it is about the same view and axis; constraints of a new view come
  /// with it.
  private func bonds(
    of constraint: SceneConstraint, in index: SceneIndex, other: SceneIndex, _ state: String?
  ) -> Set<String> {
    let axis = constraint.first.attribute.isHorizontal ? "x" : "y"
    let place = state.map { " in \($0)" } ?? ""
    var bonds = Set(constraint.views.filter { other.views[$0] == nil }.map { "view \($0)" })
    bonds.formUnion(constraint.views.filter { before.parents[$0] != after.parents[$0] }.map(Self.bond(ofMoving:)))
    if bonds.isEmpty { bonds = Set(constraint.views.map { "\(axis) \($0)\(place)" }) }
    return bonds
  }

  // MARK: Notes

  mutating func note(
    _ part: Part, _ kind: DocumentChange.Kind, _ subject: String, _ properties: [DocumentChange.Property] = [],
    _ place: ScenePlace? = nil, views: [String] = [], bonds: Set<String> = []
  ) {
    differences.append(
      Difference(
        part: part,
        change: DocumentChange(
          kind: kind, subject: subject, properties: properties,
          file: place == nil ? nil : new.document.split(separator: "/").last.map(String.init), line: place?.line,
          column: place?.column, views: views),
        bonds: bonds))
  }

  private mutating func note(
    _ part: Part, _ kind: DocumentChange.Kind, _ subject: String, _ properties: [DocumentChange.Property],
    _ constraint: SceneConstraint, isGone: Bool = false, bonds: Set<String>
  ) {
    let writer = isGone ? oldWriter : newWriter
    note(
      part, kind, subject, properties, isGone ? nil : constraint.place,
      views: constraint.views.map { (isGone ? before : after).views[$0]?.name ?? writer.name(of: $0) },
      bonds: bonds)
    differences[differences.count - 1].change.constraint = constraint.inputKey
  }

  private func quoted(_ text: String) -> String { YAMLText.quoted(text) }

  /// Returns keys with different values, in the old order and then the new one.
  private static func differing(
    _ old: [(String, String)], _ new: [(String, String)]
  ) -> [(key: String, from: String?, to: String?)] {
    let (from, to) = (Dictionary(old) { first, _ in first }, Dictionary(new) { first, _ in first })
    return (old.map(\.0) + new.map(\.0).filter { from[$0] == nil }).compactMap { key in
      from[key] == to[key] ? nil : (key, from[key], to[key])
    }
  }
}

extension SceneView {
  /// The key of the view's kind in recipes.
  var ownKey: String? { kind.recipe.map { type(of: $0).key.name } }
  /// The name of the key that is the text of ``ownKey``.
  fileprivate var textName: String { kind.recipe.map { type(of: $0).textName } ?? "text" }

  /// Returns changed keys whose values followed from another changed key before and do so now, with that key.
  fileprivate func impliedKeys(in other: SceneView, among keys: [String]) -> [String: String] {
    guard let old = kind.recipe?.impliedKeys, let new = other.kind.recipe?.impliedKeys else { return [:] }
    var found: [String: String] = [:]
    for (source, implied) in old where keys.contains(source) {
      for key in implied.intersection(new[source] ?? []).intersection(keys) { found[key] = source }
    }
    return found
  }

  /// What people call the view's kind.
  fileprivate var noun: String { (kind.recipe.map { type(of: $0).noun } ?? "View").lowercased() }
}
