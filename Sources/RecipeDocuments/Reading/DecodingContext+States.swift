import SceneModel
import Values

/// The `states:` part of a recipe: what changes at run time.
extension DecodingContext {
  static let keyboardPurpose = "Whether the keyboard covers the bottom of the screen."
  static let stateRules = [
    RecipeKey("notes", .text),
    RecipeKey("set", .names(pattern: nil, .part("view")).orNothing, "Views, and what is different about them."),
    RecipeKey("remove", .list(.text, count: nil)), RecipeKey("uninstall", .list(.words, count: nil)),
    RecipeKey("constraints", .equations, SchemaRule.equationsPurpose),
    RecipeKey("expect", .equations, SchemaRule.equationsPurpose),
    RecipeKey("contentSize", .choice(ContentSize.self), "The reader's text size."),
    RecipeKey("direction", .choice(SceneDirection.self)),
    RecipeKey(
      "language", .matching(SchemaRule.languages), "A language's code, or accented, lengthened, shortened, mirrored."),
    RecipeKey("appearance", .choice(Appearance.self)),
    RecipeKey("look", .integer(9...30), "The version of iOS."),
    RecipeKey("keyboard", .flag, keyboardPurpose),
  ]
  static let stateKeys = stateRules.map(\.name)

  func states(_ node: YAMLNode?, of scene: Scene, names: EquationParser.Names) -> [SceneState] {
    guard let node, !node.isNull else { return [] }
    guard case .mapping(let pairs) = node.value else {
      report("states is a mapping of names to what happens, not \(node.kindName)", at: node)
      return []
    }
    var seen: Set<String> = []
    return pairs.compactMap { keyNode, value in
      guard let name = keyNode.text, name.contains(/^[A-Za-z0-9][A-Za-z0-9 -]*$/) else {
        report("a state's name consists of letters, digits, spaces and hyphens", at: keyNode)
        return nil
      }
      if !seen.insert(SceneState.id(of: name)).inserted {
        report("duplicate state; cells are named after it, in small letters and with hyphens", at: keyNode)
      }
      if SceneState.id(of: name) == SceneState.start {
        report("\"\(name)\" names the initial layout; choose another name", at: keyNode)
      }
      if WindowShare.allCases.contains(where: { $0.rawValue == SceneState.id(of: name) }) {
        report("\"\(name)\" names a shared window in cells; choose another name", at: keyNode)
      }
      if CellVariant.isWord(SceneState.id(of: name)) {
        report(
          "\"\(name)\" names a text size, a language or a system in cells; choose another name", at: keyNode
        )
      }
      guard let keys = KeyedNodes(value, of: "a state", known: Self.stateKeys, self) else { return nil }
      var state = SceneState(name: name, notes: string(keys["notes"], "notes"))
      state.variant = CellVariant(
        contentSize: word(keys["contentSize"], "contentSize", ContentSize.self),
        direction: word(keys["direction"], "direction", SceneDirection.self).map {
          $0 == .rightToLeft ? .rightToLeft : .leftToRight
        }, language: language(keys["language"]), appearance: word(keys["appearance"], "appearance", Appearance.self),
        look: look(keys["look"]))
      state.showsKeyboard = flag(keys["keyboard"], "keyboard")
      state.views = changes(keys["set"], scene, by: .state)
      state.removed = viewNames(keys["remove"], "remove", scene)
      state.constraints = equations(keys["constraints"], "constraints", names: names)
      state.expectations = equations(keys["expect"], "expect", names: names)
      let installed = scene.constraints + scene.variations.flatMap(\.constraints)
      checkGone(state, scene)
      state.uninstalled = uninstalled(keys["uninstall"], installed.compactMap(\.label), nil).labels
      return state
    }
  }

  /// Reports equations that mention a view the state removes, or one of its descendants.
  private func checkGone(_ state: SceneState, _ scene: Scene) {
    var gone: Set<String> = []
    for view in scene.allViews where state.removed.contains(view.id) || gone.contains(view.id) {
      gone.insert(view.id)
      gone.formUnion(view.children.map(\.id))
    }
    for equation in state.constraints + state.expectations {
      let ids = [equation.first.item, equation.second?.item].compactMap { $0?.viewID }
      guard let id = ids.first(where: gone.contains), let place = equation.place else { continue }
      let name = scene.allViews.first { $0.id == id }?.name ?? id
      report("\"\(name)\" is removed in this state (\(equation.text))", line: place.line, column: place.column)
    }
  }

  /// The parts of a recipe that set keys of views.
  enum Cause: String {
    case state = "a state"
    case variation = "a variation"
  }

