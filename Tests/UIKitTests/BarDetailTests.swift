import Foundation
import Testing

@testable import UIKit

/// What bars show of their items, and search fields that stand alone.
@Suite(.serialized) @MainActor struct BarDetailTests {
  private func tabs(_ images: [UIImage?]) -> (UITabBarController, UIWindow) {
    let tabs = UITabBarController()
    tabs.viewControllers = images.enumerated().map { index, image in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: image, tag: index)
      return controller
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = tabs
    window.layoutIfNeeded()
    return (tabs, window)
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    [view as? View].compactMap { $0 } + view.subviews.flatMap { all(type, in: $0) }
  }

  @Test func `images of tabs have the bar's colour unless they are to keep their own`() {
    let image = UIImage(size: CGSize(width: 20, height: 20))
    let (tabs, window) = tabs([image, image.withRenderingMode(.alwaysOriginal)])
    let shown = all(UIImageView.self, in: tabs.tabBar).compactMap { $0.image?.renderingMode }
    #expect(shown == [.alwaysTemplate, .alwaysOriginal])
    window.isHidden = true
  }

  @Test func `titles of tabs are at one height, whatever their images are`() {
    let (tabs, window) = tabs([
      UIImage(size: CGSize(width: 20, height: 20)), UIImage(size: CGSize(width: 30, height: 28)), nil,
    ])
    let tops = all(UILabel.self, in: tabs.tabBar).map { $0.convert(CGPoint.zero, to: tabs.tabBar).y }
    #expect(tops.count == 3)
    #expect(Set(tops).count == 1)
    window.isHidden = true
  }

  @Test func `a tab has a badge while its item has a value`() {
    let (tabs, window) = tabs([UIImage(size: CGSize(width: 20, height: 20)), nil])
    func texts() -> [String] { all(UILabel.self, in: tabs.tabBar).compactMap(\.text) }
    let item = tabs.viewControllers?.first?.tabBarItem
    item?.badgeValue = "12"
    window.layoutIfNeeded()
    #expect(texts() == ["Tab 0", "12", "Tab 1"])
    item?.badgeValue = nil
    window.layoutIfNeeded()
    #expect(texts() == ["Tab 0", "Tab 1"])
    window.isHidden = true
  }

  @Test func `a bar has the items of its stack at once`() {
    let (root, pushed) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.navigationBar.topItem === root.navigationItem)
    navigation.pushViewController(pushed, animated: false)
    #expect(navigation.navigationBar.topItem === pushed.navigationItem)
    #expect(navigation.navigationBar.backItem === root.navigationItem)
    navigation.popViewController(animated: false)
    #expect(navigation.navigationBar.topItem === root.navigationItem)
  }

  final class Chain: UINavigationController {
    var taps = 0
    func tap() { taps += 1 }
  }

  @Test func `an item without a target asks the chain of its bar`() {
    let (chain, root) = (Chain(), UIViewController())
    chain.viewControllers = [root]
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: nil, action: Selector(Chain.tap, name: "tap"))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = chain
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    root.navigationItem.rightBarButtonItem?.send()
    #expect(chain.taps == 1)
    window.isHidden = true
  }

  @Test func `a search field that stands alone has a ground and a sign`() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    #expect(field.intrinsicContentSize.height == 36)
    #expect(field.backgroundColor == .tertiarySystemFill)
    #expect(field.leftView is UIImageView)
    #expect(field.textRect(forBounds: field.bounds).minX > field.leftViewRect(forBounds: field.bounds).maxX)
  }

  @Test func `a search field has tokens`() {
    let field = UISearchTextField()
    let token = UISearchToken(icon: nil, text: "Red")
    field.insertToken(token, at: 5)
    field.removeToken(at: 3)
    #expect(field.tokens == [token])
    field.removeToken(at: 0)
    #expect(field.tokens.isEmpty)
  }

  @Test func `a back button's title is shorter where the title has no room`() {
    let (root, pushed) = (UIViewController(), UIViewController())
    (root.title, pushed.title) = ("A very long title of the first screen", "Details")
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = navigation
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    func texts() -> [String] { all(UIButton.self, in: navigation.navigationBar).compactMap { $0.title(for: .normal) } }
    #expect(texts().contains("\u{2039} Back"))
    pushed.title = "A long title that needs the whole bar"
    window.layoutIfNeeded()
    #expect(!texts().contains { $0.contains("Back") || $0.contains("very") })
    root.title = "First"
    pushed.title = "Second"
    window.layoutIfNeeded()
    #expect(texts().contains("\u{2039} First"))
    window.isHidden = true
  }

  @Test func `a back button's title is whole again when there is room`() {
    let (root, pushed) = (UIViewController(), UIViewController())
    (root.title, pushed.title) = ("First screen", "Some details")
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = navigation
    navigation.pushViewController(pushed, animated: false)
    func back() -> String? {
      window.layoutIfNeeded()
      return all(UIButton.self, in: navigation.navigationBar).compactMap { $0.title(for: .normal) }
        .first { $0.hasPrefix("\u{2039}") }
    }
    #expect(back() == "\u{2039} First screen")
    pushed.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Something long", style: .plain, target: nil, action: nil)
    #expect(back() == "\u{2039} ")
    pushed.navigationItem.rightBarButtonItem?.title = "Continue"
    #expect(back() == "\u{2039} Back")
    pushed.navigationItem.rightBarButtonItem = nil
    #expect(back() == "\u{2039} First screen")
    pushed.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
    #expect(back() == "\u{2039} First screen")
    window.isHidden = true
  }
}
