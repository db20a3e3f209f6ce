import Testing

@testable import UIKit

/// The colours of bars (`control-metrics.md` 5).
@MainActor @Suite struct BarAppearanceTests {
  /// A list in a navigation controller, on a phone with a status bar.
  @MainActor private final class Screen {
    let list = UIScrollView()
    let navigation: UINavigationController
    let window: UIWindow

    init(iOS version: Int = 18) {
      let controller = UIViewController()
      controller.view = list
      controller.title = "Mail"
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      list.contentSize = CGSize(width: 320, height: 2000)
      navigation = UINavigationController(rootViewController: controller)
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.environment = WindowEnvironment(
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      window.environment.look = ControlLook(iOS: version)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    var bar: UINavigationBar { navigation.navigationBar }

    /// The ground that the bar shows, after a layout.
    var ground: UIView? {
      window.layoutIfNeeded()
      return bar.subviews.first { $0 is BarGround }
    }

    var title: UILabel? { bar.subviews.lazy.compactMap { $0 as? UILabel }.first }
  }

  private func opaque(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    return appearance
  }

  @Test func `a bar without a colour has no ground`() {
    #expect(Screen().ground == nil)
  }

  @Test func `a bar without a colour shows the material over content that has scrolled below it`() throws {
    let screen = Screen()
    screen.list.contentOffset.y += 30
    let ground = try #require(screen.ground)
    #expect(ground.convert(ground.bounds, to: screen.window) == CGRect(x: 0, y: 0, width: 375, height: 64))
    #expect(ground.backgroundColor?.components(for: .light).alpha == 0.94)
    #expect(ground.subviews.map(\.frame) == [CGRect(x: 0, y: 63.5, width: 375, height: 0.5)])
    screen.list.contentOffset.y -= 30
    #expect(screen.ground == nil)
  }

  @Test func `a transparent appearance shows the content`() {
    let screen = Screen()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    screen.bar.standardAppearance = appearance
    screen.list.contentOffset.y += 30
    #expect(screen.ground == nil)
  }

  @Test func `bars of iOS 26 are glass`() {
    let screen = Screen(iOS: 26)
    screen.list.contentOffset.y += 30
    #expect(screen.ground == nil)
  }

  @Test func `a bar has the material at the edge if its appearance at the edge has`() {
    let screen = Screen()
    screen.bar.scrollEdgeAppearance = UINavigationBarAppearance()
    #expect(screen.ground?.backgroundColor?.components(for: .light).alpha == 0.94)
  }

  @Test func `content that bars cover is named by its controller`() {
    let screen = Screen()
    let view = UIView()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = CGSize(width: 375, height: 2000)
    view.addSubview(UIView())
    view.addSubview(list)
    let controller = UIViewController()
    controller.view = view
    controller.setContentScrollView(list)
    screen.navigation.setViewControllers([controller], animated: false)
    #expect(screen.ground == nil)
    list.contentOffset.y = 100
    #expect(screen.ground != nil)
  }

  @Test(arguments: [(100, false), (2000, true)])
  func `a tab bar shows the material over content that extends below it`(_ height: CGFloat, _ isShown: Bool) {
    let list = UIScrollView()
    let page = UIViewController()
    page.view = list
    page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = tabs
    window.layoutIfNeeded()
    list.contentSize = CGSize(width: 375, height: height)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.subviews.contains { $0 is BarGround } == isShown)
    list.contentOffset.y = height - 618
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.subviews.contains { $0 is BarGround })
  }

  @Test func `a search bar has a ground, unless a navigation bar shows it or an empty image replaces it`() {
    let screen = Screen()
    let search = UISearchController()
    #expect(search.searchBar.hasGround)
    screen.navigation.topViewController?.navigationItem.searchController = search
    screen.window.layoutIfNeeded()
    #expect(!search.searchBar.hasGround)
    let (plain, title) = (UISearchBar(), UISearchBar())
    plain.backgroundImage = UIImage()
    #expect(!plain.hasGround)
    screen.navigation.topViewController?.navigationItem.titleView = title
    screen.window.layoutIfNeeded()
    #expect(!title.hasGround)
  }

  @Test func `the ground of an appearance extends to the top of the screen`() throws {
    let screen = Screen()
    screen.bar.standardAppearance = opaque(.red)
    screen.bar.scrollEdgeAppearance = screen.bar.standardAppearance
    let ground = try #require(screen.ground)
    #expect(ground.backgroundColor == .red)
    #expect(ground.convert(ground.bounds, to: screen.window) == CGRect(x: 0, y: 0, width: 375, height: 64))
    #expect(screen.title?.textColor == .white)
    screen.bar.scrollEdgeAppearance = nil
    #expect(screen.ground == nil)
    #expect(screen.title?.textColor == .white)
  }

  @Test func `since iOS 15 the standard ground is shown once content is below the bar`() {
    let screen = Screen()
    screen.bar.standardAppearance = opaque(.red)
    #expect(screen.ground == nil)
    screen.list.contentOffset.y += 30
    #expect(screen.ground?.backgroundColor == .red)
    screen.list.contentOffset.y -= 30
    #expect(screen.ground == nil)
  }

  @Test(arguments: [(12, true), (14, true), (18, false)])
  func `the older colour is shown at the top before iOS 15 only`(_ version: Int, _ isShown: Bool) {
    let screen = Screen(iOS: version)
    screen.bar.barTintColor = .blue
    #expect((screen.ground?.backgroundColor == .blue) == isShown)
    screen.list.contentOffset.y += 30
    #expect(screen.ground?.backgroundColor == .blue)
  }

  @Test func `an item's appearance counts before the bar's`() {
    let screen = Screen()
    screen.bar.scrollEdgeAppearance = opaque(.red)
    screen.navigation.topViewController?.navigationItem.scrollEdgeAppearance = opaque(.green)
    #expect(screen.ground?.backgroundColor == .green)
  }

  @Test func `a dark bar has a white title`() {
    let screen = Screen(iOS: 12)
    screen.bar.barStyle = .black
    #expect(screen.ground?.backgroundColor == UIColor(white: 0.11, alpha: 1))
    #expect(screen.title?.textColor == .white)
  }

  @Test func `buttons have the titles of the appearance unless their items state others`() throws {
    let screen = Screen()
    let appearance = opaque(.red)
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    screen.bar.scrollEdgeAppearance = appearance
    screen.window.layoutIfNeeded()
    let item = try #require(screen.navigation.topViewController?.navigationItem.rightBarButtonItem)
    let button = try #require(item.shownView as? UIButton)
    #expect(button.titleColor(for: .normal) == .yellow)
    item.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    screen.bar.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(button.titleColor(for: .normal) == .black)
  }

  @Test func `a tab bar has the colours of its appearance`() throws {
    let tabs = UITabBarController()
    let pages = ["One", "Two"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    tabs.viewControllers = pages
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .black
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
    (tabs.tabBar.standardAppearance, tabs.tabBar.scrollEdgeAppearance) = (appearance, appearance)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = tabs
    window.layoutIfNeeded()
    let ground = try #require(tabs.tabBar.subviews.first as? BarGround)
    #expect(ground.frame == tabs.tabBar.bounds)
    let labels = tabs.tabBar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    #expect(labels.map(\.textColor) == [.white, .yellow])
  }
}