  /// Decodes views with other keys, by name: any key that a view itself may have, except subviews. A key without a
  /// value is removed.
  ///
  /// A state's changes are applied on top of a variation's: from here on, ``viewKeys`` are the variation's.
  func changes(_ node: YAMLNode?, _ scene: Scene, by cause: Cause) -> [String: SceneView] {
    guard let node, !node.isNull else { return [:] }
    guard case .mapping(let pairs) = node.value else {
      report("set is a mapping of views to what is different about them", at: node)
      return [:]
    }
    var changed: [String: SceneView] = [:]
    for (keyNode, value) in pairs {
      guard let known = view(keyNode, scene), let keys = viewKeys[known.name],
        let others = KeyedNodes(value, of: "a change of \"\(known.name)\"", known: Self.viewKeys, self)
      else { continue }
      if let inner = others.keyNode("views") {
        report("\(cause.rawValue) changes a view, not its subviews; list the subviews next to it", at: inner)
      }
      // A variation may change what a controller adds to the safe area; a view does not become a controller's.
      let keepsController = cause == .state || known.controller == nil
      for key in ["id", "arranged"] + (keepsController ? ["controller"] : []) {
        if let place = others.keyNode(key) {
          report("\(cause.rawValue) cannot change \(key); a view keeps it", at: place)
        }
      }
      if cause == .state { checkFixed(known, others) }
      let content = RecipeKinds.contentNames.first { keys[$0] != nil }
      if let other = RecipeKinds.contentNames.first(where: { others[$0] != nil && $0 != content }),
        let place = others.keyNode(other), !(content == nil && other == SceneRowCell.key.name)
      {
        report("\"\(known.name)\" is a \(content ?? "plain view") and cannot become a \(other)", at: place)
        continue
      }
      let merged = keys.overridden(by: others, keeping: RecipeKinds.contentNames)
      var view = view(named: known.name, merged)
      view.children = known.children
      view.kind.replaceNames(of: known.children)
      checkKept(of: view, was: known, others, cause)
      if changed[known.id] != nil { report("\"\(known.name)\" is changed twice in \(cause.rawValue)", at: keyNode) }
      if cause == .variation {
        view.place = known.place
        view.keyPlaces = known.keyPlaces
        view.keyPlaces.replace(others.places)
        viewKeys[known.name] = merged
      }
      changed[known.id] = view
    }
    return changed
  }

  /// Reports what a state cannot change, because it belongs to no view or UIKit keeps it.
  private func checkFixed(_ known: SceneView, _ keys: KeyedNodes) {
    switch known.kind {
    case .section:
      report("\"\(known.name)\" is a section: a state changes what is in it, not the section", at: keys.node)
    case .table, .sheet:
      guard let key = known.kind.recipe.map({ type(of: $0).key.name }), let place = keys.keyNode(key) else { return }
      report("a state cannot change \(key); \"\(known.name)\" keeps it", at: place)
    default: break
    }
  }

  /// Reports what UIKit fixes when a view is created: a button's type, a row cell's style.
  private func checkKept(of view: SceneView, was known: SceneView, _ keys: KeyedNodes, _ cause: Cause) {
    if case .button(let new) = view.kind, case .button(let old) = known.kind, new.style != old.style,
      [new.style, old.style].contains(where: { $0?.isFixed ?? false }), let place = keys.keyNode("style")
    {
      report("a button keeps its kind; \(cause.rawValue) changes configurations only", at: place)
    }
    guard case .row(let new) = view.kind, let place = keys.keyNode(SceneRowCell.key.name) else { return }
    var style = SceneRowCell.Style.default
    if case .row(let old) = known.kind { style = old.style }
    if new.style != style {
      report("a row keeps the style of its cell; \(cause.rawValue) changes texts and accessory", at: place)
    }
  }

  private func viewNames(_ node: YAMLNode?, _ what: String, _ scene: Scene) -> [String] {
    guard let node, !node.isNull else { return [] }
    guard case .sequence(let items) = node.value else {
      report("\(what) is a list of views, such as [Second Entry]", at: node)
      return []
    }
    return items.compactMap { item in
      guard let view = view(item, scene) else { return nil }
      if case .section = view.kind {
        report("\"\(view.name)\" is a section: \(what) names what is in it", at: item)
        return nil
      }
      return view.id
    }
  }

  /// Returns the named view, or nil, reported.
  private func view(_ node: YAMLNode, _ scene: Scene) -> SceneView? {
    let name = node.text ?? ""
    if let view = scene.allViews.first(where: { $0.name.lowercased() == name.lowercased() }) { return view }
    report(
      "unknown view \"\(name)\"\(Suggestion.hint(for: name, among: scene.allViews.map(\.name)))", at: node)
    return nil
  }

  /// Decodes a list of constraints' numbers, and of views if a scene is given.
  func uninstalled(
    _ node: YAMLNode?, _ known: [String], _ scene: Scene?
  ) -> (labels: Set<String>, views: Set<String>) {
    guard let node, !node.isNull else { return ([], []) }
    guard case .sequence(let items) = node.value else {
      report("uninstall is a list of constraint numbers, such as [2, 4]", at: node)
      return ([], [])
    }
    var (labels, views): (Set<String>, Set<String>) = ([], [])
    for item in items {
      let text = item.text ?? ""
      let view = scene?.allViews.first { $0.name.lowercased() == text.lowercased() }
      // A view may be called "7": in quotation marks, it is not the constraint with this number.
      if known.contains(text), view == nil || !item.isQuoted {
        labels.insert(text)
      } else if let view {
        views.insert(view.id)
      } else if scene != nil, !text.allSatisfy(\.isNumber) {
        let names = scene?.allViews.map(\.name) ?? []
        report("unknown view \"\(text)\"\(Suggestion.hint(for: text, among: names))", at: item)
      } else {
        report("unknown constraint \(text)\(Suggestion.hint(for: text, among: known))", at: item)
      }
    }
    return (labels, views)
  }
}
