import SceneModel

extension SceneSwitch: RecipeContent {
  static var key: RecipeKey { RecipeKey("switch", .any([.choice(["on", "off"]), .flag]), "A switch.") }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("onTint", .color, "Of a switch that is on."),
      RecipeKey("knobTint", .color, "Of a switch's or a slider's knob."),
    ]
  }
  static var noun: String { "Switch" }

  init?(_ source: ContentSource) {
    guard let text = source.node.text?.lowercased(), ["on", "off", "true", "false"].contains(text) else {
      source.context.report("a switch is on or off", at: source.node)
      return nil
    }
    self.init(isOn: text == "on" || text == "true")
    onTint = source.context.color(source["onTint"], "onTint")
    knobTint = source.context.color(source["knobTint"], "knobTint")
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, isOn ? "on" : "off")
    keys.add("onTint", onTint.map(RecipeText.text))
    keys.add("knobTint", knobTint.map(RecipeText.text))
    return keys.pairs
  }
}
