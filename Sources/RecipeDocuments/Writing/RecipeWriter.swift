package import SceneModel
import Values

/// Writes a scene as a recipe, complete: the recipe has the scene's layout in every cell and state.
package struct RecipeWriter {
  let scene: Scene
  /// Unique names of views, by id.
  private let names: [String: String]
  private let keyNames: [String: String]
  private let superviews: [String: SceneItem]
  private let equations: EquationText
  private let labels: ConstraintLabels
  private let hasIdentities: Bool
  /// Views that arrange their subviews.
  private let stacks: Set<SceneItem>
  private(set) var lines: [String] = []

  /// Returns the text of a recipe; read, it is written in the same way.
  /// - Parameter identities: Whether views keep their ids, and constraints their labels; otherwise constraints have
  ///   running numbers.
  /// - Complexity: O(views + constraints).
  package static func write(_ scene: Scene, identities: Bool = false) -> String {
    let isAdapted = scene.canvas != nil || scene.hasWholeAdaptations
    let adapted = !isAdapted ? nil : AdaptedScene(scene, identities: identities)
    var writer = RecipeWriter(adapted?.scene ?? scene, identities: identities)
    writer.writeScene(adapted)
    if let adapted {
      writer.writeVariations(adapted.differences(writer))
    } else {
      writer.writeVariations(writer.differences)
    }
    writer.writeFurtherParts()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  /// - Parameters:
  ///   - keyNames: Names of views in values of keys, by id; nil uses the same names as equations.
  ///   - identities: Whether views keep their ids, and constraints their labels.
  init(_ scene: Scene, keyNames: [String: String]? = nil, identities: Bool = false) {
    self.scene = scene
    let views = scene.allViews
    names = ViewNames.names(of: views)
    self.keyNames = keyNames ?? names
    superviews = scene.superviews
    equations = EquationText(names: names, superviews: superviews)
    labels = ConstraintLabels(scene, identities: identities)
    hasIdentities = identities
    let roots = scene.rootView.map { [(SceneItem.root, $0)] } ?? []
    stacks = Set(
      (roots + views.map { (.view($0.id), $0) }).compactMap { item, view in
        if case .stack = view.kind { return item }
        return nil
      })
  }

  // MARK: Scene

  private mutating func writeScene(_ adapted: AdaptedScene?) {
    put("title", YAMLText.quoted(scene.title))
    if let source = scene.source { put("source", YAMLText.quoted(source)) }
    if let notes = scene.notes { put("notes", YAMLText.quoted(notes)) }
    for (key, value) in sceneKeys { put(key, value) }
    if !scene.fonts.isEmpty { put("fonts", YAMLText.list(scene.fonts)) }
    writeRoot()
    put("views", scene.views.isEmpty ? "{}" : "")
    for view in scene.views { write(view, indent: 2) }
    let equations = scene.constraints.filter { $0.objection == nil }
    if equations.isEmpty { return }
    lines.append("constraints: |")
    for (index, constraint) in equations.enumerated() {
      lines.append("  " + (adapted?.line(text(constraint), of: constraint, at: index) ?? line(constraint, at: index)))
    }
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

  /// Writes the keys of the root view besides its background and its margins, which are keys of the recipe.
  private mutating func writeRoot() {
    let keys = rootKeys
    if keys.isEmpty {
      if scene.views.isEmpty { lines.append("root: {}") }
      return
    }
    lines.append("root:")
    for (key, value) in keys { put(key, value, indent: 2) }
  }

  /// Keys of the root view besides its background and its margins.
  var rootKeys: [(String, String)] {
    var keys: [(String, String)] = []
    if var root = scene.rootView {
      root.children = scene.views
      // The window gives the root view its size.
      (root.frame, root.isArranged) = (nil, true)
      (root.hugging, root.resistance, root.intrinsic) = (type(of: root.kind.content).hugging, AxisPriorities(), nil)
      keys = identity(of: root, called: SceneView.rootID) + self.keys(of: root)
      keys.removeAll { $0.0 == "background" || $0.0 == "margins" }
    }
    return keys
  }

  /// Writes the changes of size classes.
  private mutating func writeVariations(_ differences: [(SizeClasses, SceneDifference)]) {
    if differences.isEmpty { return }
    lines.append("variations:")
    for (classes, difference) in differences {
      put("\(classes.horizontal) x \(classes.vertical)", "", indent: 2)
      if let bars = difference.bars { put("bars", bars, indent: 4) }
      write(difference, indent: 4)
    }
  }

  /// Writes changed views, uninstalled items and constraints.
  mutating func write(_ difference: SceneDifference, indent: Int) {
    if !difference.views.isEmpty { put("set", "", indent: indent) }
    for change in difference.views {
      put(YAMLText.quoted(name(of: change.view.id)), "", indent: indent + 2)
      for (key, value) in change.keys { put(key, value, indent: indent + 4) }
    }
    if !difference.uninstalled.isEmpty {
      put("uninstall", "[\(difference.uninstalled.joined(separator: ", "))]", indent: indent)
    }
    put("constraints", block: difference.constraints, indent: indent)
  }

  /// Returns the name of a view in equations.
  func name(of id: String) -> String { names[id] ?? id }

  mutating func put(_ key: String, _ value: String, indent: Int = 0) {
    lines.append(String(repeating: " ", count: indent) + (value.isEmpty ? "\(key):" : "\(key): \(value)"))
  }

  /// Writes a block of lines; nothing without lines.
  mutating func put(_ key: String, block: [String], indent: Int = 0) {
    if block.isEmpty { return }
    put(key, "|", indent: indent)
    lines += block.map { String(repeating: " ", count: indent + 2) + $0 }
  }

  // MARK: Views

  private mutating func write(_ view: SceneView, indent: Int) {
    put(YAMLText.quoted(name(of: view.id)), "", indent: indent)
    let keys = identity(of: view, called: name(of: view.id)) + keys(of: view)
    for (key, value) in keys { put(key, value, indent: indent + 2) }
    if !view.children.isEmpty {
      put("views", "", indent: indent + 2)
      for child in view.children { write(child, indent: indent + 4) }
    } else if keys.isEmpty {
      endWithNothing()
    }
  }

  /// Makes the last line's value an empty mapping.
  mutating func endWithNothing() { lines[lines.count - 1] += " {}" }

  /// Returns the key of a view's id, if the recipe would give it another one.
  private func identity(of view: SceneView, called name: String) -> [(String, String)] {
    hasIdentities && view.id != name ? [("id", YAMLText.quoted(view.id))] : []
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
    add("intrinsic", (view.intrinsic ?? view.kind.pictureIntrinsic).flatMap(RecipeText.text))
    add("margins", view.margins.map(RecipeText.text))
    if view.preservesMargins { add("preservesMargins", "true") }
    if view.followsReadableWidth { add("readableWidth", "true") }
    add("mayBeAmbiguous", view.allowedAmbiguity?.rawValue)
    if !view.insetsMarginsFromSafeArea { add("marginsFromSafeArea", "false") }
    if view.isHidden { add("hidden", "true") }
    add("direction", view.direction?.rawValue)
    add("controller", view.controller.map(RecipeText.text))
    keys += content?.encodeLast() ?? []
    if !view.isArranged, isInStack(view) { add("arranged", "false") }
    add("part", view.listPart.map(\.rawValue))
    let isMeasured = view.listPart != nil || view.children.contains { $0.frame != nil }
    if let frame = view.designFrame, view.frame == nil, isMeasured {
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

  private func isInStack(_ view: SceneView) -> Bool { superviews[view.id].map(stacks.contains) ?? false }

  // MARK: Equations

  /// Returns a constraint without its label.
  func text(_ constraint: SceneConstraint) -> String { equations.text(constraint) }

  /// Returns a constraint with its label.
  /// - Parameter index: Its index in the scene's own constraints.
  func line(_ constraint: SceneConstraint, at index: Int? = nil) -> String {
    labels.line(text(constraint), of: constraint, at: index)
  }

  /// Returns the left side of an equation.
  func side(_ constraint: SceneConstraint) -> String { equations.side(constraint) }

  /// Returns a label in lists and keys.
  func text(label: String) -> String { labels.text(label) }
}
