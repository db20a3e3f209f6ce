/// An activity indicator.
package struct SceneSpinner: SceneContent {
  /// Whether it has the large size.
  package var isLarge: Bool

  /// Whether it is hidden on devices, because it does not run; a canvas shows it.
  package var isHiddenOnDevices = false

  /// Creates a spinner, of medium size by default.
  package init(isLarge: Bool = false) { self.isLarge = isLarge }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .spinner }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .spinner(self) }
  /// Interface Builder's default (`control-metrics.md` 4).
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }
}
