import SceneModel

extension SceneDatePicker: RecipeContent {
  static var key: RecipeKey { RecipeKey("datePicker", .choice(Style.self).orNothing, "A date picker, and its style.") }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("mode", .choice(Mode.self), "Of a date picker.")
    ]
  }
  static var noun: String { "Date Picker" }

  init?(_ source: ContentSource) {
    let context = source.context
    let own = source.node.isNull ? nil : context.word(source.node, "style of a date picker", Style.self)
    self.init(style: own ?? .wheels, mode: context.word(source["mode"], "mode", Mode.self) ?? .dateAndTime)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, style == .wheels ? "" : style.rawValue)
    if mode != .dateAndTime { keys.add("mode", mode.rawValue) }
    return keys.pairs
  }
}
