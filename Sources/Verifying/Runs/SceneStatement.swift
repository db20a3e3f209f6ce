import Layout
import RecipeDocuments

/// What a record states about its scene.
package enum SceneStatement {
  /// Returns a scene as a recipe with the identities of its views and constraints, line by line, without what changes no
  /// layout: notes, expectations, invariants.
  /// - Complexity: O(views + constraints).
  package static func lines(of scene: Scene) -> [String] {
    var scene = scene
    (scene.source, scene.notes, scene.guardedCells) = (nil, nil, nil)
    (scene.expectations, scene.invariants, scene.silences) = ([], [], [])
    scene.invariantWindows = SceneWindows()
    for index in scene.states.indices {
      (scene.states[index].notes, scene.states[index].expectations) = (nil, [])
    }
    return RecipeWriter.write(scene, identities: true).utf8.split(separator: UInt8(ascii: "\n")).map {
      String(Substring($0))
    }
  }
}
