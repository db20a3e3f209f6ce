import SceneModel

extension SceneLabel: RecipeContent {
  static var key: RecipeKey {
    RecipeKey("label", .part("textOrParts"), "A label, and its text: one, or a list of parts.")
  }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey(
        "lines", .integer(0...1000), "The maximum number of lines of a label or a button's title; 0 for no limit."),
      RecipeKey("lineBreak", .choice(SceneLineBreak.self), "How text that is too wide wraps or is truncated."),
      RecipeKey("minimumScale", .number(0...1), "The smallest fraction of its size to which text shrinks to fit."),
      RecipeKey("preferredWidth", .number(0...1e5), "The width at which lines break."),
      RecipeKey("lineSpacing", .number(0...1000), "The spacing between lines, in addition to the font's."),
      RecipeKey("lineHeightMultiple", .number(0...100), "The height of lines as a multiple of the font's."),
      RecipeKey("minimumLineHeight", .number(0...1000), "The minimum height of a line."),
      RecipeKey("maximumLineHeight", .number(0...1000), "The maximum height of a line; 0 for none."),
    ]
  }
  static var noun: String { "Label" }
  static var textKeys: [String] { ["font", "textColor", "alignment"] }

  init?(_ source: ContentSource) {
    let context = source.context
    self.init()
    runs = context.textRuns(source.node)
    text = runs?.map(\.text).joined() ?? context.text(source.node, source.key) ?? ""
    font = source.font
    textColor = source.textColor
    alignment = source.alignment
    numberOfLines = context.wholeNumber(source["lines"], "lines", in: 0...1000)
    lineBreak = context.word(source["lineBreak"], "lineBreak", SceneLineBreak.self)
    minimumScale = context.number(source["minimumScale"], "minimumScale", in: 0...1)
    preferredWidth = context.number(source["preferredWidth"], "preferredWidth", in: 0...1e5)
    lineSpacing = context.number(source["lineSpacing"], "lineSpacing", in: 0...1000)
    lineHeightMultiple = context.number(source["lineHeightMultiple"], "lineHeightMultiple", in: 0...100)
    minimumLineHeight = context.number(source["minimumLineHeight"], "minimumLineHeight", in: 0...1000)
    maximumLineHeight = context.number(source["maximumLineHeight"], "maximumLineHeight", in: 0...1000)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, runs.map(RecipeText.text) ?? YAMLText.quoted(text))
    keys.add(font: font, textColor: textColor, alignment: alignment)
    keys.add("lines", numberOfLines.map { "\($0)" })
    if lineBreak != .truncateTail { keys.add("lineBreak", lineBreak?.rawValue) }
    if minimumScale != 1 { keys.add("minimumScale", minimumScale.map(RecipeText.text)) }
    keys.add("preferredWidth", preferredWidth.map(RecipeText.text))
    keys.add("lineSpacing", lineSpacing.map(RecipeText.text))
    keys.add("lineHeightMultiple", lineHeightMultiple.map(RecipeText.text))
    keys.add("minimumLineHeight", minimumLineHeight.map(RecipeText.text))
    keys.add("maximumLineHeight", maximumLineHeight.map(RecipeText.text))
    return keys.pairs
  }
}
