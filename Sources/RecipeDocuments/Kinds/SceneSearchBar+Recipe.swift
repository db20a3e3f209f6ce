import SceneModel

extension SceneSearchBar: RecipeContent {
  private enum Style: String, CaseIterable {
    case prominent, minimal
  }

  static var key: RecipeKey { RecipeKey("searchBar", .words.orNothing, "A search bar, and its placeholder.") }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("text", .words, "A field's or a search bar's text."),
      RecipeKey("style", .choice(Style.self), "Of a search bar."),
    ]
  }
  static var noun: String { "Search Bar" }

  init?(_ source: ContentSource) {
    let context = source.context
    self.init(
      text: context.text(source["text"], "text"),
      placeholder: source.node.isNull ? nil : context.text(source.node, source.key),
      isMinimal: context.word(source["style"], "style of a search bar", Style.self) == .minimal)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, placeholder.map(YAMLText.quoted) ?? "")
    keys.add("text", text.map(YAMLText.quoted))
    if isMinimal { keys.add("style", Style.minimal.rawValue) }
    return keys.pairs
  }
}
