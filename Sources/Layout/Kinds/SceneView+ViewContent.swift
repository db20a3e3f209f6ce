extension SceneView.Kind {
  /// The content of the kind, with what makes its UIKit object.
  var viewContent: any ViewContent {
    switch self {
    case .view: ScenePlainView()
    case .label(let content): content
    case .button(let content): content
    case .textField(let content): content
    case .textView(let content): content
    case .image(let content): content
    case .stack(let content): content
    case .scroll(let content): content
    case .table(let content): content
    case .collection(let content): content
    case .section(let content): content
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
    case .bar(let content): content
    case .sheet(let content): content
    case .alert(let content): content
    }
  }
}
