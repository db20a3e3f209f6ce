import SceneModel

extension SceneStack: RecipeContent {
  static var key: RecipeKey { RecipeKey("stack", .choice(SceneAxis.self).orNothing, "A stack view, and its axis.") }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("distribution", .choice(Distribution.self)),
      RecipeKey("spacing", .spacing),
      RecipeKey("customSpacing", .names(pattern: nil, .spacing), "The spacing after individual views, by name."),
      RecipeKey(
        "arrangedOrder", .list(.text, count: nil),
        "Views in the order in which the stack arranges them; views draws them (AL-4.5)."),
      RecipeKey("marginsRelative", .flag),
      RecipeKey("baselineRelative", .flag),
    ]
  }
  static var noun: String { "Stack" }

  init?(_ source: ContentSource) {
    let context = source.context
    self.init()
    if !source.node.isNull { axis = context.word(source.node, "axis", SceneAxis.self) ?? axis }
    distribution = context.word(source["distribution"], "distribution", Distribution.self) ?? distribution
    alignment = context.word(source["alignment"], "alignment of a stack", Alignment.self) ?? alignment
    spacing = Self.spacing(source["spacing"], "spacing", context) ?? spacing
    isMarginsRelative = context.flag(source["marginsRelative"], "marginsRelative") ?? false
    isBaselineRelative = context.flag(source["baselineRelative"], "baselineRelative") ?? false
    arrangedOrder = source["arrangedOrder"].flatMap { context.list($0, "arrangedOrder") } ?? []
    guard let custom = source["customSpacing"] else { return }
    guard case .mapping(let pairs) = custom.value else {
      context.report("customSpacing is a mapping of views to spacings, such as { Title: 24 }", at: custom)
      return
    }
    for (key, value) in pairs {
      guard let name = key.text else { continue }
      if let spacing = Self.spacing(value, "customSpacing", context) { customSpacing[name] = spacing }
    }
  }

  /// Decodes a length, or `system`.
  private static func spacing(_ node: YAMLNode?, _ what: String, _ context: DecodingContext) -> Spacing? {
    guard let node else { return nil }
    if node.text?.lowercased() == "system" { return .system }
    return context.number(node, what).map { .points($0) }
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, axis.rawValue)
    if distribution != .fill { keys.add("distribution", distribution.rawValue) }
    if alignment != .fill { keys.add("alignment", alignment.rawValue) }
    if spacing != .points(0) { keys.add("spacing", Self.text(spacing)) }
    if !customSpacing.isEmpty {
      let pairs = customSpacing.sorted { $0.key < $1.key }.map { id, spacing in
        "\(YAMLText.quoted(names[id])): \(Self.text(spacing))"
      }
      keys.add("customSpacing", "{ \(pairs.joined(separator: ", ")) }")
    }
    if !arrangedOrder.isEmpty {
      let views = arrangedOrder.map { YAMLText.quoted(names[$0]) }
      keys.add("arrangedOrder", "[\(views.joined(separator: ", "))]")
    }
    keys.add("marginsRelative", if: isMarginsRelative)
    keys.add("baselineRelative", if: isBaselineRelative)
    return keys.pairs
  }

  /// Replaces names of arranged views by their ids.
  mutating func replaceNames(_ ids: [String: String]) {
    customSpacing = Dictionary(customSpacing.map { (ids[$0.key] ?? $0.key, $0.value) }) { first, _ in first }
    arrangedOrder = arrangedOrder.map { ids[$0] ?? $0 }
  }

  private static func text(_ spacing: Spacing) -> String {
    switch spacing {
    case .points(let points): RecipeText.text(points)
    case .system: "system"
    }
  }
}

extension SceneView.Kind {
  /// Replaces names of subviews by their ids, where a recipe names views in values of keys.
  mutating func replaceNames(of children: [SceneView]) {
    guard case .stack(var stack) = self, !stack.customSpacing.isEmpty || !stack.arrangedOrder.isEmpty else { return }
    stack.replaceNames(Dictionary(children.map { ($0.name, $0.id) }) { first, _ in first })
    self = .stack(stack)
  }
}
