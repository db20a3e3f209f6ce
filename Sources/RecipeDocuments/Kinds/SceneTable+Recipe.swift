import SceneModel

extension SceneTable: RecipeContent {
  static var key: RecipeKey {
    RecipeKey(
      "table", SchemaRule.choice(Style.self).orNothing,
      "A table, plain by default; its views are rows or sections.")
  }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey(
        "rowHeight", .number(Self.rowHeights), "Of a table: the height of every row; if absent, its content's."),
      RecipeKey("header", .text, "Of a table: the one of its views that has part: header."),
      RecipeKey("separators", .flag, "Of a table: whether there are lines between rows."),
    ] + SceneScroll.insetKeys
  }
  static var noun: String { "Table" }

  init?(_ source: ContentSource) {
    self.init()
    rowHeight = source.context.number(source["rowHeight"], "rowHeight", in: Self.rowHeights)
    hasLines = source.context.flag(source["separators"], "separators") ?? true
    scroll = SceneScroll(insetsOf: source)
    if source.node.isNull { return }
    style = source.context.word(source.node, "style of a table", Style.self) ?? .plain
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, style == .plain ? "" : style.rawValue)
    keys.add("rowHeight", rowHeight.map(RecipeText.text))
    if !hasLines { keys.add("separators", "false") }
    scroll.encodeInsets(into: &keys)
    return keys.pairs
  }
}
