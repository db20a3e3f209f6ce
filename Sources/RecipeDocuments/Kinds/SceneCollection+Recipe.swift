import SceneModel

extension SceneCollection: RecipeContent {
  static var key: RecipeKey {
    RecipeKey("collection", .keys(DecodingContext.gridKeys), "A collection; its views are cells or sections.")
  }
  static var furtherKeys: [RecipeKey] { SceneScroll.insetKeys }
  static var noun: String { "Collection" }

  init?(_ source: ContentSource) {
    guard let grid = source.context.grid(source.node) else { return nil }
    self.init(grid: grid)
    scroll = SceneScroll(insetsOf: source)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, RecipeText.text(grid))
    scroll.encodeInsets(into: &keys)
    return keys.pairs
  }
}
