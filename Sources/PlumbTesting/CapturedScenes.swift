import Verifying

/// One scene of what an assertion captured in several cells.
enum CapturedScenes {
  /// Returns the scene of the first cell, with the scenes of other size classes where they differ.
  /// - Parameter scenes: At least one.
  static func scene(_ scenes: [(cell: Cell, scene: Scene)]) -> Scene {
    var scene = scenes[0].scene
    var others: [SizeClasses: Scene] = [:]
    for (cell, other) in scenes where others[cell.sizeClasses] == nil { others[cell.sizeClasses] = other }
    if others.values.allSatisfy({ $0.views == scene.views && $0.constraints == scene.constraints }) { return scene }
    scene.adaptations = others
    scene.hasWholeAdaptations = true
    return scene
  }
}
