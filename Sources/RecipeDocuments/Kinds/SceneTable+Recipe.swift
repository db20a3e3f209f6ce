import Scenes

extension SceneTable: RecipeContent {
  static var key: RecipeKey { RecipeKey("table", .nothing, "A table; its views are rows.") }
  static var noun: String { "Table" }

  init?(_ source: ContentSource) {
    source.context.refuseValue(source.node, source.key)
    self.init()
  }

  func encode(_ names: RecipeNames) -> [(String, String)] { RecipeKeys(Self.key.name).pairs }
}
