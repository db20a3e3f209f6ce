package import Scenes

/// The kinds of views in recipes; a view without any of their keys is a plain one.
enum RecipeKinds {
  static let all: [any RecipeContent.Type] = [
    SceneLabel.self,
    SceneButton.self,
    SceneTextField.self,
    SceneTextView.self,
    SceneImageView.self,
    SceneStack.self,
    SceneScroll.self,
    SceneTable.self,
    SceneCollection.self,
    SceneSection.self,
    SceneGuide.self,
    SceneSwitch.self,
    SceneSlider.self,
    SceneStepper.self,
    SceneProgress.self,
    SceneSpinner.self,
    ScenePageControl.self,
    SceneSegments.self,
    SceneDatePicker.self,
    ScenePicker.self,
    SceneSearchBar.self,
    SceneColorWell.self,
    SceneEffect.self,
    SceneRowCell.self,
    SceneSheet.self,
    SceneAlert.self,
  ]

  /// Keys that identify the kind of a view, which has at most one of them.
  static let contentKeys = all.map { $0.key }
  static let contentNames = contentKeys.map(\.name)

  /// Other keys of the kinds; keys of several kinds appear once.
  static let furtherKeys = RecipeKey.merged(all.flatMap { $0.furtherKeys })

  /// Names of further keys, and the kinds that have each, in the order of ``all``.
  static let kindsOfKeys = furtherKeys.map { key in
    (key: key.name, kinds: all.filter { $0.furtherKeys.contains { $0.name == key.name } }.map { $0.key.name })
  }
}

extension RecipeDocument {
  /// Keys that identify the kind of a view.
  package static let kindKeys = Set(RecipeKinds.contentNames)

  /// Returns the key that identifies a kind in recipes; nil for a plain view.
  package static func key(of kind: SceneView.Kind) -> String? { kind.recipe.map { type(of: $0).key.name } }
}

extension SceneView.Kind {
  /// The content in a recipe; nil for a plain view, which has no key.
  var recipe: (any RecipeContent)? { content as? any RecipeContent }
}
