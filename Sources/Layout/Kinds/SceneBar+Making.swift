import UIKit

extension SceneBar: ViewContent {
  func makeObject() -> DocumentBar { DocumentBar() }

  func configure(_ object: DocumentBar, _ setting: ViewSetting) { object.content = self }

  static func captured(from object: DocumentBar, _ setting: CaptureSetting) -> SceneBar? { object.content }

  static func read(_ object: DocumentBar, isDark: Bool) -> SolvedContent { .bar(object.content) }
}

/// A bar of a document that is a view among others; it draws its contents itself.
final class DocumentBar: UIView {
  var content = SceneBar(.navigation) { didSet { invalidateIntrinsicContentSize() } }

  /// The height of a bar; no width (`control-metrics.md` 5).
  override var intrinsicContentSize: CGSize {
    let heights = window?.environment.barHeights ?? BarHeights()
    let height =
      switch content.position {
      case .navigation: heights.navigationBar + (content.contents.hasPrompt ? BarHeights.prompt : 0)
      // As `UIToolbar` and `UITabBar` say, whatever the window's height.
      case .toolbar: BarHeights().toolbar
      case .tab: BarHeights().tabBar
      }
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}
