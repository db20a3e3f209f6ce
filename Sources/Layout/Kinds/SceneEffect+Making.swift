import UIKit

extension SceneEffect: ViewContent {
  /// A document's content view is in UIKit's, which passes the effect's margins on.
  func makeObject() -> UIVisualEffectView {
    let view = UIVisualEffectView()
    view.contentView.preservesSuperviewLayoutMargins = true
    return view
  }

  func configure(_ object: UIVisualEffectView, _ setting: ViewSetting) {
    object.effect = UIBlurEffect(style: blurStyle)
  }

  /// A view without a known effect is a plain one.
  static func read(_ object: UIVisualEffectView, isDark: Bool) -> SolvedContent {
    let style = (object.effect as? UIBlurEffect)?.style
    return allCases.first { $0.blurStyle == style }.map { .effect($0) } ?? .view
  }

  static func captured(from object: UIVisualEffectView, _ setting: CaptureSetting) -> SceneEffect? {
    if case .effect(let effect) = read(object, isDark: false) { return effect }
    return nil
  }

  private var blurStyle: UIBlurEffect.Style {
    // UIKit's numbers leave out 3.
    let place = Self.allCases.firstIndex(of: self) ?? 0
    return UIBlurEffect.Style(rawValue: place < 3 ? place : place + 1) ?? .regular
  }
}
