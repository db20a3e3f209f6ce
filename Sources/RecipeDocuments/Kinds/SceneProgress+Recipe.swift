import SceneModel

extension SceneProgress: RecipeContent {
  private enum Style: String, CaseIterable {
    case `default`, bar
  }

  static var key: RecipeKey {
    RecipeKey("progress", .number(0...1).orNothing, "A progress view, and its progress from 0 to 1.")
  }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("style", .choice(Style.self), "Of a progress view: bar is the thin one in bars."),
      RecipeKey("progressTint", .color, "Of a progress view: what is done."),
      RecipeKey("trackTint", .color, "Of a progress view: the rest."),
    ]
  }
  static var noun: String { "Progress View" }

  init?(_ source: ContentSource) {
    let context = source.context
    self.init(
      source.node.isNull ? 0.5 : context.number(source.node, source.key, in: 0...1) ?? 0,
      isInBar: context.word(source["style"], "style of a progress view", Style.self) == .bar)
    tint = context.color(source["progressTint"], "progressTint")
    trackTint = context.color(source["trackTint"], "trackTint")
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, RecipeText.text(value))
    if isInBar { keys.add("style", Style.bar.rawValue) }
    keys.add("progressTint", tint.map(RecipeText.text))
    keys.add("trackTint", trackTint.map(RecipeText.text))
    return keys.pairs
  }
}
