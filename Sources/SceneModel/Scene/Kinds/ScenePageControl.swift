/// A page control: one dot per page.
package struct ScenePageControl: SceneContent {
  /// The number of pages.
  package var count: Int
  /// The current page, from 0.
  package var current: Int

  /// The colour of the other pages; nil for the system's.
  package var tint: SceneColor?
  /// The colour of the current page; nil for the system's.
  package var currentTint: SceneColor?

  /// Creates a control with a number of pages.
  package init(_ count: Int = 0, current: Int = 0) {
    self.count = count
    self.current = current
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .pageControl }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .pageControl(self) }
}
