import Layout

/// Names in the project's documents, for completion; empty where there are none, or they cannot be read.
struct ProjectNames {
  /// The scene or document that the command line names; nil if it names none yet.
  let scene: String?

  /// Ids of scenes, and their last parts where no other scene has the same.
  var scenes: [String] {
    let ids = documents(nil)?.scenes.map(\.id) ?? []
    let ends = Dictionary(grouping: ids) { String($0.split(separator: "/").last ?? "") }
    return (ids + ends.filter { $0.value.count == 1 && $0.value[0] != $0.key }.keys).sorted()
  }

  /// Names of views; after the name of a view and a dot, its edges.
  /// - Parameter typed: The beginning of a name.
  func edges(_ typed: String) -> [String] {
    guard let scene else { return [] }
    let views = (documents(scene)?.scenes ?? []).flatMap { $0.allViews.map(\.name) }
    let whole = views.filter { typed.hasPrefix("\($0).") }
    return views.sorted() + whole.flatMap { view in SceneAttribute.edges.map { "\(view).\($0)" } }
  }

  private func documents(_ name: String?) -> Documents? {
    let configured = (try? Settings.here())?.documents ?? ["Recipes"]
    return try? name.map { try Documents([$0]) } ?? Documents(configured)
  }
}
