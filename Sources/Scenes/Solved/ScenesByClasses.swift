/// A scene as it is in size classes and in a language, kept for the next cell with the same ones: reading values out of all texts
/// takes longer than a layout.
struct ScenesByClasses {
  private var scene: Scene?
  private var known: [Key: Scene] = [:]

  private struct Key: Hashable {
    let sizeClasses: SizeClasses
    let language: Language?
  }

  /// - Complexity: O(views) for size classes and a language seen before, less where the scene's views are those seen last.
  mutating func scene(_ scene: Scene, in cell: Cell, _ language: Language?, exactly: Bool) -> Scene {
    // What was drawn on a canvas depends on the cell's size, too.
    if scene.canvas != nil { return scene.adapted(to: cell, exactly: exactly).localized(language) }
    if !self.scene.isSame(as: scene) { (self.scene, known) = (scene, [:]) }
    let key = Key(sizeClasses: cell.sizeClasses, language: language)
    if let found = known[key] { return found }
    let made = scene.adapted(to: cell, exactly: exactly).localized(language)
    known[key] = made
    return made
  }
}
