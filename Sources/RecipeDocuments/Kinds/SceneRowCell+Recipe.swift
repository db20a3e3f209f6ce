import SceneModel

/// A row's own labels: `cell: { style: value1, text: Name, detail: Value, accessory: checkmark }`.
extension SceneRowCell: RecipeContent {
  private static var parts: [RecipeKey] {
    [
      RecipeKey("style", .choice(Style.self)), RecipeKey("text", .words), RecipeKey("detail", .words),
      RecipeKey("accessory", .choice(Accessory.self)),
      RecipeKey("symbol", .text, "One of the system's symbols, in front of the labels."),
      RecipeKey("symbolBackground", .color, "A square of this color with the symbol in white."),
      RecipeKey("switch", .flag, "A switch at the row's end, and whether it is on."),
    ]
  }

  static var key: RecipeKey { RecipeKey("cell", .keys(parts), "Of a table's row: its own labels.") }
  static var noun: String { "View" }
  static var textKeys: [String] { ["font", "textColor"] }

  init?(_ source: ContentSource) {
    let context = source.context
    guard
      let keys = KeyedNodes(source.node, of: "cell", known: Self.parts.map(\.name), context)
    else { return nil }
    let style = context.word(keys["style"], "style of a cell", Style.self) ?? .default
    if style == .default, let place = keys.keyNode("detail") {
      context.report("a cell of style default has no detail; value1, value2 and subtitle have", at: place)
    }
    self.init(
      style: style, text: context.text(keys["text"], "text"), detail: context.text(keys["detail"], "detail"),
      accessory: context.word(keys["accessory"], "accessory", Accessory.self) ?? .none,
      symbol: context.string(keys["symbol"], "symbol"),
      symbolBackground: context.color(keys["symbolBackground"], "symbolBackground"),
      isOn: context.flag(keys["switch"], "switch"))
    (font, textColor) = (source.font, source.textColor)
    if symbolBackground != nil, symbol == nil, let place = keys.keyNode("symbolBackground") {
      context.report("symbolBackground belongs to a symbol; add symbol:", at: place)
    }
    if isOn != nil, accessory != .none, let place = keys.keyNode("switch") {
      context.report("a row has an accessory or a switch at its end, not both", at: place)
    }
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var parts = RecipeKeys("style", style.rawValue)
    parts.add("text", text.map(YAMLText.quoted))
    parts.add("detail", detail.map(YAMLText.quoted))
    if accessory != .none { parts.add("accessory", accessory.rawValue) }
    parts.add("symbol", symbol.map(YAMLText.quoted))
    parts.add("symbolBackground", symbolBackground.map(RecipeText.text))
    parts.add("switch", isOn.map { $0 ? "true" : "false" })
    let text = parts.pairs.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
    var own = RecipeKeys(Self.key.name, "{ \(text) }")
    own.add(font: font, textColor: textColor)
    return own.pairs
  }
}
