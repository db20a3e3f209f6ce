public import Scenes

/// Writes a scene as a recipe: the layout of a storyboard in the guide's notation, to be read and talked about.
public struct RecipeWriter {
  private let scene: Scene
  /// What views are called, by id: each name once.
  private let names: [String: String]
  private let superviews: [String: SceneItem]
  /// Views that arrange others.
  private let stacks: Set<String>
  private var lines: [String] = []

  /// - Complexity: O(views + constraints).
  public static func write(_ scene: Scene) -> String {
    var writer = RecipeWriter(scene)
    writer.writeScene()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  init(_ scene: Scene) {
    self.scene = scene
    names = ViewNames.names(of: scene.allViews)
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

  /// What is said of the scene as a whole, as far as it is not as usual.
  var sceneKeys: [(String, String)] {
    var keys: [(String, String)] = []
    func add(_ key: String, _ value: String) { keys.append((key, value)) }
    if !scene.bars.isEmpty {
      add("bars", "[\(scene.bars.map(\.rawValue).sorted().joined(separator: ", "))]")
    }
    if let color = scene.background ?? scene.rootView?.background { add("background", Self.text(color)) }
    if let margins = scene.rootView?.margins { add("margins", Self.text(margins)) }
    if !scene.hasMarginsFromSafeArea { add("marginsFromSafeArea", "false") }
    if scene.look != .usual { add("look", "\(scene.look.version)") }
    if scene.drawing.style != .frames { add("style", scene.drawing.style.rawValue) }
    if !scene.drawing.overlays.isEmpty {
      add("overlays", "[\(scene.drawing.overlays.map(\.rawValue).sorted().joined(separator: ", "))]")
    }
    if scene.allowsAmbiguity { add("ambiguous", "true") }
    return keys
  }

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

  func keys(of view: SceneView) -> [(String, String)] {
    var keys = content(of: view)
    func add(_ key: String, _ value: String?) { if let value { keys.append((key, value)) } }
    add("font", view.font.map(Self.text))
    add("textColor", view.textColor.map(Self.text))
    if case .stack = view.kind {} else if view.alignment != .natural { add("alignment", view.alignment?.rawValue) }
    add("lines", view.numberOfLines.map { "\($0)" })
    if view.textFit.lineBreak != view.kind.usualLineBreak { add("lineBreak", view.textFit.lineBreak?.rawValue) }
    if view.textFit.minimumScale != 1 { add("minimumScale", view.textFit.minimumScale.map(Self.text)) }
    add("preferredWidth", view.textFit.preferredWidth.map(Self.text))
    add("lineSpacing", view.textFit.lineSpacing.map(Self.text))
    if view.border != .roundedRect { add("border", view.border?.rawValue) }
    add("contentInsets", view.contentInsets.map(Self.text))
    if view.button.style != .system { add("style", view.button.style?.rawValue) }
    if view.button.style?.isConfigured ?? false {
      if view.button.size != .medium { add("size", view.button.size?.rawValue) }
      add("subtitle", view.button.subtitle.map(YAMLText.quoted))
    } else if view.hasConfiguration {
      add("configuration", "true")
    }
    add("symbol", view.symbol.map(YAMLText.quoted))
    if view.imagePadding > 0, case .button = view.kind { add("imagePadding", Self.text(view.imagePadding)) }
    add("cell", view.cell.map(Self.text))
    keys += Self.paint(view.paint)
    add("background", view.background.map(Self.text))
    let usual = view.kind.usualHugging
    if view.hugging != AxisPriorities(horizontal: usual, vertical: usual) { add("hugging", Self.text(view.hugging)) }
    if view.resistance != AxisPriorities(horizontal: 750, vertical: 750) {
      add("resistance", Self.text(view.resistance))
    }
    add("intrinsic", view.intrinsic.flatMap(Self.text))
    add("margins", view.margins.map(Self.text))
    if view.preservesMargins { add("preservesMargins", "true") }
    if !view.insetsMarginsFromSafeArea { add("marginsFromSafeArea", "false") }
    if view.isHidden { add("hidden", "true") }
    add("direction", view.direction?.rawValue)
    if view.kind.isImage { add("contentMode", view.contentMode?.rawValue) }
    if !view.isArranged, isInStack(view) { add("arranged", "false") }
    if let frame = view.frame {
      add("frame", "[\([frame.x, frame.y, frame.width, frame.height].map(Self.text).joined(separator: ", "))]")
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

  private func content(of view: SceneView) -> [(String, String)] {
    switch view.kind {
    case .view: return []
    case .label(let text): return [("label", view.runs.map(Self.text) ?? YAMLText.quoted(text))]
    case .button(let title): return [("button", view.runs.map(Self.text) ?? YAMLText.quoted(title))]
    case .textField(let text, let placeholder):
      return [("textField", placeholder.map(YAMLText.quoted) ?? "")]
        + (text.map { [("text", YAMLText.quoted($0))] } ?? [])
    case .textView(let text, let scrolls):
      return [("textView", YAMLText.quoted(text))] + (scrolls ? [] : [("scrolls", "false")])
    case .image: return [("image", "")]
    case .stack(let stack): return content(of: stack)
    case .scroll(let scroll):
      var keys = [("scrollView", "")]
      if scroll.offsetX != 0 || scroll.offsetY != 0 {
        keys.append(("contentOffset", "[\(Self.text(scroll.offsetX)), \(Self.text(scroll.offsetY))]"))
      }
      if scroll.contentInset != .zero { keys.append(("contentInset", Self.text(scroll.contentInset))) }
      return keys
    case .table: return [("table", "")]
    case .guide: return [("guide", "")]
    case .control(let control): return content(of: control)
    case .effect(let effect): return [("visualEffect", effect.rawValue)]
    }
  }

  private func content(of stack: SceneStack) -> [(String, String)] {
    var keys = [("stack", stack.axis.rawValue)]
    if stack.distribution != .fill { keys.append(("distribution", stack.distribution.rawValue)) }
    if stack.alignment != .fill { keys.append(("alignment", stack.alignment.rawValue)) }
    if stack.spacing != .points(0) { keys.append(("spacing", Self.text(stack.spacing))) }
    if !stack.customSpacing.isEmpty {
      let pairs = stack.customSpacing.sorted { $0.key < $1.key }.map { id, spacing in
        "\(YAMLText.quoted(names[id] ?? id)): \(Self.text(spacing))"
      }
      keys.append(("customSpacing", "{ \(pairs.joined(separator: ", ")) }"))
    }
    if stack.isMarginsRelative { keys.append(("marginsRelative", "true")) }
    if stack.isBaselineRelative { keys.append(("baselineRelative", "true")) }
    return keys
  }

  private func content(of control: SceneControl) -> [(String, String)] {
    switch control {
    case .toggle(let isOn): return [("switch", isOn ? "on" : "off")]
    case .slider(let value): return [("slider", Self.text(value))]
    case .stepper: return [("stepper", "")]
    case .progress(let value, let isInBar):
      return [("progress", Self.text(value))] + (isInBar ? [("style", "bar")] : [])
    case .spinner(let isLarge): return [("spinner", isLarge ? "large" : "")]
    case .pages(let count, let current):
      return [("pageControl", "\(min(count, 1000))")] + (current == 0 ? [] : [("selected", "\(current)")])
    case .segments(let titles, let selected):
      let list = "[\(titles.map(YAMLText.quoted).joined(separator: ", "))]"
      return [("segments", list)] + (selected == 0 ? [] : [("selected", selected.map { "\($0)" } ?? "none")])
    case .datePicker(let picker):
      return [("datePicker", picker.style == .wheels ? "" : picker.style.rawValue)]
        + (picker.mode == .dateAndTime ? [] : [("mode", picker.mode.rawValue)])
    case .picker(let titles): return [("picker", "[\(titles.map(YAMLText.quoted).joined(separator: ", "))]")]
    case .searchBar(let bar):
      return [("searchBar", bar.placeholder.map(YAMLText.quoted) ?? "")]
        + (bar.text.map { [("text", YAMLText.quoted($0))] } ?? []) + (bar.isMinimal ? [("style", "minimal")] : [])
    }
  }

  // MARK: Equations

  func text(_ constraint: SceneConstraint) -> String {
    var text = "\(self.text(constraint.first, beside: constraint.second)) \(constraint.relation.rawValue) "
    let points = constraint.points(superviews)
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(Self.text(constraint.multiplier)) x " }
      text += self.text(second, beside: constraint.first)
      if points != 0 { text += points > 0 ? " + \(Self.text(points))" : " - \(Self.text(-points))" }
    } else {
      text += Self.text(points)
    }
    if constraint.priority != 1000 { text += " (Priority \(Self.text(Double(constraint.priority))))" }
    return text
  }

  private func text(_ operand: SceneConstraint.Operand, beside other: SceneConstraint.Operand?) -> String {
    "\(text(operand.item, beside: other?.item)).\(operand.attribute.rawValue)"
  }

  private func text(_ item: SceneItem, beside other: SceneItem?) -> String {
    func name(_ id: String) -> String { names[id] ?? id }
    switch item {
    case .root:
      // The superview of the other side, where that is the root; else by its name.
      if let id = other?.viewID, superviews[id] == .root { return "Superview" }
      return "Root View"
    case .view(let id):
      if let child = other?.viewID, superviews[child] == item { return "Superview" }
      return name(id)
    case .topLayoutGuide: return "Top Layout Guide"
    case .bottomLayoutGuide: return "Bottom Layout Guide"
    case .safeArea: return "Safe Area"
    case .safeAreaOf(let id): return "\(name(id)) Safe Area"
    case .readableGuide: return "Readable Guide"
    case .contentGuide(let id): return "\(name(id)) Content Layout Guide"
    case .frameGuide(let id): return "\(name(id)) Frame Layout Guide"
    }
  }
}

extension SceneView.Kind {
  /// What a recipe gives the kind unasked.
  fileprivate var usualLineBreak: SceneLineBreak? {
    switch self {
    case .label: .truncateTail
    case .button: .truncateMiddle
    default: nil
    }
  }

  fileprivate var usualHugging: Float {
    switch self {
    case .label, .image: 251
    case .control(.toggle), .control(.stepper), .control(.spinner), .control(.progress): 750
    default: 250
    }
  }

  fileprivate var isImage: Bool {
    if case .image = self { return true }
    return false
  }
}
