import Scenes

/// The kinds of views that recipes have; a view without any of their keys is a plain one.
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
  ]

  /// What a view is; at most one of them.
  static let contentKeys = all.map { $0.key }

  /// Keys that say more of what a view is, and the kinds that have each, in the order of ``all``.
  static let furtherKeys: [(key: String, kinds: [String])] = {
    var found: [(key: String, kinds: [String])] = []
    for kind in all {
      for key in kind.furtherKeys {
        if let known = found.firstIndex(where: { $0.key == key }) {
          found[known].kinds.append(kind.key)
        } else {
          found.append((key, [kind.key]))
        }
      }
    }
    return found
  }()
}

extension SceneView.Kind {
  /// The content as recipes have it; nil for a plain view, which has no key.
  var recipe: (any RecipeContent)? {
    switch self {
    case .view: nil
    case .label(let content): content
    case .button(let content): content
    case .textField(let content): content
    case .textView(let content): content
    case .image(let content): content
    case .stack(let content): content
    case .scroll(let content): content
    case .table: SceneTable()
    case .row(let content): content
    case .guide: SceneGuide()
    case .effect(let content): content
    case .toggle(let content): content
    case .slider(let content): content
    case .stepper: SceneStepper()
    case .progress(let content): content
    case .spinner(let content): content
    case .pageControl(let content): content
    case .segments(let content): content
    case .datePicker(let content): content
    case .picker(let content): content
    case .searchBar(let content): content
    case .colorWell(let content): content
    }
  }
}
