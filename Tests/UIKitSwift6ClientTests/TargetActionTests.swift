import Testing
import UIKit

/// Targets, actions, the responder chain and editing, as in client code.
@MainActor @Suite struct TargetActionTests {
  final class Screen: UIViewController {
    var calls: [String] = []
    func tapped() { calls.append("tapped") }
    func tapped(_ sender: UIButton) { calls.append("tapped \(sender.title(for: .normal) ?? "")") }
    func changed(_ sender: Any) { calls.append("changed \(type(of: sender))") }
    func touched(_ sender: UIControl, event: UIEvent) { calls.append("touched \(event.type == .touches)") }
  }

  @Test func `targets get the events they were added for`() {
    let (screen, button) = (Screen(), UIButton(type: .system))
    button.setTitle("Save", for: .normal)
    let plain: @MainActor (Screen) -> @MainActor () -> Void = Screen.tapped
    button.addTarget(screen, action: Selector(plain), for: .touchUpInside)
    let withSender: @MainActor (Screen) -> @MainActor (UIButton) -> Void = Screen.tapped(_:)
    button.addTarget(screen, action: Selector(withSender, name: "tapped:"), for: [.touchUpInside, .touchDown])
    button.addTarget(screen, action: Selector(Screen.touched), for: .touchCancel)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchCancel)
    #expect(screen.calls == ["tapped", "tapped Save", "touched true"])
    #expect(button.actions(forTarget: screen, forControlEvent: .touchDown) == ["tapped:"])
    #expect(button.allTargets == [screen])
    #expect(button.allControlEvents.contains(.touchCancel))
    button.removeTarget(screen, action: "tapped:", for: .allEvents)
    screen.calls = []
    button.sendActions(for: [.touchUpInside, .touchDown])
    #expect(screen.calls == ["tapped"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allControlEvents.isEmpty)
  }

  @Test func `without a target the responder chain is asked`() {
    let (screen, field) = (Screen(), UISwitch())
    screen.view.addSubview(field)
    field.addTarget(nil, action: Selector(Screen.changed), for: .valueChanged)
    field.sendActions(for: .valueChanged)
    #expect(screen.calls == ["changed UISwitch"])
    #expect(field.next === screen.view)
    #expect(screen.view.next === screen)
  }

  @Test func `a target that has gone is not called`() {
    let button = UIButton()
    do { button.addTarget(Screen(), action: Selector(Screen.changed), for: .touchUpInside) }
    button.sendActions(for: .touchUpInside)
    #expect(button.allTargets.isEmpty)
  }

  @Test func `one action of an identifier stays`() {
    var calls: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go", identifier: .init("go")) { _ in calls.append("first") })
    #expect(button.title(for: .normal) == "Go")
    button.addAction(UIAction(identifier: .init("go")) { _ in calls.append("second") }, for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(calls == ["second"])
  }

  final class Reader: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var isAllowed = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { isAllowed }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }
  }

  @Test func `editing asks the delegate and moves the first responder`() {
    let (one, other, reader) = (UITextField(), UITextField(), Reader())
    one.delegate = reader
    reader.isAllowed = false
    #expect(!one.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    reader.isAllowed = true
    #expect(one.becomeFirstResponder())
    #expect(one.isEditing)
    one.insertText("caf")
    one.insertText("x")
    one.insertText("é")
    one.deleteBackward()
    #expect(one.text == "caf")
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    #expect(reader.calls == ["began", "ended"])
    let view = UIView()
    view.addSubview(other)
    #expect(view.endEditing(true))
    #expect(!other.isFirstResponder)
  }
}
