import RecipeDocuments
package import Scenes

/// What a record states about its scene.
package enum SceneStatement {
  /// Returns a scene as a recipe with the identities of its views and constraints, line by line.
  /// - Complexity: O(views + constraints).
  package static func lines(of scene: Scene) -> [String] {
    RecipeWriter.write(scene, identities: true).utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }
}
