import UIKit

extension ScenePageControl: ViewContent {
  func makeObject() -> UIPageControl { UIPageControl() }

  func configure(_ object: UIPageControl, _ setting: ViewSetting) {
    object.numberOfPages = count
    object.currentPage = current
  }

  static func captured(from object: UIPageControl, _ setting: CaptureSetting) -> ScenePageControl? {
    ScenePageControl(object.numberOfPages, current: object.currentPage)
  }

  static func read(_ object: UIPageControl, isDark: Bool) -> SolvedContent {
    .pageControl(ScenePageControl(object.numberOfPages, current: object.currentPage))
  }
}
