package import Layout

extension SceneView {
  /// Whether the view's content gives it a size.
  package var hasNaturalSize: Bool {
    switch kind {
    case .view, .guide, .stack, .scroll, .table, .collection, .section, .sheet, .alert, .row, .effect, .textView:
      intrinsic != nil
    case .image(let content): intrinsic != nil || content.image != nil || content.symbol != nil
    case .label, .button, .textField, .toggle, .slider, .stepper, .progress, .spinner, .pageControl, .segments,
      .datePicker, .picker, .searchBar, .colorWell, .bar:
      true
    }
  }

  /// Whether it contains text that a reader sees.
  var hasText: Bool { texts.contains { !$0.isEmpty } }
}
