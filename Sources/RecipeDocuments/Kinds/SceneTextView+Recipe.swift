import SceneModel

extension SceneTextView: RecipeContent {
  static var key: RecipeKey { RecipeKey("textView", .words.orNothing, "A text view, and its text.") }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("scrolls", .flag, "Whether a text view scrolls; one that does not is as high as its text.")
    ]
  }
  static var noun: String { "Text View" }

  init?(_ source: ContentSource) {
    let context = source.context
    self.init(
      context.text(source.node, source.key) ?? "", scrolls: context.flag(source["scrolls"], "scrolls") ?? true)
    font = source.font
    textColor = source.textColor
    alignment = source.alignment
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, YAMLText.quoted(text))
    if !scrolls { keys.add("scrolls", "false") }
    keys.add(font: font, textColor: textColor, alignment: alignment)
    return keys.pairs
  }
}
