import Testing

@testable import UIKit

/// Controllers in controllers, bars, windows, and the order of callbacks.
@MainActor @Suite struct ContainmentTests {
  final class Witness: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() { calls.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { calls.append(parent == nil ? "leaving" : "entering") }
    override func didMove(toParent parent: UIViewController?) { calls.append(parent == nil ? "left" : "entered") }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.environment = WindowEnvironment(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.rootViewController = root
    window.layoutIfNeeded()
    return window
  }

  @Test func `children know their parent, and one parent only`() {
    let (a, b, child) = (UIViewController(), UIViewController(), Witness())
    a.addChild(child)
    #expect(a.children == [child])
    #expect(child.parent === a)
    #expect(child.calls == ["entering"])
    b.addChild(child)
    #expect(a.children == [])
    #expect(b.children == [child])
    #expect(child.parent === b)
    child.removeFromParent()
    #expect(b.children == [])
    #expect(child.parent == nil)
    #expect(child.calls.last == "left")
  }

  @Test func `a controller cannot be its own ancestor`() {
    let (a, b) = (UIViewController(), UIViewController())
    a.addChild(b)
    #expect(exceptions { b.addChild(a) }.count == 1)
    #expect(exceptions { a.addChild(a) }.count == 1)
    #expect(a.parent == nil)
    #expect(b.children == [])
  }

