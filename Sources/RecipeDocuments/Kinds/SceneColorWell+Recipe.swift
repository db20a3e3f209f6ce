import SceneModel

extension SceneColorWell: RecipeContent {
  static var key: RecipeKey { RecipeKey("colorWell", .color.orNothing, "A colour well, and its colour.") }
  static var noun: String { "Color Well" }

  init?(_ source: ContentSource) {
    self.init(source.node.isNull ? nil : source.context.color(source.node, source.key))
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    RecipeKeys(Self.key.name, color.map(RecipeText.text) ?? "").pairs
  }
}
