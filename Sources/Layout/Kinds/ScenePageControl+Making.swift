import UIKit

extension ScenePageControl: ViewContent {
  func makeObject() -> UIPageControl { UIPageControl() }

  func configure(_ object: UIPageControl, _ setting: ViewSetting) {
    object.numberOfPages = count
    object.currentPage = current
    object.pageIndicatorTintColor = tint.map(UIColor.init)
    object.currentPageIndicatorTintColor = currentTint.map(UIColor.init)
  }

  static func captured(from object: UIPageControl, _ setting: CaptureSetting) -> ScenePageControl? {
    control(object) { SceneColor($0) }
  }

  @MainActor
  private static func control(_ object: UIPageControl, _ color: (UIColor) -> SceneColor) -> ScenePageControl {
    var control = ScenePageControl(object.numberOfPages, current: object.currentPage)
    control.tint = object.pageIndicatorTintColor.map(color)
    control.currentTint = object.currentPageIndicatorTintColor.map(color)
    return control
  }

  static func read(_ object: UIPageControl, isDark: Bool) -> SolvedContent {
    .pageControl(control(object) { SceneColor($0, isDark: isDark) })
  }
}
