import UIKit

/// What is on a screen: its windows' front controllers.
@MainActor
struct ShownScreen {
  /// The front window.
  let window: UIWindow
  /// The controller over all others: presented, or the window's root.
  let top: UIViewController

  /// The application's screen; nil if no window shows a controller.
  init?() {
    let shown = UIApplication.shared.windows.filter { !$0.isHidden && $0.rootViewController != nil }
    // Of windows at one level, the last one is in front.
    guard let window = shown.last(where: { own in !shown.contains { $0.windowLevel > own.windowLevel } }),
      let root = window.rootViewController
    else { return nil }
    self.window = window
    top = Self.presented(over: root) ?? root
  }

  /// Whether anything is presented over the root.
  var isPresented: Bool { top !== window.rootViewController }

  /// Everything that can be touched: what is presented covers the rest.
  var root: UIView? { isPresented ? top.viewIfLoaded : window }

  /// The controller presented last over a controller or those that it shows.
  private static func presented(over controller: UIViewController) -> UIViewController? {
    if let next = controller.presentedViewController { return presented(over: next) ?? next }
    return shownChildren(of: controller).lazy.compactMap { presented(over: $0) }.first
  }

  /// The children of a container that are visible.
  static func shownChildren(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let stack as UINavigationController: [stack.topViewController].compactMap { $0 }
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap { $0 }
    default:
      controller.children.filter { child in
        child.viewIfLoaded.map { $0.window != nil && !$0.isHidden } ?? false
      }
    }
  }

  /// The controllers from the top one down to the one whose content is shown: containers first.
  var chain: [UIViewController] {
    var chain = [top]
    while let last = chain.last,
      last is UINavigationController || last is UITabBarController
        || last is UISplitViewController || last is UIPageViewController || last.isPlainContainer,
      let next = Self.shownChildren(of: last).last
    { chain.append(next) }
    return chain
  }

  /// All controllers that are visible, with those behind a presented one.
  var controllers: [UIViewController] {
    func all(_ controller: UIViewController) -> [UIViewController] {
      let next = Self.shownChildren(of: controller).flatMap(all)
      return [controller] + next + (controller.presentedViewController.map(all) ?? [])
    }
    return window.rootViewController.map(all) ?? []
  }
}

extension UIViewController {
  /// Whether the controller only holds another one that fills it.
  fileprivate var isPlainContainer: Bool {
    guard let own = viewIfLoaded, let child = children.last?.viewIfLoaded else { return false }
    return child.superview === own && child.frame == own.bounds && !(self is UIAlertController)
  }
}
