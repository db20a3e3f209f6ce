import SceneModel

extension SceneSegments: RecipeContent {
  static var key: RecipeKey { RecipeKey("segments", .list(.words, count: nil), "A segmented control, and its titles.") }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey(
        "selected", .any([.integer(0...999), .choice(["none"])]), "The index of the selected segment or page, from 0."),
      RecipeKey(
        "followsTitles", .flag,
        "Of segments: each is as wide as its own title needs; otherwise all are as wide as the widest."),
    ]
  }
  static var noun: String { "Segments" }

  init?(_ source: ContentSource) {
    guard
      let titles = source.context.texts(source.node, source.key, "a segment's title", such: "[First, Second]")
    else { return nil }
    self.init(titles, selected: source.selected(of: titles.count, unless: "none"))
    followsTitles = source.context.flag(source["followsTitles"], "followsTitles") ?? false
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, YAMLText.list(titles))
    if selected != 0 { keys.add("selected", selected.map { "\($0)" } ?? "none") }
    keys.add("followsTitles", followsTitles ? "true" : nil)
    return keys.pairs
  }
}
