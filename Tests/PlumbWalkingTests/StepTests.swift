import Foundation
import Testing
import UIKit

@testable import PlumbWalking

/// Steps in words, names of what is touched, and texts that are typed.
@MainActor @Suite struct StepTests {
  @Test(
    arguments: [
      (.row, "tap the row A"), (.item, "tap the cell A"), (.accessory, "tap the button of the row A"),
      (.button, "tap A"),
      (.control, "tap A"), (.gesture, "tap A"), (.toggle, "switch A"), (.segment, "choose A"), (.menu, "choose A"),
      (.stepper, "step A up"), (.slider, "slide A to its end"), (.tab, "open the tab A"), (.back, "go back"),
      (.dismiss, "pull the sheet down"), (.fill, "type into A"), (.expected, "type A"), (.search, "search for A"),
      (.swipe, "swipe and tap A"), (.page, "turn the page"), (.press, "press A"), (.flick, "swipe A"),
      (.refresh, "pull to refresh"),
      (.turn, "turn the phone"), (.answers, "with made-up answers of status A"), (.wheel, "turn the wheel A"),
    ] as [(WalkStep.Kind, String)])
  func `each kind of step has its words`(_ kind: WalkStep.Kind, _ words: String) {
    #expect(WalkStep(kind: kind, label: "A").words == words)
  }

  @Test func `a step says which of equal ones it is, and how often it is done`() {
    #expect(WalkStep(kind: .button, label: "A", index: 1).words == "tap A (number 2)")
    #expect(WalkStep(kind: .button, label: "A", times: 2).words == "tap A, 2 times")
    #expect(WalkStep(kind: .stepper, label: "A", index: 2).words == "step A (number 3) up")
    #expect(
      WalkStep(kind: .button, label: "A", index: 1, times: 3).once == WalkStep(kind: .button, label: "A", index: 1))
    #expect(WalkStep(kind: .answers, label: "").words == "with made-up answers")
  }

  @Test(
    arguments: [
      ("Add", "Add"), ("  Add\t one ", "Add one"), ("First\nSecond", "First"), ("", nil), (" \n ", nil),
      ("\nSecond", "Second"),
      (String(repeating: "a", count: 40), String(repeating: "a", count: 40)),
      (String(repeating: "a", count: 41), String(repeating: "a", count: 39) + "\u{2026}"),
    ] as [(String, String?)])
  func `a label is one line of at most 40 characters`(_ text: String, _ line: String?) {
    #expect(TouchedViews.line(text) == line)
  }

  @Test func `the first visible text in a view is found at any depth`() {
    let (outer, inner, hidden, label) = (UIView(), UIView(), UILabel(), UILabel())
    (hidden.text, hidden.isHidden, label.text) = ("Hidden", true, "Shown")
    inner.addSubview(hidden)
    inner.addSubview(label)
    outer.addSubview(inner)
    #expect(TouchedViews.text(in: outer) == "Shown")
    inner.isHidden = true
    #expect(TouchedViews.text(in: outer) == nil)
  }

  // MARK: Typing

  private func typed(_ change: (UITextField) -> Void) -> String? {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(field)
    change(field)
    return Typing.fill(field) ? field.text : nil
  }

  @Test func `a field is filled with a text that suits it`() {
    #expect(typed { _ in } == "Text")
    #expect(typed { $0.isSecureTextEntry = true } == "Passw0rd")
    #expect(typed { $0.keyboardType = .URL } == "https://example.com")
    for type in [UIKeyboardType.numberPad, .decimalPad, .phonePad, .numbersAndPunctuation] {
      #expect(typed { $0.keyboardType = type } == "12")
    }
    #expect(typed { $0.keyboardType = .emailAddress } == "ann@example.com")
    #expect(typed { $0.textContentType = .emailAddress } == "ann@example.com")
    #expect(typed { $0.placeholder = "E-Mail" } == "ann@example.com")
    #expect(typed { $0.placeholder = "Name" } == "Text")
  }

  @Test func `a field that cannot be typed into is not filled`() {
    #expect(typed { $0.isEnabled = false } == nil)
    #expect(!Typing.fill(UIView()))
  }

  // MARK: Lists

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessoryType = .detailButton
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      calls.append("accessory \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
      calls.append("\(style == .delete ? "delete" : "insert") \(path.row)")
    }
  }

  @Test func `a list offers its rows, and of the first row of a class its button and its deletion`() throws {
    let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    var finder = OfferFinder()
    finder.addRows(of: table)
    #expect(finder.offers.map(\.step.kind) == [.row, .accessory, .swipe, .row])
    #expect(finder.offers.map(\.step.label) == ["Row 0", "Row 0", "Delete", "Row 1"])
    #expect(finder.offers.map(\.rank) == [0, 0, 1, 1])
    for offer in finder.offers { #expect(offer.perform()) }
    #expect(rows.calls == ["select 0", "accessory 0", "delete 0", "select 1"])
  }

  @Test func `a list without selection offers no rows`() {
    let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    (table.dataSource, table.delegate, table.allowsSelection) = (rows, rows, false)
    table.layoutIfNeeded()
    var finder = OfferFinder()
    finder.addRows(of: table)
    #expect(finder.offers.map(\.step.kind) == [.accessory, .swipe])
  }

  @Test func `tabs but the chosen one and those that are off are offered once each`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = ["One", "Two", "Three"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
    bar.selectedItem = bar.items?[0]
    bar.items?[2].isEnabled = false
    bar.layoutIfNeeded()
    var finder = OfferFinder()
    finder.addTabs(bar)
    #expect(finder.offers.map(\.step.words) == ["open the tab Two"])
    #expect(finder.offers.first?.key == "tab [\"One\", \"Two\", \"Three\"] Two")
  }

  @Test func `a search is tried with one letter and with three, and can be cancelled`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    var finder = OfferFinder()
    finder.visit(bar)
    #expect(finder.offers.map(\.step.words) == ["search for a", "search for the"])
    #expect(finder.offers.map(\.rank) == [0, 1])
    bar.showsCancelButton = true
    var other = OfferFinder()
    other.visit(bar)
    #expect(other.offers.last?.step.words == "tap Cancel")
  }
}
