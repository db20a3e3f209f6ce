import Goldens
import RecipeDocuments
import Scenes
import Values

/// An edge in one revision.
struct EdgeState {
  /// In points; nil if the scene or the view is missing.
  let value: Double?
  let missing: String
  let document: String
  let cell: String?
  let scene: Scene?
  /// Keys of the inputs that determine the edge.
  let deciders: Set<String>
  /// Whether the document could be read, so that a missing edge is not there.
  var isReadable = true

  func isNear(_ other: Double, _ tolerance: Double) -> Bool { value.map { abs($0 - other) <= tolerance } ?? false }

  /// Returns the changes to the document that affect the edge, or all changes if none of them does.
  func causes(since old: EdgeState) -> [(text: String, place: ScenePlace?)] {
    guard let scene else { return [] }
    let changes = InputChange.changes(
      from: old.scene.map(RecipeWriter.inputs) ?? [], to: RecipeWriter.inputs(of: scene))
    let decisive = changes.filter { change in
      deciders.union(old.deciders).contains { change.key == $0 || change.key.hasPrefix($0 + " ") }
    }
    return (decisive.isEmpty ? changes : decisive).map { change in
      let constraint = scene.constraints.first { $0.inputKey == change.key }
      let view = scene.allViews.first { change.key.hasPrefix(Quoting.record.quoted($0.name) + " ") }
      return ("\(change)", constraint?.place ?? view?.place)
    }
  }
}
