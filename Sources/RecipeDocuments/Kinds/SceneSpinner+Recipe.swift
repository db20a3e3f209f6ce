import SceneModel

extension SceneSpinner: RecipeContent {
  private enum Size: String, CaseIterable {
    case medium, large
  }

  static var key: RecipeKey {
    RecipeKey("spinner", .choice(Size.self).orNothing, "An activity indicator, and its size.")
  }
  static var noun: String { "Spinner" }

  init?(_ source: ContentSource) {
    self.init(isLarge: !source.node.isNull && source.context.word(source.node, source.key, Size.self) == .large)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    RecipeKeys(Self.key.name, isLarge ? Size.large.rawValue : "").pairs
  }
}
