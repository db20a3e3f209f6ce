import Scenes

extension SceneSegments: RecipeContent {
  static var key: String { "segments" }
  static var furtherKeys: [String] { ["selected", "followsTitles"] }
  static var noun: String { "Segments" }

  init?(_ source: ContentSource) {
    guard
      let titles = source.context.texts(source.node, source.key, "a segment's title", such: "[First, Second]")
    else { return nil }
    self.init(titles, selected: source.selected(of: titles.count, unless: "none"))
    followsTitles = source.context.flag(source["followsTitles"], "followsTitles") ?? false
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key, YAMLText.list(titles))
    if selected != 0 { keys.add("selected", selected.map { "\($0)" } ?? "none") }
    keys.add("followsTitles", followsTitles ? "true" : nil)
    return keys.pairs
  }
}
