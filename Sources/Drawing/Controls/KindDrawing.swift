import Foundation
import Layout

/// How one kind of view is drawn, in its own coordinates and without its subviews.
protocol KindDrawing {
  /// Returns the fill of the view's box if it has no background; nil if it is transparent.
  func fill(of view: ViewDrawing) -> Ink?
  /// Returns whether the box is filled before ``draw(_:into:)``; a kind with another shape fills it itself.
  func fillsBox(_ view: ViewDrawing) -> Bool
  /// Draws the view on its filled box.
  func draw(_ view: ViewDrawing, into sketch: inout Sketch)
}

extension KindDrawing {
  func fill(of view: ViewDrawing) -> Ink? { nil }
  func fillsBox(_ view: ViewDrawing) -> Bool { true }
}

/// How a control is drawn: the same in all styles, inside its frame.
protocol ControlDrawing: KindDrawing {
  /// Draws the control in its enabled state.
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch)
}

extension ControlDrawing {
  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    guard view.width > 0, view.height > 0 else { return }
    // A disabled view of any kind is paler.
    sketch.group(Group(opacity: view.view.paint.isEnabled ? 1 : 0.5)) { drawControl(view, into: &$0) }
  }
}

extension SolvedContent {
  /// How the content is drawn; the only switch from cases to drawings.
  var drawing: any KindDrawing {
    switch self {
    case .root: RootDrawing()
    case .view: PlainViewDrawing()
    case .label: LabelDrawing()
    case .button(let content): content
    case .textField(let border, let clearButton): FieldDrawing(border: border, clearButton: clearButton)
    case .textView: TextViewDrawing()
    case .image(let image): ImageViewDrawing(image: image)
    case .stack: ContainerDrawing(isStack: true)
    case .scroll, .table: ContainerDrawing(isStack: false)
    case .row(let content): content
    case .guide: GuideDrawing()
    case .effect(let content): content
    case .toggle(let content): content
    case .slider(let content): content
    case .stepper: StepperDrawing()
    case .progress(let content): content
    case .spinner(let content): content
    case .pageControl(let content): content
    case .segments(let content): content
    case .datePicker(let content, let pills): DatePickerDrawing(picker: content, pills: pills)
    case .picker(let content): content
    case .searchBar(let content): content
    case .colorWell(let content): content
    case .bar(let content): content
    }
  }
}
