import SceneModel

/// Rows or cells with titles: `section: { header: Network, footer: Applies to all devices. }`.
extension SceneSection: RecipeContent {
  private static var parts: [RecipeKey] { [RecipeKey("header", .words), RecipeKey("footer", .words)] }

  static var key: RecipeKey {
    RecipeKey(
      "section", SchemaRule.keys(parts + DecodingContext.gridKeys).orNothing,
      "Of a table or a collection: its views are rows or cells.")
  }
  static var noun: String { "Section" }

  init?(_ source: ContentSource) {
    let context = source.context
    let gridKeys = DecodingContext.gridKeys.map(\.name)
    guard let keys = KeyedNodes(source.node, of: "section", known: Self.parts.map(\.name) + gridKeys, context) else {
      return nil
    }
    self.init(header: context.text(keys["header"], "header"), footer: context.text(keys["footer"], "footer"))
    if gridKeys.contains(where: { keys[$0] != nil }) { grid = context.grid(keys, at: source.node) }
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    let titles = [header.map { "header: \(YAMLText.quoted($0))" }, footer.map { "footer: \(YAMLText.quoted($0))" }]
    let parts = titles.compactMap { $0 } + (grid.map(RecipeText.keys(of:)) ?? [])
    return RecipeKeys(Self.key.name, parts.isEmpty ? "" : "{ \(parts.joined(separator: ", ")) }").pairs
  }
}
