import UIKit

extension SceneScroll: ViewContent {
  func makeObject() -> UIScrollView { UIScrollView() }

  /// Sets the insets around the content.
  @MainActor
  func configureInsets(_ object: UIScrollView) {
    object.contentInset = UIEdgeInsets(contentInset)
    object.contentInsetAdjustmentBehavior = insetAdjustment.layoutBehavior
  }

  func configure(_ object: UIScrollView, _ setting: ViewSetting) {
    configureInsets(object)
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
