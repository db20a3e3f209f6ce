/// A stepper with minus and plus.
package struct SceneStepper: SceneContent {
  /// Creates the only value.
  package init() {}

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .stepper }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .stepper }
  /// Interface Builder's default (`control-metrics.md` 4).
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }
}
