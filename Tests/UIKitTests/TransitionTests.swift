import Foundation
import Testing

@testable import UIKit

/// What controllers know while they appear and disappear.
@Suite(.serialized) @MainActor struct TransitionTests {
  /// Notes why it appears and disappears.
  final class Witness: UIViewController {
    var lines: [String] = []
    private func note(_ name: String, _ animated: Bool) {
      var words = [name]
      if animated { words.append("animated") }
      if isMovingToParent { words.append("to parent") }
      if isMovingFromParent { words.append("from parent") }
      if isBeingPresented { words.append("presented") }
      if isBeingDismissed { words.append("dismissed") }
      lines.append(words.joined(separator: " "))
    }
    override func viewWillAppear(_ animated: Bool) { note("+", animated) }
    override func viewDidAppear(_ animated: Bool) { note("++", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("-", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("--", animated) }
  }

  private func shown(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test func `pushed and popped controllers know that they move`() {
    let (root, pushed) = (Witness(), Witness())
    let navigation = UINavigationController(rootViewController: root)
    let window = shown(navigation)
    #expect(root.lines == ["+ to parent", "++ to parent"])
    navigation.pushViewController(pushed, animated: true)
    #expect(pushed.lines == ["+ animated to parent", "++ animated to parent"])
    #expect(root.lines.suffix(2) == ["- animated", "-- animated"])
    #expect(!pushed.isMovingToParent)
    (root.lines, pushed.lines) = ([], [])
    navigation.popViewController(animated: false)
    #expect(pushed.lines == ["- from parent", "-- from parent"])
    #expect(root.lines == ["+", "++"])
    #expect(!pushed.isMovingFromParent)
    window.isHidden = true
  }

  @Test func `presented and dismissed controllers know that they are`() {
    let (root, presented) = (Witness(), Witness())
    let window = shown(root)
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: true)
    #expect(presented.lines == ["+ animated presented", "++ animated presented"])
    #expect(!presented.isBeingPresented)
    presented.lines = []
    presented.dismiss(animated: false)
    #expect(presented.lines == ["- dismissed", "-- dismissed"])
    #expect(!presented.isBeingDismissed)
    #expect(root.lines == ["+", "++", "- animated", "-- animated", "+", "++"])
    window.isHidden = true
  }

  @Test func `a child that is removed knows it`() {
    let (root, child) = (UIViewController(), Witness())
    let window = shown(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(child.lines == ["+ to parent", "++ to parent"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    #expect(child.lines.suffix(2) == ["- from parent", "-- from parent"])
    child.removeFromParent()
    #expect(!child.isMovingFromParent)
    window.isHidden = true
  }

  /// Animates alongside its own transition.
  final class Companion: UIViewController {
    var lines: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      transitionCoordinator?.animate(
        alongsideTransition: { [self] context in
          let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
          lines.append("alongside \(from?.title ?? "none") \(to?.title ?? "none")")
        }, completion: { [self] _ in lines.append("over") })
      if transitionCoordinator == nil { lines.append("at once") }
    }
    override func viewDidAppear(_ animated: Bool) { lines.append("appeared") }
  }

  @Test func `blocks run alongside an animated push`() {
    let (root, pushed) = (UIViewController(), Companion())
    (root.title, pushed.title) = ("root", "pushed")
    let navigation = UINavigationController(rootViewController: root)
    let window = shown(navigation)
    navigation.pushViewController(pushed, animated: true)
    #expect(pushed.lines == ["alongside root pushed", "appeared"])
    Completions.runAll()
    #expect(pushed.lines.last == "over")
    #expect(pushed.transitionCoordinator == nil)
    window.isHidden = true
  }

  @Test func `nothing runs alongside a push that is not animated`() {
    let pushed = Companion()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = shown(navigation)
    navigation.pushViewController(pushed, animated: false)
    #expect(pushed.lines == ["at once", "appeared"])
    window.isHidden = true
  }

  final class Bar: UINavigationBar {}
  final class Tools: UIToolbar {}

  @Test func `a navigation controller makes bars of the given classes`() {
    let own = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(own.navigationBar is Bar)
    #expect(own.toolbar is Tools)
    let usual = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: usual.navigationBar) == UINavigationBar.self)
  }

  /// Overrides the initialiser and the push, as applications do.
  final class Own: UINavigationController {
    var pushed: [UIViewController] = []
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      title = "own"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      pushed.append(viewController)
      super.pushViewController(viewController, animated: animated)
    }
  }

