import UIKit

extension SceneProgress: ViewContent {
  func makeObject() -> UIProgressView { UIProgressView() }

  func configure(_ object: UIProgressView, _ setting: ViewSetting) {
    object.progress = Float(value)
    object.progressViewStyle = isInBar ? .bar : .default
    object.progressTintColor = tint.map(UIColor.init)
    object.trackTintColor = trackTint.map(UIColor.init)
  }

  static func captured(from object: UIProgressView, _ setting: CaptureSetting) -> SceneProgress? {
    progress(object) { SceneColor($0) }
  }

  @MainActor
  private static func progress(_ object: UIProgressView, _ color: (UIColor) -> SceneColor) -> SceneProgress {
    var progress = SceneProgress(Double(object.progress), isInBar: object.progressViewStyle == .bar)
    progress.tint = object.progressTintColor.map(color)
    progress.trackTint = object.trackTintColor.map(color)
    return progress
  }

  static func read(_ object: UIProgressView, isDark: Bool) -> SolvedContent {
    .progress(progress(object) { SceneColor($0, isDark: isDark) })
  }
}
