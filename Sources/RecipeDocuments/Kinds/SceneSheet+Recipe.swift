import SceneModel

extension SceneSheet: RecipeContent {
  static var key: RecipeKey {
    RecipeKey(
      "sheet", SchemaRule.choice(Detent.self).orNothing,
      "Presented over the root view, where iOS puts it; large by default.")
  }
  static var furtherKeys: [RecipeKey] {
    [RecipeKey("grabber", .flag, "Of a sheet: whether it shows a grabber at its top.")]
  }
  static var noun: String { "Sheet" }

  init?(_ source: ContentSource) {
    let context = source.context
    self.init(
      source.node.isNull ? .large : context.word(source.node, "detent", Detent.self) ?? .large,
      hasGrabber: context.flag(source["grabber"], "grabber") ?? false)
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, detent.rawValue)
    keys.add("grabber", if: hasGrabber)
    return keys.pairs
  }
}
