import Porting
import Testing

/// Selectors with the methods that they name.
@Suite struct SelectorTests {
  @Test(arguments: [
    ("#selector(save)", "Selector(Screen.save, name: \"save\")"),
    ("#selector(self.tap(_:))", "Selector(Screen.tap(_:), name: \"tap:\")"),
    ("#selector(self?.tap(_:))", "Selector(Screen.tap(_:), name: \"tap:\")"),
    ("#selector(self!.save)", "Selector(Screen.save, name: \"save\")"),
    ("#selector(self?.model?.load(from:))", "Selector(Model.load(from:), name: \"loadFrom:\")"),
    ("#selector(Self.tap)", "Selector(Screen.tap, name: \"tap:\")"),
    ("#selector(named)", "Selector(Screen.named, name: \"other:\")"),
    ("#selector(model.load(from:))", "Selector(Model.load(from:), name: \"loadFrom:\")"),
    ("#selector(UIView.endEditing(_:))", "Selector(UIView.endEditing(_:), name: \"endEditing:\")"),
    ("#selector(getter: UIView.isHidden)", "Selector(\"isHidden\")"),
    ("#selector(three(_:b:c:))", "Selector(\"three:b:c:\")"),
    ("#selector(shared)", "Selector(\"shared\")"),
    ("Selector((\"tap:\"))", "Selector(Screen.tap(_:), name: \"tap:\")"),
    ("NSSelectorFromString(\"gone\")", "Selector(\"gone\")"),
  ])
  func `selectors carry the method and its name`(_ before: String, _ after: String) {
    func source(_ expression: String) -> String {
      """
      class Model: NSObject { func load(from: Any) {} }
      class Screen: UIViewController {
        let model: Model?
        func save() { let action = \(expression) }
        func tap(_ sender: UIButton) {}
        @objc(other:) func named(_ sender: Any) {}
        func three(_ a: Any, b: Any, c: Any) {}
        static func shared() {}
      }
      """
    }
    #expect(rewritten(SelectorExpressions(), source(before)) == source(after))
  }

  @Test func `selectors that call nothing are named`() {
    #expect(
      findings(SelectorExpressions(), "class A: UIView {\n  static func f() {}\n  let s = #selector(f)\n}")
        == [
          "3 selector-by-name: this selector is only a name, because f belongs to the type, not to an object: it calls nothing"
        ])
  }

  @Test(arguments: [
    ("save", ["_"], "save:"), ("save", ["sender"], "saveWithSender:"),
    ("move", ["to", "animated"], "moveTo:animated:"),
    ("save", [], "save"), ("moveTo", ["place"], "moveToPlace:"), ("f", ["_", "_"], "f::"),
  ])
  func `methods have their names of Objective-C`(_ base: String, _ labels: [String], _ name: String) {
    #expect(SelectorName.of(base, labels: labels) == name)
  }
}
