import Foundation
import PlumbTesting
import Testing
import UIKit

/// Where a storyboard's segues lead, and back.
@MainActor @Suite struct NibSegueTests {
  private let window: UIWindow
  private let stack: UINavigationController
  private let start: SegueScreen

  init() throws {
    let made = withResources { UIStoryboard(name: "NibSegues", bundle: nil).instantiateInitialViewController() }
    stack = try #require(made as? UINavigationController)
    start = try #require(stack.topViewController as? SegueScreen)
    window = show(stack, on: "iphone-15-portrait")
  }

  private func press(_ tag: Int, of screen: UIViewController?) throws {
    let view = try #require(screen?.view)
    window.layoutIfNeeded()
    tap(try #require(view.viewWithTag(tag) as? UIButton))
  }

  @Test func `a button's segue prepares, then pushes`() throws {
    try press(1, of: start)
    #expect(start.prepared == ["show"])
    #expect(stack.viewControllers.map(\.title) == ["Start", "Next"])
  }

  @Test func `a segue that the controller refuses is not performed`() throws {
    start.isRefusing = true
    try press(1, of: start)
    #expect(start.asked == ["show"])
    #expect(start.prepared.isEmpty)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `a segue to a detail shows it as the controller shows details`() {
    start.performSegue(withIdentifier: "detail", sender: nil)
    #expect(start.prepared == ["detail"])
    #expect(start.shownDetails.map(\.title) == ["Next"])
  }

  @Test func `a presentation has its segue's style`() throws {
    start.performSegue(withIdentifier: "sheet", sender: nil)
    #expect(start.presentedViewController?.modalPresentationStyle == .formSheet)
  }

  @Test func `a presentation without a style has the controller's own`() throws {
    start.performSegue(withIdentifier: "plain", sender: nil)
    #expect(start.presentedViewController?.title == "Next")
    #expect(start.presentedViewController?.modalPresentationStyle == SegueScreen().modalPresentationStyle)
  }

  @Test func `a popover points at its sender, else at the controller's view`() throws {
    let sender = UIView()
    start.view.addSubview(sender)
    start.performSegue(withIdentifier: "popover", sender: sender)
    let shown = try #require(start.presentedViewController)
    #expect(shown.modalPresentationStyle == .popover)
    #expect(shown.popoverPresentationController?.sourceView === sender)
    start.dismiss(animated: false)
    start.performSegue(withIdentifier: "popover", sender: nil)
    #expect(start.presentedViewController?.popoverPresentationController?.sourceView === start.view)
  }

  @Test func `a segue without a destination is named with its line`() {
    let written = diagnostics { start.performSegue(withIdentifier: "gone", sender: nil) }
    #expect(written == ["NibSegues.storyboard:26: the segue's destination is not in the document."])
    #expect(stack.viewControllers.count == 1)
  }

  // MARK: Back

  @Test func `an unwinding segue prepares, calls the action of the nearest screen below, and pops to it`() throws {
    start.performSegue(withIdentifier: "show", sender: nil)
    let next = try #require(stack.topViewController as? SegueScreen)
    try press(2, of: next)
    #expect(next.prepared == ["back"])
    #expect(start.returns == ["back"])
    #expect(stack.viewControllers == [start])
  }

  @Test func `of two screens below, the upper one is unwound to`() throws {
    start.performSegue(withIdentifier: "show", sender: nil)
    let middle = try #require(stack.topViewController as? SegueScreen)
    middle.performSegue(withIdentifier: "show", sender: nil)
    try press(2, of: stack.topViewController)
    #expect(middle.returns == ["back"])
    #expect(start.returns.isEmpty)
    #expect(stack.viewControllers == [start, middle])
  }

  @Test func `what is presented is dismissed when it unwinds`() throws {
    start.performSegue(withIdentifier: "sheet", sender: nil)
    try press(2, of: start.presentedViewController)
    #expect(start.returns == ["back"])
    #expect(start.presentedViewController == nil)
  }

  @Test func `an unwind segue is named if no controller has its action`() throws {
    start.performSegue(withIdentifier: "show", sender: nil)
    let next = stack.topViewController
    let written = try { () throws -> [String] in
      var error: (any Error)?
      let written = diagnostics { do { try press(3, of: next) } catch let found { error = found } }
      if let error { throw error }
      return written
    }()
    #expect(
      written == ["NibSegues.storyboard:43: no controller to unwind to has the action \"leave:\"."], "\(written)")
    #expect(stack.viewControllers.count == 2)
  }
}

final class SegueScreen: UIViewController {
  private(set) var (asked, prepared, returns): ([String], [String], [String]) = ([], [], [])
  private(set) var shownDetails: [UIViewController] = []
  var isRefusing = false

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    return !isRefusing
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue.identifier ?? "") }
  override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    shownDetails.append(controller)
  }
  private func comeBack(_ segue: UIStoryboardSegue) { returns.append(segue.identifier ?? "") }
  override class var nibMembers: NibMembers {
    super.nibMembers.action(Selector(SegueScreen.comeBack(_:), name: "return:"))
  }
}
