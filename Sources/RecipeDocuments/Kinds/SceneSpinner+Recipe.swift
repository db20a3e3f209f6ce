import SceneModel

extension SceneSpinner: RecipeContent {
  private enum Dimension: String, CaseIterable {
    case medium, large
  }

  static var key: RecipeKey {
    RecipeKey("spinner", .choice(Dimension.self).orNothing, "An activity indicator, and its size.")
  }
  static var noun: String { "Spinner" }

  init?(_ source: ContentSource) {
    self.init(isLarge: !source.node.isNull && source.context.word(source.node, source.key, Dimension.self) == .large)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    RecipeKeys(Self.key.name, isLarge ? Dimension.large.rawValue : "").pairs
  }
}
