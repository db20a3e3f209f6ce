import UIKit

/// A page control: a dot a page.
package struct ScenePageControl: SceneContent {
  /// Of pages.
  package var count: Int
  /// From 0.
  package var current: Int

  /// A control of some pages.
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

  static func read(_ object: UIPageControl, isDark: Bool) -> SolvedContent {
    .pageControl(ScenePageControl(object.numberOfPages, current: object.currentPage))
  }
}
