/// The list of the kinds of views, in the order of the schema of recipes.
///
/// Each phase switches over it, or over ``SceneView/Kind``, so that the compiler finds a phase that lacks a kind.
package enum ViewKind: String, Sendable, CaseIterable {
  case view
  case label, button, textField, textView, image
  case stack, scroll, table, collection, section, guide
  case toggle, slider, stepper, progress, spinner, pageControl, segments, datePicker, picker, searchBar, colorWell
  case effect, row, bar, sheet, alert
}

extension ViewKind {
  /// The type of the kind's content.
  package var content: any SceneContent.Type {
    switch self {
    case .view: ScenePlainView.self
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
