import Foundation
import Testing

@testable import UIKit

/// Texts of views after they were set: their attributes, sizes and selections.
@Suite(.serialized) @MainActor struct TextStateTests {
  private func attributed() -> NSMutableAttributedString {
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.lineBreakMode) = (.center, .byWordWrapping)
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: paragraph,
      ])
    text.append(NSAttributedString(string: "c"))
    return text
  }

  @Test func `a label has the attributes of its first character`() {
    let label = UILabel()
    label.attributedText = attributed()
    #expect(label.font == .systemFont(ofSize: 30))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
    #expect(label.runColors == [.red, .label])
    label.text = "x"
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func `what is set after a text with attributes applies to all of it`() {
    let label = UILabel()
    label.attributedText = attributed()
    (label.font, label.textColor) = (.systemFont(ofSize: 17), .label)
    (label.textAlignment, label.lineBreakMode) = (.right, .byClipping)
    var range = NSRange()
    let found = label.attributedText?.attributes(at: 0, effectiveRange: &range) ?? [:]
    #expect(found[.font] as? UIFont == .systemFont(ofSize: 17))
    #expect(found[.foregroundColor] as? UIColor == .label)
    let style = found[.paragraphStyle] as? NSParagraphStyle
    #expect(style?.alignment == .right && style?.lineBreakMode == .byClipping)
    #expect(label.attributedText?.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    #expect(label.runColors == [.label, .label])
    let plain = UILabel()
    plain.text = "abc"
    #expect(abs(label.intrinsicContentSize.width - plain.intrinsicContentSize.width) <= 1)
  }

  @Test func `a plain text has the label's attributes`() {
    let label = UILabel()
    (label.text, label.textColor, label.textAlignment) = ("a", .blue, .center)
    let found = label.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
    #expect(found[.foregroundColor] as? UIColor == .blue)
    #expect((found[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect((found[.paragraphStyle] as? NSParagraphStyle)?.lineBreakMode == .byTruncatingTail)
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test func `an attachment takes its room in a line`() {
    let (label, attachment) = (UILabel(), NSTextAttachment())
    attachment.bounds = CGRect(x: 0, y: -4, width: 40, height: 50)
    let text = NSMutableAttributedString(attachment: attachment)
    label.attributedText = text
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 50))
    text.append(NSAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    let plain = UILabel()
    plain.text = "abc"
    label.attributedText = text
    #expect(abs(label.intrinsicContentSize.width - 40 - plain.intrinsicContentSize.width) <= 1)
    // The text is 0.1 points deeper than the attachment.
    #expect(abs(text.size().height - 50) < 0.2)
    let image = NSTextAttachment(image: UIImage(size: CGSize(width: 12, height: 8)))
    #expect(abs(NSAttributedString(attachment: image).size().width - 12) < 0.01)
  }

  @Test func `the space before a paragraph is between it and the one above`() {
    let style = NSMutableParagraphStyle()
    func height() -> CGFloat {
      NSAttributedString(string: "a\nb\nc", attributes: [.paragraphStyle: style]).size().height
    }
    let before = height()
    style.paragraphSpacingBefore = 10
    #expect(abs(height() - before - 20) < 0.01)
    style.paragraphSpacing = 3
    #expect(abs(height() - before - 26) < 0.01)
  }

  @Test func `a scaled font follows the reader where a view adjusts it`() {
    let (metrics, label) = (UIFontMetrics(forTextStyle: .body), UILabel())
    let font = metrics.scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(font.pointSize == 20)
    let grown = font.following(large)
    #expect(grown.pointSize == metrics.scaledValue(for: 20, compatibleWith: large))
    #expect(grown.pointSize > 30 && grown.face == font.face)
    #expect(grown.following(UITraitCollection(preferredContentSizeCategory: .large)).pointSize == 20)
    let limited = metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 24)
    #expect(limited.following(large).pointSize == 24)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 24, compatibleWith: large).pointSize == 24)
    let (stage, title) = (Stage(), label)
    stage.root.addSubview(title)
    (title.font, title.adjustsFontForContentSizeCategory) = (font, true)
    stage.window.environment.traits = stage.window.environment.traits.modifyingSize(.accessibilityExtraLarge)
    stage.layout()
    #expect(title.font.pointSize == grown.pointSize)
  }

  @Test func `a search bar and its field have one text and one placeholder`() {
    let bar = UISearchBar()
    (bar.text, bar.placeholder) = ("x", "p")
    #expect(bar.searchTextField.text == "x" && bar.searchTextField.placeholder == "p")
    (bar.searchTextField.text, bar.searchTextField.placeholder) = ("y", "q")
    #expect(bar.text == "y" && bar.placeholder == "q")
    final class Delegate: NSObject, UISearchBarDelegate {
      var texts: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { texts.append(searchText) }
    }
    let delegate = Delegate()
    bar.delegate = delegate
    bar.searchTextField.becomeFirstResponder()
    #expect(bar.isFirstResponder && bar.searchTextField.isEditing)
    bar.searchTextField.insertText("z")
    #expect(delegate.texts == ["yz"])
    bar.searchTextField.resignFirstResponder()
    #expect(!bar.isFirstResponder)
  }

  @Test func `all text is selected, and replaced by what is typed`() {
    let (field, view) = (UITextField(), UITextView())
    (field.text, view.text) = ("abc", "abc")
    field.selectAll(nil)
    view.selectAll(nil)
    #expect(field.selectedTextRange?.range == NSRange(location: 0, length: 3))
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    field.insertText("x")
    #expect(field.text == "x")
  }

  @Test func `a secret from before is replaced by the first character`() {
    let field = UITextField()
    (field.isSecureTextEntry, field.text) = (true, "old")
    field.becomeFirstResponder()
    field.insertText("n")
    field.insertText("e")
    #expect(field.text == "ne")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    field.deleteBackward()
    #expect(field.text == "")
    field.insertText("x")
    field.insertText("y")
    #expect(field.text == "xy")
    field.resignFirstResponder()
  }

  @Test func `a text view has the system's background`() { #expect(UITextView().backgroundColor == .systemBackground) }
}

extension UITraitCollection {
  /// The same traits with another text size.
  fileprivate func modifyingSize(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(preferredContentSizeCategory: category)])
  }
}
