import Scenes

extension SceneEffect: RecipeContent {
  static var key: String { "visualEffect" }
  static var noun: String { "Effect View" }

  init?(_ source: ContentSource) {
    let own = source.node.isNull ? nil : source.context.word(source.node, source.key, SceneEffect.self)
    self = own ?? .regular
  }

  func encode(_ names: RecipeNames) -> [(String, String)] { RecipeKeys(Self.key, rawValue).pairs }
}
