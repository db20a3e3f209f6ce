import Foundation
import Layout
import RecipeDocuments
import Testing

@testable import StoryboardDocuments

/// Bars of documents: as views among others, and around controllers on devices.
@MainActor @Suite struct BarReadingTests: StoryboardFixtures {
  private static let items = #"""
    <items><navigationItem title="In the view" prompt="Above" id="n"><barButtonItem key="leftBarButtonItem" title="Close" id="b1"/>
    <barButtonItem key="rightBarButtonItem" systemItem="add" id="b2"/></navigationItem></items>
    """#

  @Test func `a navigation bar in a view shows its item`() throws {
    guard case .bar(let bar) = try view(element("navigationBar", "", Self.items)).kind else {
      Issue.record("no bar")
      return
    }
    #expect(bar.position == .navigation)
    #expect(bar.contents.title == "In the view")
    #expect(bar.contents.prompt == "Above")
    #expect(bar.contents.leading == [.title("Close")])
    #expect(bar.contents.trailing == [.symbol("add")])
    #expect(bar.texts == ["Above", "In the view", "Close"])
  }

  @Test func `toolbars and tab bars in a view show their items, in a recipe, too`() throws {
    let tools = #"""
      <items><barButtonItem title="Share" id="1"/><barButtonItem systemItem="flexibleSpace" id="2"/><barButtonItem title="Trash" id="3"/>
      </items>
      """#
    let tabs = #"<items><tabBarItem title="One" id="1"/><tabBarItem systemItem="mostRecent" id="2"/></items>"#
    let scene = try scene(document(element("toolbar", "", tools, id: "t") + element("tabBar", "", tabs, id: "u")))
    let kinds = scene.views.map(\.kind)
    var toolbar = SceneBar(.toolbar)
    toolbar.contents.tools = [.title("Share"), .space, .title("Trash")]
    var tabBar = SceneBar(.tab)
    tabBar.contents.tabs = [BarContents.Tab("One"), BarContents.Tab("Most Recent", symbol: "mostRecent")]
    tabBar.contents.selectedTab = nil
    #expect(kinds == [.bar(toolbar), .bar(tabBar)])
    let written = try RecipeDocument.decode(RecipeWriter.write(scene), document: "x.yaml", fonts: .installed)
    #expect(written.views.map(\.kind) == kinds)
  }

  @Test func `segments in place of a title, a prompt and badges are read, and written in a recipe`() throws {
    let segments = #"<segments><segment title="Day"/><segment title="Week"/></segments>"#
    let item =
      #"<items><navigationItem prompt="Above" id="n">"#
      + element("segmentedControl", #"key="titleView""#, segments, id: "s") + "</navigationItem></items>"
    let tabs = #"<items><tabBarItem title="One" badgeValue="7" id="1"/></items>"#
    let bars = element("navigationBar", "", item, id: "t") + element("tabBar", "", tabs, id: "u")
    let scene = try scene(document(bars))
    let written = try RecipeDocument.decode(RecipeWriter.write(scene), document: "x.yaml", fonts: .installed)
    #expect(written.views.map(\.kind) == scene.views.map(\.kind))
    #expect(scene.views.flatMap(\.texts) == ["Above", "", "Day", "Week", "One"])
  }

  @Test func `a prompt makes a navigation bar 30 points higher, in a view and around a controller`() throws {
    let plain = #"<items><navigationItem title="T" id="n"/></items>"#
    func height(_ items: String) throws -> Double? {
      let bar = element("navigationBar", "", items)
      return try layout(document(bar)).views.first { $0.id == "a" }.map { Double($0.frame.height) }
    }
    #expect(try height(plain) == 44)
    #expect(try height(Self.items) == 74)
    let cell = try #require(Cell(named: "iphone-se-3-portrait"))
    #expect(cell.insets(for: [.navigation, .prompt], look: .usual).top == 74)
  }

  // MARK: Around controllers

  /// Two tabs, the first with a stack of two controllers.
  private static let storyboard = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" useAutolayout="YES" \#
    useSafeAreas="YES"><device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
    <scene sceneID="1"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="0" width="0" height="0"/>
    </tabBar><connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/>
    <segue destination="more" kind="relationship" relationship="viewControllers" id="s2"/></connections></tabBarController></objects></scene>
    <scene sceneID="2"><objects><navigationController id="nav"><tabBarItem key="tabBarItem" title="Home" image="house" id="ti"/>
    <navigationBar key="navigationBar" id="nb"/><connections><segue destination="list" kind="relationship" \#
    relationship="rootViewController" id="s3"/></connections></navigationController></objects></scene>
    <scene sceneID="3"><objects><viewController storyboardIdentifier="list" title="Hidden" customClass="ListController" id="list">VIEW
    <navigationItem key="navigationItem" title="Inbox" id="ni"><barButtonItem key="rightBarButtonItem" title="Edit" id="be"/></navigationItem>
    <connections><segue destination="page" kind="show" id="s4"/></connections></viewController></objects></scene>
    <scene sceneID="4"><objects><viewController storyboardIdentifier="page" customClass="PageController" id="page">VIEW
    <navigationItem key="navigationItem" id="np"/></viewController></objects></scene>
    <scene sceneID="5"><objects><viewController storyboardIdentifier="more" id="more">VIEW
    <tabBarItem key="tabBarItem" systemItem="favorites" id="tm"/></viewController></objects></scene></scenes></document>
    """#

