import Layout
import RecipeDocuments
import Values

/// `VIEW.EDGE` or `VIEW`, as the command line names edges; a view's name may contain dots.
struct EdgeName {
  let text: String

  /// Returns the names in some texts, each a name or several with commas between them. A name that has a comma in it is one
  /// name if a scene has such a view.
  static func list(_ texts: [String], in scenes: [Scene]) -> [EdgeName] {
    texts.flatMap { text -> [EdgeName] in
      let whole = EdgeName(text: text)
      if !text.contains(",") || scenes.contains(where: { !whole.edges(in: $0).isEmpty }) { return [whole] }
      return text.split(separator: ",").map { EdgeName(text: String($0).trimmingSpaces) }
    }
  }

  /// Returns what the name means in a scene: one edge, or the usual four of a view; empty if there is no such view or
  /// edge.
  func edges(in scene: Scene) -> [(view: SceneView, edge: SceneAttribute)] {
    let whole = Self.views(named: text, in: scene)
    if !whole.isEmpty { return whole.flatMap { view in SceneAttribute.frameEdges.map { (view, $0) } } }
    guard let (name, edge) = parts, let edge = Self.edge(edge) else { return [] }
    return Self.views(named: name, in: scene).map { ($0, edge) }
  }

  /// Explains why the name means nothing in the scenes, with a suggestion.
  func unknown(in scenes: [Scene]) -> UsageError {
    let names = scenes.flatMap { $0.allViews.map(\.name) }
    guard let (view, edge) = parts else {
      return UsageError("no view \"\(text)\"\(Suggestion.hint(for: text, among: names))")
    }
    if scenes.contains(where: { !Self.views(named: view, in: $0).isEmpty }) {
      let edges = SceneAttribute.edges.map { "\($0)" }
      return UsageError("no edge \"\(edge)\"\(Suggestion.hint(for: edge, among: edges))")
    }
    return UsageError("no view \"\(view)\"\(Suggestion.hint(for: view, among: names))")
  }

  private var parts: (view: String, edge: String)? {
    text.unicodeScalars.lastIndex(of: ".").map { (String(text[..<$0]), String(text[$0...].dropFirst())) }
  }

  private static func views(named name: String, in scene: Scene) -> [SceneView] {
    let wanted = name.trimmingSpaces.lowercased()
    return scene.allViews.filter { $0.name.lowercased() == wanted || $0.id.lowercased() == wanted }
  }

  private static func edge(_ name: String) -> SceneAttribute? {
    SceneAttribute.edges.first { $0.rawValue.lowercased() == name.trimmingSpaces.lowercased() }
  }
}
