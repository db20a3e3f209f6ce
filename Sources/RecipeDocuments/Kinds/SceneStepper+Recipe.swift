import SceneModel

extension SceneStepper: RecipeContent {
  static var key: RecipeKey { RecipeKey("stepper", .nothing, "A stepper.") }
  static var noun: String { "Stepper" }

  init?(_ source: ContentSource) {
    source.context.refuseValue(source.node, source.key)
    self.init()
  }

  func encode(_ names: RecipeNames) -> [(String, String)] { RecipeKeys(Self.key.name).pairs }
}
