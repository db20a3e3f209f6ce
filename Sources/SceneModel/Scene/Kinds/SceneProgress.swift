import UIKit

/// A progress view.
package struct SceneProgress: SceneContent {
  /// From 0 to 1.
  package var value: Double
  /// Whether it has the thin style of bars.
  package var isInBar: Bool

  /// Creates a progress view with a value.
  package init(_ value: Double = 0.5, isInBar: Bool = false) {
    self.value = value
    self.isInBar = isInBar
  }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .progress(self) }
  /// Interface Builder's default (`control-metrics.md` 4).
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 750) }
}

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
