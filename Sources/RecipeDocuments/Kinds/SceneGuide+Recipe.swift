import SceneModel

extension SceneGuide: RecipeContent {
  static var key: RecipeKey { RecipeKey("guide", .nothing, "A layout guide.") }
  static var noun: String { "Guide" }

  init?(_ source: ContentSource) {
    source.context.refuseValue(source.node, source.key)
    self.init()
  }

  func encode(_ names: RecipeNames) -> [(String, String)] { RecipeKeys(Self.key.name).pairs }
}
