import Layout
import RecipeDocuments
import Values
import Verifying

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
  func causes(since old: EdgeState) -> [DocumentChange] {
    guard let scene else { return [] }
    let changes = old.scene.map { DocumentChanges(from: $0, to: scene, fonts: .installed).all } ?? []
    let keys = deciders.union(old.deciders)
    let decisive = changes.filter { change in
      change.constraint.map(keys.contains)
        ?? change.views.contains { name in keys.contains { $0.hasPrefix(Quoting.record.quoted(name)) } }
    }
    return decisive.isEmpty ? changes : decisive
  }
}
