import Foundation
import Layout
import Testing

@testable import StoryboardDocuments

/// What a scene's canvas takes from the controllers around it, and the sheets it is drawn in (`interface-builder.md`, Safe area).
@MainActor
struct CanvasInheritanceTests: StoryboardFixtures {
  /// Returns the safe area of the scene `vc-1` among other controllers.
  private func safeArea(
    _ others: String, controller: String = "", tools: Int, device: String = "retina4_7", width: Int = 375,
    height: Int = 667, usesSafeAreas: Bool = true
  ) throws -> Insets {
    let data = document(
      "", tools: tools, device: #"<device id="\#(device)" orientation="portrait"/>"#, width: width, height: height,
      controller: controller)
    let text = String(decoding: data, as: UTF8.self).replacing(
      "</scenes>", with: #"<scene sceneID="s-2"><objects>\#(others)</objects></scene></scenes>"#)
    let own = usesSafeAreas ? text : text.replacing(#" useSafeAreas="YES""#, with: "")
    return try #require(try scene(Data(own.utf8)).canvas?.safeArea)
  }

  private nonisolated static let bottomBar = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
  private nonisolated static let topBar =
    #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#

  private nonisolated static func controller(
    _ kind: String, _ id: String, _ inner: String = "", to: String, by segue: String
  ) -> String {
    #"<\#(kind) id="\#(id)">\#(inner)<connections><segue destination="\#(to)" \#(segue) id="to-\#(to)-\#(id)"/></connections>"#
      + "</\(kind)>"
  }

  private nonisolated static let asRoot = #"kind="relationship" relationship="rootViewController""#
  private nonisolated static let asTab = #"kind="relationship" relationship="viewControllers""#
  private nonisolated static let shown = #"kind="show""#

  @Test(arguments: [
    ("a stack", controller("navigationController", "nav", bottomBar, to: "vc-1", by: asRoot), 49.0),
    ("a stack without one", controller("navigationController", "nav", to: "vc-1", by: asRoot), 0),
    (
      "what pushes it",
      controller("navigationController", "nav", to: "from", by: asRoot)
        + controller("tableViewController", "from", bottomBar, to: "vc-1", by: shown), 49
    ),
    ("what contains it", controller("viewController", "from", bottomBar, to: "vc-1", by: #"kind="embed""#), 0),
    ("what presents it", controller("viewController", "from", bottomBar, to: "vc-1", by: #"kind="presentation""#), 0),
  ])
  func `a simulated bottom bar is also below what its controller pushes`(
    _ source: String, _ others: String, _ bottom: Double
  ) throws {
    #expect(try safeArea(others, tools: 13_771).bottom == bottom, "\(source)")
  }

  @Test(arguments: [false, true])
  func `a scene's own bar is translucent whatever its stack's bar is`(_ hasOwn: Bool) throws {
    let stack = Self.controller(
      "navigationController", "nav", #"<navigationBar key="navigationBar" id="b" translucent="NO"/>"#, to: "vc-1",
      by: Self.asRoot)
    #expect(try safeArea(stack, controller: hasOwn ? Self.topBar : "", tools: 21_701).top == (hasOwn ? 64 : 0))
  }

  @Test(arguments: [false, true])
  func `the bar that tabs simulate is translucent whatever the stack's bar around them is`(_ hasOwn: Bool) throws {
    let own = hasOwn ? Self.topBar : ""
    let others =
      Self.controller(
        "navigationController", "nav", #"<navigationBar key="navigationBar" id="b" translucent="NO"/>"#, to: "tabs",
        by: Self.asRoot) + Self.controller("tabBarController", "tabs", own, to: "vc-1", by: Self.asTab)
    #expect(try safeArea(others, tools: 21_701).top == (hasOwn ? 64 : 0))
  }

  @Test func `on a device a simulated bar leaves the stack's bar opaque`() throws {
    let stack = Self.controller(
      "navigationController", "nav", #"<navigationBar key="navigationBar" id="b" translucent="NO"/>"#, to: "vc-1",
      by: Self.asRoot)
    let text = String(decoding: document("", tools: 21_701, controller: Self.topBar), as: UTF8.self).replacing(
      "</scenes>", with: #"<scene sceneID="s-2"><objects>\#(stack)</objects></scene></scenes>"#)
    #expect(try scene(Data(text.utf8)).barContents.opaque == [.navigation])
  }

  @Test func `what is both pushed and contained has the bar of its stack`() throws {
    let others =
      Self.controller("navigationController", "nav", to: "from", by: Self.asRoot)
      + Self.controller("viewController", "from", to: "vc-1", by: Self.shown)
      + Self.controller("viewController", "container", to: "vc-1", by: #"kind="embed""#)
    #expect(try safeArea(others, tools: 13_771).top == 64)
  }

  @Test(arguments: [(11_762, 0.0), (14_460, 20)])
  func `a contained scene without safe areas has a status bar from Xcode 10 on`(_ tools: Int, _ top: Double) throws {
    let container = Self.controller("viewController", "from", to: "vc-1", by: #"kind="embed""#)
    #expect(try safeArea(container, tools: tools, height: 497, usesSafeAreas: false).top == top)
  }

  @Test(arguments: [(9531, 49.0), (14_490, 0)])
  func `what is shown without a stack covers the tab bar`(_ tools: Int, _ bottom: Double) throws {
    let others =
      Self.controller("tabBarController", "tabs", to: "from", by: Self.asTab)
      + Self.controller("viewController", "from", to: "vc-1", by: Self.shown)
    #expect(try safeArea(others, tools: tools).bottom == bottom)
  }

  @Test(arguments: [
    // Up to Xcode 13.1 a sheet has the screen's home indicator.
    (19_529, "retina6_1", 414, 842, "presentation", 0.0, 34.0), (20_037, "retina6_1", 414, 842, "presentation", 0, 0),
    (20_037, "retina6_1", 414, 842, "show", 0, 0),
    // A popover is one on a phone.
    (19_529, "retina6_1", 414, 842, "popoverPresentation", 0, 34),
    // A square phone's sheet, whatever leads to it.
    (23_504, "retina4_7", 375, 647, "show", 0, 0), (23_504, "retina4_7", 375, 667, "show", 20, 0),
    // From Xcode 15 on, 10 points shorter.
    (22_505, "retina6_1", 414, 886, "presentation", 0, 0),
  ])
  func `a sheet of its version`(
    _ tools: Int, _ device: String, _ width: Int, _ height: Int, _ kind: String, _ top: Double, _ bottom: Double
  ) throws {
    let others = Self.controller("viewController", "from", to: "vc-1", by: #"kind="\#(kind)""#)
    let insets = try safeArea(others, tools: tools, device: device, width: width, height: height)
    #expect(insets == Insets(top, 0, bottom, 0))
  }

  @Test func `a tab in a sheet ends above the tab bar`() throws {
    let others =
      Self.controller("viewController", "from", to: "tabs", by: Self.shown)
      + Self.controller("tabBarController", "tabs", to: "vc-1", by: Self.asTab)
    #expect(try safeArea(others, tools: 23_504, height: 647) == Insets(0, 0, 49, 0))
  }

  @Test(arguments: [(647, 56.0), (667, 44)])
  func `a navigation bar that is a view is higher in a sheet`(_ height: Int, _ expected: Double) throws {
    let bar = element("navigationBar", "", id: "bar")
    let scene = try scene(document(bar, tools: 21_701, height: height))
    #expect(scene.views.first?.intrinsic?.height == expected)
  }

  @Test func `an opaque bar pushes down a scene in a sheet below a gap`() throws {
    let bar = #"<navigationBar key="navigationBar" id="b" translucent="NO"/>"#
    let others =
      Self.controller("viewController", "from", to: "nav", by: #"kind="presentation""#)
      + Self.controller("navigationController", "nav", bar, to: "vc-1", by: Self.asRoot)
    let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    let insets = try safeArea(
      others, controller: toolbar, tools: 22_505, device: "retina6_1", width: 414, height: 830)
    #expect(insets == Insets(0, 0, 49, 0))
  }

  @Test(arguments: [(20_037, 428, 926, 44.0), (22_505, 430, 932, 59)])
  func `a phone's name means a larger one from Xcode 14 on`(
    _ tools: Int, _ width: Int, _ height: Int, _ top: Double
  ) throws {
    let insets = try safeArea("", tools: tools, device: "retina6_7", width: width, height: height)
    #expect(insets == Insets(top, 0, 34, 0))
  }

  @Test(arguments: [(17_000, "retina6_1", 20.0), (17_000, "retina4_7", 16), (16_000, "retina6_1", 16)])
  func `a cell's margins follow the phone's width, however wide its table is`(
    _ tools: Int, _ device: String, _ margin: Double
  ) throws {
    let table = #"""
      <tableView translatesAutoresizingMaskIntoConstraints="NO" id="list"><rect key="frame" x="20" y="0" width="350" height="300"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="350" height="60"/><tableViewCellContentView \#
      key="contentView" id="content"><rect key="frame" x="0" y="0" width="350" height="60"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """#
    let scene = try scene(
      document(table, tools: tools, device: #"<device id="\#(device)" orientation="portrait"/>"#, width: 414))
    let content = try #require(scene.allViews.first { $0.id == "content" })
    #expect(content.margins?.insets.left == margin)
  }
}
