import SceneModel

extension SceneBar: RecipeContent {
  static var key: RecipeKey {
    RecipeKey("bar", .choice(Position.self), "A bar that is a view: navigation, toolbar or tab.")
  }
  static var furtherKeys: [RecipeKey] {
    navigationKeys + [
      RecipeKey("prompt", .words, "Above the title of a navigation bar, or the field of a search bar."),
      RecipeKey("items", .list(DecodingContext.itemRule, count: nil), "The buttons of a toolbar."),
      RecipeKey("tabs", .list(.keys(DecodingContext.tabKeys), count: nil), "The tabs of a tab bar."),
      RecipeKey("groundColor", .color, "Of a bar, or of a button with a configuration: its background."),
    ]
  }
  static var noun: String { "Bar" }

  /// The keys of a bar's contents; segments have another one, because theirs makes a view a segmented control.
  private static let navigationKeys = DecodingContext.navigationKeys.map { key in
    key.name == SceneSegments.key.name ? RecipeKey(segmentsKey, key.rule, key.purpose) : key
  }
  private static let segmentsKey = "titleSegments"

  init?(_ source: ContentSource) {
    let context = source.context
    guard let position = context.word(source.node, "bar", Position.self) else { return nil }
    self.init(position)
    context.readNavigation(source.keys, &contents, segments: Self.segmentsKey)
    contents.prompt = context.text(source["prompt"], "prompt")
    contents.tools = context.items(source["items"], "items", allowsSpace: true)
    if let tabs = source["tabs"], !tabs.isNull { context.readTabs(tabs, &contents) }
    groundColor = context.color(source["groundColor"], "groundColor")
    let foreign: [String] =
      switch position {
      case .navigation: ["items", "tabs"]
      case .toolbar: Self.navigationNames + ["tabs"]
      case .tab: Self.navigationNames + ["items"]
      }
    for key in foreign {
      guard let place = source.keys.keyNode(key) else { continue }
      context.report("\(key) belongs to a bar other than \(position.rawValue)", at: place)
    }
  }

  private static let navigationNames = navigationKeys.map(\.name) + ["prompt"]

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, position.rawValue)
    for (key, value) in RecipeText.navigationParts(contents) {
      keys.add(key == SceneSegments.key.name ? Self.segmentsKey : key, value)
    }
    keys.add("prompt", contents.prompt.map(YAMLText.quoted))
    if !contents.tools.isEmpty { keys.add("items", RecipeText.text(contents.tools)) }
    keys.add("tabs", RecipeText.tabs(contents))
    keys.add("groundColor", groundColor.map(RecipeText.text))
    return keys.pairs
  }
}
