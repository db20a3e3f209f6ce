import SceneModel

extension SceneCollection: RecipeContent {
  static var key: RecipeKey {
    RecipeKey("collection", .keys(DecodingContext.gridKeys), "A collection; its views are cells or sections.")
  }
  static var noun: String { "Collection" }

  init?(_ source: ContentSource) {
    guard let grid = source.context.grid(source.node) else { return nil }
    self.init(grid: grid)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    RecipeKeys(Self.key.name, RecipeText.text(grid)).pairs
  }
}
