import SceneModel

extension ScenePageControl: RecipeContent {
  static var key: RecipeKey {
    RecipeKey("pageControl", .integer(0...1000), "A page control, and its number of pages.")
  }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey(
        "selected", .any([.integer(0...999), .choice(["none"])]), "The index of the selected segment or page, from 0."),
      RecipeKey("pageTint", .color, "Of a page control: the other pages."),
      RecipeKey("currentPageTint", .color, "Of a page control: the current page."),
    ]
  }
  static var noun: String { "Page Control" }

  init?(_ source: ContentSource) {
    let count = source.context.wholeNumber(source.node, source.key, in: 0...1000) ?? 0
    self.init(count, current: source.selected(of: count, unless: nil) ?? 0)
    tint = source.context.color(source["pageTint"], "pageTint")
    currentTint = source.context.color(source["currentPageTint"], "currentPageTint")
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, "\(min(count, 1000))")
    if current != 0 { keys.add("selected", "\(current)") }
    keys.add("pageTint", tint.map(RecipeText.text))
    keys.add("currentPageTint", currentTint.map(RecipeText.text))
    return keys.pairs
  }
}

extension ContentSource {
  /// Decodes which of several items is selected, from 0, or a word for none of them.
  func selected(of count: Int, unless none: String?) -> Int? {
    guard let node = self["selected"] else { return count > 0 ? 0 : nil }
    if let none, node.text == none { return nil }
    let last = Double(max(0, count - 1))
    return context.wholeNumber(node, "selected (counted from 0)", in: 0...last) ?? 0
  }
}
