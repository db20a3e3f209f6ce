import UIKit

extension SceneView {
  @MainActor
  func configure(_ label: UILabel, _ text: String, _ traits: UITraitCollection, _ followsReader: Bool) {
    label.font = font.map { UIFont.make($0, in: traits) } ?? label.font
    label.textColor = textColor.map(UIColor.init) ?? label.textColor
    label.textAlignment = alignment?.layoutAlignment ?? label.textAlignment
    label.numberOfLines = numberOfLines ?? label.numberOfLines
    label.lineBreakMode = textFit.lineBreak?.layoutMode ?? label.lineBreakMode
    label.adjustsFontSizeToFitWidth = textFit.minimumScale != nil
    label.minimumScaleFactor = textFit.minimumScale ?? 0
    label.preferredMaxLayoutWidth = textFit.preferredWidth ?? label.preferredMaxLayoutWidth
    label.adjustsFontForContentSizeCategory = followsReader
    if runs == nil, textFit.lineSpacing == nil {
      label.text = text
    } else {
      label.attributedText = attributedText(text, label, traits)
    }
  }

  @MainActor
  static func attributedTitle(
    _ runs: [SceneTextRun], _ button: UIButton, _ traits: UITraitCollection
  ) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.font.map { UIFont.make($0, in: traits) } ?? button.titleFont
      if let color = run.color { attributes[.foregroundColor] = UIColor(color) }
      whole.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return whole
  }

  /// The text with what its runs and its spacing say.
  @MainActor
  private func attributedText(
    _ text: String, _ label: UILabel, _ traits: UITraitCollection
  ) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = textFit.lineSpacing ?? 0
    paragraph.alignment = label.textAlignment
    paragraph.lineBreakMode = label.lineBreakMode
    let whole = NSMutableAttributedString(string: "")
    for run in runs ?? [SceneTextRun(text)] {
      var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: paragraph]
      attributes[.font] = run.font.map { UIFont.make($0, in: traits) } ?? label.font
      attributes[.foregroundColor] = run.color.map(UIColor.init) ?? label.textColor
      if run.baselineOffset != 0 { attributes[.baselineOffset] = CGFloat(run.baselineOffset) }
      if run.kern != 0 { attributes[.kern] = CGFloat(run.kern) }
      whole.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return whole
  }
}
