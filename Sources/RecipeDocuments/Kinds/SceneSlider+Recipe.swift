import SceneModel

extension SceneSlider: RecipeContent {
  static var key: RecipeKey { RecipeKey("slider", .number(0...1).orNothing, "A slider, and the position of its knob.") }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("minimumTint", .color, "Of a slider: its track up to the knob."),
      RecipeKey("maximumTint", .color, "Of a slider: its track behind the knob."),
      RecipeKey("knobTint", .color, "Of a switch's or a slider's knob."),
    ]
  }
  static var noun: String { "Slider" }

  init?(_ source: ContentSource) {
    self.init(source.node.isNull ? 0.5 : source.context.number(source.node, source.key, in: 0...1) ?? 0)
    minimumTint = source.context.color(source["minimumTint"], "minimumTint")
    maximumTint = source.context.color(source["maximumTint"], "maximumTint")
    knobTint = source.context.color(source["knobTint"], "knobTint")
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, RecipeText.text(value))
    keys.add("minimumTint", minimumTint.map(RecipeText.text))
    keys.add("maximumTint", maximumTint.map(RecipeText.text))
    keys.add("knobTint", knobTint.map(RecipeText.text))
    return keys.pairs
  }
}
