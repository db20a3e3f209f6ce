import SceneModel

extension SceneSlider: RecipeContent {
  static var key: RecipeKey { RecipeKey("slider", .number(0...1).orNothing, "A slider, and the position of its knob.") }
  static var noun: String { "Slider" }

  init?(_ source: ContentSource) {
    self.init(source.node.isNull ? 0.5 : source.context.number(source.node, source.key, in: 0...1) ?? 0)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] { RecipeKeys(Self.key.name, RecipeText.text(value)).pairs }
}
