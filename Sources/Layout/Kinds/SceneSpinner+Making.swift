import UIKit

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
