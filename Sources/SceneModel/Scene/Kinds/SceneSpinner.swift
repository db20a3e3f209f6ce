import UIKit

/// An activity indicator.
package struct SceneSpinner: SceneContent {
  /// Whether it has the large size.
  package var isLarge: Bool

  /// Creates a spinner, of medium size by default.
  package init(isLarge: Bool = false) { self.isLarge = isLarge }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .spinner(self) }
  /// Interface Builder's default (`control-metrics.md` 4).
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }
}

extension SceneSpinner: ViewContent {
  func makeObject() -> UIActivityIndicatorView { UIActivityIndicatorView() }

  func configure(_ object: UIActivityIndicatorView, _ setting: ViewSetting) {
    object.style = isLarge ? .large : .medium
  }

  static func captured(from object: UIActivityIndicatorView, _ setting: CaptureSetting) -> SceneSpinner? {
    SceneSpinner(isLarge: object.style == .large)
  }

  static func read(_ object: UIActivityIndicatorView, isDark: Bool) -> SolvedContent {
    .spinner(SceneSpinner(isLarge: object.style == .large))
  }
}
