import Scenes

extension SceneImageView: RecipeContent {
  static var key: RecipeKey {
    RecipeKey(
      "image", .words.orNothing, "An image view, and its picture Images/<name>.png, next to the recipe or above it.")
  }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("contentMode", .choice(SceneContentMode.self)),
      RecipeKey("symbol", .text, "One of the system's symbols by its name in SF Symbols; drawn by Plumb."),
      RecipeKey("symbolScale", .choice(SceneSymbolScale.self), "The symbol's size relative to text in its font."),
    ]
  }
  static var noun: String { "Image View" }

  init?(_ source: ContentSource) {
    let context = source.context
    self.init(
      source.node.isNull ? nil : context.image(source.node), symbol: context.string(source["symbol"], "symbol"),
      contentMode: context.word(source["contentMode"], "contentMode", SceneContentMode.self))
    font = source.font
    symbolScale = context.word(source["symbolScale"], "symbolScale", SceneSymbolScale.self)
  }

  /// A picture's name is omitted, because it need not be the name of a file in the recipe's folder.
  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name)
    keys.add("font", font.map(RecipeText.text))
    keys.add("symbol", symbol.map(YAMLText.quoted))
    if symbolScale != .medium { keys.add("symbolScale", symbolScale?.rawValue) }
    return keys.pairs
  }

  func encodeLast() -> [(String, String)] { contentMode.map { [("contentMode", $0.rawValue)] } ?? [] }
}
