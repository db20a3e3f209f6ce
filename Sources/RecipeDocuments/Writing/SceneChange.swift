import Scenes

/// A view that differs between two scenes, and the keys that say how.
struct SceneChange {
  /// As it is in the second scene.
  let view: SceneView
  /// Keys with other values; one that the view no longer has is `null`.
  let keys: [(String, String)]
}

extension RecipeWriter {
  /// Views that look different in another scene, in its order; views that only one of the scenes has are left out.
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

  /// What is said of a view and not of the view as it usually is.
  /// - Parameter usual: nil for a view that is not there usually: all its keys.
  func keys(of view: SceneView, unlike usual: SceneView?) -> [(String, String)] {
    let keys = self.keys(of: view)
    return usual.map { Self.keys(keys, unlike: self.keys(of: $0)) } ?? keys
  }

  private static func keys(_ keys: [(String, String)], unlike usual: [(String, String)]) -> [(String, String)] {
    keys.filter { key in !usual.contains { $0 == key } }
  }
}
