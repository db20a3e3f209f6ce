import Foundation
import Layout
import SystemValues
import Testing

@testable import StoryboardDocuments

/// Elements by family: their attributes, and their sizes by version (control-metrics 1 to 3).
@MainActor @Suite struct ElementTests: StoryboardFixtures {
  // MARK: Texts

  private func label(_ element: String) throws -> SceneLabel {
    guard case .label(let label) = try view(element).kind else { throw StoryboardProblem(document: "", message: "") }
    return label
  }

  @Test func `a label's text in every form it is saved in`() throws {
    let forms = [
      element("label", #"text="Plain""#), element("label", "", #"<string key="text">Plain</string>"#),
      element("label", "", #"<mutableString key="text">Plain</mutableString>"#),
      element(
        "label", "",
        #"<attributedString key="attributedText"><fragment content="Pl"/><fragment><string key="content">ain</string>"#
          + "</fragment></attributedString>"),
    ]
    for form in forms { #expect(try label(form).text == "Plain", "\(form)") }
  }

  @Test func `a key that comes from an element inside a view's is found on its line`() throws {
    let configured = try view(
      element(
        "button", "",
        "\n<state key=\"normal\" title=\"Button\"/>\n<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"A\"/>"
      ))
    let place = try #require(configured.place)
    let plain = try view(
      element("button", "", "\n<color key=\"backgroundColor\" white=\"1\"/>\n<state key=\"normal\" title=\"A\"/>"))
    let key = { (view: SceneView, key: String) in (view.keyPlaces[key]?.line ?? 0) - place.line }
    #expect(key(configured, "button") == key(configured, "style"))
    #expect(key(plain, "button") == key(configured, "button"))
    #expect(key(plain, "background") == key(plain, "button") - 1)
    #expect(plain.keyPlaces["size"] == nil)
  }

  @Test func `parts of a text have fonts, colours and baselines of their own`() throws {
    let label = try label(
      element(
        "label", "",
        """
        <attributedString key="attributedText"><fragment content="A"><attributes>
        <color key="NSColor" red="1" green="0" blue="0" alpha="1"/><font key="NSFont" size="30" name="HelveticaNeue"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingHead" lineSpacing="3"
        lineHeightMultiple="1.5" minimumLineHeight="20" maximumLineHeight="40"/>
        </attributes></fragment><fragment content="B"><attributes>
        <font key="NSFont" metaFont="systemBold" size="11"/><real key="NSBaselineOffset" value="4"/>
        </attributes></fragment></attributedString>
        """))
    let runs = try #require(label.runs)
    #expect(runs.map(\.text) == ["A", "B"])
    #expect(runs[0].color == SceneColor(red: 1, green: 0, blue: 0))
    #expect(runs[0].font == SceneFont(.named("HelveticaNeue", size: 30)))
    #expect(runs[1].font == SceneFont(.system(size: 11, weight: .bold)))
    #expect(runs[1].baselineOffset == 4)
    #expect(label.alignment == .center)
    #expect(label.lineBreak == .truncateHead)
    #expect(label.lineSpacing == 3)
    #expect(label.lineHeightMultiple == 1.5)
    #expect(label.minimumLineHeight == 20)
    #expect(label.maximumLineHeight == 40)
  }

  @Test func `how a label breaks, how many lines it has, whether it shrinks`() throws {
    let label = try label(
      element(
        "label",
        #"text="x" lineBreakMode="middleTruncation" numberOfLines="3" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" "#
          + #"preferredMaxLayoutWidth="120" textAlignment="right""#))
    var expected = SceneLabel("x", numberOfLines: 3)
    expected.alignment = .right
    expected.lineBreak = .truncateMiddle
    expected.minimumScale = 0.5
    expected.preferredWidth = 120
    #expect(label == expected)
  }

  @Test(arguments: [
    (#"type="system" pointSize="15""#, SceneFont(.system(size: 15, weight: .regular))),
    (#"type="boldSystem" pointSize="15""#, SceneFont(.system(size: 15, weight: .bold))),
    (#"type="system" weight="semibold" pointSize="15""#, SceneFont(.system(size: 15, weight: .semibold))),
    (#"style="UICTFontTextStyleTitle0""#, SceneFont(.style(.largeTitle))),
    (#"style="UICTFontTextStyleSubhead""#, SceneFont(.style(.subheadline))),
    (
      #"name="AvenirNext-Medium" family="Avenir Next" pointSize="15""#, SceneFont(.named("AvenirNext-Medium", size: 15))
    ),
    (#"name="NoSuch-Bold" family="No Such" pointSize="15""#, SceneFont(.named("HelveticaNeue", size: 15))),
    (
      #"name="SFProText-Semibold" family="SF Pro Text" pointSize="15""#, SceneFont(.system(size: 15, weight: .semibold))
    ),
  ])
  func `fonts of every kind`(_ attributes: String, _ font: SceneFont) throws {
    let label = element("label", #"text="x""#, #"<fontDescription key="fontDescription" \#(attributes)/>"#)
    #expect(try self.label(label).font == font)
  }

  /// control-metrics 1.6: a line has the height that the font specifies.
  @Test func `a font of iOS that is not here has its own measures`() throws {
    func size(_ name: String) throws -> [Double] {
      try natural(
        element(
          "label", #"text="Settings""#, #"<fontDescription key="fontDescription" name="\#(name)" pointSize="17"/>"#))
    }
    let (helvetica, avenir) = (try size("HelveticaNeue"), try size("AvenirNext-Regular"))
    #expect(helvetica[1] == 20)
    #expect(avenir[1] == 23.5)
    #expect(try size("Verdana")[0] > max(helvetica[0], avenir[0]))
  }

  /// control-metrics 1.6: advances and lines of free fonts, as Interface Builder measured them.
  @Test(arguments: [
    ("Poppins-Medium", 24.0, "Create NFT", 132.5, 34.0), ("Poppins-Regular", 14, "Wallet Balance", 105, 20),
    ("Pretendard-Medium", 15, "\u{C2E0}\u{ACE0} \u{C720}\u{D615}", 55.5, 18), ("Lato-Bold", 20, "Hello", 48, 24),
  ])
  func `free fonts of projects have their own measures`(
    _ name: String, _ size: Double, _ text: String, _ width: Double, _ height: Double
  ) throws {
    let label = element(
      "label", #"text="\#(text)""#,
      #"<fontDescription key="fontDescription" name="\#(name)" pointSize="\#(size)"/>"#)
    let solved = try natural(label)
    #expect(abs(solved[0] - width) <= 1, "\(name): \(solved)")
    #expect(solved[1] == height, "\(name): \(solved)")
  }

  @Test(arguments: [(10_000, 19.5), (12_000, 20.5), (17_900, 20.5), (18_122, 17), (20_037, 17), (22_155, 20.5)])
  func `text styles are drawn at the size the version draws them at`(_ tools: Int, _ height: Double) throws {
    let label = element(
      "label", #"text="x""#, #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#)
    #expect(try natural(label, tools: tools)[1] == height)
  }

  /// control-metrics 1.1, 1.3: Helvetica Neue, with San Francisco's line heights, in whole points.
  @Test func `documents of iOS 8 are measured in Helvetica Neue`() throws {
    func size(_ text: String, _ tools: Int) throws -> [Double] {
      let data = document(
        element(
          "label", #"text="\#(text)""#, #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#),
        constraints: """
          <constraint firstItem="a" firstAttribute="leading" secondItem="root-1" secondAttribute="leading" id="1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root-1" secondAttribute="top" id="2"/>
          """, tools: tools, device: "")
      return Array(frame(try layout(data), "a")[2...])
    }
    #expect(try size("Label1", 4514) == [52, 21])
    #expect(try size("Label1", 6999) == [52, 21])
    #expect(try size("Label1", 8191) == [50, 21])
  }

  @Test func `large titles of Xcode 8 to 10 are smaller on the canvas, not on a device`() throws {
    let label = element(
      "label", #"text="x""#, #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#)
    #expect(try natural(label, tools: 14_313)[1] == 31.5)
    #expect(try natural(label, tools: 22_155)[1] == 33.5)
    let phone = try #require(Matrix.standard.first)
    let solved = try LayoutPipeline().solve(try scene(document(label, tools: 14_313)), in: phone)
    #expect(solved.views.last?.text?.lines[0].run.pieces.map(\.size) == [28])
  }

  // MARK: Text fields

  @Test(arguments: [
    (12_000, "roundedRect", 30.0), (22_155, "roundedRect", 34), (12_000, "none", 17), (22_155, "none", 18.5),
    (22_155, "bezel", 23), (22_155, "line", 23),
  ])
  func `text fields by border and version`(_ tools: Int, _ border: String, _ height: Double) throws {
    let field = element(
      "textField", #"borderStyle="\#(border)" text="Text""#,
      #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#)
    #expect(try natural(field, tools: tools)[1] == height)
  }

  @Test func `a field shrinks its text to the size the document says`() throws {
    let kind = try view(
      element(
        "textField", #"borderStyle="line" placeholder="Name" minimumFontSize="10""#,
        #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#)
    ).kind
    var expected = SceneTextField(placeholder: "Name")
    expected.font = SceneFont(.system(size: 20, weight: .regular))
    expected.border = .line
    expected.minimumScale = 0.5
    #expect(kind == .textField(expected))
  }

  @Test func `a text view scrolls or is as high as its text`() throws {
    let inner =
      #"<string key="text">Text</string><fontDescription key="fontDescription" type="system" pointSize="14"/>"#
    #expect(try natural(element("textView", #"scrollEnabled="NO""#, inner))[1] == 33)
    var expected = SceneTextView("Text", scrolls: true)
    expected.font = SceneFont(.system(size: 14, weight: .regular))
    #expect(try view(element("textView", "", inner)).kind == .textView(expected))
  }

  // MARK: Buttons

  private func button(_ attributes: String, _ inner: String) -> String {
    element("button", attributes, inner)
  }

  private func read(_ element: String) throws -> SceneButton {
    guard case .button(let button) = try view(element).kind else { throw StoryboardProblem(document: "", message: "") }
    return button
  }

  @Test func `titles in every form, and which one is shown`() throws {
    func title(_ inner: String) throws -> String { try read(button(#"buttonType="system""#, inner)).title }
    #expect(try title(#"<state key="normal" title="Go"/>"#) == "Go")
    let attributed =
      #"<state key="normal"><attributedString key="attributedTitle"><fragment content="Go"/></attributedString></state>"#
    #expect(try title(attributed) == "Go")
    let configured =
      #"<state key="normal" title="Button"/><buttonConfiguration key="configuration" style="filled" title="Go"/>"#
    #expect(try title(configured) == "Go")
  }

  /// control-metrics 3.1 and 3.2.
  @Test(arguments: [
    (#"buttonType="system""#, #"<state key="normal" title="OK"/>"#, 30.0, 30.0),
    ("", #"<state key="normal" title="OK"/>"#, 30, 34),
    (
      #"buttonType="system""#,
      #"<inset key="contentEdgeInsets" minX="5" minY="8" maxX="5" maxY="8"/><state key="normal" image="i"/>"#, 50, 46
    ),
    (#"buttonType="system""#, #"<state key="normal" image="i"/>"#, 40, 30),
    ("", #"<state key="normal" image="low"/>"#, 40, 22),
    (#"buttonType="system""#, #"<state key="normal" backgroundImage="i"/>"#, 40, 30),
    (#"buttonType="system""#, #"<buttonConfiguration key="configuration" style="plain" image="i"/>"#, 64, 44),
    (#"buttonType="infoLight""#, #"<buttonConfiguration key="configuration" style="plain"/>"#, 50, 34),
  ])
  func `buttons by what they show`(_ attributes: String, _ inner: String, _ width: Double, _ height: Double) throws {
    let resources =
      #"<resources><image name="i" width="40" height="30"/><image name="low" width="40" height="5"/></resources>"#
    let text = String(
      decoding: document(
        button(attributes, inner),
        constraints: """
          <constraint firstItem="a" firstAttribute="leading" secondItem="root-1" secondAttribute="leading" id="1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root-1" secondAttribute="top" id="2"/>
          """), as: UTF8.self
    ).replacing("</document>", with: "\(resources)</document>")
    let solved = frame(try layout(Data(text.utf8)), "a")
    #expect([solved[2], solved[3]] == [width, height])
  }

  /// control-metrics 3.4.
  @Test(arguments: [
    ("", 22_155, 26.0), (#" symbolScale="large""#, 22_155, 26), (#" symbolScale="default""#, 22_155, 20),
    (#" symbolScale="small""#, 22_155, 16), ("", 20_037, 17),
  ])
  func `a symbol in a configured button is wide unless the document says otherwise`(
    _ scale: String, _ tools: Int, _ width: Double
  ) throws {
    let configuration =
      #"<buttonConfiguration key="configuration" style="plain"><imageReference key="image" image="circle" "#
      + #"catalog="system"\#(scale)/></buttonConfiguration>"#
    let resources = #"<resources><image name="circle" catalog="system" width="128" height="128"/></resources>"#
    let text = String(
      decoding: document(button(#"buttonType="system""#, configuration), tools: tools), as: UTF8.self)
    let scene = try scene(Data(text.replacing("</document>", with: "\(resources)</document>").utf8))
    guard case .button(let button)? = scene.views.first?.kind else {
      Issue.record("no button")
      return
    }
    #expect(button.imageSize?.width == width)
  }

  @Test func `a configuration's own insets, size, font and picture`() throws {
    let read = try read(
      button(
        #"buttonType="system""#,
        """
        <buttonConfiguration key="configuration" style="gray" title="Go" imagePadding="6" buttonSize="large">
        <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/></buttonConfiguration>
        """))
    #expect(read.hasConfiguration)
    #expect(read.contentInsets == Insets(1, 2, 3, 4))
    #expect(read.imagePadding == 6)
    #expect(read.font == SceneFont(.system(size: 18, weight: .bold)))
    let large = #"<buttonConfiguration key="configuration" style="plain" title="Go" buttonSize="large"/>"#
    #expect(try natural(button(#"buttonType="system""#, large))[1] == 51)
    let small = #"<buttonConfiguration key="configuration" style="plain" title="Go" buttonSize="small"/>"#
    #expect(try natural(button(#"buttonType="system""#, small))[1] == 28)
  }

  // MARK: Controls

  @Test(arguments: [
    ("switch", "", 22_155, 51.0, 31.0), ("switch", "", 24_127, 63, 28), ("stepper", "", 12_000, 94, 29),
    ("stepper", "", 22_155, 94, 32), ("activityIndicatorView", #"style="medium""#, 22_155, 20, 20),
    ("activityIndicatorView", #"style="whiteLarge""#, 12_000, 37, 37),
    ("pageControl", #"numberOfPages="3""#, 12_000, 39, 37), ("pageControl", #"numberOfPages="3""#, 22_155, 116.5, 26),
    ("datePicker", "", 22_155, 320, 216), ("pickerView", "", 22_155, 320, 216),
  ])
  func `controls by version`(_ name: String, _ attributes: String, _ tools: Int, _ width: Double, _ height: Double)
    throws
  {
    #expect(try natural(element(name, attributes), tools: tools) == [width, height])
  }

  @Test(arguments: [
    ("slider", 22_155, 31.0), ("slider", 24_127, 34), ("progressView", 16_000, 2), ("progressView", 17_000, 4),
    ("searchBar", 12_000, 44), ("searchBar", 22_155, 56), ("searchBar", 19_000, 51), ("searchBar", 24_127, 64),
  ])
  func `controls without a width`(_ name: String, _ tools: Int, _ height: Double) throws {
    #expect(try natural(element(name), tools: tools)[1] == height)
  }

  @Test func `an attributed label is as high as its lines are to be`() throws {
    func height(_ style: String) throws -> Double {
      try natural(
        element(
          "label", "",
          #"<attributedString key="attributedText"><fragment content="One"><attributes><font key="NSFont" metaFont="system" "#
            + #"size="17"/><paragraphStyle key="NSParagraphStyle" \#(style)/></attributes></fragment></attributedString>"#
        ))[1]
    }
    #expect(try height("") == 20.5)
    #expect(try height(#"lineHeightMultiple="1.1""#) == 22.5)
    #expect(try height(#"minimumLineHeight="30""#) == 30)
    #expect(try height(#"maximumLineHeight="12""#) == 12)
  }

  @Test(arguments: [("system", 14.0), ("label", 17), ("button", 18), ("smallSystem", 12)])
  func `a size by the name of the class's property`(_ name: String, _ size: Double) throws {
    let label = try label(
      element("label", #"text="x""#, #"<fontDescription key="fontDescription" type="system" pointSize="\#(name)"/>"#))
    #expect(label.font == SceneFont(.system(size: size, weight: .regular)))
  }

  @Test func `segments follow their titles where the document says so`() throws {
    let segments = #"<segments><segment title="I"/><segment title="A longer title"/></segments>"#
    let equal = try natural(element("segmentedControl", "", segments))[0]
    #expect(
      try natural(element("segmentedControl", #"apportionsSegmentWidthsByContent="YES""#, segments))[0] < equal - 30)
  }

  @Test func `what controls show`() throws {
    #expect(try view(element("switch", #"on="YES""#)).kind == .toggle(SceneSwitch(isOn: true)))
    #expect(
      try view(element("slider", #"value="30" minValue="20" maxValue="40""#)).kind == .slider(SceneSlider(0.5)))
    #expect(try view(element("progressView", #"progress="0.25""#)).kind == .progress(SceneProgress(0.25)))
    let segments = #"<segments><segment title="First"/><segment title="Second"/></segments>"#
    #expect(
      try view(element("segmentedControl", "", segments)).kind
        == .segments(SceneSegments(["First", "Second"], selected: nil)))
    #expect(try natural(element("segmentedControl", "", segments))[1] == 32)
    #expect(try natural(element("segmentedControl", "", segments), tools: 12_000)[1] == 29)
  }

  // MARK: Containers and attributes

  @Test func `attributes that all views have`() throws {
    let view = try view(
      element(
        "view",
        #"hidden="YES" userLabel="Box" semanticContentAttribute="forceRightToLeft" "#
          + #"horizontalHuggingPriority="300" verticalCompressionResistancePriority="400" "#
          + #"placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="infinite" insetsLayoutMarginsFromSafeArea="NO""#,
        #"<color key="backgroundColor" white="0.5" alpha="1"/><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
      ))
    #expect(view.isHidden)
    #expect(view.name == "Box")
    #expect(view.direction == .rightToLeft)
    let image = try self.view(element("imageView", #"contentMode="scaleAspectFit""#))
    #expect(image.kind == .image(SceneImageView(contentMode: .scaleAspectFit)))
    #expect(view.hugging == AxisPriorities(horizontal: 300, vertical: 250))
    #expect(view.resistance.vertical == 400)
    #expect(view.intrinsic == SceneIntrinsic(width: 70, height: -1))
    #expect(view.margins == SceneMargins(Insets(1, 2, 3, 4)))
    #expect(view.background == SceneColor(red: 0.5, green: 0.5, blue: 0.5))
    #expect(!view.insetsMarginsFromSafeArea)
  }

  @Test func `stacks with all that they say`() throws {
    let stack = element(
      "stackView",
      #"axis="vertical" distribution="equalSpacing" alignment="lastBaseline" spacingType="standard" "#
        + #"baselineRelativeArrangement="YES""#,
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6"/>"#)
    guard case .stack(let read) = try view(stack).kind else {
      Issue.record("no stack")
      return
    }
    #expect(read.axis == .vertical)
    #expect(read.distribution == .equalSpacing)
    #expect(read.alignment == .lastBaseline)
    #expect(read.spacing == .points(8))
    #expect(read.isBaselineRelative)
    #expect(read.isMarginsRelative)
  }

  @Test func `how a view is painted`() throws {
    let attributes = """
      <color key="tintColor" systemColor="systemRedColor"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="borderWidth"><real key="value" value="-2"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes>
      """
    let paint = try view(element("view", #"alpha="0.5""#, attributes)).paint
    #expect(paint.alpha == 0.5)
    #expect(paint.cornerRadius == 8)
    #expect(paint.borderWidth == 0)
    #expect(paint.clips)
    #expect(paint.tint?.dark != nil)
    #expect(try view(element("view", #"alpha="nan""#)).paint.alpha == 1)
    #expect(try view(element("button", #"enabled="NO""#)).paint.isEnabled == false)
  }

  @Test func `kinds of buttons, styles of configurations, effects and symbols`() throws {
    func button(_ attributes: String, _ inner: String = "") throws -> SceneButtonStyle? {
      try read(element("button", attributes, inner)).style
    }
    #expect(try button("") == .custom)
    #expect(try button(#"buttonType="system""#) == .system)
    #expect(try button(#"buttonType="roundedRect""#) == .system)
    #expect(try button(#"buttonType="infoLight""#) == .infoLight)
    let filled = #"<buttonConfiguration key="configuration" style="filled" title="A" subtitle="B" buttonSize="large"/>"#
    var expected = SceneButton("A", style: .filled, size: .large, subtitle: "B")
    expected.font = SceneFont(.style(.body))
    expected.contentInsets = Insets(15, 20, 15, 20)
    #expect(try read(element("button", "", filled)) == expected)
    #expect(try view(element("visualEffectView", "", #"<blurEffect style="dark"/>"#)).kind == .effect(.dark))
    #expect(
      try view(element("visualEffectView", "", #"<blurEffect style="systemThinMaterialDark"/>"#)).kind
        == .effect(.systemThinMaterialDark))
    #expect(try view(element("visualEffectView")).kind == .effect(.regular))
    #expect(
      try view(element("searchBar", #"searchBarStyle="minimal" placeholder="P""#)).kind
        == .searchBar(SceneSearchBar(placeholder: "P", isMinimal: true)))
    #expect(
      try view(element("datePicker", #"style="compact" datePickerMode="date""#)).kind
        == .datePicker(SceneDatePicker(style: .compact, mode: .date)))
    let date = #"<date key="date" timeIntervalSinceReferenceDate="448248004.4"/>"#
    func shown(_ attributes: String) throws -> PickedDate? {
      guard case .datePicker(let picker) = try view(element("datePicker", attributes, date)).kind else { return nil }
      return picker.date
    }
    #expect(try shown("") == PickedDate("2015-03-17 01:20"))
    #expect(try shown(#"useCurrentDate="YES""#) == nil)
  }

  @Test(arguments: [
    "containerView", "mapView", "wkWebView", "sceneKitView",
  ])
  func `other elements are boxes with what is in them`(_ name: String) throws {
    let view = try view(element(name, "", "<subviews>\(box("b"))</subviews>"))
    #expect(view.kind == .view)
    #expect(view.children.map(\.id) == ["b"])
  }

  @Test func `tables and collections have their cells, sections, headers and footers`() throws {
    let cell = """
      <tableViewCell id="CELL"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="CELL-content"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews>\(element("label", #"text="x""#, id: "CELL-label"))</subviews></tableViewCellContentView></tableViewCell>
      """
    func cells(_ id: String) -> String { cell.replacing("CELL", with: id) }
    let table = element(
      "tableView", "",
      """
      <view key="tableHeaderView" id="head"><rect key="frame" x="0" y="0" width="375" height="30"/></view>
      <sections><tableViewSection id="s"><cells>\(cells("one"))</cells></tableViewSection></sections>
      <prototypes>\(cells("two"))</prototypes>
      """)
    let view = try view(table)
    #expect(Set(view.children.map(\.id)) == ["head", "one", "two"])
    #expect(view.children.first { $0.id == "two" }?.children.first?.children.map(\.id) == ["two-label"])
    let collection = element(
      "collectionView", "",
      """
      <collectionReusableView key="sectionHeaderView" id="header"><rect key="frame" x="0" y="0" width="9" height="9"/>
      </collectionReusableView><cells><collectionViewCell id="item"><rect key="frame" x="0" y="0" width="50" height="50"/>
      </collectionViewCell></cells>
      """)
    #expect(Set(try self.view(collection).children.map(\.id)) == ["header", "item"])
  }

  @Test func `variations change attributes and fonts by size class`() throws {
    let label = element(
      "label", #"text="x""#,
      #"<variation key="widthClass=compact" hidden="YES"/>"#)
    #expect(try view(label).isHidden)
  }
}
