import SceneModel

/// An alert: `alert: { title: Delete?, message: This cannot be undone., actions: [{ cancel: Keep }, { destructive:
/// Delete }] }`.
extension SceneAlert: RecipeContent {
  private static var parts: [RecipeKey] {
    let roles = SchemaRule.keys(Role.allCases.map { RecipeKey($0.rawValue, .words) })
    return [
      RecipeKey("title", .words), RecipeKey("message", .words),
      RecipeKey(
        "actions", .list(.any([.words, roles]), count: nil),
        "Titles; one that cancels or destroys is { cancel: Title }."),
      RecipeKey("actionSheet", .flag, "Whether it is an action sheet, at the bottom of a phone's screen."),
    ]
  }

  static var key: RecipeKey { RecipeKey("alert", .keys(parts), "A question over the root view, where iOS puts it.") }
  static var noun: String { "Alert" }

  init?(_ source: ContentSource) {
    let context = source.context
    guard let keys = KeyedNodes(source.node, of: "alert", known: Self.parts.map(\.name), context) else { return nil }
    self.init(
      title: context.text(keys["title"], "title"), message: context.text(keys["message"], "message"),
      actions: Self.actions(keys["actions"], context),
      isActionSheet: context.flag(keys["actionSheet"], "actionSheet") ?? false)
    if keys["title"] == nil, keys["message"] == nil, keys["actions"] == nil {
      context.report("an alert has a title, a message or actions", at: source.node)
    }
  }

  private static func actions(_ node: YAMLNode?, _ context: DecodingContext) -> [Action] {
    guard let node, !node.isNull else { return [] }
    guard case .sequence(let items) = node.value else {
      context.report("actions is a list of titles, such as [OK, { cancel: Cancel }]", at: node)
      return []
    }
    return items.compactMap { item in
      if item.text != nil { return context.text(item, "an action's title").map { Action($0) } }
      let roles = Role.allCases.map(\.rawValue)
      guard let keys = KeyedNodes(item, of: "an action", known: roles, context) else { return nil }
      for role in Role.allCases {
        if let title = context.text(keys[role.rawValue], "an action's title") { return Action(title, role: role) }
      }
      context.report("an action is a title, or a role and a title: { destructive: Delete }", at: item)
      return nil
    }
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var parts: [String] = []
    if let title { parts.append("title: \(YAMLText.quoted(title))") }
    if let message { parts.append("message: \(YAMLText.quoted(message))") }
    if !actions.isEmpty {
      let texts = actions.map { action in
        let title = YAMLText.quoted(action.title)
        return action.role == .default ? title : "{ \(action.role.rawValue): \(title) }"
      }
      parts.append("actions: [\(texts.joined(separator: ", "))]")
    }
    if isActionSheet { parts.append("actionSheet: true") }
    return RecipeKeys(Self.key.name, "{ \(parts.joined(separator: ", ")) }").pairs
  }
}
