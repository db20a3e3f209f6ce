import SceneModel

extension SceneSearchBar: StoryboardContent {
  static var elements: [String] { ["searchBar"] }

  init(_ element: ElementReading) {
    let node = element.node
    self.init(
      text: node["text"], placeholder: node["placeholder"], isMinimal: node["searchBarStyle"] == "minimal")
  }
}
