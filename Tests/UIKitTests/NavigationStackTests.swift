import Testing

@testable import UIKit

/// Stacks of controllers, their bars and their items.
@Suite(.serialized) @MainActor struct NavigationStackTests {
  @MainActor struct Stack {
    let navigation = UINavigationController()
    let controllers = (0..<4).map { index in
      let controller = UIViewController()
      controller.title = "\(index)"
      return controller
    }
    var titles: [String?] { navigation.viewControllers.map(\.title) }
    init() { navigation.viewControllers = Array(controllers.prefix(3)) }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let titles: [String]
    let change: @MainActor (Stack) -> Void
    init(_ name: String, _ titles: [String], _ change: @escaping @MainActor (Stack) -> Void) {
      (testDescription, self.titles, self.change) = (name, titles, change)
    }
  }

  @Test(arguments: [
    Change("push", ["0", "1", "2", "3"]) { $0.navigation.pushViewController($0.controllers[3], animated: true) },
    Change("show", ["0", "1", "2", "3"]) { $0.navigation.show($0.controllers[3], sender: nil) },
    Change("show from a child", ["0", "1", "2", "3"]) { $0.controllers[2].show($0.controllers[3], sender: nil) },
    Change("pop", ["0", "1"]) { $0.navigation.popViewController(animated: true) },
    Change("pop to one", ["0"]) { $0.navigation.popToViewController($0.controllers[0], animated: true) },
    Change("pop to the root", ["0"]) { $0.navigation.popToRootViewController(animated: true) },
    Change("set", ["3", "1"]) {
      $0.navigation.setViewControllers([$0.controllers[3], $0.controllers[1]], animated: true)
    },
  ])
  func `a stack is changed from its top`(_ change: Change) {
    let stack = Stack()
    change.change(stack)
    #expect(stack.titles == change.titles)
    #expect(stack.navigation.topViewController?.title == change.titles.last)
    #expect(stack.navigation.visibleViewController?.title == change.titles.last)
    for controller in stack.controllers {
      #expect((controller.parent === stack.navigation) == change.titles.contains(controller.title ?? ""))
    }
  }

  @Test func `popped controllers are returned from the bottom`() {
    let stack = Stack()
    #expect(stack.navigation.popToViewController(stack.controllers[0], animated: false)?.map(\.title) == ["1", "2"])
    #expect(stack.navigation.popViewController(animated: false) == nil)
    #expect(stack.titles == ["0"])
    stack.navigation.viewControllers = stack.controllers
    #expect(stack.navigation.popToRootViewController(animated: false)?.map(\.title) == ["1", "2", "3"])
  }

  @Test func `a presented controller is the visible one`() {
    let (stack, presented) = (Stack(), UIViewController())
    stack.navigation.present(presented, animated: false)
    #expect(stack.navigation.visibleViewController === presented)
    #expect(stack.navigation.topViewController === stack.controllers[2])
  }

  @Test func `bars are hidden and shown`() {
    let navigation = Stack().navigation
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
    navigation.setNavigationBarHidden(true, animated: true)
    navigation.setToolbarHidden(false, animated: true)
    #expect(navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
  }

  @Test func `containers let the shown child decide about the status bar`() {
    let (stack, tabs) = (Stack(), UITabBarController())
    tabs.setViewControllers([UIViewController(), stack.navigation], animated: false)
    tabs.selectedIndex = 1
    #expect(stack.navigation.childForStatusBarHidden === stack.controllers[2])
    #expect(tabs.childForStatusBarHidden === stack.navigation)
    #expect(tabs.childForStatusBarStyle === stack.navigation)
    #expect(tabs.viewControllers?.count == 2)
  }

  @Test func `the toolbar has the items of the top controller`() {
    let (stack, item) = (Stack(), UIBarButtonItem(systemItem: .add))
    stack.controllers[2].toolbarItems = [item]
    stack.navigation.isToolbarHidden = false
    let stage = Stage()
    stage.window.rootViewController = stack.navigation
    stage.layout()
    #expect(stack.navigation.toolbar.items == [item])
    stack.navigation.popViewController(animated: false)
    stage.layout()
    #expect(stack.navigation.toolbar.items ?? [] == [])
  }

  @Test func `a bar has a stack of items`() {
    let bar = UINavigationBar()
    let (one, two) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
    bar.pushItem(one, animated: false)
    bar.pushItem(two, animated: true)
    #expect(bar.items == [one, two])
    #expect(bar.topItem === two)
    #expect(bar.backItem === one)
    #expect(bar.popItem(animated: true) === two)
    #expect(bar.topItem === one)
    #expect(bar.backItem == nil)
    bar.setItems([two], animated: false)
    #expect(bar.items == [two])
  }

  @Test(
    arguments: [
      Fact("items", true) { $0.items == nil }, Fact("large titles", false) { $0.prefersLargeTitles },
      Fact("translucent", true) { $0.isTranslucent }, Fact("position", UIBarPosition.top) { $0.barPosition },
      Fact("style", UIBarStyle.default) { $0.barStyle }, Fact("tint", true) { $0.barTintColor == nil },
      Fact("title", true) { $0.titleTextAttributes == nil }, Fact("compact", true) { $0.compactAppearance == nil },
      Fact("edge", true) { $0.scrollEdgeAppearance == nil },
      Fact("compact edge", true) { $0.compactScrollEdgeAppearance == nil },
      Fact("background", true) { $0.backgroundImage(for: .default) == nil },
    ] as [Fact<UINavigationBar>])
  func `a new bar has UIKit's defaults`(_ fact: Fact<UINavigationBar>) { fact.check(UINavigationBar()) }

