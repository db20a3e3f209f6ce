import Scenes

/// What a view is, and what belongs to being that.
extension DecodingContext {
  func kind(_ keys: KeyedNodes, of name: String) -> SceneView.Kind {
    let chosen = Self.contentKeys.filter { keys[$0] != nil }
    let inOrder = chosen.compactMap(keys.keyNode).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    if inOrder.count > 1 {
      report("view \"\(name)\" is a \(inOrder[0].text ?? "") already; a view is one thing", at: inOrder[1])
    }
    for (key, kinds) in Self.kindKeys where !kinds.contains(where: chosen.contains) {
      if let keyNode = keys.keyNode(key) {
        let named = kinds.map { "aeiou".contains($0.prefix(1)) ? "an \($0)" : "a \($0)" }
        report("\(key) belongs to \(named.joined(separator: " or "))", at: keyNode)
      }
    }
    guard let first = chosen.first, let node = keys[first] else { return .view }
    switch first {
    case "label": return .label(textUnlessInParts(node, first))
    case "button": return .button(textUnlessInParts(node, first))
    case "textField":
      let own = node.isNull ? nil : text(node, first)
      return .textField(
        text: text(keys["text"], "text"), placeholder: text(keys["placeholder"], "placeholder") ?? own)
    case "textView": return .textView(text(node, first) ?? "", scrolls: flag(keys["scrolls"], "scrolls") ?? true)
    case "image": return .image(node.isNull ? nil : image(node))
    case "stack": return .stack(stack(node, keys))
    case "scrollView":
      refuseValue(node, first)
      return .scroll(scroll(keys))
    case "visualEffect": return .effect(node.isNull ? .regular : word(node, first, SceneEffect.self) ?? .regular)
    case "table", "guide":
      refuseValue(node, first)
      return first == "table" ? .table : .guide
    default: return control(first, node, keys).map { .control($0) } ?? .view
    }
  }

  /// For keys that say all by being there.
  func refuseValue(_ node: YAMLNode, _ key: String) {
    if !node.isNull { report("\(key) takes no value; write \(key): and nothing behind it", at: node) }
  }

  // MARK: Stacks and scroll views

  private func stack(_ node: YAMLNode, _ keys: KeyedNodes) -> SceneStack {
    var stack = SceneStack()
    if !node.isNull { stack.axis = word(node, "axis", SceneStack.Axis.self) ?? stack.axis }
    stack.distribution = word(keys["distribution"], "distribution", SceneStack.Distribution.self) ?? stack.distribution
    stack.alignment = word(keys["alignment"], "alignment of a stack", SceneStack.Alignment.self) ?? stack.alignment
    stack.spacing = spacing(keys["spacing"], "spacing") ?? stack.spacing
    stack.isMarginsRelative = flag(keys["marginsRelative"], "marginsRelative") ?? false
    stack.isBaselineRelative = flag(keys["baselineRelative"], "baselineRelative") ?? false
    guard let custom = keys["customSpacing"] else { return stack }
    guard case .mapping(let pairs) = custom.value else {
      report("customSpacing is a mapping of views to spacings, such as { Title: 24 }", at: custom)
      return stack
    }
    for (key, value) in pairs {
      if let name = key.text, let spacing = spacing(value, "customSpacing") { stack.customSpacing[name] = spacing }
    }
    return stack
  }

  /// A length, or `system`.
  private func spacing(_ node: YAMLNode?, _ what: String) -> SceneStack.Spacing? {
    guard let node else { return nil }
    if node.text?.lowercased() == "system" { return .system }
    return number(node, what).map { .points($0) }
  }

  private func scroll(_ keys: KeyedNodes) -> SceneScroll {
    let offset = numbers(keys["contentOffset"], "contentOffset", ["x", "y"]) ?? [0, 0]
    return SceneScroll(
      offsetX: offset[0], offsetY: offset[1], contentInset: insets(keys["contentInset"], "contentInset") ?? .zero)
  }

  // MARK: Frames and controllers

  func frame(_ keys: KeyedNodes) -> SceneFrame? {
    guard let node = keys["frame"] else {
      if let mask = keys.keyNode("autoresizing") {
        report("autoresizing belongs to a view with a frame; constraints lay out all others", at: mask)
      }
      return nil
    }
    guard let numbers = numbers(node, "frame", ["x", "y", "width", "height"]) else { return nil }
    if numbers[2] < 0 || numbers[3] < 0 {
      report("a frame's width and height are at least 0", at: node)
      return nil
    }
    return SceneFrame(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3],
      flexible: Set(words(keys["autoresizing"], "autoresizing", SceneFrame.Part.self)))
  }

  func controller(_ node: YAMLNode?) -> SceneController? {
    guard let node,
      let keys = KeyedNodes(node, of: "controller", known: ["additionalSafeArea", "sizeClass"], self)
    else { return nil }
    return SceneController(
      additionalSafeArea: insets(keys["additionalSafeArea"], "additionalSafeArea") ?? .zero,
      sizeClasses: keys["sizeClass"].flatMap { sizeClasses($0, of: "sizeClass") }
        ?? SizeClasses(horizontal: .any, vertical: .any))
  }

  /// `compact x regular`: width by height.
  func sizeClasses(_ node: YAMLNode, of what: String) -> SizeClasses? {
    let words = (node.text ?? "").lowercased().split(separator: "x", maxSplits: 1).map(\.trimmingSpaces)
    guard words.count == 2, let width = SizeClass(rawValue: words[0]), let height = SizeClass(rawValue: words[1])
    else {
      report(
        "\(what) is for a width class x a height class, each compact, any or regular: compact x regular", at: node)
      return nil
    }
    return SizeClasses(horizontal: width, vertical: height)
  }
}
