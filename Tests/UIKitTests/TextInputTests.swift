import Foundation
import Testing

@testable import UIKit

/// Positions, selections and editing in text views and fields.
@Suite(.serialized) @MainActor struct TextInputTests {
  /// A view or a field with a text.
  struct Maker: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor (String) -> any UITextInput & UIView
  }

  nonisolated private static let makers = [
    Maker(testDescription: "view") {
      let view = UITextView()
      view.text = $0
      return view
    },
    Maker(testDescription: "field") {
      let field = UITextField()
      field.text = $0
      return field
    },
  ]

  private func text(_ input: any UITextInput) -> String {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) } ?? ""
  }

  private func range(_ input: any UITextInput, _ from: Int, _ to: Int) throws -> UITextRange {
    let start = try #require(input.position(from: input.beginningOfDocument, offset: from))
    let end = try #require(input.position(from: input.beginningOfDocument, offset: to))
    return try #require(input.textRange(from: start, to: end))
  }

  @Test(arguments: makers) func `positions are counted from the beginning`(_ maker: Maker) throws {
    let input = maker.make("Hello")
    let (start, end) = (input.beginningOfDocument, input.endOfDocument)
    #expect(input.offset(from: start, to: end) == 5)
    #expect(input.offset(from: end, to: start) == -5)
    #expect(input.position(from: start, offset: 6) == nil)
    #expect(input.position(from: start, offset: -1) == nil)
    #expect(input.position(from: end, offset: 1) == nil)
    let second = try #require(input.position(from: end, offset: -3))
    #expect(input.offset(from: start, to: second) == 2)
    #expect(input.position(from: start, offset: 5) != nil)
  }

  @Test(arguments: makers) func `a range has a text`(_ maker: Maker) throws {
    let input = maker.make("Hello")
    #expect(text(input) == "Hello")
    let middle = try range(input, 1, 4)
    #expect(input.text(in: middle) == "ell")
    #expect(!middle.isEmpty)
    #expect(input.offset(from: middle.start, to: middle.end) == 3)
    let backwards = try range(input, 4, 1)
    #expect(input.text(in: backwards) == "ell")
    #expect(try range(input, 2, 2).isEmpty)
    #expect(input.text(in: try range(input, 2, 2)) == "")
  }

  @Test(arguments: makers) func `a range is replaced by another text`(_ maker: Maker) throws {
    let input = maker.make("Hello")
    input.replace(try range(input, 1, 4), withText: "ipp")
    #expect(text(input) == "Hippo")
    input.replace(try range(input, 5, 5), withText: "s")
    #expect(text(input) == "Hippos")
  }

  @Test(arguments: makers) func `a text is inserted at the selection, which moves behind it`(_ maker: Maker) throws {
    let input = maker.make("Hello")
    input.selectedTextRange = try range(input, 1, 4)
    input.insertText("ey")
    #expect(text(input) == "Heyo")
    let caret = try #require(input.selectedTextRange)
    #expect(caret.isEmpty)
    #expect(input.offset(from: input.beginningOfDocument, to: caret.start) == 3)
    input.insertText(" ")
    #expect(text(input) == "Hey o")
  }

  @Test(arguments: makers) func `a deletion takes the selection, or the character before it`(_ maker: Maker) throws {
    let input = maker.make("Hello")
    input.selectedTextRange = try range(input, 1, 4)
    input.deleteBackward()
    #expect(text(input) == "Ho")
    input.deleteBackward()
    #expect(text(input) == "o")
    input.deleteBackward()
    #expect(text(input) == "o")
  }

  @Test(arguments: makers) func `a character of several units is deleted as one`(_ maker: Maker) {
    let input = maker.make("a👨‍👩‍👧")
    input.deleteBackward()
    #expect(text(input) == "a")
    #expect(input.hasText)
    input.deleteBackward()
    #expect(text(input) == "")
    #expect(!input.hasText)
    input.deleteBackward()
    #expect(text(input) == "")
  }

  @Test(arguments: makers) func `no text is marked`(_ maker: Maker) {
    #expect(maker.make("Hello").markedTextRange == nil)
  }

  @Test(arguments: makers) func `views for input are those that are set`(_ maker: Maker) {
    let (input, keyboard, accessory) = (maker.make(""), UIView(), UIView())
    #expect(input.inputView == nil)
    #expect(input.inputAccessoryView == nil)
    if let view = input as? UITextView { (view.inputView, view.inputAccessoryView) = (keyboard, accessory) }
    if let field = input as? UITextField { (field.inputView, field.inputAccessoryView) = (keyboard, accessory) }
    #expect(input.inputView === keyboard)
    #expect(input.inputAccessoryView === accessory)
  }

  private final class Guard: NSObject, UITextViewDelegate {
    var (mayBegin, mayEnd, mayChange) = (true, true, true)
    var lines: [String] = []
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { mayBegin }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { mayEnd }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }
  }

  @Test func `a delegate decides when editing begins and ends`() {
    let (view, delegate) = (UITextView(), Guard())
    view.delegate = delegate
    delegate.mayBegin = false
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    delegate.mayBegin = true
    #expect(view.becomeFirstResponder())
    #expect(view.becomeFirstResponder())
    delegate.mayEnd = false
    #expect(!view.resignFirstResponder())
    #expect(view.isFirstResponder)
    delegate.mayEnd = true
    #expect(view.resignFirstResponder())
    #expect(view.resignFirstResponder())
    #expect(delegate.lines == ["begin", "end"])
  }

  private final class Silent: NSObject, UITextViewDelegate, UITextFieldDelegate {}

  @Test func `a delegate that implements nothing allows everything`() throws {
    let (view, field, delegate) = (UITextView(), UITextField(), Silent())
    (view.delegate, field.delegate) = (delegate, delegate)
    #expect(view.becomeFirstResponder())
    view.insertText("Hi")
    #expect(view.text == "Hi")
    #expect(field.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    field.insertText("Ho")
    #expect(field.text == "Ho")
    #expect(field.isEditing)
    #expect(field.resignFirstResponder())
    #expect(delegate.textFieldShouldClear(field))
    #expect(delegate.textFieldShouldReturn(field))
    let url = try #require(URL(string: "https://example.org"))
    #expect(
      delegate.textView(
        view, shouldInteractWith: url, in: NSRange(location: 0, length: 1), interaction: .invokeDefaultAction))
  }

  @Test(arguments: [(true, true, true), (true, false, true), (false, true, true), (false, false, false)])
  func `a text view takes the keyboard if its text can be edited or selected`(
    _ isEditable: Bool, _ isSelectable: Bool, _ takes: Bool
  ) {
    let view = UITextView()
    (view.isEditable, view.isSelectable) = (isEditable, isSelectable)
    #expect(view.canBecomeFirstResponder == takes)
  }

  @Test(
    arguments: [
      Fact("text", "") { $0.text }, Fact("isEditable", true) { $0.isEditable },
      Fact("isSelectable", true) { $0.isSelectable },
      Fact("inset", UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)) { $0.textContainerInset },
      Fact("padding", 5) { $0.textContainer.lineFragmentPadding },
      Fact("alignment", NSTextAlignment.natural) { $0.textAlignment },
      Fact("capitalization", UITextAutocapitalizationType.sentences) { $0.autocapitalizationType },
      Fact("keyboard", UIKeyboardType.default) { $0.keyboardType },
      Fact("returnKey", UIReturnKeyType.default) { $0.returnKeyType },
      Fact("returnKeyEnabled", false) { $0.enablesReturnKeyAutomatically },
      Fact("editsAttributes", false) { $0.allowsEditingTextAttributes },
      Fact("clears", false) { $0.clearsOnInsertion }, Fact("detectors", []) { $0.dataDetectorTypes },
      Fact("followsTextSize", false) { $0.adjustsFontForContentSizeCategory },
      Fact("hasText", false) { $0.hasText },
    ] as [Fact<UITextView>])
  func `a new text view has UIKit's defaults`(_ fact: Fact<UITextView>) { fact.check(UITextView()) }

  @Test func `the storage and the layout of a text view have its text`() {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "Hello", attributes: [.kern: 2])
    #expect(view.textStorage.string == "Hello")
    #expect(view.layoutManager.textStorage?.string == "Hello")
    #expect(view.layoutManager.numberOfGlyphs == 5)
    #expect(view.layoutManager.textContainers == [view.textContainer])
    #expect(view.layoutManager.usesFontLeading)
    #expect(!view.layoutManager.allowsNonContiguousLayout)
  }

  @Test func `an empty selection of a text view is at the end of its text`() {
    let view = UITextView()
    view.text = "Hello"
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "el")
    view.selectedRange = NSRange(location: 3, length: 9)
    #expect(view.selectedRange == NSRange(location: 3, length: 2))
  }
}
