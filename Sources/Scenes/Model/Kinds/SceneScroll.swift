import UIKit

/// Where a scroll view stands in its content, in points.
package struct SceneScroll: SceneContent {
  /// Of the visible part from the left of the content, in points.
  package var offsetX: Double
  /// Of the visible part from the top of the content, in points.
  package var offsetY: Double
  /// Around the content, in points.
  package var contentInset: Insets
  /// Whether it is scrolled to the end of the content, wherever that is; the offset is then not used.
  package var isAtEnd = false

  /// A scroll view; not scrolled, without insets, by default.
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
    // Where it has been scrolled to since is kept, unless the document says something else now.
    if isAtEnd { return }
    if let before = setting.before as? SceneScroll, before.offsetX == offsetX, before.offsetY == offsetY { return }
    object.contentOffset = CGPoint(x: offsetX, y: offsetY)
  }

  func startOver(_ object: UIScrollView) { object.startOver(at: CGPoint(x: offsetX, y: offsetY)) }

  static func read(_ object: UIScrollView, isDark: Bool) -> SolvedContent { .scroll }
}
