import SceneModel

extension SceneImageView: RecipeContent {
  private static var elsewhereKeys: [RecipeKey] {
    [RecipeKey("elsewhere", .text, "The name of a picture in an asset catalogue; it is not drawn.")]
  }

  static var key: RecipeKey {
    RecipeKey(
      "image", SchemaRule.any([.words, .keys(elsewhereKeys)]).orNothing,
      "An image view, and its picture Images/<name>.png, next to the recipe or above it; or a symbol: lock.fill.")
  }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("contentMode", .choice(SceneContentMode.self)),
      RecipeKey("symbol", .text, "One of the system's symbols by its name in SF Symbols; drawn by Plumb."),
      RecipeKey("symbolScale", .choice(SceneSymbolScale.self), "The symbol's size relative to text in its font."),
    ]
  }
  static var noun: String { "Image View" }
  static var textKeys: [String] { ["font"] }

  init?(_ source: ContentSource) {
    let context = source.context
    let elsewhere = Self.elsewhere(source)
    let symbol = context.symbolName(source.node)
    self.init(
      source.node.isNull || source.node.isMapping || symbol != nil ? nil : context.image(source.node),
      symbol: context.string(source["symbol"], "symbol") ?? symbol,
      contentMode: context.word(source["contentMode"], "contentMode", SceneContentMode.self))
    pictureName = elsewhere
    font = source.font
    symbolScale = context.word(source["symbolScale"], "symbolScale", SceneSymbolScale.self)
  }

  /// Decodes `{ elsewhere: flowers }`; nil for a picture beside the recipe.
  private static func elsewhere(_ source: ContentSource) -> String? {
    guard case .mapping(let pairs) = source.node.value else { return nil }
    if let symbol = pairs.first(where: { $0.0.text == "symbol" }) {
      source.context.report(
        "a symbol is a key of its own: write symbol: \(symbol.1.text ?? "lock.fill") in place of image", at: symbol.0)
      return nil
    }
    let keys = KeyedNodes(source.node, of: "image", known: elsewhereKeys.map(\.name), source.context)
    return source.context.string(keys?["elsewhere"], "a picture's name")
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    let elsewhere = pictureName.map { "{ elsewhere: \(YAMLText.quoted($0)) }" }
    var keys = RecipeKeys(Self.key.name, elsewhere ?? image.map { YAMLText.quoted($0.name) } ?? "")
    keys.add("font", font.map(RecipeText.text))
    keys.add("symbol", symbol.map(YAMLText.quoted))
    if symbolScale != .medium { keys.add("symbolScale", symbolScale?.rawValue) }
    return keys.pairs
  }

  func encodeLast() -> [(String, String)] { contentMode.map { [("contentMode", $0.rawValue)] } ?? [] }
}
