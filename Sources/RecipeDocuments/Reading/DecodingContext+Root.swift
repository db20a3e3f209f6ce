import SceneModel

/// The `root:` part of a recipe: the root view itself.
extension DecodingContext {
  /// Keys of views that the root view has elsewhere in the recipe, or cannot have.
  private static let otherKeys: Set = [
    "views", "background", "margins", "frame", "autoresizing", "arranged", "hugging", "resistance",
    "intrinsic",
  ]
  /// Kinds that the root view cannot be.
  private static let otherKinds: Set = [
    SceneTable.key.name, SceneCollection.key.name, SceneSection.key.name, SceneRowCell.key.name, SceneGuide.key.name,
    SceneSheet.key.name, SceneAlert.key.name,
  ]
  static let rootRules = viewRules.filter { !otherKeys.contains($0.name) && !otherKinds.contains($0.name) }

  /// Decodes the root view; nil if the recipe specifies neither the view nor its margins.
  func root(_ node: YAMLNode?, margins: SceneMargins?, around views: inout [SceneView]) -> SceneView? {
    if node == nil, margins == nil { return nil }
    var root = SceneView(id: SceneView.rootID, name: "Root View")
    if let node, let keys = KeyedNodes(node, of: "the root view", known: Self.rootRules.map(\.name), self) {
      root = view(named: root.name, keys)
      root.keyPlaces = ScenePlaces(keys.places)
      if keys["id"] == nil { root.id = SceneView.rootID }
      if let place = keys["id"], let other = viewIDs[root.id] {
        report("the root view has the id of \"\(other)\", \"\(root.id)\"; choose another one", at: place)
      }
      root.children = views
      markHeader(in: &root, keys)
      views = root.children
      checkPlace(of: root, keys)
      root.kind.replaceNames(of: views)
      root.children = []
    }
    root.margins = margins
    return root
  }
}
