import Foundation
import Layout
import Testing

@testable import StoryboardDocuments

/// The surroundings that a version's canvas simulates for a scene, checked against rules derived from saved frames of
/// many documents.
@MainActor
struct CanvasTests: StoryboardFixtures {
  /// Returns a xib with one element of a given size.
  private func xib(
    _ width: Double, _ height: Double, tools: Int, device: String? = "retina4_7", element: String = "view",
    inner: String = ""
  ) throws -> Scene {
    let line = device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" useAutolayout="YES" \
      useSafeAreas="YES">\(line)
      <objects><\(element) id="one"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\(inner)</\(element)>
      </objects></document>
      """
    return try #require(try StoryboardDocument.decode(Data(text.utf8), document: "x.xib", fonts: .installed).first)
  }

  @Test(arguments: [
    // A phone without a notch: small views have no status bar before Xcode 11, none has one until 14.2, then all do.
    (100.0, 100.0, 13_771, "retina4_7", 0.0, 0.0), (375, 162, 14_460, "retina4_7", 0, 0),
    (375, 497, 14_460, "retina4_7", 20, 0), (600, 275, 20_037, "retina4_7", 0, 0),
    (460, 150, 22_505, "retina4_7", 20, 0),
    // With a notch: at the bottom, the part that extends below the screen; from Xcode 13 on the whole inset.
    (414, 200, 17_701, "retina6_1", 44, 0), (414, 2000, 17_701, "retina6_1", 44, 34),
    (450, 150, 17_701, "retina6_1", 44, 34), (390, 72, 20_037, "retina6_1", 44, 34),
  ])
  func `a lone view of free size has the status bar of its version`(
    _ width: Double, _ height: Double, _ tools: Int, _ device: String, _ top: Double, _ bottom: Double
  ) throws {
    #expect(try xib(width, height, tools: tools, device: device).canvas?.safeArea == Insets(top, 0, bottom, 0))
  }

  @Test(
    arguments: ["tableViewCell", "collectionViewCell", "collectionReusableView"],
    [("retina4_7", 22_154), ("retina6_1", 24_506)])
  func `a cell without its list has no safe area`(_ element: String, _ canvas: (device: String, tools: Int)) throws {
    let scene = try xib(320, 130, tools: canvas.tools, device: canvas.device, element: element)
    #expect(scene.canvas?.safeArea == .zero)
  }

  /// A scene in a navigation controller, on a device or without one.
  private func inbox(
    _ device: String?, _ width: Int, _ height: Int, tools: Int, bar: String = "", stack: String = ""
  ) throws -> Scene {
    let line = device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" useSafeAreas="YES">\(line)
      <scenes><scene><objects><navigationController id="nav" \(stack)><navigationBar key="navigationBar" id="bar" \(bar)/><connections>
      <segue destination="vc" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController></objects></scene><scene><objects><viewController id="vc">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></view>
      <navigationItem key="navigationItem" title="Inbox" id="n"><barButtonItem key="leftBarButtonItem" title="Edit" id="l"/>
      <rightBarButtonItems><barButtonItem systemItem="add" id="r"/><barButtonItem systemItem="done" id="q"/>
      <barButtonItem systemItem="flexibleSpace" id="f"/></rightBarButtonItems></navigationItem>
      </viewController></objects></scene></scenes></document>
      """
    return try #require(
      try StoryboardDocument.decode(Data(text.utf8), document: "x.storyboard", fonts: .installed).first)
  }

  @Test func `an inferred navigation bar has the title and the items of the scene`() throws {
    var bars = CanvasBars()
    (bars.statusBar, bars.hasNotch, bars.homeIndicator) = (44, true, 34)
    bars.navigation = CanvasBars.Navigation(
      height: 44, title: "Inbox", isLarge: false, leading: [.title("Edit")], trailing: [.done("Done"), .symbol("add")])
    #expect(try inbox("retina5_9", 375, 812, tools: 15_000).canvasBars == bars)
    bars.navigation?.height = 96
    bars.navigation?.isLarge = true
    #expect(try inbox("retina5_9", 375, 812, tools: 15_000, bar: #"largeTitles="YES""#).canvasBars == bars)
    bars.navigation?.height = 44
    bars.navigation?.isLarge = false
    (bars.statusBar, bars.hasNotch, bars.homeIndicator) = (20, false, 0)
    #expect(try inbox(nil, 600, 600, tools: 6254).canvasBars == bars)
  }

  @Test(arguments: [(#"toolbarHidden="NO""#, 44.0), (#"toolbarHidden="YES""#, 0), ("", 0)])
  func `a stack that shows its toolbar has one of 44 points on the canvas`(_ attribute: String, _ height: Double) throws
  {
    let scene = try inbox("retina5_9", 375, 812, tools: 15_000, stack: attribute)
    #expect(scene.canvasBars?.bottom == height)
  }

  @Test func `what the canvas shows is not shown on a device`() throws {
    let scene = try inbox("retina5_9", 375, 812, tools: 15_000)
    let pipeline = try LayoutPipeline()
    #expect(pipeline.solve(scene, in: try #require(scene.canvas)).canvasBars == scene.canvasBars)
    #expect(pipeline.solve(scene, in: try #require(Cell(named: "iphone-15-portrait"))).canvasBars == nil)
  }

  /// Returns the scene of a controller that another object leads to.
  private func led(
    by object: String, tools: Int, device: String, width: Int, height: Int, y: Int = 0, controller: String = "",
    usesSafeAreas: Bool = true
  ) throws -> Scene {
    let data = document(
      "", tools: tools, device: #"<device id="\#(device)" orientation="portrait"/>"#, width: width, height: height,
      controller: controller)
    let text = String(decoding: data, as: UTF8.self).replacing(
      "</scenes>", with: #"<scene sceneID="s-2"><objects>\#(object)</objects></scene></scenes>"#
    ).replacing(#"y="0.0" width="\#(width)""#, with: #"y="\#(y)" width="\#(width)""#)
    return try scene(Data((usesSafeAreas ? text : text.replacing(#" useSafeAreas="YES""#, with: "")).utf8))
  }

  private static func segue(_ kind: String) -> String {
    #"<viewController id="from"><connections><segue destination="vc-1" kind="\#(kind)" id="seg"/></connections>"#
      + "</viewController>"
  }

  @Test(arguments: [
    // Drawn as a sheet: 54 points shorter than the screen, from below the status bar to the screen's bottom edge.
    (15_000, "retina6_1", 414, 842, "presentation", 0.0, 34.0), (15_000, "retina6_1", 414, 896, "presentation", 44, 34),
    (14_490, "retina6_1", 414, 842, "presentation", 44, 0),
    // From Xcode 15.4 on, 10 points shorter, without insets.
    (23_504, "retina6_0", 390, 834, "presentation", 0, 0), (23_504, "retina6_0", 390, 844, "presentation", 47, 34),
    (22_400, "retina6_0", 390, 834, "presentation", 47, 24),
    (20_037, "retina6_0", 390, 844, "presentation", 44, 34),
    // A phone shows a popover full screen, a pad on a card.
    (13_771, "retina4_0", 320, 568, "popoverPresentation", 20, 0),
    (14_865, "ipad9_7", 213, 300, "popoverPresentation", 0, 0),
  ])
  func `a presented scene is drawn as it is shown`(
    _ tools: Int, _ device: String, _ width: Int, _ height: Int, _ kind: String, _ top: Double, _ bottom: Double
  ) throws {
    let scene = try led(by: Self.segue(kind), tools: tools, device: device, width: width, height: height)
    #expect(scene.canvas?.safeArea == Insets(top, 0, bottom, 0))
  }

  @Test func `a view as high as the screen that an opaque bar pushes down ends below the safe area`() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#
    func bottom(_ height: Int, _ y: Int) throws -> Double? {
      let data = document("", tools: 11_600, device: "", width: 375, height: height, controller: bar)
      let text = String(decoding: data, as: UTF8.self).replacing(#"y="0.0""#, with: #"y="\#(y)""#)
      return try scene(Data(text.utf8)).canvas?.safeArea.bottom
    }
    #expect(try bottom(667, 64) == 64)
    #expect(try bottom(603, 64) == 0)
    #expect(try bottom(667, 0) == 0)
  }

  @Test(arguments: [(#"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#, 64.0), ("", 20)])
  func `a simulated bar is also above what its scene shows`(_ metrics: String, _ top: Double) throws {
    let source = #"""
      <tableViewController id="from">\#(metrics)<connections><segue destination="vc-1" kind="show" id="seg"/></connections>
      </tableViewController>
      """#
    let scene = try led(by: source, tools: 13_771, device: "retina4_7", width: 375, height: 667)
    #expect(scene.canvas?.safeArea.top == top)
  }

  @Test(arguments: [
    (32_700, "show", 704, 995, 0.0), (32_700, "show", 820, 1180, 24), (32_700, "embed", 704, 995, 24),
    (22_505, "show", 704, 995, 24),
  ])
  func `a pad shows a smaller scene as a sheet`(
    _ tools: Int, _ kind: String, _ width: Int, _ height: Int, _ top: Double
  ) throws {
    let scene = try led(
      by: Self.segue(kind), tools: tools, device: "ipad10_9rounded", width: width, height: height)
    #expect(scene.canvas?.safeArea.top == top)
  }

  @Test(arguments: [
    (20_037, "retina6_1", 414, 896, 83.0), (16_000, "retina6_1", 414, 896, 78), (20_037, "retina4_7", 375, 667, 44),
  ])
  func `a simulated toolbar is higher above a home indicator`(
    _ tools: Int, _ device: String, _ width: Int, _ height: Int, _ bottom: Double
  ) throws {
    let data = document(
      "", tools: tools, device: #"<device id="\#(device)" orientation="portrait"/>"#, width: width, height: height,
      controller: #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#)
    #expect(try scene(data).canvas?.safeArea.bottom == bottom)
  }

  @Test(arguments: [(22_505, 896, 0.0), (22_505, 852, 0), (13_196, 896, 88)])
  func `an opaque bar pushes down a root of any height`(_ tools: Int, _ height: Int, _ top: Double) throws {
    let data = document(
      "", tools: tools, device: #"<device id="retina6_1" orientation="portrait"/>"#, width: 414, height: height,
      controller: #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#)
    #expect(try scene(data).canvas?.safeArea.top == top)
  }

  @Test func `a phone's detail stands below a bar`() throws {
    let split = #"""
      <splitViewController id="split"><connections>
      <segue destination="vc-1" kind="relationship" relationship="RELATION" id="seg"/></connections></splitViewController>
      """#
    func top(_ relation: String, _ device: String) throws -> Double? {
      let (width, height) = device == "ipad9_7" ? (768, 1024) : (375, 667)
      return try led(
        by: split.replacing("RELATION", with: relation), tools: 13_771, device: device, width: width, height: height
      ).canvas?.safeArea.top
    }
    #expect(try top("detailViewController", "retina4_7") == 64)
    #expect(try top("masterViewController", "retina4_7") == 20)
    #expect(try top("detailViewController", "ipad9_7") == 20)
  }

  @Test func `what an embedded navigation controller shows has a status bar, what is embedded itself has none`() throws
  {
    func top(_ outer: String) throws -> Double? {
      try led(by: outer, tools: 13_771, device: "ipad9_7", width: 300, height: 400, usesSafeAreas: false)
        .canvas?.safeArea.top
    }
    #expect(try top(Self.segue("embed")) == 0)
    let shown = #"""
      <navigationController navigationBarHidden="YES" id="nav"><connections>
      <segue destination="vc-1" kind="relationship" relationship="rootViewController" id="seg"/></connections>
      </navigationController><viewController id="from"><connections><segue destination="nav" kind="embed" id="e"/>
      </connections></viewController>
      """#
    #expect(try top(shown) == 20)
  }

  @Test(arguments: [
    (12_000, 600.0, "retina4_7", 20.0), (12_000, 375, "retina4_7", 16), (7000, 600, "", 16), (9000, 600, "", 20),
    (15_000, 600, "retina4_0", 16), (15_000, 600, "", 20), (22_000, 414, "retina6_1", 20),
  ])
  func `a root's margin follows its width and its phone's`(
    _ tools: Int, _ width: Double, _ device: String, _ margin: Double
  ) throws {
    #expect(
      try xib(width, 500, tools: tools, device: device.isEmpty ? nil : device).canvas?.systemMinimumMargin == margin)
  }

  @Test func `a notched phone on its side has 16 beside its insets`() throws {
    let device = #"<device id="retina6_1" orientation="landscape"/>"#
    let canvas = try scene(document("", tools: 15_000, device: device, width: 896, height: 414)).canvas
    #expect(canvas?.systemMinimumMargin == 16)
    #expect(canvas?.safeArea.left == 44)
  }

  @Test(arguments: [("retina5_9", 44.0), ("retina6_0", 47), ("retina6_12", 59), ("retina6_3", 62)])
  func `a notched phone on its side has its own insets at both sides`(_ id: String, _ side: Double) throws {
    let device = #"<device id="\#(id)" orientation="landscape"/>"#
    let insets = try scene(document("", tools: 23_504, device: device, width: 852, height: 393)).canvas?.safeArea
    #expect(insets?.left == side)
    #expect(insets?.right == side)
  }

  @Test(arguments: [(23_504, Insets(0, 47, 34, 47)), (24_412, Insets(47, 47, 55, 47))])
  func `since Xcode 16 a phone on its side adds its insets in portrait`(_ tools: Int, _ insets: Insets) throws {
    let device = #"<device id="retina6_0" orientation="landscape"/>"#
    #expect(try scene(document("", tools: tools, device: device, width: 844, height: 390)).canvas?.safeArea == insets)
  }

  @Test(arguments: [(9000, 1.0), (11_201, 1), (11_542, 2), (14_109, 2)])
  func `a canvas without a device is saved at halves from Xcode 8.2 on`(_ tools: Int, _ scale: Double) throws {
    #expect(try xib(600, 600, tools: tools, device: nil).canvas?.displayScale == scale)
  }

  /// Checks a Mac with two pixels per point (control-metrics 9).
  @Test(arguments: [("20.5", 2.0), ("21.0", 1), ("20.25", 1)])
  func `a frame saved at half a point shows the scale of a canvas without a device`(
    _ height: String, _ scale: Double
  ) throws {
    let label = #"<label text="A" id="l"><rect key="frame" x="-3" y="0" width="9" height="\#(height)"/></label>"#
    #expect(try scene(document(label, tools: 8191, device: "")).canvas?.displayScale == scale)
  }

  // MARK: Controls

  @Test(arguments: [
    ("stepper", 14_800, 28.0), ("stepper", 15_500, 32), ("pageControl", 22_000, 26), ("pageControl", 17_156, 27.5),
    ("pickerView", 13_196, 216), ("pickerView", 15_705, 216), ("datePicker", 24_127, 36), ("datePicker", 22_155, 216),
  ])
  func `controls are as high as their version drew them`(_ name: String, _ tools: Int, _ height: Double) throws {
    #expect(try natural(element(name, #"datePickerMode="date""#), tools: tools)[1] == height)
  }

  @Test(arguments: [
    ("retina6_1", 17_500, 49.0), ("retina4_7", 17_500, 44), ("retina6_1", 16_000, 44), ("retina6_1", 19_455, 49),
    ("retina6_1", 22_155, 49),
  ])
  func `a toolbar is higher above a home indicator`(_ device: String, _ tools: Int, _ height: Double) throws {
    let toolbar = element("toolbar", "", "<items/>")
    func solved(_ bottom: String) throws -> Double {
      let ends = bottom == "safe" ? "bottom" : "top"
      let data = document(
        toolbar,
        constraints: """
          <constraint firstItem="a" firstAttribute="leading" secondItem="root-1" secondAttribute="leading" id="1"/>
          <constraint firstItem="a" firstAttribute="\(ends)" secondItem="safe" secondAttribute="\(ends)" id="2"/>
          """, guides: #"<viewLayoutGuide key="safeArea" id="safe"/>"#, tools: tools,
        device: #"<device id="\#(device)" orientation="portrait" appearance="light"/>"#)
      return frame(try layout(data), "a")[3]
    }
    #expect(try solved("safe") == height)
    #expect(try solved("elsewhere") == 44)
  }

  // MARK: Texts in whole points

  /// Returns the size of a label, or of a button, at the corner of a root, beside a stack view or alone.
  private func size(
    of view: String, besideStack: Bool, device: String = "retina6_12", tools: Int = 22_155
  ) throws -> [Double] {
    let stack = #"<stackView id="st"><rect key="frame" x="0" y="90" width="9" height="9"/></stackView>"#
    let data = document(
      view + (besideStack ? stack : ""),
      constraints: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root-1" secondAttribute="leading" id="1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root-1" secondAttribute="top" id="2"/>
        """, tools: tools, device: #"<device id="\#(device)" orientation="portrait" appearance="light"/>"#)
    return Array(frame(try layout(data), "a")[2...])
  }

  private func label(_ font: String, _ attributes: String = "") -> String {
    element("label", #"text="Label" \#(attributes)"#, "<fontDescription key=\"fontDescription\" \(font)/>")
  }

  /// control-metrics 9.
  @Test func `without stack views simple texts take whole points`() throws {
    let simple = label(#"type="system" pointSize="17""#)
    #expect(try size(of: simple, besideStack: false) == [42, 21])
    #expect(try size(of: simple, besideStack: true)[1] < 20.5)
    let bold = label(#"type="boldSystem" pointSize="17""#).replacing("Label", with: "TextEmbedder")
    #expect(try size(of: bold, besideStack: false)[0] < 119.5)
    #expect(try size(of: bold, besideStack: false)[1] == 21)
    #expect(try size(of: simple, besideStack: false, device: "retina6_1")[1] == 21)
    #expect(try size(of: simple, besideStack: false, device: "retina6_1", tools: 14_113)[1] == 21)
    #expect(try size(of: simple, besideStack: false, device: "retina6_1", tools: 13_771)[1] == 20.5)
    let button = element(
      "button", #"buttonType="system""#,
      #"<buttonConfiguration key="configuration" style="plain" title="Button"/>"#)
    #expect(try size(of: button, besideStack: false) == [75, 35])
    #expect(try size(of: button, besideStack: true)[1] < 34.5)
  }

  @Test(arguments: [
    (#"style="UICTFontTextStyleBody""#, ""), (#"type="system" pointSize="17""#, #"numberOfLines="0""#),
    (#"name="AvenirNext-Regular" family="Avenir Next" pointSize="17""#, ""),
  ])
  func `text that is laid out to be measured takes pixels`(_ font: String, _ attributes: String) throws {
    let height = try size(of: label(font, attributes), besideStack: false)[1]
    #expect(height != height.rounded())
  }

  // MARK: Symbols

  /// control-metrics 3.4: constraints determine a symbol's alignment rectangle, of which the symbol leaves a part free.
  @Test(
    arguments: [
      ("circle.fill", "retina6_1", [0.5, 31]), ("person.crop.circle", "retina6_12", [1, 30.67]),
      ("lock", "retina6_1", [0.5, 30.5]),
      ("checkmark.square", "retina6_1", [1, 29.5]), ("mail.stack", "retina6_1", [-0.5, 32.5]),
      ("star", "retina6_1", [0, 32]), ("person.fill", "retina6_1", [1.5, 29]), ("key.fill", "retina6_12", [-1, 34.33]),
      // Not measured at this scale.
      ("key.fill", "retina6_1", [0, 32]), ("person.fill", "retina6_12", [0, 32]),
    ] as [(String, String, [Double])])
  func `a symbol leaves space in its alignment rectangle`(_ name: String, _ device: String, _ expected: [Double]) throws
  {
    let length = { (name: String) in #"<constraint firstAttribute="\#(name)" constant="32" id="\#(name)"/>"# }
    let found = try symbol(name, device, "<constraints>\(length("width"))\(length("height"))</constraints>")
    #expect(found.map { ($0 * 100).rounded() / 100 } == expected)
  }

  /// control-metrics 3.4: the alignment rectangle of a symbol without constraints is 20 points high.
  @Test func `a symbol's natural height is that of its alignment rectangle`() throws {
    #expect(try symbol("square.fill", "retina6_1", "") == [1, 17.5])
  }

  /// Returns the top and the height of a symbol at the corner of a root.
  private func symbol(_ name: String, _ device: String, _ inner: String) throws -> [Double] {
    let text = String(
      decoding: document(
        element("imageView", #"image="\#(name)""#, inner),
        constraints: """
          <constraint firstItem="a" firstAttribute="leading" secondItem="root-1" secondAttribute="leading" id="1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root-1" secondAttribute="top" id="2"/>
          """, device: #"<device id="\#(device)" orientation="portrait" appearance="light"/>"#), as: UTF8.self)
    let resources = #"<resources><image name="\#(name)" catalog="system" width="128" height="121"/></resources>"#
    let found = frame(try layout(Data(text.replacing("</document>", with: resources + "</document>").utf8)), "a")
    return [found[1], found[3]]
  }

  // MARK: Cells

  /// Returns the left and right margins of a cell's content.
  private func sides(_ scene: Scene?, in element: String = "content") -> [Double]? {
    func find(_ views: [SceneView]) -> SceneView? {
      views.lazy.compactMap { $0.id == element ? $0 : find($0.children) }.first
    }
    let margins = find(scene?.views ?? [])?.margins
    return margins.map { [$0.insets.left, $0.insets.right] }
  }

  private func content(_ width: Double) -> String {
    #"<tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="\#(width)" height="44"/>"#
      + "</tableViewCellContentView>"
  }

  @Test(arguments: [
    (13_196, 320.0, "retina4_7", 8.0), (14_113, 600, "retina4_7", 20), (14_460, 375, "retina4_7", 16),
    (16_096, 600, "retina4_7", 15), (17_156, 600, "retina4_7", 16), (18_122, 414, "retina6_1", 20),
    (22_000, 414, "", 16),
  ])
  func `a xib's cell has the margins of its version`(
    _ tools: Int, _ width: Double, _ device: String, _ side: Double
  ) throws {
    let scene = try xib(
      width, 44, tools: tools, device: device.isEmpty ? nil : device, element: "tableViewCell", inner: content(width))
    #expect(sides(scene) == [side, side])
  }

  @Test(arguments: [
    // In a table inside a screen, and in a table that is the screen.
    (13_771, 375.0, 375.0, false, 15.0), (13_771, 414, 414, false, 15), (14_109, 414, 414, false, 20),
    (14_460, 343, 343, false, 15), (14_109, 375, 375, true, 16), (14_460, 414, 414, true, 20),
    (15_505, 375, 375, false, 16),
    // A row of an inset table is narrower than the phone, whose width decides.
    (23_504, 374, 414, false, 20), (23_504, 343, 375, false, 16),
  ])
  func `a table's cell has the margins of its table`(
    _ tools: Int, _ width: Double, _ table: Double, _ isRoot: Bool, _ side: Double
  ) throws {
    let cells = """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="\((table - width) / 2)" y="0" width="\(width)" height="44"/>
      \(content(width))</tableViewCell></prototypes>
      """
    let frame = #"<rect key="frame" x="0" y="0" width="\#(table)" height="667"/>"#
    let inScreen = document(
      #"<tableView translatesAutoresizingMaskIntoConstraints="NO" id="table">\#(frame)\#(cells)</tableView>"#,
      tools: tools, device: #"<device id="\#(table < 414 ? "retina4_7" : "retina6_1")" orientation="portrait"/>"#)
    let alone = try xib(table, 667, tools: tools, element: "tableView", inner: cells)
    #expect(sides(isRoot ? alone : try scene(inScreen)) == [side, side])
  }

  @Test func `a row of an inset table stays as far from both sides`() throws {
    let cells = """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="16" y="0" width="343" height="44"/></tableViewCell></prototypes>
      """
    let edges = ["leading", "trailing", "top", "bottom"].enumerated().map {
      #"<constraint firstItem="a" firstAttribute="\#($1)" secondItem="root-1" secondAttribute="\#($1)" id="\#($0)"/>"#
    }
    let layout = try layout(
      document(element("tableView", #"style="insetGrouped""#, cells), constraints: edges.joined(), tools: 23_504))
    #expect(frame(layout, "cell").prefix(3) == [16, 0, 343])
  }
}
