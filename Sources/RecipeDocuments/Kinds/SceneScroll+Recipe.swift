import Scenes

extension SceneScroll: RecipeContent {
  static var key: RecipeKey { RecipeKey("scrollView", .nothing, "A scroll view.") }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("contentOffset", .list(.number(nil), count: 2), "How far it is scrolled: x, y."),
      RecipeKey("contentInset", .insets),
    ]
  }
  static var noun: String { "Scroll View" }

  init?(_ source: ContentSource) {
    let context = source.context
    context.refuseValue(source.node, source.key)
    let offset = context.numbers(source["contentOffset"], "contentOffset", ["x", "y"]) ?? [0, 0]
    self.init(
      offsetX: offset[0], offsetY: offset[1],
      contentInset: context.insets(source["contentInset"], "contentInset") ?? .zero)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name)
    if offsetX != 0 || offsetY != 0 {
      keys.add("contentOffset", "[\(RecipeText.text(offsetX)), \(RecipeText.text(offsetY))]")
    }
    if contentInset != .zero { keys.add("contentInset", RecipeText.text(contentInset)) }
    return keys.pairs
  }
}
