/// A slider.
package struct SceneSlider: SceneContent {
  /// The position of the knob between the ends, from 0 to 1.
  package var value: Double

  /// The colour of the track before the knob; nil for the system's.
  package var minimumTint: SceneColor?
  /// The colour of the track behind the knob; nil for the system's.
  package var maximumTint: SceneColor?
  /// The colour of the knob; nil for the system's.
  package var knobTint: SceneColor?

  /// Creates a slider with a value.
  package init(_ value: Double = 0.5) { self.value = value }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .slider }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .slider(self) }
}
