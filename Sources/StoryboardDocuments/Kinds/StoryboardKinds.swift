import SceneModel

/// The kinds of views that elements can be.
enum StoryboardKinds {
  private static let byElement: [String: any StoryboardContent.Type] =
    ViewKind.allCases.compactMap(\.storyboard)
    .reduce(into: [:]) { found, kind in for name in kind.elements { found[name] = kind } }

  /// Returns the kind of an element; an unknown element is a plain view, and is recorded.
  static func kind(of element: ElementReading) -> any StoryboardContent.Type {
    if let known = byElement[element.node.name] { return known }
    element.document.remarks.noteBox(element.node.name)
    return ScenePlainView.self
  }
}

extension ViewKind {
  /// How elements of the kind are read; nil for kinds that no element of a scene's views stands for.
  fileprivate var storyboard: (any StoryboardContent.Type)? {
    switch self {
    case .view: ScenePlainView.self
    case .label: SceneLabel.self
    case .button: SceneButton.self
    case .textField: SceneTextField.self
    case .textView: SceneTextView.self
    case .image: SceneImageView.self
    case .stack: SceneStack.self
    case .scroll: SceneScroll.self
    case .toggle: SceneSwitch.self
    case .slider: SceneSlider.self
    case .stepper: SceneStepper.self
    case .progress: SceneProgress.self
    case .spinner: SceneSpinner.self
    case .pageControl: ScenePageControl.self
    case .segments: SceneSegments.self
    case .datePicker: SceneDatePicker.self
    case .picker: ScenePicker.self
    case .searchBar: SceneSearchBar.self
    case .colorWell: SceneColorWell.self
    case .effect: SceneEffect.self
    case .bar: SceneBar.self
    case .table, .collection, .section, .guide, .row, .sheet, .alert: nil
    }
  }
}
