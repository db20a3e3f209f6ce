import UIKit

/// The scroll position of a scroll view, in points.
package struct SceneScroll: SceneContent {
  /// Which safe area insets are added to those of the content; the names are UIKit's (AL-9.6).
  package enum InsetAdjustment: String, Sendable, CaseIterable, Encodable {
    case automatic, scrollableAxes, never, always
  }

  /// The distance of the visible part from the left of the content, in points.
  package var offsetX: Double
  /// The distance of the visible part from the top of the content, in points.
  package var offsetY: Double
  /// Whether the document sets the offset; otherwise the content begins inside its insets.
  package var hasOffset = false
  /// The insets around the content, in points.
  package var contentInset: Insets
  /// Whether it is scrolled to the end of the content, in which case the offset is not used.
  package var isAtEnd = false
  /// Which safe area insets are added.
  package var insetAdjustment = InsetAdjustment.automatic
  /// Whether they are added at the sides even if the content fits.
  package var alwaysBouncesHorizontally = false
  /// Whether they are added at the top and the bottom even if the content fits.
  package var alwaysBouncesVertically = false

  /// Creates a scroll view; by default not scrolled and without insets.
  package init(offsetX: Double = 0, offsetY: Double = 0, contentInset: Insets = .zero) {
    self.offsetX = offsetX
    self.offsetY = offsetY
    hasOffset = offsetX != 0 || offsetY != 0
    self.contentInset = contentInset
  }
}

extension SceneScroll: ViewContent {
  /// The case that holds this content.
  package var kind: SceneView.Kind { .scroll(self) }
  func makeObject() -> UIScrollView { UIScrollView() }

  func configure(_ object: UIScrollView, _ setting: ViewSetting) {
    object.contentInset = UIEdgeInsets(contentInset)
    object.contentInsetAdjustmentBehavior = insetAdjustment.layoutBehavior
    object.alwaysBounceHorizontal = alwaysBouncesHorizontally
    object.alwaysBounceVertical = alwaysBouncesVertically
    // Keeps the present scroll position, unless the document's has changed.
    if isAtEnd { return }
    let before = setting.before as? SceneScroll
    if let before, before.hasOffset == hasOffset, before.offsetX == offsetX, before.offsetY == offsetY { return }
    if hasOffset {
      object.contentOffset = CGPoint(x: offsetX, y: offsetY)
    } else if before?.hasOffset ?? false {
      object.scrollToBeginning()
    }
  }

  func startOver(_ object: UIScrollView) {
    object.startOver(at: hasOffset ? CGPoint(x: offsetX, y: offsetY) : nil)
  }

  static func captured(from object: UIScrollView, _ setting: CaptureSetting) -> SceneScroll? {
    var scroll = SceneScroll(
      offsetX: object.contentOffset.x, offsetY: object.contentOffset.y, contentInset: Insets(object.contentInset))
    let beginning = CGPoint(x: -object.adjustedContentInset.left, y: -object.adjustedContentInset.top)
    scroll.hasOffset = object.contentOffset != .zero || beginning != .zero
    let adjustment = object.contentInsetAdjustmentBehavior
    scroll.insetAdjustment = InsetAdjustment.allCases.first { $0.layoutBehavior == adjustment } ?? .automatic
    scroll.alwaysBouncesHorizontally = object.alwaysBounceHorizontal
    scroll.alwaysBouncesVertically = object.alwaysBounceVertical
    return scroll
  }

  static func read(_ object: UIScrollView, isDark: Bool) -> SolvedContent { .scroll }
}

extension SceneScroll.InsetAdjustment {
  fileprivate var layoutBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    switch self {
    case .automatic: .automatic
    case .scrollableAxes: .scrollableAxes
    case .never: .never
    case .always: .always
    }
  }
}
