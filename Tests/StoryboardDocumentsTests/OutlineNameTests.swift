import Foundation
import Layout
import Testing

@testable import StoryboardDocuments

/// Names of a storyboard's views: those of Xcode's outline, never an object id.
@MainActor @Suite struct OutlineNameTests: StoryboardFixtures {
  private func names(_ views: String, controller: String = "") throws -> [String] {
    try scene(document(views, controller: controller)).allViews.map(\.name)
  }

  private func label(_ text: String, _ attributes: String = "", id: String) -> String {
    element("label", "text=\"\(text)\" \(attributes)", id: id)
  }

  private func outlets(_ connections: String...) -> String { "<connections>\(connections.joined())</connections>" }

  @Test func `a label in the document comes before an outlet, an outlet before a text, a text before the class`() throws
  {
    let views =
      label("A", #"userLabel="Heading""#, id: "a-1") + label("B", id: "b-1") + label("C", id: "c-1")
      + element("imageView", id: "d-1")
    let controller = outlets(
      #"<outlet property="titleLabel" destination="a-1" id="o-1"/>"#,
      #"<outlet property="subtitleLabel" destination="b-1" id="o-2"/>"#)
    #expect(try names(views, controller: controller) == ["Heading", "subtitleLabel", "C", "Image View"])
  }

  @Test func `views of an outlet collection are numbered from 0`() throws {
    let views = box("a-1") + box("b-1") + box("c-1")
    let controller = outlets(
      #"<outletCollection property="rows" destination="c-1" id="o-1"/>"#,
      #"<outletCollection property="rows" destination="a-1" id="o-2"/>"#,
      #"<outlet property="first" destination="a-1" id="o-3"/>"#)
    #expect(try names(views, controller: controller) == ["rows[1]", "View", "rows[0]"])
  }

  @Test func `outlets of a cell and of a view's own class name views, those of UIKit's classes do not`() throws {
    let row = """
      <tableView translatesAutoresizingMaskIntoConstraints="NO" id="t-1">
      <rect key="frame" x="0" y="0" width="375" height="100"/><prototypes>
      <tableViewCell id="r-1"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="v-1"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews>\(box("a-1"))</subviews></tableViewCellContentView>
      <connections><outlet property="badge" destination="a-1" id="o-1"/></connections></tableViewCell>
      </prototypes></tableView>
      """
    let own = box(
      "b-1",
      "<subviews>\(box("c-1"))</subviews>"
        + outlets(#"<outlet property="needle" destination="c-1" id="o-2"/>"#), attributes: #"customClass="SpeedGauge""#)
    let plain = box("d-1", outlets(#"<outlet property="needle" destination="e-1" id="o-3"/>"#)) + box("e-1")
    let controller = outlets(
      #"<outlet property="textDelegate" destination="e-1" id="o-4"/>"#,
      #"<outlet property="inputAccessoryView" destination="e-1" id="o-5"/>"#)
    #expect(
      try names(row + own + plain, controller: controller) == [
        "Table View", "Table View Cell", "Content View", "badge", "Speed Gauge", "needle", "View", "View 2",
      ])
  }

  @Test func `outlets of a xib's owner name its views`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
      <connections><outlet property="view" destination="r-1" id="o-1"/>
      <outlet property="picture" destination="a-1" id="o-2"/></connections></placeholder>
      <view contentMode="scaleToFill" id="r-1"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <subviews>\(element("imageView", id: "a-1"))</subviews></view></objects></document>
      """
    let scene = try #require(
      try StoryboardDocument.decode(Data(text.utf8), document: "Card.xib", fonts: .installed).first)
    #expect(scene.rootView?.name == "View")
    #expect(scene.views.map(\.name) == ["picture"])
  }

  @Test func `a text that two views have names neither`() throws {
    let views =
      label("Yes", id: "a-1") + label("yes", id: "b-1")
      + element("textField", #"placeholder="Name""#, id: "c-1")
      + element("button", "", #"<state key="normal" title="Go"/>"#, id: "d-1")
    #expect(try names(views) == ["Label", "Label 2", "Name", "Go"])
  }

  @Test func `a name that is taken gets a number, without regard to case`() throws {
    let views =
      label("x", #"userLabel="Title""#, id: "a-1") + label("y", #"userLabel="title""#, id: "b-1")
      + label("Title", id: "c-1") + box("d-1", attributes: #"userLabel="Label""#)
    #expect(try names(views) == ["Title", "title 2", "Label 2", "Label"])
  }

  @Test func `a name is one line of a few words`() throws {
    let long = "A text that goes on and on,&#10;over\u{2028}several&#9;lines, until it ends"
    let views = label(long, id: "a-1") + label("   ", id: "b-1") + label(String(repeating: "w", count: 90), id: "c-1")
    #expect(
      try names(views) == ["A text that goes on and on, over several", "Label", String(repeating: "w", count: 40)])
  }

  @Test(arguments: [
    ("view", "", "View"), ("view", #"customClass="URLBar""#, "URL Bar"), ("wkWebView", "", "Web View"),
    ("segmentedControl", "", "Segmented Control"),
    ("collectionView", #"customClass="App.Grid""#, "Grid"), ("activityIndicatorView", "", "Activity Indicator View"),
  ])
  func `words of a class`(_ name: String, _ attributes: String, _ words: String) throws {
    #expect(try names(element(name, attributes)) == [words])
  }

  @Test func `an edited text keeps the id`() throws {
    func view(_ text: String) throws -> SceneView {
      try #require(try scene(document(label(text, id: "a-1"))).views.first)
    }
    let (before, after) = (try view("Log in"), try view("Sign in"))
    #expect(before.id == "a-1")
    #expect(after.id == "a-1")
    #expect(before.name == "Log in")
    #expect(after.name == "Sign in")
  }

  @Test func `a view has one name in every size class`() throws {
    let variation = #"""
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="a-1"/></mask></variation>
      """#
    let text = String(decoding: document(box("a-1") + box("b-1")), as: UTF8.self)
      .replacing("</constraints>", with: "</constraints>\(variation)")
    let scene = try scene(Data(text.utf8))
    let compact = try #require(scene.adaptations[SizeClasses(horizontal: .compact, vertical: .compact)])
    #expect(scene.views.map(\.name) == ["View", "View 2"])
    #expect(compact.views.map(\.name) == ["View 2"])
  }

  @Test func `constraints name views, their guides and the superview`() throws {
    let views =
      label("1. Step", id: "a-1")
      + box("b-1", "<subviews>\(box("c-1"))</subviews>" + #"<viewLayoutGuide key="safeArea" id="g-1"/>"#)
    let constraints = #"""
      <constraint firstItem="a-1" firstAttribute="leading" secondItem="root-1" secondAttribute="leadingMargin" constant="16" priority="750" id="1-a"/>
      <constraint firstItem="c-1" firstAttribute="top" secondItem="b-1" secondAttribute="top" constant="-4" id="2-a"/>
      <constraint firstItem="c-1" firstAttribute="bottom" secondItem="g-1" secondAttribute="bottom" id="3-a"/>
      <constraint firstItem="c-1" firstAttribute="width" secondItem="root-1" secondAttribute="width" multiplier="9:16" id="4-a"/>
      <constraint firstItem="c-1" firstAttribute="width" secondItem="c-1" secondAttribute="height" multiplier="16:9" id="5-a"/>
      """#
    #expect(
      try scene(document(views, constraints: constraints)).constraints.map(\.text) == [
        #"1-a: "1. Step".Leading = Superview.LeadingMargin + 16 (Priority 750)"#,
        "2-a: View 2.Top = Superview.Top - 4", "3-a: View 2.Bottom = View Safe Area.Bottom",
        "4-a: View 2.Width = 0.5625 x Root View.Width", "5-a: View 2.Width = 16/9 x View 2.Height",
      ])
  }
}
