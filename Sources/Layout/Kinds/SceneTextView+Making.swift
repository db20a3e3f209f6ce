import UIKit

extension SceneTextView: ViewContent {
  func makeObject() -> UITextView { UITextView() }

  func configure(_ object: UITextView, _ setting: ViewSetting) {
    if runs == nil { object.text = text }
    object.isScrollEnabled = scrolls
    object.font = font.map { UIFont.make($0, in: setting.traits) } ?? .systemFont(ofSize: 14)
    if let runs { object.attributedText = runs.attributedText(object.effectiveFont, in: setting.traits) }
    object.adjustsFontForContentSizeCategory = font.followsReader
    object.textColor = textColor.map(UIColor.init) ?? object.textColor
    object.textAlignment = alignment?.layoutAlignment ?? object.textAlignment
  }

  static func captured(from object: UITextView, _ setting: CaptureSetting) -> SceneTextView? {
    var view = SceneTextView(object.text ?? "", scrolls: object.isScrollEnabled)
    view.font = SceneFont(object.effectiveFont, in: setting.traits)
    view.textColor = object.textColor.flatMap { $0 == .label ? nil : SceneColor($0) }
    if let text = object.attributedText, text.isStyled(beyond: object.effectiveFont) {
      view.runs = SceneTextRun.captured(text, font: object.effectiveFont, color: object.textColor, setting.traits)
    }
    view.alignment = SceneTextAlignment(captured: object.textAlignment)
    return view
  }

  static func read(_ object: UITextView, isDark: Bool) -> SolvedContent { .textView }
}