  @Test(
    arguments: [
      Fact("prompt", true) { $0.prompt == nil }, Fact("titleView", true) { $0.titleView == nil },
      Fact("large", UINavigationItem.LargeTitleDisplayMode.automatic) { $0.largeTitleDisplayMode },
      Fact("back", UINavigationItem.BackButtonDisplayMode.default) { $0.backButtonDisplayMode },
      Fact("left", true) { $0.leftBarButtonItem == nil }, Fact("right", true) { $0.rightBarButtonItem == nil },
      Fact("supplements", false) { $0.leftItemsSupplementBackButton }, Fact("hides", false) { $0.hidesBackButton },
      Fact("hides search", true) { $0.hidesSearchBarWhenScrolling },
      Fact("search", true) { $0.searchController == nil }, Fact("standard", true) { $0.standardAppearance == nil },
    ] as [Fact<UINavigationItem>])
  func `a new item has UIKit's defaults`(_ fact: Fact<UINavigationItem>) { fact.check(UINavigationItem(title: "a")) }

  @Test func `the first of an item's buttons is its button`() {
    let item = UINavigationItem()
    let (one, two) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit))
    item.setLeftBarButtonItems([one, two], animated: true)
    item.setRightBarButtonItems([two, one], animated: false)
    #expect(item.leftBarButtonItem === one)
    #expect(item.rightBarButtonItem === two)
    item.setLeftBarButton(two, animated: true)
    item.setRightBarButton(nil, animated: true)
    #expect(item.leftBarButtonItems == [two])
    #expect(item.rightBarButtonItems ?? [] == [])
    item.setHidesBackButton(true, animated: true)
    #expect(item.hidesBackButton)
  }

  final class Silent: NSObject, UINavigationBarDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate {}

  @Test func `a delegate that implements nothing allows everything`() {
    let (silent, navigation, tabs, controller) = (
      Silent(), Stack().navigation, UITabBarController(), UIViewController()
    )
    #expect(silent.navigationBar(UINavigationBar(), shouldPush: UINavigationItem(title: "a")))
    #expect(silent.navigationBar(UINavigationBar(), shouldPop: UINavigationItem(title: "a")))
    #expect(silent.tabBarController(tabs, shouldSelect: controller))
    #expect(
      silent.navigationController(
        navigation, animationControllerFor: .push, from: controller, to: controller) == nil)
    #expect(silent.tabBarController(tabs, animationControllerForTransitionFrom: controller, to: controller) == nil)
  }

  /// Runs changes of a stack whose root's view is not loaded, so that the layout shows them.
  private func deferring(_ body: (UINavigationController, [UIViewController], UIWindow) -> Void) {
    UIScreen.device = UIScreen.Device(
      size: CGSize(width: 320, height: 568), environment: WindowEnvironment(safeAreaInsets: .zero),
      systemMinimumMargin: nil)
    defer { UIScreen.device = nil }
    let (navigation, controllers) = (UINavigationController(), (0..<3).map { _ in UIViewController() })
    navigation.viewControllers = [controllers[0], controllers[1]]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    body(navigation, controllers, window)
    window.isHidden = true
  }

  @Test func `a controller that is pushed again before the layout has not left`() {
    deferring { navigation, controllers, window in
      navigation.popViewController(animated: false)
      #expect(controllers[1].isMovingFromParent)
      navigation.pushViewController(controllers[1], animated: false)
      #expect(!controllers[1].isMovingFromParent && !controllers[1].isMovingToParent)
      window.layoutIfNeeded()
      #expect(controllers[1].parent === navigation)
      #expect(controllers[1].viewIfLoaded?.window === window)
      navigation.popViewController(animated: false)
      navigation.viewControllers = [controllers[0], controllers[1], controllers[2]]
      #expect(!controllers[1].isMovingFromParent)
      window.layoutIfNeeded()
      #expect(controllers[1].parent === navigation)
      #expect(controllers[1].viewIfLoaded?.window == nil)
    }
  }

  @Test func `a popped controller that another one takes stays there`() {
    deferring { navigation, controllers, window in
      navigation.popViewController(animated: false)
      let other = UINavigationController(rootViewController: controllers[1])
      window.layoutIfNeeded()
      #expect(controllers[1].parent === other)
      #expect(other.viewControllers == [controllers[1]])
    }
  }

  @Test func `a child that appears again does not leave its parent`() {
    let (stage, child) = (Stage(), UIViewController())
    stage.window.makeKeyAndVisible()
    stage.controller.addChild(child)
    stage.root.addSubview(child.view)
    child.didMove(toParent: stage.controller)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    #expect(child.isMovingFromParent)
    stage.root.addSubview(child.view)
    #expect(!child.isMovingFromParent)
    stage.window.isHidden = true
  }
}
