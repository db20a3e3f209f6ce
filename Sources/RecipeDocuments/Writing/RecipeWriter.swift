package import Scenes

/// Writes a scene as a recipe: the layout of a storyboard in the guide's notation, for reading and discussion.
package struct RecipeWriter {
  private let scene: Scene
  /// Unique names of views, by id.
  private let names: [String: String]
  private let keyNames: [String: String]
  private let superviews: [String: SceneItem]
  /// Views that arrange their subviews.
  private let stacks: Set<String>
  private var lines: [String] = []

  /// - Complexity: O(views + constraints).
  package static func write(_ scene: Scene, identities: Bool = false) -> String {
    let adapted = AdaptedScene(scene)
    var writer = RecipeWriter(adapted.scene)
    writer.writeScene()
    writer.write(adapted.differences(writer))
    return writer.lines.joined(separator: "\n") + "\n"
  }

  /// - Parameter keyNames: Names of views in values of keys, by id; nil uses the same names as equations.
  init(_ scene: Scene, keyNames: [String: String]? = nil) {
    self.scene = scene
    names = ViewNames.names(of: scene.allViews)
    self.keyNames = keyNames ?? names
    superviews = scene.superviews
    stacks = Set(
      scene.allViews.compactMap { view in
        if case .stack = view.kind { return view.id }
        return nil
      })
  }

  // MARK: Scene

  private mutating func writeScene() {
    put("title", YAMLText.quoted(scene.title))
    if let source = scene.source { put("source", YAMLText.quoted(source)) }
    if let notes = scene.notes { put("notes", YAMLText.quoted(notes)) }
    for (key, value) in sceneKeys { put(key, value) }
    lines.append("views:")
    for view in scene.views { write(view, indent: 2) }
    let equations = scene.constraints.filter { $0.objection == nil }
    if equations.isEmpty { return }
    lines.append("constraints: |")
    for (index, constraint) in equations.enumerated() { lines.append("  \(index + 1). \(text(constraint))") }
  }

  /// Keys of the scene as a whole with values other than the defaults.
  var sceneKeys: [(String, String)] {
    var keys: [(String, String)] = []
    func add(_ key: String, _ value: String) { keys.append((key, value)) }
    if !scene.bars.isEmpty {
      add("bars", RecipeText.text(scene.bars, scene.barContents))
    }
    if let color = scene.background ?? scene.rootView?.background { add("background", RecipeText.text(color)) }
    if let margins = scene.rootView?.margins { add("margins", RecipeText.text(margins)) }
    if scene.showsKeyboard { add("keyboard", "true") }
    if !scene.respectsSystemMargins { add("respectsSystemMargins", "false") }
    if !scene.hasMarginsFromSafeArea { add("marginsFromSafeArea", "false") }
    if scene.look != .usual { add("look", "\(scene.look.version)") }
    if scene.drawing.style != .frames { add("style", scene.drawing.style.rawValue) }
    if !scene.drawing.overlays.isEmpty {
      add("overlays", "[\(scene.drawing.overlays.map(\.rawValue).sorted().joined(separator: ", "))]")
    }
    if scene.allowsAmbiguity { add("ambiguous", "true") }
    if scene.allowsConflicts { add("conflicting", "true") }
    return keys
  }

  /// Writes the changes of size classes.
  private mutating func write(_ differences: [(SizeClasses, AdaptedScene.Difference)]) {
    if differences.isEmpty { return }
    lines.append("variations:")
    for (classes, difference) in differences {
      put("\(classes.horizontal) x \(classes.vertical)", "", indent: 2)
      if !difference.views.isEmpty { put("set", "", indent: 4) }
      for lines in difference.views { self.lines += lines.map { "      \($0)" } }
      if !difference.uninstalled.isEmpty {
        put("uninstall", "[\(difference.uninstalled.joined(separator: ", "))]", indent: 4)
      }
      if difference.constraints.isEmpty { continue }
      put("constraints", "|", indent: 4)
      lines += difference.constraints.map { "      \($0)" }
    }
  }

  /// Returns the name of a view in equations.
  func name(of id: String) -> String { names[id] ?? id }

  private mutating func put(_ key: String, _ value: String, indent: Int = 0) {
    lines.append(String(repeating: " ", count: indent) + (value.isEmpty ? "\(key):" : "\(key): \(value)"))
  }

  // MARK: Views

  private mutating func write(_ view: SceneView, indent: Int) {
    put(YAMLText.quoted(names[view.id] ?? view.name), "", indent: indent)
    let keys = keys(of: view)
    for (key, value) in keys { put(key, value, indent: indent + 2) }
    if !view.children.isEmpty {
      put("views", "", indent: indent + 2)
      for child in view.children { write(child, indent: indent + 4) }
    } else if keys.isEmpty {
      lines[lines.count - 1] += " {}"
    }
  }

  /// Returns the keys of a view: its kind, paint, priorities and placement.
  func keys(of view: SceneView) -> [(String, String)] {
    let content = view.kind.recipe
    var keys = (content?.encode(RecipeNames(names: keyNames)) ?? []) + RecipeText.paint(view.paint)
    func add(_ key: String, _ value: String?) { if let value { keys.append((key, value)) } }
    add("background", view.background.map(RecipeText.text))
    if view.hugging != type(of: view.kind.content).hugging { add("hugging", RecipeText.text(view.hugging)) }
    if view.resistance != AxisPriorities(horizontal: 750, vertical: 750) {
      add("resistance", RecipeText.text(view.resistance))
    }
    add("intrinsic", view.intrinsic.flatMap(RecipeText.text))
    add("margins", view.margins.map(RecipeText.text))
    if view.preservesMargins { add("preservesMargins", "true") }
    if !view.insetsMarginsFromSafeArea { add("marginsFromSafeArea", "false") }
    if view.isHidden { add("hidden", "true") }
    add("direction", view.direction?.rawValue)
    keys += content?.encodeLast() ?? []
    if !view.isArranged, isInStack(view) { add("arranged", "false") }
    if let frame = view.designFrame, view.frame == nil, view.children.contains(where: { $0.frame != nil }) {
      add("initialFrame", RecipeText.text(frame))
    }
    if let frame = view.frame {
      add("frame", RecipeText.text(frame))
      if !frame.flexible.isEmpty {
        add("autoresizing", "[\(frame.flexible.map(\.rawValue).sorted().joined(separator: ", "))]")
      }
    }
    return keys
  }

  private func isInStack(_ view: SceneView) -> Bool {
    guard case .view(let id)? = superviews[view.id] else { return false }
    return stacks.contains(id)
  }

  // MARK: Equations

  func text(_ constraint: SceneConstraint) -> String {
    var text = "\(self.text(constraint.first, beside: constraint.second)) \(constraint.relation.rawValue) "
    let points = constraint.points(superviews)
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(RecipeText.text(constraint.multiplier)) x " }
      text += self.text(second, beside: constraint.first)
      if points != 0 { text += points > 0 ? " + \(RecipeText.text(points))" : " - \(RecipeText.text(-points))" }
    } else {
      text += RecipeText.text(points)
    }
    if constraint.priority != 1000 { text += " (Priority \(RecipeText.text(constraint.priority.value)))" }
    return text
  }

  func text(_ operand: SceneConstraint.Operand, beside other: SceneConstraint.Operand?) -> String {
    "\(text(operand.item, beside: other?.item)).\(operand.attribute.rawValue)"
  }

  private func text(_ item: SceneItem, beside other: SceneItem?) -> String {
    switch item {
    case .root:
      // `Superview` is the superview of the other side if that is the root; any other is written by name.
      if let id = other?.viewID, superviews[id] == .root { return "Superview" }
      return "Root View"
    case .view(let id):
      if let child = other?.viewID, superviews[child] == item { return "Superview" }
      return name(of: id)
    case .topLayoutGuide: return "Top Layout Guide"
    case .bottomLayoutGuide: return "Bottom Layout Guide"
    case .safeArea: return "Safe Area"
    case .safeAreaOf(let id): return "\(name(of: id)) Safe Area"
    case .readableGuide: return "Readable Guide"
    case .keyboardGuide: return "Keyboard Guide"
    case .contentGuide(let id): return "\(name(of: id)) Content Layout Guide"
    case .frameGuide(let id): return "\(name(of: id)) Frame Layout Guide"
    }
  }
}
