import SceneModel

extension SceneTextView: RecipeContent {
  static var key: RecipeKey {
    RecipeKey(
      "textView", SchemaRule.part("textOrParts").orNothing, "A text view, and its text: one, or a list of parts.")
  }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("scrolls", .flag, "Whether a text view scrolls; one that does not is as high as its text.")
    ]
  }
  static var noun: String { "Text View" }
  static var textKeys: [String] { ["font", "textColor", "alignment"] }

  init?(_ source: ContentSource) {
    let context = source.context
    let runs = context.textRuns(source.node)
    self.init(
      runs?.map(\.text).joined() ?? context.text(source.node, source.key) ?? "",
      scrolls: context.flag(source["scrolls"], "scrolls") ?? true)
    self.runs = runs
    font = source.font
    textColor = source.textColor
    alignment = source.alignment
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, runs.map(RecipeText.text) ?? YAMLText.quoted(text))
    if !scrolls { keys.add("scrolls", "false") }
    keys.add(font: font, textColor: textColor, alignment: alignment)
    return keys.pairs
  }
}
