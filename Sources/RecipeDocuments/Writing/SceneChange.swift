import SceneModel

/// A view that differs between two scenes, and the keys that differ.
struct SceneChange {
  /// The view in the second scene.
  let view: SceneView
  /// Keys with other values; a key that the view no longer has is `null`.
  let keys: [(String, String)]
}

extension RecipeWriter {
  /// Returns views that differ in another scene, in its order, without views that only one of the scenes has.
  /// - Complexity: O(views).
  func changes(from usual: Scene, to other: Scene) -> [SceneChange] {
    let known = Dictionary(usual.allViews.map { ($0.id, $0) }) { first, _ in first }
    return other.allViews.compactMap { view in
      guard let before = known[view.id] else { return nil }
      let (now, then) = (self.keys(of: view), self.keys(of: before))
      let gone = then.filter { key in !now.contains { $0.0 == key.0 } }.map { ($0.0, "null") }
      let keys = Self.keys(now, unlike: then) + gone
      return keys.isEmpty ? nil : SceneChange(view: view, keys: keys)
    }
  }

  /// Returns the keys of a view that differ from the usual ones.
  /// - Parameter usual: The usual view; nil if there is none, which returns all keys.
  func keys(of view: SceneView, unlike usual: SceneView?) -> [(String, String)] {
    let keys = self.keys(of: view)
    return usual.map { Self.keys(keys, unlike: self.keys(of: $0)) } ?? keys
  }

  private static func keys(_ keys: [(String, String)], unlike usual: [(String, String)]) -> [(String, String)] {
    keys.filter { key in !usual.contains { $0 == key } }
  }
}
