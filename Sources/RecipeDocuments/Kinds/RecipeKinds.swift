import SceneModel

/// The kinds of views in recipes; a view without any of their keys is a plain one.
enum RecipeKinds {
  static let all = ViewKind.allCases.compactMap(\.recipe)

  /// Keys that identify the kind of a view, which has at most one of them.
  static let contentKeys = all.map { $0.key }
  static let contentNames = contentKeys.map(\.name)

  /// Other keys of the kinds; keys of several kinds appear once.
  static let furtherKeys = RecipeKey.merged(all.flatMap { $0.furtherKeys })

  /// Names of further keys, and the kinds that have each, in the order of ``all``.
  static let kindsOfKeys = furtherKeys.map { key in
    (key: key.name, kinds: all.filter { $0.furtherKeys.contains { $0.name == key.name } }.map { $0.key.name })
  }

  /// The kinds with one of the keys `font`, `textColor` and `alignment`.
  static func withTextKey(_ key: String) -> [String] { all.filter { $0.textKeys.contains(key) }.map { $0.key.name } }
}

extension ViewKind {
  /// How the kind is written in a recipe; nil for a plain view, which has no key.
  fileprivate var recipe: (any RecipeContent.Type)? {
    switch self {
    case .view: nil
    case .label: SceneLabel.self
    case .button: SceneButton.self
    case .textField: SceneTextField.self
    case .textView: SceneTextView.self
    case .image: SceneImageView.self
    case .stack: SceneStack.self
    case .scroll: SceneScroll.self
    case .table: SceneTable.self
    case .collection: SceneCollection.self
    case .section: SceneSection.self
    case .guide: SceneGuide.self
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
    case .row: SceneRowCell.self
    case .bar: SceneBar.self
    case .sheet: SceneSheet.self
    case .alert: SceneAlert.self
    }
  }
}

extension SceneView.Kind {
  /// The content in a recipe; nil for a plain view, which has no key.
  var recipe: (any RecipeContent)? { content as? any RecipeContent }
}
