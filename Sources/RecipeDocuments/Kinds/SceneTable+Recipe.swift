import Scenes

extension SceneTable: RecipeContent {
  static var key: RecipeKey {
    RecipeKey(
      "table", SchemaRule.choice(Style.self).orNothing,
      "A table, plain if nothing is said; its views are rows or sections.")
  }
  static var noun: String { "Table" }

  init?(_ source: ContentSource) {
    self.init()
    if source.node.isNull { return }
    style = source.context.word(source.node, "style of a table", Style.self) ?? .plain
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    RecipeKeys(Self.key.name, style == .plain ? "" : style.rawValue).pairs
  }
}

/// Rows of a table with titles: `section: { header: Network, footer: Applies to all devices. }`.
extension SceneSection: RecipeContent {
  private static var parts: [RecipeKey] { [RecipeKey("header", .words), RecipeKey("footer", .words)] }

  static var key: RecipeKey {
    RecipeKey("section", SchemaRule.keys(parts).orNothing, "Of a table: its views are rows.")
  }
  static var noun: String { "Section" }

  init?(_ source: ContentSource) {
    let context = source.context
    guard let keys = KeyedNodes(source.node, of: "section", known: Self.parts.map(\.name), context) else { return nil }
    self.init(header: context.text(keys["header"], "header"), footer: context.text(keys["footer"], "footer"))
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    let parts = [header.map { "header: \(YAMLText.quoted($0))" }, footer.map { "footer: \(YAMLText.quoted($0))" }]
      .compactMap { $0 }
    return RecipeKeys(Self.key.name, parts.isEmpty ? "" : "{ \(parts.joined(separator: ", ")) }").pairs
  }
}
