import SceneModel

extension ScenePicker: RecipeContent {
  static var key: RecipeKey {
    RecipeKey("picker", .list(.words, count: nil), "A picker view, and its rows, the middle one selected.")
  }
  static var noun: String { "Picker" }

  init?(_ source: ContentSource) {
    guard
      let titles = source.context.texts(source.node, source.key, "a row's title", such: "[Small, Medium, Large]")
    else { return nil }
    self.init(titles)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] { RecipeKeys(Self.key.name, YAMLText.list(titles)).pairs }
}
