import UIKit

/// A page control: one dot per page.
package struct ScenePageControl: SceneContent {
  /// The number of pages.
  package var count: Int
  /// The current page, from 0.
  package var current: Int

  /// Creates a control with a number of pages.
  package init(_ count: Int = 0, current: Int = 0) {
    self.count = count
    self.current = current
  }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .pageControl(self) }
}

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
