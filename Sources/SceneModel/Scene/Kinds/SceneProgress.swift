/// A progress view.
package struct SceneProgress: SceneContent {
  /// From 0 to 1.
  package var value: Double
  /// Whether it has the thin style of bars.
  package var isInBar: Bool

  /// The colour of what is done; nil for the system's.
  package var tint: SceneColor?
  /// The colour of the rest; nil for the system's.
  package var trackTint: SceneColor?

  /// Creates a progress view with a value.
  package init(_ value: Double = 0.5, isInBar: Bool = false) {
    self.value = value
    self.isInBar = isInBar
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .progress }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .progress(self) }
  /// Interface Builder's default (`control-metrics.md` 4).
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 750) }
}