  @Test func `the root controller's view fills the window at once, and hears that it appears`() {
    let root = Witness()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    #expect(root.view.superview === window)
    #expect(root.view.frame == window.bounds)
    #expect(root.calls == ["didLoad"])
    window.makeKeyAndVisible()
    #expect(root.calls == ["didLoad", "willAppear", "didAppear"])
    #expect(window.isKeyWindow)
    let view = UIView()
    root.view = view
    #expect(view.superview === window)
    #expect(view.frame == window.bounds)
    window.rootViewController = UIViewController()
    #expect(root.calls.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(view.superview == nil)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `what is added to a page controller's view stays above its pages`(
    _ style: UIPageViewController.TransitionStyle
  ) {
    let (pages, button) = (
      UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal), UIButton(type: .system)
    )
    button.frame = CGRect(x: 100, y: 600, width: 100, height: 40)
    pages.view.addSubview(button)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    let window = window(pages)
    #expect(window.hitTest(CGPoint(x: 150, y: 620), with: nil) === button)
    #expect(page.view.frame == pages.view.bounds)
    // Applications look for it to stop pages from bouncing.
    #expect(pages.view.subviews.contains { $0 is UIScrollView } == (style == .scroll))
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.overFullScreen, false), (.pageSheet, false),
    (.automatic, false),
  ])
  func `what a presentation covers disappears, and appears again afterwards`(
    _ style: UIModalPresentationStyle, _ covers: Bool
  ) {
    let journal = Journal()
    func named(_ name: String) -> Named {
      let controller = Named()
      (controller.name, controller.journal) = (name, journal)
      return controller
    }
    let (inner, first, second) = (named("inner"), named("first"), named("second"))
    let window = window(UINavigationController(rootViewController: inner))
    journal.calls = []
    for controller in [first, second] { controller.modalPresentationStyle = style }
    inner.present(first, animated: false)
    #expect(
      journal.calls
        == (covers
          ? ["inner -", "first +", "first ++", "inner --"] : ["first +", "first ++"]))
    first.present(second, animated: false)
    journal.calls = []
    // Both are dismissed; the one between does not appear again.
    inner.dismiss(animated: false)
    #expect(
      journal.calls
        == (covers
          ? ["second -", "second --", "first -", "inner +", "inner ++", "first --"]
          : ["second -", "second --", "first -", "first --"]))
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  private final class Journal { var calls: [String] = [] }

  private final class Named: UIViewController {
    var (name, journal) = ("", Journal())
    override func viewWillAppear(_ animated: Bool) { journal.calls.append("\(name) +") }
    override func viewDidAppear(_ animated: Bool) { journal.calls.append("\(name) ++") }
    override func viewWillDisappear(_ animated: Bool) { journal.calls.append("\(name) -") }
    override func viewDidDisappear(_ animated: Bool) { journal.calls.append("\(name) --") }
  }

  @Test func `AL-5.20 and 5.21 a navigation bar ends the top guide at 64, a tab bar the bottom guide at 49`() {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content), UIViewController()]
    let window = window(tabs)
    #expect(content.topLayoutGuide.length == 64)
    #expect(content.bottomLayoutGuide.length == 49)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    #expect(content.view.convert(content.view.bounds, to: nil) == window.bounds)
    #expect(content.navigationController?.tabBarController === tabs)
    content.navigationController?.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(content.topLayoutGuide.length == 20)
    content.navigationController?.isNavigationBarHidden = false
    content.navigationController?.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(content.topLayoutGuide.length == 64)
    #expect(content.bottomLayoutGuide.length == 93)
  }

  @Test func `AL-5.20 large titles add 52`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let window = window(navigation)
    #expect(content.topLayoutGuide.length == 116)
    content.navigationItem.largeTitleDisplayMode = .never
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(content.topLayoutGuide.length == 64)
  }

  @Test func `AL-5.14 bars have the heights of their window, and begin where its status bar ends`() throws {
    let content = UIViewController()
    content.navigationItem.prompt = "Above"
    let navigation = UINavigationController(rootViewController: content)
    let window = window(navigation)
    #expect(content.view.safeAreaInsets.top == CGFloat(20 + 30 + 44))
    #expect(navigation.navigationBar.frame.height == 74)
    window.environment.barHeights.navigationBar = 32
    window.environment.barHeights.navigationBarRise = 5
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 15, width: 375, height: 62))
    #expect(content.view.safeAreaInsets.top == 77)
  }

  @Test func `AL-5.14 tabs at the top share the row of a navigation bar, and have their own without one`() {
    let (first, second) = (UIViewController(), UIViewController())
    first.tabBarItem.title = "First"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    let window = window(tabs)
    window.environment.barHeights.hasTabsOnTop = true
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 64)
    #expect(first.view.safeAreaInsets.bottom == 0)
    #expect(abs(tabs.tabBar.frame.midX - 187.5) < 1)
    #expect(tabs.tabBar.frame.midY == 42)
    #expect(tabs.tabBar.frame.width < 200)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(second.view.safeAreaInsets.top == 64)
  }

  @Test func `AL-5.22 rows of the guides as the log prints them`() {
    let content = UIViewController()
    let window = window(UINavigationController(rootViewController: content))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topLayoutGuide.bottomAnchor),
      view.topAnchor.constraint(equalTo: content.view.topAnchor, constant: 10),
    ])
    let log = logs { window.layoutIfNeeded() }.joined()
    #expect(log.contains("<_UILayoutSupportConstraint:0x"), "\(log)")
    #expect(log.contains("_UILayoutGuide:0x"), "\(log)")
  }

  @Test func `AL-5.23 top and bottom guides agree with the safe area of the root view`() {
    let content = UIViewController()
    let window = window(UINavigationController(rootViewController: content))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.view.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    a.topAnchor.constraint(equalTo: content.topLayoutGuide.bottomAnchor, constant: 20).isActive = true
    b.topAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true
    window.layoutIfNeeded()
    #expect(a.frame.minY == 84)
    #expect(b.frame.minY == 84)
  }

  @Test func `AL-5.24 without a status bar the top guide is nothing`() {
    let content = UIViewController()
    let window = window(content)
    #expect(content.topLayoutGuide.length == 20)
    window.transition(to: CGSize(width: 667, height: 375), environment: WindowEnvironment())
    #expect(content.topLayoutGuide.length == 0)
  }

  @Test func `AL-5.16 a container's insets reach its child`() {
    let (outer, inner) = (UIViewController(), UIViewController())
    let window = window(outer)
    outer.addChild(inner)
    inner.view.frame = outer.view.bounds
    outer.view.addSubview(inner.view)
    inner.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 80)
    window.layoutIfNeeded()
    #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 80))
  }

  @Test func `pushing and popping show the last of the stack`() {
    let (first, second) = (Witness(), Witness())
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(second.view.window === window)
    #expect(first.view.superview == nil)
    #expect(second.navigationController === navigation)
    #expect(second.view.safeAreaInsets.top == 64)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(first.view.window === window)
    #expect(second.parent == nil)
  }

  @Test func `a tab shows its controller and hides the others`() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = window(tabs)
    #expect(first.view.window === window)
    tabs.selectedViewController = second
    #expect(second.view.window === window)
    #expect(first.view.superview == nil)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `presenting covers the window, dismissing uncovers it`() {
    let (below, above) = (UIViewController(), Witness())
    let window = window(below)
    below.present(above, animated: true)
    #expect(above.view.superview === window)
    #expect(above.presentingViewController === below)
    above.dismiss(animated: true)
    #expect(above.view.superview == nil)
    #expect(below.presentedViewController == nil)
    #expect(above.calls == ["didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test func `dismissing removes everything above, and one controller at a time is presented`() {
    let (below, above, top) = (UIViewController(), Witness(), Witness())
    let window = window(below)
    below.present(above, animated: false)
    above.present(top, animated: false)
    #expect(logs { below.present(Witness(), animated: false) }.count == 1)
    #expect(below.presentedViewController === above)
    below.dismiss(animated: false)
    #expect(window.subviews == [below.view])
    #expect(above.presentedViewController == nil)
    #expect(top.view.window == nil)
    below.present(above, animated: false)
    window.rootViewController = UIViewController()
    #expect(above.view.window == nil)
  }

  @Test func `the controller covered by a push or a pop disappears before the other has appeared`() {
    let (first, second) = (Witness(), Witness())
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    let other = Witness()
    tabs.viewControllers = [navigation, other]
    let window = window(tabs)
    for witness in [first, second, other] { witness.calls = [] }
    navigation.pushViewController(second, animated: false)
    #expect(first.calls == ["willDisappear", "didDisappear"])
    #expect(second.calls == ["entering", "entered", "didLoad", "willAppear", "didAppear"])
    (first.calls, second.calls) = ([], [])
    navigation.popViewController(animated: false)
    #expect(second.calls == ["leaving", "willDisappear", "didDisappear", "left"])
    #expect(first.calls == ["willAppear", "didAppear"])
    first.calls = []
    tabs.selectedIndex = 1
    #expect(first.calls == ["willDisappear", "didDisappear"])
    #expect(other.calls == ["didLoad", "willAppear", "didAppear"])
    tabs.viewControllers = [Witness(), navigation, other]
    #expect(tabs.selectedViewController === other)
    #expect(tabs.selectedIndex == 2)
    #expect(other.view.window === window)
  }

  @Test func `a child whose view comes into a visible parent's appears, and disappears with it`() {
    let (parent, child) = (UIViewController(), Witness())
    let window = window(parent)
    parent.addChild(child)
    let holder = UIView()
    holder.addSubview(child.view)
    parent.view.addSubview(holder)
    #expect(child.calls == ["entering", "didLoad"])  // the window is not visible yet
    holder.removeFromSuperview()
    window.makeKeyAndVisible()
    parent.view.addSubview(holder)
    holder.removeFromSuperview()
    #expect(child.calls.dropFirst(2) == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test func `a tab bar hidden for a pushed controller stays so for those above it`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = window(tabs)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    var hidden: [Bool] = []
    for step in [pushed, UIViewController(), nil, nil] {
      if let step {
        navigation.pushViewController(step, animated: false)
      } else {
        navigation.popViewController(animated: false)
      }
      window.layoutIfNeeded()
      hidden.append(tabs.tabBar.isHidden)
    }
    #expect(hidden == [true, true, true, false])
  }

  @Test func `AL-5.20 bars follow the safe area and their own heights; guides follow a controller's view`() {
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: top)
    let window = window(navigation)
    #expect(navigation.navigationBar.frame.minY == 20)
    window.environment.safeAreaInsets.top = 0
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.minY == 0)
    #expect(top.view.safeAreaInsets.top == 44)
    window.environment.barHeights.navigationBar = 32
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 32)
    top.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(top.view.frame.minY == 32)
    let guide = top.topLayoutGuide
    let view = UIView()
    top.view = view
    let child = UIView()
    view.addSubview(child)
    #expect(exceptions { constrain(child, .top, .equal, guide, .bottom).isActive = true }.isEmpty)
  }

  @Test func `a view is called with the window it moves to`() {
    final class Leaf: UIView {
      var windows: [UIWindow?] = []
      override func didMoveToWindow() { windows.append(window) }
    }
    let (leaf, middle) = (Leaf(), UIView())
    middle.addSubview(leaf)
    let window = UIWindow(frame: .zero)
    #expect(leaf.windows.isEmpty)
    window.addSubview(middle)
    middle.removeFromSuperview()
    #expect(leaf.windows == [window, nil])
  }
}
