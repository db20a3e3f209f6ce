/// A switch.
package struct SceneSwitch: SceneContent {
  /// Whether it is on.
  package var isOn: Bool

  /// The colour of a switch that is on; nil for the system's green.
  package var onTint: SceneColor?
  /// The colour of its knob; nil for white.
  package var knobTint: SceneColor?

  /// Creates a switch, off by default.
  package init(isOn: Bool = false) { self.isOn = isOn }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .toggle }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .toggle(self) }
  /// Interface Builder's default (`control-metrics.md` 4).
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }
}
