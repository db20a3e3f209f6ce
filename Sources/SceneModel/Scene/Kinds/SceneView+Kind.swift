extension SceneView {
  /// The kind of a view, with its content. A new kind needs a case here and in ``ViewKind``, and a file in each phase's
  /// folder of kinds; the compiler reports the switches that lack it.
  ///
  /// Contents are stored indirectly, because views are copied more often than examined. With inline storage, Swift 6.3
  /// also read cases from bytes that were never written (valgrind), and jumped according to them.
  package indirect enum Kind: Sendable, Hashable, Encodable {
    /// A view that shows only its background.
    case view
    case label(SceneLabel)
    case button(SceneButton)
    case textField(SceneTextField)
    case textView(SceneTextView)
    case image(SceneImageView)
    case stack(SceneStack)
    case scroll(SceneScroll)
    /// Its children are rows or sections, and a row's children are in the row's content view.
    case table(SceneTable)
    /// Its children are cells or sections, and a cell's children are in the cell's content view.
    case collection(SceneCollection)
    /// A section of a table or a collection: its children are rows or cells.
    case section(SceneSection)
    /// A table's row with its own labels; a row without them is a plain view.
    case row(SceneRowCell)
    /// A rectangle that is not a view (AL-5.1).
    case guide
    /// A visual effect; its children are in its content view.
    case effect(SceneEffect)
    case toggle(SceneSwitch)
    case slider(SceneSlider)
    case stepper
    case progress(SceneProgress)
    case spinner(SceneSpinner)
    case pageControl(ScenePageControl)
    case segments(SceneSegments)
    case datePicker(SceneDatePicker)
    case picker(ScenePicker)
    case searchBar(SceneSearchBar)
    case colorWell(SceneColorWell)
    /// A bar that is a view of its own.
    case bar(SceneBar)
    /// Presented over the root view.
    case sheet(SceneSheet)
    /// Presented over the root view.
    case alert(SceneAlert)
  }
}

extension SceneView.Kind {
  /// Whether a view of the kind scrolls its content, which begins at the side where reading begins.
  package var scrolls: Bool {
    switch self {
    case .scroll, .table, .collection: true
    default: false
    }
  }

  /// Whether people let a view of the kind grow along an axis, rather than a button, a picture or a switch beside it.
  package func grows(along axis: SceneAxis) -> Bool {
    switch self {
    case .textField, .slider, .progress, .searchBar: axis == .horizontal
    case .label, .textView: true
    default: false
    }
  }

  /// The content of the kind.
  package var content: any SceneContent {
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

  /// Whether the system presents the view over the root view, at a position of its own.
  package var isPresented: Bool {
    switch self {
    case .sheet, .alert: true
    default: false
    }
  }

  /// Changes the font of the kind's text, if a document specifies one.
  package mutating func changeFont(_ change: (SceneFont) -> SceneFont) {
    var content: any SceneContent = content
    guard let font = content.font else { return }
    content.font = change(font)
    self = content.kind
  }

  /// Replaces the kind's texts with their translations.
  package mutating func translate(_ translation: Translation) {
    var content: any SceneContent = content
    content.translate(translation)
    self = content.kind
  }
}