  @Test func `the root of a navigation controller is pushed`() {
    let root = UIViewController()
    let own = Own(rootViewController: root)
    #expect(own.title == "own")
    #expect(own.pushed == [root])
    #expect(own.viewControllers == [root])
  }
}

/// The columns of a split view controller with a style.
@Suite(.serialized) @MainActor struct SplitColumnTests {
  private func split(_ width: CGFloat, _ isCompact: Bool) -> (UISplitViewController, [UIViewController], UIWindow) {
    let split = UISplitViewController(style: .doubleColumn)
    let controllers = [UIViewController(), UIViewController()]
    split.setViewController(controllers[0], for: .primary)
    split.setViewController(controllers[1], for: .secondary)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    window.environment = WindowEnvironment(
      safeAreaInsets: .zero, traits: UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular))
    window.rootViewController = split
    window.layoutIfNeeded()
    return (split, controllers, window)
  }

  @Test func `columns are inside navigation controllers`() {
    let (split, controllers, window) = split(1000, false)
    #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
    #expect(controllers[0].navigationController?.viewControllers == [controllers[0]])
    #expect(split.viewController(for: .primary) === controllers[0])
    #expect(controllers[1].splitViewController === split)
    let own = UINavigationController(rootViewController: UIViewController())
    split.setViewController(own, for: .secondary)
    window.layoutIfNeeded()
    #expect(split.viewControllers.last === own)
    #expect(controllers[1].navigationController?.parent == nil)
  }

  @Test func `the old style takes controllers as they are`() {
    let (old, controller) = (UISplitViewController(), UIViewController())
    old.viewControllers = [controller, UIViewController()]
    #expect(old.viewControllers.first === controller)
    #expect(controller.navigationController == nil)
  }

  @Test func `a compact width stacks the columns`() {
    let (split, controllers, window) = split(320, true)
    #expect(controllers[0].navigationController?.viewControllers == controllers)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(controllers[0].navigationController?.viewControllers == [controllers[0]])
    #expect(controllers[1].navigationController?.viewControllers == [controllers[1]])
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    window.layoutIfNeeded()
    #expect(controllers[0].navigationController?.topViewController === detail)
    split.hide(.secondary)
    window.layoutIfNeeded()
    #expect(controllers[0].navigationController?.topViewController === controllers[0])
  }

  private final class Chooser: NSObject, UISplitViewControllerDelegate {
    var questions = 0
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      questions += 1
      return questions == 1 ? .primary : .secondary
    }
  }

  @Test func `the delegate is asked about the top column whenever the width becomes compact`() {
    let (split, controllers, window) = split(1000, false)
    let chooser = Chooser()
    split.delegate = chooser
    func turn(_ sizeClass: UIUserInterfaceSizeClass) -> [UIViewController]? {
      window.environment = WindowEnvironment(
        safeAreaInsets: .zero, traits: UITraitCollection(horizontalSizeClass: sizeClass))
      split.view.setNeedsLayout()
      window.layoutIfNeeded()
      return controllers[0].navigationController?.viewControllers
    }
    #expect(turn(.compact) == [controllers[0]])
    #expect(turn(.regular) == [controllers[0]])
    #expect(turn(.compact) == controllers)
    split.show(.primary)
    #expect(turn(.compact) == [controllers[0]])
    #expect(turn(.regular) == [controllers[0]])
    #expect(turn(.compact) == controllers)
    #expect(chooser.questions == 3)
  }
}
