import SceneModel

/// What is different about a scene in some size classes or in a state, as lines of a recipe.
struct SceneDifference: Equatable {
  /// Bars and their contents.
  var bars: String?
  /// Views with other keys.
  var views: [SceneChange] = []
  /// Views and labels of constraints.
  var uninstalled: [String] = []
  /// Equations with their labels.
  var constraints: [String] = []

  var isEmpty: Bool { bars == nil && views.isEmpty && uninstalled.isEmpty && constraints.isEmpty }
}

extension SceneChange: Equatable {
  static func == (a: SceneChange, b: SceneChange) -> Bool {
    a.view.id == b.view.id && a.keys.elementsEqual(b.keys) { $0 == $1 }
  }
}

extension RecipeWriter {
  /// The changes of a recipe's variations, each relative to the more general ones.
  var differences: [(SizeClasses, SceneDifference)] {
    let variations = scene.variations.sorted { $0.specificity < $1.specificity }
    let found = scene.variations.map { variation -> (SizeClasses, SceneDifference) in
      let classes = variation.sizeClasses
      var difference = SceneDifference()
      if let other = scene.adaptations[classes] {
        let general = variations.last {
          $0.specificity < variation.specificity && $0.matches(classes) && scene.adaptations[$0.sizeClasses] != nil
        }
        let usual = general.flatMap { scene.adaptations[$0.sizeClasses] } ?? scene
        if (other.bars, other.barContents) != (usual.bars, usual.barContents) {
          difference.bars = RecipeText.text(other.bars, other.barContents)
        }
        difference.views = changes(from: usual, to: other)
      }
      difference.uninstalled = uninstalled(variation.uninstalled, variation.uninstalledViews)
      difference.constraints = variation.constraints.map { line($0) }
      return (classes, difference)
    }
    return found.filter { !$0.1.isEmpty }
  }

  /// Returns the items of a list of what is not installed.
  func uninstalled(_ labels: Set<String>, _ views: Set<String> = []) -> [String] {
    ConstraintLabels.sorted(labels.map(text(label:)))
      + scene.allViews.map(\.id).filter(views.contains).map { YAMLText.quoted(name(of: $0)) }
  }
}
