import Scenes

extension EquationParser.Names {
  /// Creates the names that equations of a scene can use: views, their guides, the root's guides.
  /// - Parameter aliases: Other names of views, with the names they stand for.
  /// - Complexity: O(views).
  init(of scene: Scene, aliases: [String: String] = [:]) {
    var items: [String: SceneItem?] = [:]
    for (name, item) in DecodingContext.reservedNames { items.updateValue(item, forKey: name.lowercased()) }
    for view in scene.allViews {
      items.updateValue(.view(view.id), forKey: view.name.lowercased())
      items.updateValue(.safeAreaOf(view.id), forKey: "\(view.name.lowercased()) safe area")
      guard case .scroll = view.kind else { continue }
      items.updateValue(.contentGuide(view.id), forKey: "\(view.name.lowercased()) content layout guide")
      items.updateValue(.frameGuide(view.id), forKey: "\(view.name.lowercased()) frame layout guide")
    }
    for (other, name) in aliases.sorted(by: { $0.key < $1.key }) where items[other.lowercased()] == nil {
      if let item = items[name.lowercased()] { items.updateValue(item, forKey: other.lowercased()) }
    }
    let superviews = scene.superviews
    self.init(
      items: items, display: scene.allViews.map(\.name) + DecodingContext.reservedNames.map(\.0)
    ) { item in
      if case .view(let id) = item { return superviews[id] ?? .root }
      return .root
    }
  }
}
