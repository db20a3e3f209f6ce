import UIKit

extension SceneScroll: ViewContent {
  func makeObject() -> UIScrollView { UIScrollView() }

  func configure(_ object: UIScrollView, _ setting: ViewSetting) {
    object.contentInset = UIEdgeInsets(contentInset)
    object.contentInsetAdjustmentBehavior = insetAdjustment.layoutBehavior
    object.alwaysBounceHorizontal = alwaysBouncesHorizontally
    object.alwaysBounceVertical = alwaysBouncesVertically
    // Keeps the present scroll position, unless the document's has changed.
    if isAtEnd { return }
    if let before = setting.before as? SceneScroll, before.offsetX == offsetX, before.offsetY == offsetY { return }
    object.contentOffset = CGPoint(x: offsetX, y: offsetY)
  }

  func startOver(_ object: UIScrollView) { object.startOver(at: CGPoint(x: offsetX, y: offsetY)) }

  static func captured(from object: UIScrollView, _ setting: CaptureSetting) -> SceneScroll? {
    var scroll = SceneScroll(
      offsetX: object.contentOffset.x, offsetY: object.contentOffset.y, contentInset: Insets(object.contentInset))
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
