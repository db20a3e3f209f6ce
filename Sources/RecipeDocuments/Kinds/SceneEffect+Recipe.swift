import SceneModel

extension SceneEffect: RecipeContent {
  static var key: RecipeKey {
    RecipeKey("visualEffect", .choice(SceneEffect.self).orNothing, "An effect over the content below.")
  }
  static var noun: String { "Effect View" }

  init?(_ source: ContentSource) {
    let own = source.node.isNull ? nil : source.context.word(source.node, source.key, SceneEffect.self)
    self = own ?? .regular
  }

  func encode(_ names: RecipeNames) -> [(String, String)] { RecipeKeys(Self.key.name, rawValue).pairs }
}
