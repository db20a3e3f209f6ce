import Scenes

extension SceneTextView: RecipeContent {
  static var key: String { "textView" }
  static var furtherKeys: [String] { ["scrolls"] }
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
    var keys = RecipeKeys(Self.key, YAMLText.quoted(text))
    if !scrolls { keys.add("scrolls", "false") }
    keys.add(font: font, textColor: textColor, alignment: alignment)
    return keys.pairs
  }
}
