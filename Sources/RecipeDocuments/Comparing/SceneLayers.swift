import SceneModel

/// A scene as it is in each pair of size classes, with the views and constraints that are installed there.
struct SceneLayers {
  /// The scene without size classes: on its canvas, or where every class is `any`.
  var base: Scene
  /// Empty for a scene that is the same everywhere.
  var byClasses: [SizeClasses: Scene] = [:]

  /// - Complexity: O(views + constraints) for each pair of size classes.
  init(_ scene: Scene) {
    base = scene
    if scene.canvas != nil {
      for (classes, other) in scene.adaptations { byClasses[classes] = other.withoutLayers }
      base = scene.withoutLayers
    } else if !scene.variations.isEmpty || !scene.adaptations.isEmpty {
      for classes in SizeClasses.all { byClasses[classes] = scene.installed(for: classes) }
      base = scene.installed(for: SizeClasses(horizontal: .any, vertical: .any))
    }
  }

  /// The layers as devices show them; they have no canvas any more.
  var onDevices: SceneLayers {
    var layers = self
    layers.base = base.withoutCanvas
    layers.byClasses = byClasses.mapValues(\.withoutCanvas)
    return layers
  }

  /// The size classes of devices in which the scene has layers of its own.
  var classes: [SizeClasses] { byClasses.isEmpty ? [] : SizeClasses.ofDevices }

  /// The other size classes, each of a canvas, in which the scene has layers of its own.
  var otherClasses: [SizeClasses] {
    byClasses.keys.filter { !SizeClasses.ofDevices.contains($0) }
  }

  /// Returns the scene for some size classes.
  subscript(classes: SizeClasses) -> Scene { byClasses[classes] ?? base }

  /// The scene that has these layers.
  var scene: Scene {
    var scene = base
    scene.adaptations = byClasses
    scene.hasWholeAdaptations = true
    return scene
  }
}

extension Scene {
  fileprivate var withoutCanvas: Scene {
    var scene = onDevices
    scene.canvas = nil
    return scene
  }

  fileprivate var withoutLayers: Scene {
    var scene = self
    (scene.adaptations, scene.variations) = ([:], [])
    return scene
  }

  /// The scene with what is installed for some size classes.
  fileprivate func installed(for classes: SizeClasses) -> Scene {
    var scene = adaptations[classes].map(taking) ?? self
    let absent = uninstalledViews(for: classes)
    scene.constraints = installedConstraints(for: classes).filter { constraint in
      ![constraint.first.item.viewID, constraint.second?.item.viewID].contains { $0.map(absent.contains) ?? false }
    }
    if !absent.isEmpty { scene.views = Self.without(absent, scene.views) }
    return scene.withoutLayers
  }

  private func taking(viewsOf other: Scene) -> Scene {
    var scene = self
    (scene.views, scene.bars, scene.barContents) = (other.views, other.bars, other.barContents)
    for index in scene.states.indices {
      if let state = other.states.first(where: { $0.id == scene.states[index].id }) {
        scene.states[index].views = state.views
      }
    }
    return scene
  }

  private static func without(_ absent: Set<String>, _ views: [SceneView]) -> [SceneView] {
    views.filter { !absent.contains($0.id) }.map { view in
      var view = view
      view.children = without(absent, view.children)
      return view
    }
  }
}
