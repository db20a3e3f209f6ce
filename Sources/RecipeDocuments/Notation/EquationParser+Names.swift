import SceneModel
import Values

extension EquationParser.Names {
  /// Creates the names that equations of a scene can use: views, their guides, the root's guides. A view's name may be
  /// in quotation marks, as ``EquationText`` writes those that could be read as something else.
  /// - Parameter aliases: Other names of views, with the names they stand for.
  /// - Complexity: O(views).
  init(of scene: Scene, aliases: [String: String] = [:]) {
    var items: [String: SceneItem?] = [:]
    for (name, item) in DecodingContext.reservedNames { items.updateValue(item, forKey: name.lowercased()) }
    let views = scene.allViews
    for name in [{ $0 }, Quoting.yaml.quoted] as [(String) -> String] {
      for view in views {
        let name = name(view.name).lowercased()
        items.updateValue(.view(view.id), forKey: name)
        items.updateValue(.safeAreaOf(view.id), forKey: "\(name) safe area")
        guard case .scroll = view.kind else { continue }
        items.updateValue(.contentGuide(view.id), forKey: "\(name) content layout guide")
        items.updateValue(.frameGuide(view.id), forKey: "\(name) frame layout guide")
      }
    }
    for (other, name) in aliases.sorted(by: { $0.key < $1.key }) where items[other.lowercased()] == nil {
      if let item = items[name.lowercased()] { items.updateValue(item, forKey: other.lowercased()) }
    }
    let superviews = scene.superviews
    self.init(
      items: items, display: views.map(\.name) + DecodingContext.reservedNames.map(\.0)
    ) { item in
      if case .view(let id) = item { return superviews[id] ?? .root }
      return .root
    }
  }
}
