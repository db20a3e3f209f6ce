import SceneModel

extension SceneSwitch: RecipeContent {
  static var key: RecipeKey { RecipeKey("switch", .any([.choice(["on", "off"]), .flag]), "A switch.") }
  static var noun: String { "Switch" }

  init?(_ source: ContentSource) {
    guard let text = source.node.text?.lowercased(), ["on", "off", "true", "false"].contains(text) else {
      source.context.report("a switch is on or off", at: source.node)
      return nil
    }
    self.init(isOn: text == "on" || text == "true")
  }

  func encode(_ names: RecipeNames) -> [(String, String)] { RecipeKeys(Self.key.name, isOn ? "on" : "off").pairs }
}
