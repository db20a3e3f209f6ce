import Foundation
import Porting
import Testing

/// Where screens are shown: decided by storyboards, else by sources.
@Suite struct ContextTests {
  /// The context of `Home` by a source.
  private func context(_ text: String, of name: String = "Home") -> ScreenContext {
    let classes = """
      class Home: UIViewController { let detail = Detail() }
      class Detail: UIViewController {}
      class Stack: UINavigationController {}
      private class Hidden: UINavigationController {}

      """
    let file = SourceFile(path: "/app/A.swift", text: classes + text)
    return ContainerUse(Project([file])).contexts[name] ?? ScreenContext()
  }

  @Test(arguments: [
    "let a = UINavigationController(rootViewController: Home())",
    "func f() { let home = Home(); home.x = 1; window.rootViewController = UINavigationController(rootViewController: home) }",
    "func f() { let home = board.instantiateInitialViewController() as! Home; g(UINavigationController(rootViewController: home)) }",
    "func f() { guard let home = make() as? Home else { return }; g(UINavigationController(rootViewController: home)) }",
    "class A { let home = Home(); func f() { g(UINavigationController(rootViewController: self.home)) } }",
    "class A { func home() -> Home? { nil }; func f() { g(UINavigationController(rootViewController: home()!)) } }",
    "func nav(_ a: UIViewController, title: String) -> UIViewController { UINavigationController(rootViewController: a) }\nfunc f() { nav(Home(), title: \"a\") }",
    "func f() { let nav = UINavigationController(); nav.viewControllers = [Home(), Detail()] }",
    "func f() { let nav = UINavigationController(); nav.setViewControllers([Home()], animated: false) }",
    "let all = [Home(), Detail()].map { UINavigationController(rootViewController: $0) }",
    "func f() { g(UINavigationController(rootViewController: Hidden(rootViewController: Home()))) }",
    "func f() { nav.pushViewController(Home(), animated: true) }\nlet a = UINavigationController(rootViewController: Home())",
  ])
  func `first in a navigation controller`(_ text: String) {
    let context = context(text)
    #expect(context.stack == .root)
    #expect(context.navigation == "UINavigationController")
    #expect(context.evidence.hasPrefix("/app/A.swift:"))
  }

  @Test(arguments: [
    "class A: UIViewController { func f() { navigationController?.pushViewController(Home(), animated: true) } }",
    "class A: UIViewController { func f() { let home = Home(); self.navigationController?.show(home, sender: nil) } }",
    "func f() { let nav = UINavigationController(); nav.viewControllers = [Detail(), Home()] }",
    "class A: Stack { func f() { pushViewController(Home(), animated: false) } }",
    "class A { func show(_ a: UIViewController) { nav.pushViewController(a, animated: false) }; func f() { show(Home()) } }",
  ])
  func `pushed in a navigation controller`(_ text: String) { #expect(context(text).stack == .pushed) }

  @Test(arguments: [
    "class Tabs: UITabBarController { func f() { viewControllers = [Home(), Detail()] } }",
    "func f() { let tabs = UITabBarController(); tabs.setViewControllers([Home()], animated: false) }",
  ])
  func `in a tab bar controller`(_ text: String) {
    #expect(context(text).isInTabs)
    #expect(context(text).stack == .none)
  }

  @Test func `in a navigation controller in a tab`() {
    let context = context(
      """
      class Tabs: UITabBarController {
        func wrap(_ a: UIViewController) -> UINavigationController { Stack(rootViewController: a) }
        override func viewDidLoad() { let home = wrap(Home()); viewControllers = [home, Detail()] }
      }
      """)
    #expect(context.isInTabs)
    #expect(context.stack == .root)
    #expect(context.navigation == "Stack")
    #expect(
      context.words == "first in a navigation controller, in a tab bar controller (/app/A.swift:7)")
  }

