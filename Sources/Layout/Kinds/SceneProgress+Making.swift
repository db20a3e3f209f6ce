import UIKit

extension SceneProgress: ViewContent {
  func makeObject() -> UIProgressView { UIProgressView() }

  func configure(_ object: UIProgressView, _ setting: ViewSetting) {
    object.progress = Float(value)
    object.progressViewStyle = isInBar ? .bar : .default
  }

  static func captured(from object: UIProgressView, _ setting: CaptureSetting) -> SceneProgress? {
    SceneProgress(Double(object.progress), isInBar: object.progressViewStyle == .bar)
  }

  static func read(_ object: UIProgressView, isDark: Bool) -> SolvedContent {
    .progress(SceneProgress(Double(object.progress), isInBar: object.progressViewStyle == .bar))
  }
}
