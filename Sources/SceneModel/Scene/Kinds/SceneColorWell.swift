/// A color well.
package struct SceneColorWell: SceneContent {
  /// nil if no color is selected.
  package var color: SceneColor?

  /// Creates a well that shows a color.
  package init(_ color: SceneColor? = nil) { self.color = color }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .colorWell }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .colorWell(self) }
}
