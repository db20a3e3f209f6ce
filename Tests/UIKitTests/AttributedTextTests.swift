import Testing

@testable import UIKit

/// Texts with several fonts, fonts with several traits, text that shrinks.
@MainActor @Suite struct AttributedTextTests {
  private func attributed(_ parts: [(String, UIFont)]) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (part, font) in parts { text.append(NSAttributedString(string: part, attributes: [.font: font])) }
    return text
  }

  /// Foundation compares the new value with the old one. Whether that ended the process depended on where objects were stored,
  /// so that it took a few thousand comparisons.
  @Test(arguments: ["font", "color", "style", "attachment", "layer color", "number"])
  func `attributes of a range can be set again`(_ kind: String) {
    func value() -> Any {
      switch kind {
      case "font": UIFont.systemFont(ofSize: 12)
      case "color": UIColor(red: 0.5, green: 0, blue: 1, alpha: 1)
      case "style": NSMutableParagraphStyle()
      case "attachment": NSTextAttachment()
      case "layer color": UIColor.black.cgColor
      default: CGFloat(1.5)
      }
    }
    let key = NSAttributedString.Key("value")
    for _ in 0..<3000 {
      let text = NSMutableAttributedString(string: "Text")
      for range in [NSRange(location: 0, length: 4), NSRange(location: 0, length: 2), NSRange(location: 1, length: 3)] {
        text.addAttribute(key, value: value(), range: range)
        text.addAttributes([key: value()], range: range)
      }
    }
  }

  @Test func `a number of attributed text is a CGFloat, a Double and an NSNumber`() {
    let text = NSMutableAttributedString(string: "Text")
    for kern: CGFloat in [1.5, 2] { text.addAttribute(.kern, value: kern, range: NSRange(location: 0, length: 4)) }
    // Parts with equal attributes become one, so they are compared.
    text.append(NSAttributedString(string: "more", attributes: [.kern: CGFloat(2)]))
    var range = NSRange()
    let value = text.attribute(.kern, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 8))
    #expect(range.length == 8)
    #expect(value as? CGFloat == 2)
    #expect(value as? Double == 2)
    #expect(value as? NSNumber == 2)
    var (one, two) = (AttributedString("One"), AttributedString("two"))
    (one.kern, two.kern) = (1, 1)
    #expect(NSAttributedString(one + two).attribute(.kern, at: 5, effectiveRange: nil) as? CGFloat == 1)
  }

  @Test func `descriptions of values are those of UIKit, without addresses`() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor(white: 0.5, alpha: 1).description == "UIExtendedGrayColorSpace 0.5 1")
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(dynamic.description == "<UIDynamicColor; light = 1 0 0 1; dark = 1 1 1 1>")
    #expect(UIColor.blue.cgColor.description == "<CGColor> ( 0 0 1 1 )")
    #expect(
      UIFont.boldSystemFont(ofSize: 17).description
        == "<UICTFont> font-family: \".AppleSystemUIFont\"; font-weight: bold; font-style: normal; font-size: 17.00pt")
    let text = style(spacing: 3).description
    #expect(text.hasPrefix("Alignment Natural, LineSpacing 3, "))
    #expect(text.contains("LineHeight 0/0, "))
  }

  @Test func `fonts, colours and paragraph styles are objects that compare by their values`() {
    let objects: [(NSObject, NSObject, NSObject)] = [
      (UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)),
      (UIColor(white: 0.5, alpha: 1), UIColor(white: 0.5, alpha: 1), UIColor.red),
      (NSParagraphStyle(), NSMutableParagraphStyle(), style(spacing: 3)),
    ]
    for (object, equal, other) in objects {
      #expect(object == equal)
      #expect(object.hash == equal.hash)
      #expect(object != other)
    }
    let style = style(spacing: 3)
    #expect((style.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 3)
    #expect(style.copy() as? NSParagraphStyle == style)
    #expect(!(style.copy() is NSMutableParagraphStyle))
  }

  private func style(spacing: CGFloat) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    return style
  }

  @Test func `a line is as high as the fonts in it reach above and below one baseline`() {
    let stage = Stage(scale: 2)
    let label = stage.add(UILabel())
    label.attributedText = attributed([("Big", .systemFont(ofSize: 30)), ("small", .systemFont(ofSize: 10))])
    let big = UIFont.systemFont(ofSize: 30)
    #expect(label.intrinsicContentSize.height == (big.lineHeight * 2).rounded(.up) / 2)
    // AL-3.22: on the next pixel.
    #expect(label.contentBaselineOffsets.firstFromTop == (big.ascender * 2).rounded(.up) / 2)
    label.attributedText = {
      let text = attributed([("x", .systemFont(ofSize: 10))])
      text.addAttribute(.baselineOffset, value: 20.0, range: NSRange(location: 0, length: 1))
      return text
    }()
    // Raised text raises its line, too.
    #expect(label.intrinsicContentSize.height == 12)
  }

  @Test func `widths of parts add up, with what is between their characters`() {
    let stage = Stage(scale: 2)
    let label = stage.add(UILabel())
    label.text = "abc"
    let plain = label.intrinsicContentSize.width
    let text = attributed([("abc", .systemFont(ofSize: 17))])
    text.addAttribute(.kern, value: 10.0, range: NSRange(location: 0, length: 3))
    label.attributedText = text
    #expect(abs(label.intrinsicContentSize.width - plain - 30) <= 0.5)
    #expect(label.text == "abc")
  }

  @Test func `a paragraph style sets lines apart, breaks them and aligns them`() {
    let stage = Stage(scale: 2)
    let label = stage.add(UILabel())
    label.numberOfLines = 0
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.alignment, style.lineBreakMode) = (8, .center, .byCharWrapping)
    let text = attributed([("a\nb\nc", .systemFont(ofSize: 17))])
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 5))
    label.attributedText = text
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(label.intrinsicContentSize.height == ((3 * line + 16) * 2).rounded(.up) / 2)
    #expect(label.effectiveTextAlignment == .center)
    #expect(label.effectiveLineBreakMode == .byCharWrapping)
    style.lineSpacing = 0
    style.minimumLineHeight = 40
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 5))
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 120)
  }

  @Test func `plain text and fonts take the place of attributed ones`() {
    let label = UILabel()
    label.attributedText = attributed([("a", .systemFont(ofSize: 30)), ("b", .systemFont(ofSize: 10))])
    label.font = .systemFont(ofSize: 20)
    #expect(label.styledText.runs.allSatisfy { $0.font.pointSize == 20 })
    label.textColor = .red
    #expect(label.runColors.allSatisfy { $0 == .red })
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(label.styledText.runs.count == 1)
    label.attributedText = nil
    #expect(label.text == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `text styles inside of a text follow the reader where the label does`() {
    let stage = Stage(scale: 2)
    let label = stage.add(UILabel())
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = attributed([
      ("style", .preferredFont(forTextStyle: .body)), ("fixed", .systemFont(ofSize: 17)),
    ])
    var environment = stage.window.environment
    environment.traits = UITraitCollection(traitsFrom: [
      environment.traits, UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
    ])
    stage.window.environment = environment
    stage.layout()
    #expect(label.styledText.runs.map(\.font.pointSize) == [53, 17])
  }

  @Test func `buttons have titles of several fonts, and labels that say how they look`() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let plain = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.intrinsicContentSize.height == 48)
    button.setAttributedTitle(attributed([("Title", .systemFont(ofSize: 15))]), for: .normal)
    #expect(button.intrinsicContentSize.width == plain.width)
    #expect(button.currentAttributedTitle?.string == "Title")
  }

  // MARK: Shrinking

  @Test func `text shrinks to its room, and no further than it may`() {
    let label = UILabel()
    label.text = "A text that needs some room"
    let natural = label.styledText
    func width(_ scale: CGFloat) -> CGFloat {
      TextMeasurement.measurer.lines(of: natural.scaled(by: scale), width: nil, breaking: .words)[0].width
    }
    #expect(label.drawingScale(atWidth: 100) == 1)
    label.adjustsFontSizeToFitWidth = true
    let scale = label.drawingScale(atWidth: 100)
    #expect(scale < 1)
    #expect(width(scale) <= 100)
    #expect(width(scale + 0.01) > 100)
    #expect(label.drawingScale(atWidth: 1000) == 1)
    label.minimumScaleFactor = 0.9
    #expect(label.drawingScale(atWidth: 100) == 0.9)
    // The natural size is that of the unscaled text.
    #expect(label.intrinsicContentSize.width >= width(1))
  }

  // MARK: Fonts

  @Test func `descriptors make bold and italic fonts of fonts`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.face.weight == .semibold)
    #expect(bold.textStyle == .body)
    #expect(bold.pointSize == 17)
    let title = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor.withSymbolicTraits([
      .traitBold, .traitItalic,
    ])
    #expect(title?.face.weight == .bold)
    #expect(title?.face.isItalic == true)
    #expect(UIFont(descriptor: body.fontDescriptor, size: 30).pointSize == 30)
    #expect(body.fontDescriptor.withSymbolicTraits(.traitMonoSpace) == nil)
    #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-RegularItalic")
    #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
    #expect(UIFont.boldSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
  }
}
