import Foundation
import Layout
import Testing

@testable import StoryboardDocuments

/// Storyboards and xibs written by the tests: what is read of them, how they are laid out, and the messages for broken
/// ones.
@MainActor @Suite struct StoryboardTests: StoryboardFixtures {
  static let edges = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="10" id="1"/>
    <constraint firstItem="safe" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="10" id="2"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
    <constraint firstItem="a" firstAttribute="height" constant="50" id="4"/>
    """
  static let safe = #"<viewLayoutGuide key="safeArea" id="safe"/>"#

  // MARK: Reading

  @Test func `a scene on the canvas it was saved on, ids and names kept`() throws {
    let data = document(box("a", attributes: #"userLabel="Box""#), constraints: Self.edges, guides: Self.safe)
    let layout = try layout(data)
    #expect(layout.views.map(\.id) == ["root-1", "a"])
    #expect(layout.views[1].name == "Box")
    #expect(frame(layout, "a") == [10, 20, 355, 50])
    #expect(layout.findings.isEmpty)
    #expect(layout.cell.displayScale == 2)
    #expect(layout.cell.sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular))
  }

  @Test func `multipliers in all forms, relations, priorities, what is missing`() throws {
    #expect(
      ["0.5", "16:9", "1/4", "35%", "", "x", "x%", "1:0"].map(ConstraintReading.multiplier)
        == [0.5, 16.0 / 9, 0.25, 0.35, 1, nil, nil, nil])
    let data = document(
      box("a"),
      constraints: """
        <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1" id="1"/>
        <constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="2"/>
        <constraint firstItem="a" firstAttribute="height" constant="10" priority="400" id="3"/>
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="5" id="4"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root-1" secondAttribute="top" constant="7" id="5"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="6"/>
        """)
    #expect(frame(try layout(data), "a") == [310, 7, 60, 30])
    // Records contain all numbers of constraints, so an edit of any of them is found.
    #expect(
      try scene(data).constraints.prefix(3).map(\.text) == [
        "1: View.Width = 2 x View.Height", "2: View.Height >= 30", "3: View.Height = 10 (Priority 400)",
      ])
  }

  @Test func `a standard distance to a guide is not the saved number`() throws {
    let constraint =
      #"<constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" symbolic="YES" id="9"/>"#
    let data = document(
      box("a"),
      constraints: Self.edges.replacing(
        #"secondAttribute="top" id="3""#, with: #"secondAttribute="top" constant="8" symbolic="YES" id="3""#)
        + constraint,
      guides: Self.safe)
    #expect(frame(try layout(data), "a")[1] == 20)
  }

  @Test func `what is not installed for the canvas is not there`() throws {
    let variation = """
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
      <mask key="constraints"><exclude reference="4"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="4"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>
      """
    let views = box("a") + box("b")
    let layout = try layout(
      Data(
        String(decoding: document(views, constraints: Self.edges, guides: Self.safe), as: UTF8.self)
          .replacing("</constraints>", with: "</constraints>\(variation)").utf8))
    #expect(layout.views.map(\.id) == ["root-1", "a"])
    #expect(frame(layout, "a")[3] == 50)
  }

  @Test func `AL-10.2 elsewhere a scene is what its variations make of it there`() throws {
    let variation = #"""
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><exclude reference="4"/></mask>
      </variation>
      """#
    let text = String(
      decoding: document(box("a") + box("b"), constraints: Self.edges, guides: Self.safe), as: UTF8.self)
    let scene = try #require(
      try StoryboardDocument.decode(
        Data(text.replacing("</constraints>", with: "</constraints>\(variation)").utf8), document: "x",
        fonts: .installed
      ).first)
    let pipeline = try LayoutPipeline()
    func views(_ horizontal: SizeClass, _ vertical: SizeClass) -> [String] {
      let classes = SizeClasses(horizontal: horizontal, vertical: vertical)
      return pipeline.solve(scene, in: Cell(canvas: Size(700, 400), sizeClasses: classes)).views.map(\.id)
    }
    #expect(views(.compact, .regular) == ["root-1", "a", "b"])
    #expect(views(.compact, .compact) == ["root-1", "a"])
    let wide = scene.adapted(
      to: Cell(canvas: Size(800, 800), sizeClasses: SizeClasses(horizontal: .regular, vertical: .regular)))
    #expect(wide.constraints.compactMap(\.label) == ["1", "2", "3"])
    #expect(scene.constraints.count == 4)
  }

  @Test func `a stack view's size is the content size of its scroll view`() throws {
    let views = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="0" height="0"/>
      <subviews><stackView opaque="NO" axis="vertical" spacing="5" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="0" height="0"/><subviews>
      <label text="Title" lineBreakMode="tailTruncation" id="label" verticalHuggingPriority="251">
      <rect key="frame" x="0" y="0" width="0" height="0"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <switch opaque="NO" id="switch"><rect key="frame" x="0" y="0" width="0" height="0"/></switch>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="11"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="a" secondAttribute="top" id="12"/>
      <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="13"/>
      <constraint firstAttribute="bottom" secondItem="stack" secondAttribute="bottom" id="14"/>
      <constraint firstItem="stack" firstAttribute="width" secondItem="a" secondAttribute="width" id="15"/>
      </constraints></scrollView>
      """
    let layout = try layout(document(views, constraints: Self.edges, guides: Self.safe))
    #expect(frame(layout, "stack") == [0, 0, 355, 56.5])
    #expect(frame(layout, "label") == [0, 0, 355, 20.5])
    #expect(frame(layout, "switch") == [0, 25.5, 357, 31])
    #expect(layout.views.first { $0.id == "a" }?.contentSize == CGSize(width: 355, height: 56.5))
  }

  @Test func `a view with an autoresizing mask keeps its frame on the canvas it was drawn on`() throws {
    let views = """
      <view id="a"><rect key="frame" x="10" y="100" width="355" height="30"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    let layout = try layout(document(views, constraints: "", guides: Self.safe))
    #expect(frame(layout, "a") == [10, 100, 355, 30])
  }

  @Test func `a xib's views stand alone, and its owner is none of them`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="one"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      <view id="two"><rect key="frame" x="0" y="0" width="50" height="50"/></view></objects></document>
      """
    let scenes = try StoryboardDocument.decode(Data(text.utf8), document: "Views.xib", fonts: .installed)
    #expect(scenes.map(\.id) == ["Views/one", "Views/two"])
    #expect(scenes[0].canvas?.size == Size(200, 100))
    #expect(scenes[0].canvas?.safeArea.top == 20)
  }

  // MARK: The canvas

  @Test(arguments: [
    (10_000, "retina4_7", 20.0, 0.0), (17_000, "retina4_7", 0, 0), (22_155, "retina4_7", 20, 0),
    (14_490, "retina5_9", 44, 34), (21_300, "retina6_1", 48, 34), (24_000, "retina6_12", 118, 68),
    (17_000, "ipad9_7", 0, 0), (20_000, "ipad11_0rounded", 24, 20),
  ])
  func `the safe area by device and version`(_ tools: Int, _ device: String, _ top: Double, _ bottom: Double) throws {
    let element = try XMLTree.parse(Data(#"<device id="\#(device)" orientation="portrait"/>"#.utf8))
    let size = try #require(CanvasDevice(element, era: CanvasEra(tools: Double(tools)))).size
    let data = document(
      "", tools: tools, device: #"<device id="\#(device)" orientation="portrait"/>"#, width: Int(size.width),
      height: Int(size.height))
    let scene = try #require(try StoryboardDocument.decode(data, document: "x", fonts: .installed).first)
    #expect(scene.canvas?.safeArea == Insets(top, 0, bottom, 0))
  }

  @Test func `a navigation controller's bar takes part of the safe area`() throws {
    let text = String(decoding: document("", tools: 10_000), as: UTF8.self).replacing(
      "</scenes>",
      with: """
        <scene sceneID="s-2"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/><connections>
        <segue destination="vc-1" kind="relationship" relationship="rootViewController" id="seg"/>
        </connections></navigationController></objects></scene></scenes>
        """)
    let scene = try #require(try StoryboardDocument.decode(Data(text.utf8), document: "x", fonts: .installed).first)
    #expect(scene.canvas?.safeArea.top == 64)
    let item = #"<navigationItem key="navigationItem" title="Mail" id="item"/></viewController>"#
    let titled = Data(text.replacing("</viewController>", with: item).utf8)
    #expect(try StoryboardDocument.decode(titled, document: "x", fonts: .installed).first?.title == "Mail")
    // On a device the bar is the device's, and it is drawn.
    #expect(scene.bars == [])
    #expect(scene.deviceBars == [.navigation])
    let phone = try #require(Matrix.standard.first)
    #expect(try LayoutPipeline().solve(scene, in: phone).bars == [.navigation])
  }

  @Test(
    arguments: [
      ("", "", [0, 667, 64]), (#" translucent="NO""#, "", [64, 603, 0]),
      ("", #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#, [64, 603, 0]),
      (#" translucent="NO""#, #"<extendedEdge key="edgesForExtendedLayout" top="YES"/>"#, [64, 603, 0]),
    ] as [(String, String, [Double])])
  func `AL-5.14 on a device the view begins below an opaque bar`(
    _ bar: String, _ edges: String, _ expected: [Double]
  ) throws {
    let text = String(decoding: document("", tools: 10_000), as: UTF8.self)
      .replacing("</viewController>", with: "\(edges)</viewController>")
      .replacing(
        "</scenes>",
        with: """
          <scene sceneID="s-2"><objects><navigationController id="nav" sceneMemberID="viewController">
          <navigationBar key="navigationBar"\(bar) id="bar"/><connections>
          <segue destination="vc-1" kind="relationship" relationship="rootViewController" id="seg"/>
          </connections></navigationController></objects></scene></scenes>
          """)
    let layout = try LayoutPipeline().solve(
      try scene(Data(text.utf8)), in: try #require(Cell(named: "iphone-se-3-portrait")))
    let height: Double = layout.views[0].frame.height
    #expect([layout.rootInsets.top, height, layout.safeArea.top] == expected)
  }

  @Test(
    arguments: [
      ("", "", 0), (#" translucent="NO""#, "", 49),
      (#" translucent="NO""#, #" extendedLayoutIncludesOpaqueBars="YES""#, 0),
    ] as [(String, String, Double)])
  func `AL-5.14 on a device the view ends above an opaque tab bar`(
    _ bar: String, _ extended: String, _ missing: Double
  ) throws {
    let text = String(decoding: document("", tools: 10_000), as: UTF8.self)
      .replacing("<viewController ", with: "<viewController\(extended) ")
      .replacing(
        "</scenes>",
        with: """
          <scene sceneID="s-2"><objects><tabBarController id="tabs" sceneMemberID="viewController">
          <tabBar key="tabBar"\(bar) id="bar"/><connections>
          <segue destination="vc-1" kind="relationship" relationship="viewControllers" id="seg"/>
          </connections></tabBarController></objects></scene></scenes>
          """)
    let layout = try LayoutPipeline().solve(
      try scene(Data(text.utf8)), in: try #require(Cell(named: "iphone-8-portrait")))
    let height: Double = layout.views[0].absoluteFrame.height
    #expect(height == 667 - missing)
    #expect(layout.safeArea.bottom == (missing > 0 ? 0 : 49))
  }

  @Test func `a large title is as high on a device as on the canvas, and not where a phone lies`() throws {
    let text = String(decoding: document("", tools: 10_000), as: UTF8.self).replacing(
      "</scenes>",
      with: """
        <scene sceneID="s-2"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>
        <segue destination="vc-1" kind="relationship" relationship="rootViewController" id="seg"/>
        </connections></navigationController></objects></scene></scenes>
        """)
    let scene = try scene(Data(text.utf8))
    #expect(scene.canvas?.safeArea.top == 116)
    #expect(scene.deviceBars == [.largeTitle])
    let pipeline = try LayoutPipeline()
    func top(_ name: String) throws -> Double {
      pipeline.solve(scene, in: try #require(Cell(named: name))).safeArea.top
    }
    #expect(try top("iphone-se-3-portrait") == 116)
    #expect(try top("iphone-se-3-landscape") == 32)
    #expect(try top("ipad-pro-11-portrait") == 24 + 50 + 52)
    let never = text.replacing(
      "</viewController>",
      with: #"<navigationItem key="navigationItem" largeTitleDisplayMode="never" id="i"/></viewController>"#)
    #expect(try self.scene(Data(never.utf8)).deviceBars == [.navigation])
  }

  @Test func `a xib's cell is as wide as the device, another view as it was drawn, a screen fills it`() throws {
    func xib(_ element: String, _ width: Int, _ height: Int) throws -> Scene {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/><objects><\(element) id="one">
        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        <subviews>\(box("a"))</subviews><constraints>
        <constraint firstItem="a" firstAttribute="trailing" secondItem="one" secondAttribute="trailing" id="1"/>
        <constraint firstItem="a" firstAttribute="width" constant="10" id="2"/></constraints></\(element)></objects></document>
        """
      return try #require(try StoryboardDocument.decode(Data(text.utf8), document: "x.xib", fonts: .installed).first)
    }
    let pipeline = try LayoutPipeline()
    let phone = try #require(Cell(named: "iphone-15-portrait"))
    func frames(_ scene: Scene) -> [[Double]] {
      let layout = pipeline.solve(scene, in: phone)
      return ["one", "a"].map { frame(layout, $0) }
    }
    let cell = frames(try xib("tableViewCell", 375, 80))
    // The row of a table, which begins below the status bar.
    #expect(cell[0] == [0, 0, 393, 80])
    let view = frames(try xib("view", 200, 100))
    // Centered between pixels, the view is on the next ones.
    #expect(view[0].map { $0 * 3 } == [290, 177, 600, 300])
    #expect(view[1][0] == 190)
    let screen = frames(try xib("view", 375, 667))
    #expect(screen[0] == [0, 0, 393, 852])
    #expect(screen[1][0] == 383)
  }

  // MARK: Bad input

  private func problem(_ data: Data) -> StoryboardProblem? {
    do {
      _ = try StoryboardDocument.decode(data, document: "bad.xib", fonts: .installed)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("", 1, "broken XML: no element found"), ("<a", 1, "broken XML: unclosed token"),
      ("text", 1, "broken XML: syntax error"), ("<a><b/>", 1, "broken XML: the document ends inside <a>"),
      ("<a><b></a></b>", 9, "broken XML: expected </b>, the end of the element of line 1"),
      ("<a b='1' b='2'/>", 10, "broken XML: duplicate attribute"), ("<a>&x;</a>", 4, "broken XML: undefined entity"),
      ("<a>é&#0;</a>", 5, "broken XML: reference to invalid character number"),
      ("<document type=\"x\"></document>", 1, "not an Interface Builder document; name a storyboard or a xib"),
      ("bplist00", nil, "a compiled nib; name the storyboard or xib it was made from"),
      ("NIBArchive", nil, "a compiled nib; name the storyboard or xib it was made from"),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", 1,
        "not a document for iOS (com.apple.InterfaceBuilder3.Cocoa.XIB)"
      ),
    ] as [(String, Int?, String)])
  func `other files are refused with what they are`(_ text: String, _ column: Int?, _ message: String) {
    let expected = StoryboardProblem(
      document: "bad.xib", message: message, line: column == nil ? nil : 1, column: column)
    #expect(problem(Data(text.utf8)) == expected)
  }

  @Test func `a deep or a cyclic document ends`() {
    let deep = String(repeating: "<view>", count: 5000)
    #expect(problem(Data(deep.utf8)) != nil)
    let cyclic = document(
      "", controller: #"<connections><segue destination="vc-1" kind="show" id="loop"/></connections>"#)
    #expect(problem(cyclic) == nil)
  }

  @Test func `numbers that are none count as missing`() throws {
    let data = document(
      box("a").replacing(#"width="3""#, with: #"width="nan""#),
      constraints:
        #"<constraint firstItem="a" firstAttribute="width" constant="inf" priority="-5" multiplier="0/0" id="1"/>"#)
    #expect(try layout(data).views.count == 2)
  }
}
