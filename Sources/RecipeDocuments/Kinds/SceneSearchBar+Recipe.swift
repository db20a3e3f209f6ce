import SceneModel

extension SceneSearchBar: RecipeContent {
  private enum Style: String, CaseIterable {
    case prominent, minimal
  }

  static var key: RecipeKey { RecipeKey("searchBar", .words.orNothing, "A search bar, and its placeholder.") }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("text", .words, "A field's or a search bar's text."),
      RecipeKey("prompt", .words, "Above the title of a navigation bar, or the field of a search bar."),
      RecipeKey("scopes", .list(.words, count: nil), "Of a search bar: titles below its field."),
      RecipeKey("selectedScope", .integer(0...1000), "Of a search bar: the index of the selected scope, from 0."),
      RecipeKey("cancelButton", .flag, "Whether a search bar has a button that cancels the search."),
      RecipeKey("style", .choice(Style.self), "Of a search bar."),
    ]
  }
  static var noun: String { "Search Bar" }
  static var textName: String { "placeholder" }

  init?(_ source: ContentSource) {
    let context = source.context
    self.init(
      text: context.text(source["text"], "text"),
      placeholder: source.node.isNull ? nil : context.text(source.node, source.key),
      isMinimal: context.word(source["style"], "style of a search bar", Style.self) == .minimal)
    prompt = context.text(source["prompt"], "prompt")
    if let scopes = source["scopes"] {
      self.scopes = context.texts(scopes, "scopes", "a scope's title", such: "[All, Unread]") ?? []
    }
    selectedScope = context.wholeNumber(source["selectedScope"], "selectedScope", in: 0...1000) ?? 0
    showsCancel = context.flag(source["cancelButton"], "cancelButton") ?? false
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, placeholder.map(YAMLText.quoted) ?? "")
    keys.add("text", text.map(YAMLText.quoted))
    keys.add("prompt", prompt.map(YAMLText.quoted))
    if !scopes.isEmpty { keys.add("scopes", YAMLText.list(scopes)) }
    if selectedScope > 0 { keys.add("selectedScope", "\(selectedScope)") }
    keys.add("cancelButton", if: showsCancel)
    if isMinimal { keys.add("style", Style.minimal.rawValue) }
    return keys.pairs
  }
}
