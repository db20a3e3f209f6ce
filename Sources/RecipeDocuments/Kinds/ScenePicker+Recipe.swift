import Scenes

extension ScenePicker: RecipeContent {
  static var key: String { "picker" }
  static var noun: String { "Picker" }

  init?(_ source: ContentSource) {
    guard
      let titles = source.context.texts(source.node, source.key, "a row's title", such: "[Small, Medium, Large]")
    else { return nil }
    self.init(titles)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] { RecipeKeys(Self.key, YAMLText.list(titles)).pairs }
}
