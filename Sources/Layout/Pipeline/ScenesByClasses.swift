/// A scene in size classes and a language, kept for the next cell with the same ones, because formatting the values in
/// all texts takes longer than a layout.
struct ScenesByClasses {
  private var scene: Scene?
  private var known: [Key: Scene] = [:]

  private struct Key: Hashable {
    let sizeClasses: SizeClasses
    let language: Language?
  }

  /// - Complexity: O(views) for known size classes and languages, less if the scene's views are those of the last call.
  mutating func scene(_ scene: Scene, in cell: Cell, _ language: Language?) -> Scene {
    // A scene drawn on a canvas depends on whether the cell is its canvas, too.
    if scene.canvas != nil { return scene.adapted(to: cell).localized(language) }
    if !self.scene.isSame(as: scene) { (self.scene, known) = (scene, [:]) }
    let key = Key(sizeClasses: cell.sizeClasses, language: language)
    if let found = known[key] { return found }
    let made = scene.adapted(to: cell).localized(language)
    known[key] = made
    return made
  }
}
