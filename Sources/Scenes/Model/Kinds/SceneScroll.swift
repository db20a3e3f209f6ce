import UIKit

/// The scroll position of a scroll view, in points.
package struct SceneScroll: SceneContent {
  /// The distance of the visible part from the left of the content, in points.
  package var offsetX: Double
  /// The distance of the visible part from the top of the content, in points.
  package var offsetY: Double
  /// The insets around the content, in points.
  package var contentInset: Insets
  /// Whether it is scrolled to the end of the content, in which case the offset is not used.
  package var isAtEnd = false

  /// Creates a scroll view; by default not scrolled and without insets.
  package init(offsetX: Double = 0, offsetY: Double = 0, contentInset: Insets = .zero) {
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.contentInset = contentInset
  }
}

extension SceneScroll: ViewContent {
  /// The case that holds this content.
  package var kind: SceneView.Kind { .scroll(self) }
  func makeObject() -> UIScrollView { UIScrollView() }

  func configure(_ object: UIScrollView, _ setting: ViewSetting) {
    object.contentInset = UIEdgeInsets(contentInset)
    // Keeps the present scroll position, unless the document's has changed.
    if isAtEnd { return }
    if let before = setting.before as? SceneScroll, before.offsetX == offsetX, before.offsetY == offsetY { return }
    object.contentOffset = CGPoint(x: offsetX, y: offsetY)
  }

  func startOver(_ object: UIScrollView) { object.startOver(at: CGPoint(x: offsetX, y: offsetY)) }

  static func captured(from object: UIScrollView, _ setting: CaptureSetting) -> SceneScroll? {
    SceneScroll(
      offsetX: object.contentOffset.x, offsetY: object.contentOffset.y, contentInset: Insets(object.contentInset))
  }

  static func read(_ object: UIScrollView, isDark: Bool) -> SolvedContent { .scroll }
}
