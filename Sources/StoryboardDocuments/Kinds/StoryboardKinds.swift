import Scenes

/// The kinds of views that elements can be.
enum StoryboardKinds {
  private static let all: [any StoryboardContent.Type] = [
    ScenePlainView.self,
    SceneLabel.self,
    SceneButton.self,
    SceneTextField.self,
    SceneTextView.self,
    SceneImageView.self,
    SceneStack.self,
    SceneScroll.self,
    SceneEffect.self,
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
  ]

  private static let byElement: [String: any StoryboardContent.Type] =
    all.reduce(into: [:]) { found, kind in for name in kind.elements { found[name] = kind } }

  /// Returns the kind of an element; an unknown element is a plain view, and is recorded.
  static func kind(of element: ElementReading) -> any StoryboardContent.Type {
    if let known = byElement[element.node.name] { return known }
    element.document.remarks.noteBox(element.node.name)
    return ScenePlainView.self
  }
}
