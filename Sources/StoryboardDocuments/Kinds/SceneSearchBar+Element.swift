import SceneModel

extension SceneSearchBar: StoryboardContent {
  static var elements: [String] { ["searchBar"] }

  init(_ element: ElementReading) {
    let node = element.node
    self.init(
      text: element.isSecure ? nil : element.plainText, placeholder: node["placeholder"],
      isMinimal: node["searchBarStyle"] == "minimal")
    prompt = node["prompt"]
    // Titles of scopes may be saved although they are not shown.
    let titles = (node.child("scopeButtonTitles")?.children ?? []).map(\.text)
    if node.isYes("showsScopeBar") { scopes = titles }
    showsCancel = node.isYes("showsCancelButton")
  }
}
