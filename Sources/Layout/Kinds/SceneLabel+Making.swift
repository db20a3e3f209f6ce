import UIKit

extension SceneLabel: ViewContent {
  func makeObject() -> UILabel { UILabel() }

  func configure(_ object: UILabel, _ setting: ViewSetting) {
    // Setting one of these changes a text with attributes, which is set again below.
    let font = font.map { UIFont.make($0, in: setting.traits) } ?? object.ownFont
    if font != object.ownFont { object.font = font }
    let color = textColor.map(UIColor.init) ?? object.ownTextColor
    if color != object.ownTextColor { object.textColor = color }
    let alignment = alignment?.layoutAlignment ?? object.ownTextAlignment
    if alignment != object.ownTextAlignment { object.textAlignment = alignment }
    object.numberOfLines = numberOfLines ?? object.numberOfLines
    let mode = lineBreak?.layoutMode ?? object.ownLineBreakMode
    if mode != object.ownLineBreakMode { object.lineBreakMode = mode }
    object.adjustsFontSizeToFitWidth = minimumScale != nil
    object.minimumScaleFactor = minimumScale ?? 0
    object.preferredMaxLayoutWidth = preferredWidth ?? object.preferredMaxLayoutWidth
    object.adjustsFontForContentSizeCategory = self.font.followsReader
    if runs == nil, !hasParagraphStyle {
      object.text = text
    } else {
      object.attributedText = attributedText(object, setting.traits)
    }
  }

  /// Whether lines are placed differently than in their font.
  private var hasParagraphStyle: Bool {
    lineSpacing != nil || lineHeightMultiple != nil || minimumLineHeight != nil || maximumLineHeight != nil
  }

  /// Returns the text with the attributes of its runs and its spacing.
  @MainActor
  private func attributedText(_ label: UILabel, _ traits: UITraitCollection) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = lineSpacing ?? 0
    paragraph.lineHeightMultiple = lineHeightMultiple ?? 0
    paragraph.minimumLineHeight = minimumLineHeight ?? 0
    paragraph.maximumLineHeight = maximumLineHeight ?? 0
    paragraph.alignment = label.ownTextAlignment
    paragraph.lineBreakMode = label.ownLineBreakMode
    let whole = (runs ?? [SceneTextRun(text)]).attributedText(label.ownFont, color: label.ownTextColor, in: traits)
    whole.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: whole.length))
    return whole
  }

  static func captured(from object: UILabel, _ setting: CaptureSetting) -> SceneLabel? {
    var label = SceneLabel(object.text ?? "")
    let font = object.ownFont
    if font != .systemFont(ofSize: UIFont.labelFontSize) { label.font = SceneFont(font, in: setting.traits) }
    if object.ownTextColor != .label { label.textColor = SceneColor(object.ownTextColor) }
    label.alignment = SceneTextAlignment(captured: object.effectiveTextAlignment)
    label.numberOfLines = object.numberOfLines == 1 ? nil : object.numberOfLines
    let lineBreak = object.effectiveLineBreakMode
    label.lineBreak = lineBreak == .byTruncatingTail ? nil : SceneLineBreak(captured: lineBreak)
    label.minimumScale = object.adjustsFontSizeToFitWidth ? Double(object.minimumScaleFactor) : nil
    label.preferredWidth = object.preferredMaxLayoutWidth > 0 ? object.preferredMaxLayoutWidth : nil
    if let text = object.ownAttributedText, text.isStyled(beyond: font) {
      label.runs = SceneTextRun.captured(text, font: font, color: object.ownTextColor, setting.traits)
      label.capture(text.firstParagraphStyle)
    }
    return label
  }

  private mutating func capture(_ paragraph: NSParagraphStyle?) {
    guard let paragraph else { return }
    func length(_ value: CGFloat) -> Double? { value == 0 ? nil : value }
    lineSpacing = length(paragraph.lineSpacing)
    lineHeightMultiple = length(paragraph.lineHeightMultiple)
    minimumLineHeight = length(paragraph.minimumLineHeight)
    maximumLineHeight = length(paragraph.maximumLineHeight)
  }

  static func read(_ object: UILabel, isDark: Bool) -> SolvedContent { .label }
}
