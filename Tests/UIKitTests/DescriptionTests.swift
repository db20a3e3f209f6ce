import Testing

@testable import UIKit

/// What views print about their content.
@Suite @MainActor struct DescriptionTests {
  @Test func `a scroll view prints its offset, its content and its insets`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 200, height: 300.5)
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.contentOffset = CGPoint(x: 10, y: 20)
    #expect(scroll.description.hasPrefix("<UIScrollView: 0x"))
    #expect(scroll.description.contains("; frame = (0 0; 100 50);"))
    #expect(
      scroll.description.hasSuffix(
        "; contentOffset: {10, 20}; contentSize: {200, 300.5}; adjustedContentInset: {1, 2, 3, 4}>"))
  }

  @Test func `a transformed view prints its transform`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!view.description.contains("transform"))
    view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 3, ty: 4)
    #expect(view.description.contains("; transform = [2, 0, 0, 0.5, 3, 4];"))
  }

  @Test func `a field and a text view print their texts, a password is hidden`() {
    let (field, text) = (UITextField(), UITextView())
    (field.text, text.text) = ("Name", "Words")
    #expect(field.description.contains("; text = 'Name';"))
    #expect(text.description.contains("; text = 'Words';"))
    field.isSecureTextEntry = true
    #expect(!field.description.contains("Name"))
  }

  @Test func `an image view prints its image`() {
    let view = UIImageView(image: UIImage(size: CGSize(width: 30, height: 20), scale: 2))
    #expect(view.description.contains("anonymous; (30 20)@2"))
    view.image = UIImage(systemName: "play")
    #expect(view.description.contains("symbol"))
    #expect(view.description.contains("play"))
  }

  @Test func `a text field's rectangles lie in its bounds`() {
    let (field, bounds) = (UITextField(), CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(field.borderRect(forBounds: bounds) == bounds)
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.borderStyle = .roundedRect
    let text = field.textRect(forBounds: bounds)
    #expect(text.minX == 7)
    #expect(text.maxX == 193)
    #expect(field.editingRect(forBounds: bounds) == text)
    #expect(field.placeholderRect(forBounds: bounds) == text)
    #expect(field.leftViewRect(forBounds: bounds) == .zero)
    #expect(field.rightViewRect(forBounds: bounds) == .zero)
    (field.text, field.clearButtonMode) = ("Name", .always)
    #expect(field.textRect(forBounds: bounds).maxX <= field.clearButtonRect(forBounds: bounds).minX)
  }

  @Test func `a plain text gets attributes when they are asked for`() {
    let (field, font) = (UITextField(), UIFont.systemFont(ofSize: 21))
    #expect(field.attributedText?.string ?? "" == "")
    (field.text, field.font) = ("Name", font)
    #expect(field.attributedText?.string == "Name")
    #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
  }
}
