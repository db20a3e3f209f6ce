import UIKit

/// An activity indicator.
package struct SceneSpinner: SceneContent {
  package var isLarge: Bool

  package init(isLarge: Bool = false) { self.isLarge = isLarge }

  package var kind: SceneView.Kind { .spinner(self) }
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }
}

extension SceneSpinner: ViewContent {
  func makeObject() -> UIActivityIndicatorView { UIActivityIndicatorView() }

  func configure(_ object: UIActivityIndicatorView, _ setting: ViewSetting) {
    object.style = isLarge ? .large : .medium
  }

  static func read(_ object: UIActivityIndicatorView, isDark: Bool) -> SolvedContent {
    .spinner(SceneSpinner(isLarge: object.style == .large))
  }
}