  private func contents(of name: String) throws -> (bars: Set<Bar>, contents: BarContents) {
    var number = 0
    let parts = Self.storyboard.components(separatedBy: "VIEW").map { part in
      number += 1
      return part
        + #"<view key="view" id="v\#(number)"><rect key="frame" x="0" y="0" width="393" height="852"/></view>"#
    }
    let text = parts.joined().replacing(#/<view key="view" id="v4">.*/#.matchingSemantics(.unicodeScalar), with: "")
    let scenes = try StoryboardDocument.decode(Data(text.utf8), document: "Main.storyboard", fonts: .installed)
    let scene = try #require(scenes.first { $0.name == name }).adapted(
      to: try #require(Cell(named: "iphone-15-portrait")))
    return (scene.bars, scene.barContents)
  }

  @Test func `a bar shows the title and the buttons of its controller's item`() throws {
    let (bars, contents) = try contents(of: "list")
    #expect(bars == [.navigation, .tab])
    #expect(contents.title == "Inbox")
    #expect(contents.back == nil)
    #expect(contents.trailing == [.title("Edit")])
  }

  @Test func `a controller without a title shows none, and leads back to the one below it`() throws {
    let (_, contents) = try contents(of: "page")
    #expect(contents.title == "")
    #expect(contents.back == "Inbox")
  }

  @Test func `a tab bar shows its controllers' items, with the one that leads to the controller selected`() throws {
    let (bars, contents) = try contents(of: "more")
    #expect(bars == [.tab])
    #expect(contents.tabs.map(\.title) == ["Home", "Favorites"])
    #expect(contents.selectedTab == 1)
    #expect(try self.contents(of: "page").contents.selectedTab == 0)
  }

  @Test(arguments: [
    (#"<label key="titleView" text="Words" id="w"/>"#, "Words", []),
    (
      #"<segmentedControl key="titleView" id="w"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>"#,
      "", ["A", "B"]
    ), (#"<imageView key="titleView" id="w"/>"#, "", []),
  ])
  func `a view in place of the title is shown as far as a bar can`(
    _ view: String, _ title: String, _ segments: [String]
  )
    throws
  {
    let item = #"<navigationItem title="Old" id="n">\#(view)</navigationItem>"#
    guard case .bar(let bar) = try self.view(element("navigationBar", "", "<items>\(item)</items>")).kind else {
      return
    }
    #expect(bar.contents.title == (segments.isEmpty ? title : "Old"))
    #expect(bar.contents.segments == segments)
  }
}
