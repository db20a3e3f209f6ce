import Testing

@testable import UIKit

/// Views at the sides of text fields, and where the text begins.
@MainActor @Suite struct FieldOverlayTests {
  private final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
  }

  private func field(_ mode: UITextField.ViewMode) -> (field: UITextField, left: UIView) {
    let (field, left) = (UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), UIView())
    left.frame = CGRect(x: 0, y: 0, width: 12, height: 20)
    field.leftView = left
    field.leftViewMode = mode
    field.layoutIfNeeded()
    return (field, left)
  }

  @Test func `the text begins after a left view`() {
    let (field, left) = field(.always)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 12, y: 0, width: 188, height: 40))
    #expect(left.superview === field)
    #expect(left.frame == CGRect(x: 0, y: 10, width: 12, height: 20))
  }

  @Test func `a left view is at the leading side, also from right to left`() {
    let (field, left) = field(.always)
    field.semanticContentAttribute = .forceRightToLeft
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 188, y: 10, width: 12, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 188, height: 40))
  }

  @Test func `a subclass that moves a left view moves the text, once`() {
    final class ShiftedField: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.leftViewRect(forBounds: bounds)
        rect.size.width += 10
        return rect
      }
    }
    let field = ShiftedField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 20))
    field.leftViewMode = .always
    for _ in 0..<3 {
      field.setNeedsLayout()
      field.layoutIfNeeded()
    }
    #expect(field.leftView?.frame.width == 22)
    #expect(field.textRect(forBounds: field.bounds).minX == 22)
  }

  @Test func `the text ends before a right view`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    field.rightViewMode = .always
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 170, height: 40))
    #expect(field.rightView?.frame == CGRect(x: 170, y: 5, width: 30, height: 30))
  }

  @Test func `a side view is not shown by default`() {
    let (field, left) = field(.never)
    #expect(left.superview == nil)
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
  }

  @Test func `a side view may be shown only while the field is edited`() {
    let (field, left) = field(.whileEditing)
    UIWindow(frame: field.bounds).addSubview(field)
    #expect(left.superview == nil)
    field.becomeFirstResponder()
    #expect(left.superview === field)
    field.resignFirstResponder()
    #expect(left.superview == nil)
  }

  @Test func `the natural width has room for side views`() {
    let field = UITextField()
    field.text = "Name"
    let before = field.intrinsicContentSize.width
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 20))
    field.leftViewMode = .always
    #expect(field.intrinsicContentSize.width == before + 12)
  }

  @Test func `a subclass decides where its text and its placeholder are drawn`() {
    let field = PaddedField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    #expect(field.shownTextRect.minX == 20)
    field.text = "Ann"
    #expect(field.shownTextRect.minX == 10)
  }

  @Test func `a line feed is the return key`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var returns = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return true
      }
    }
    let (field, delegate) = (UITextField(), Delegate())
    field.delegate = delegate
    field.insertText("abc\n")
    #expect(field.text == "abc")
    #expect(delegate.returns == 1)
  }
}