  @Test(arguments: [
    "func f() { present(Home(), animated: true) }", "func f() { navigationController?.popToViewController(Home()) }",
    "func f() { let pages = UIPageViewController(); pages.setViewControllers([Home()], direction: .forward) }",
  ])
  func `by itself`(_ text: String) { #expect(context(text) == ScreenContext()) }

  private static let main = """
    <document initialViewController="tab"><scenes>
    <scene><objects><tabBarController id="tab"><connections>
      <segue destination="nav" kind="relationship" relationship="viewControllers"/>
      <segue destination="ref" kind="relationship" relationship="viewControllers"/>
      <segue destination="map" kind="relationship" relationship="viewControllers"/>
    </connections></tabBarController></objects></scene>
    <scene><objects><navigationController id="nav"><connections>
      <segue destination="lis" kind="relationship" relationship="rootViewController"/>
    </connections></navigationController></objects></scene>
    <scene><objects><viewController id="lis" customClass="List"><view><connections>
      <segue destination="det" kind="show"/><segue destination="she" kind="presentation"/>
    </connections></view></viewController></objects></scene>
    <scene><objects><viewController id="det" customClass="Detail"><connections>
      <segue destination="lis" kind="show"/><segue destination="mor" kind="show"/>
    </connections></viewController></objects></scene>
    <scene><objects><viewController id="mor" customClass="More"/></objects></scene>
    <scene><objects><viewController id="she" customClass="Sheet"/></objects></scene>
    <scene><objects><viewController id="map" storyboardIdentifier="Map" customClass="Map"/></objects></scene>
    <scene><objects><viewControllerPlaceholder id="ref" storyboardName="Other" referencedIdentifier="Start"/></objects></scene>
    </scenes></document>
    """
  private static let other = """
    <document><scenes><scene><objects><navigationController id="n" storyboardIdentifier="Start"><connections>
      <segue destination="s" kind="relationship" relationship="rootViewController"/>
    </connections></navigationController></objects></scene>
    <scene><objects><viewController id="s" customClass="Settings"/></objects></scene></scenes></document>
    """

  @Test(arguments: [
    ("tab", "Main", "by itself"), ("nav", "Main", "by itself"),
    ("lis", "Main", "first in a navigation controller, in a tab bar controller (Main.storyboard)"),
    ("det", "Main", "pushed in a navigation controller, in a tab bar controller (Main.storyboard)"),
    ("mor", "Main", "pushed in a navigation controller, in a tab bar controller (Main.storyboard)"),
    ("she", "Main", "by itself"), ("map", "Main", "in a tab bar controller (Main.storyboard)"),
    ("s", "Other", "first in a navigation controller, in a tab bar controller (Other.storyboard)"),
  ])
  func `storyboards lead to scenes`(_ id: String, _ storyboard: String, _ words: String) {
    let flow = StoryboardFlow([
      ("Main", StoryboardScenes(Data(Self.main.utf8))), ("Other", StoryboardScenes(Data(Self.other.utf8))),
    ])
    #expect(flow.context(of: id, in: storyboard).words == words)
  }

  @Test func `tests show screens in their containers`() {
    let flow = StoryboardFlow([
      ("Main", StoryboardScenes(Data(Self.main.utf8))), ("Other", StoryboardScenes(Data(Self.other.utf8))),
    ])
    let screens = [("det", "Main"), ("map", "Main"), ("s", "Other")].map {
      Screen(
        type: "A", origin: .storyboard(name: $1, identifier: $0), file: "/a.swift",
        context: flow.context(of: $0, in: $1))
    }
    var pushed = ScreenContext()
    (pushed.stack, pushed.isInTabs) = (.pushed, true)
    let home = Screen(type: "Home", origin: .code, file: "/a.swift", context: pushed)
    let text = ScreenTests(module: "App", screens: screens + [home]).program(LaunchFacts(), controllers: [])
    let calls = text.split(separator: "\n").filter { $0.contains("application.screens[") }.map { $0.drop { $0 != "{" } }
    func scene(_ name: String, _ storyboard: String) -> String {
      "UIStoryboard(name: \"\(storyboard)\", bundle: nil).instantiateViewController(withIdentifier: \"\(name)\")"
    }
    #expect(
      calls == [
        "{ Shown.pushed(\(scene("det", "Main")), on: Shown.tab(0, of: \(scene("tab", "Main")))) }",
        "{ Shown.tab(2, of: \(scene("tab", "Main"))) }",
        "{ Shown.tab(1, of: \(scene("tab", "Main"))) }",
        "{ Shown.inTabs(Shown.pushed(Home())) }",
      ])
    #expect(text.contains("enum Shown"))
    #expect(!ScreenTests(module: "App", screens: []).program(LaunchFacts(), controllers: []).contains("enum Shown"))
  }
}
