import Foundation
import Scenes

/// How one kind of view is drawn, in its own coordinates and without the views in it.
protocol KindDrawing {
  /// What the view's box is filled with where it has no background; nil where what is behind it is seen.
  func fill(of view: ViewDrawing) -> Ink?
  /// Whether the box is filled before ``draw(_:into:)``; a kind of another shape fills that itself.
  func fillsBox(_ view: ViewDrawing) -> Bool
  /// Draws the view on its filled box.
  func draw(_ view: ViewDrawing, into sketch: inout Sketch)
}

extension KindDrawing {
  func fill(of view: ViewDrawing) -> Ink? { nil }
  func fillsBox(_ view: ViewDrawing) -> Bool { true }
}

/// How a control is drawn: alike in all styles, inside its frame.
protocol ControlDrawing: KindDrawing {
  /// Draws the control as it is when it can be used.
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch)
}

extension ControlDrawing {
  func draw(_ view: ViewDrawing, into sketch: inout Sketch) {
    guard view.width > 0, view.height > 0 else { return }
    // A disabled view is paler, of any kind.
    sketch.group(Group(opacity: view.view.paint.isEnabled ? 1 : 0.5)) { drawControl(view, into: &$0) }
  }
}

extension SolvedContent {
  /// How the content is drawn. The one switch from cases to drawings.
  var drawing: any KindDrawing {
    switch self {
    case .root: RootDrawing()
    case .view: PlainViewDrawing()
    case .label: LabelDrawing()
    case .button(let content): content
    case .textField(let border): FieldDrawing(border: border)
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
    }
  }
}
