import SceneModel

extension SceneTextField: RecipeContent {
  static var key: RecipeKey { RecipeKey("textField", .words.orNothing, "A text field, and its placeholder.") }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("text", .words, "A field's or a search bar's text."),
      RecipeKey("placeholder", .words, "A field's placeholder."),
      RecipeKey("secure", .flag, "Of a text field: the text is shown as dots, as a password is."),
      RecipeKey("clearButton", .choice(SceneClearButton.self), "Of a text field: when a button clears its text."),
      RecipeKey("minimumScale", .number(0...1), "The smallest fraction of its size to which text shrinks to fit."),
      RecipeKey("border", .choice(SceneFieldBorder.self), "Of a text field."),
    ]
  }
  static var noun: String { "Text Field" }
  static var textKeys: [String] { ["font", "textColor", "alignment"] }
  static var textName: String { "placeholder" }

  init?(_ source: ContentSource) {
    let context = source.context
    let own = source.node.isNull ? nil : context.text(source.node, source.key)
    self.init(
      text: context.text(source["text"], "text"),
      placeholder: context.text(source["placeholder"], "placeholder") ?? own)
    isSecure = context.flag(source["secure"], "secure") ?? false
    hideSecret()
    clearButton = context.word(source["clearButton"], "clearButton", SceneClearButton.self)
    font = source.font
    textColor = source.textColor
    alignment = source.alignment
    minimumScale = context.number(source["minimumScale"], "minimumScale", in: 0...1)
    border = context.word(source["border"], "border", SceneFieldBorder.self)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, placeholder.map(YAMLText.quoted) ?? "")
    keys.add("text", text.map(YAMLText.quoted))
    keys.add("secure", if: isSecure)
    keys.add("clearButton", clearButton?.rawValue)
    keys.add(font: font, textColor: textColor, alignment: alignment)
    if minimumScale != 1 { keys.add("minimumScale", minimumScale.map(RecipeText.text)) }
    if border != .roundedRect { keys.add("border", border?.rawValue) }
    return keys.pairs
  }
}
