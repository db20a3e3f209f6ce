package import UIKit

extension SceneLineBreak {
  /// The corresponding line break mode in UIKit.
  var layoutMode: NSLineBreakMode {
    switch self {
    case .wordWrap: .byWordWrapping
    case .charWrap: .byCharWrapping
    case .clip: .byClipping
    case .truncateHead: .byTruncatingHead
    case .truncateMiddle: .byTruncatingMiddle
    case .truncateTail: .byTruncatingTail
    }
  }
}

extension SceneLineBreak {
  /// The mode of an application's text.
  init?(captured mode: NSLineBreakMode) {
    guard let found = Self.allCases.first(where: { $0.layoutMode == mode }) else { return nil }
    self = found
  }
}

extension [SceneTextRun] {
  /// Returns the parts as one text.
  /// - Parameters:
  ///   - font: The font of parts without a font of their own.
  ///   - color: The colour of parts without a colour of their own; nil leaves it to the view.
  @MainActor
  package func attributedText(
    _ font: UIFont, color: UIColor? = nil, in traits: UITraitCollection
  ) -> NSMutableAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for run in self {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.font.map { UIFont.make($0, in: traits) } ?? font
      attributes[.foregroundColor] = run.color.map(UIColor.init) ?? color
      if run.baselineOffset != 0 { attributes[.baselineOffset] = CGFloat(run.baselineOffset) }
      if run.kern != 0 { attributes[.kern] = CGFloat(run.kern) }
      whole.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return whole
  }
}

extension SceneTextRun {
  /// Returns the parts of an application's text.
  /// - Parameters:
  ///   - font: The font of the view, which parts with the same font do not repeat.
  ///   - color: The colour of the view, treated in the same way.
  ///   - traits: The traits that text styles depend on.
  static func captured(
    _ text: NSAttributedString, font: UIFont, color: UIColor?, _ traits: UITraitCollection
  ) -> [SceneTextRun] {
    text.parts(font: font).map { part, run, runColor in
      SceneTextRun(
        part, font: run.font == font ? nil : SceneFont(run.font, in: traits),
        color: runColor.flatMap { $0 == color ? nil : SceneColor($0) }, baselineOffset: run.baselineOffset,
        kern: run.kern)
    }
  }
}
