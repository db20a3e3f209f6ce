import Testing

@testable import UIKit

/// What a responder answers by itself, and what it passes along the chain.
@Suite @MainActor struct ResponderDefaultTests {
  @Test(
    arguments: [
      Fact("next", true) { $0.next == nil },
      Fact("canBecomeFirstResponder", false) { $0.canBecomeFirstResponder },
      Fact("canResignFirstResponder", true) { $0.canResignFirstResponder },
      Fact("isFirstResponder", false) { $0.isFirstResponder },
      Fact("becomeFirstResponder", false) { $0.becomeFirstResponder() },
      Fact("keyCommands", true) { $0.keyCommands == nil },
      Fact("inputView", true) { $0.inputView == nil },
      Fact("inputAccessoryView", true) { $0.inputAccessoryView == nil },
      Fact("inputViewController", true) { $0.inputViewController == nil },
      Fact("inputAccessoryViewController", true) { $0.inputAccessoryViewController == nil },
      Fact("canPerformAction", false) { $0.canPerformAction("cut:", withSender: nil) },
      Fact("target", true) { $0.target(forAction: "cut:", withSender: nil) == nil },
      Fact("shouldUpdateFocus", true) { $0.shouldUpdateFocus(in: UIFocusUpdateContext()) },
    ] as [Fact<UIResponder>])
  func `a responder handles nothing by itself`(_ fact: Fact<UIResponder>) { fact.check(UIResponder()) }

  @Test(
    arguments: [
      Fact("label", true) { $0.accessibilityLabel == nil },
      Fact("hint", true) { $0.accessibilityHint == nil },
      Fact("value", true) { $0.accessibilityValue == nil },
      Fact("traits", UIAccessibilityTraits.none) { $0.accessibilityTraits },
      Fact("isAccessibilityElement", false) { $0.isAccessibilityElement },
      Fact("elementsHidden", false) { $0.accessibilityElementsHidden },
      Fact("viewIsModal", false) { $0.accessibilityViewIsModal },
      Fact("shouldGroupChildren", false) { $0.shouldGroupAccessibilityChildren },
      Fact("elements", true) { $0.accessibilityElements == nil },
      Fact("customActions", true) { $0.accessibilityCustomActions == nil },
      Fact("attributedLabel", true) { $0.accessibilityAttributedLabel == nil },
      Fact("language", true) { $0.accessibilityLanguage == nil },
      Fact("frame", CGRect.zero) { $0.accessibilityFrame },
      Fact("path", true) { $0.accessibilityPath == nil },
      Fact("activate", false) { $0.accessibilityActivate() },
      Fact("performEscape", false) { $0.accessibilityPerformEscape() },
      Fact("performMagicTap", false) { $0.accessibilityPerformMagicTap() },
      Fact("scroll", false) { $0.accessibilityScroll(.down) },
      Fact("isFocused", false) { $0.accessibilityElementIsFocused() },
    ] as [Fact<UIResponder>])
  func `a responder has no accessibility of its own`(_ fact: Fact<UIResponder>) { fact.check(UIResponder()) }

  @Test func `accessibility keeps what is set`() {
    let view = UIView()
    let action = UIAccessibilityCustomAction(name: "Delete") { _ in true }
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    (view.accessibilityHint, view.accessibilityValue, view.accessibilityLanguage) = ("Opens it", "Half", "de")
    view.accessibilityTraits = [.button, .selected]
    (view.isAccessibilityElement, view.accessibilityElementsHidden) = (true, true)
    (view.accessibilityViewIsModal, view.shouldGroupAccessibilityChildren) = (true, true)
    view.accessibilityCustomActions = [action]
    view.accessibilityAttributedLabel = NSAttributedString(string: "Styled")
    view.accessibilityUserInputLabels = ["Play", "Start"]
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.accessibilityActivationPoint = CGPoint(x: 5, y: 6)
    view.accessibilityPath = path
    #expect(view.accessibilityHint == "Opens it")
    #expect(view.accessibilityValue == "Half")
    #expect(view.accessibilityLanguage == "de")
    #expect(view.accessibilityTraits == [.button, .selected])
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityElementsHidden)
    #expect(view.accessibilityViewIsModal)
    #expect(view.shouldGroupAccessibilityChildren)
    #expect(view.accessibilityCustomActions == [action])
    #expect(view.accessibilityAttributedLabel?.string == "Styled")
    #expect(view.accessibilityUserInputLabels == ["Play", "Start"])
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 5, y: 6))
    #expect(view.accessibilityPath === path)
  }

  private final class Editor: UIView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
  }

  @Test func `the first responder in the chain that can perform an action is its target`() {
    let (editor, between, inner) = (Editor(), UIView(), UIView())
    editor.addSubview(between)
    between.addSubview(inner)
    #expect(inner.target(forAction: "copy:", withSender: nil) as? UIView === editor)
    #expect(inner.target(forAction: "paste:", withSender: nil) == nil)
    #expect(editor.responds(to: "copy:"))
    #expect(!editor.responds(to: "paste:"))
  }

  private final class Journal: UIView {
    var lines: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
  }

  @Test func `touches that a view does not handle reach its superview`() {
    let (outer, inner) = (Journal(), UIView())
    outer.addSubview(inner)
    inner.touchesBegan([], with: nil)
    inner.touchesMoved([], with: nil)
    inner.touchesEnded([], with: nil)
    inner.touchesCancelled([], with: nil)
    #expect(outer.lines == ["began", "moved", "ended", "cancelled"])
  }

  @Test func `an attribute is set by a path of names`() {
    let view = UIView()
    view.setValue(7.0, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 7)
  }
}
