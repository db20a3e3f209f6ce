import Foundation
import Layout
import RecipeDocuments
import Testing

@testable import StoryboardDocuments

/// What the inspectors of Interface Builder set: margins, insets, states, alignments, texts, and what ends at design time.
@MainActor @Suite struct InspectorTests: StoryboardFixtures {
  private func cell(_ name: String) throws -> Cell { try #require(Cell(named: name)) }

  private func solve(_ scene: Scene, _ name: String = "iphone-15-portrait") throws -> SolvedLayout {
    try LayoutPipeline().solve(scene, in: try cell(name))
  }

  private func constraint(
    _ first: String, _ a: String, _ second: String?, _ b: String = "", _ rest: String = "", id: String
  ) -> String {
    let to = second.map { #"secondItem="\#($0)" secondAttribute="\#(b)""# } ?? ""
    return #"<constraint firstItem="\#(first)" firstAttribute="\#(a)" \#(to) \#(rest) id="\#(id)"/>"#
  }

  /// Constraints at the leading top of the root.
  private func corner(_ id: String) -> String {
    constraint(id, "leading", "root-1", "leading", id: "l-\(id)")
      + constraint(id, "top", "root-1", "top", id: "t-\(id)")
  }

  // MARK: Margins

  private func pinned(_ id: String, in outer: String) -> String {
    constraint(id, "leading", outer, "leadingMargin", id: "l-\(id)")
      + constraint(outer, "trailingMargin", id, "trailing", id: "r-\(id)")
      + constraint(id, "top", outer, "topMargin", id: "t-\(id)")
      + constraint(id, "height", nil, "", #"constant="40""#, id: "h-\(id)")
  }

  @Test func `AL-5.25 margins follow the readable width, of the root and of views in it`() throws {
    let text = String(decoding: document(box("a"), constraints: pinned("a", in: "root-1")), as: UTF8.self)
      .replacing("id=\"root-1\"", with: "id=\"root-1\" layoutMarginsFollowReadableWidth=\"YES\"")
    let root = try scene(Data(text.utf8))
    #expect(frame(try solve(root, "ipad-pro-11-portrait"), "a") == [81, 24, 672, 40])
    #expect(frame(try solve(root), "a") == [16, 59, 361, 40])
    let written = try RecipeDocument.decode(RecipeWriter.write(root), document: "x.yaml", fonts: .installed)
    #expect(frame(try solve(written, "ipad-pro-11-portrait"), "View") == [81, 24, 672, 40])

    let inner = box(
      "b", "<subviews>\(box("a"))</subviews><constraints>\(pinned("a", in: "b"))</constraints>",
      attributes: #"layoutMarginsFollowReadableWidth="YES""#)
    let edges = ["leading", "trailing", "top", "bottom"].map { constraint("b", $0, "root-1", $0, id: "e-\($0)") }
    let scene = try scene(document(inner, constraints: edges.joined()))
    #expect(frame(try solve(scene, "ipad-pro-11-portrait"), "a")[2] == 672)
  }

  @Test func `AL-5.25 rows of a table of readable width keep their content inside it`() throws {
    let row = """
      <tableViewCell rowHeight="60" id="r"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <tableViewCellContentView key="contentView" id="c"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <subviews>\(box("a"))</subviews><constraints>\(pinned("a", in: "c"))</constraints></tableViewCellContentView>
      </tableViewCell>
      """
    func x(_ attribute: String) throws -> Double {
      let table = element("tableView", attribute, "<prototypes>\(row)</prototypes>", id: "t")
      let edges = ["leading", "trailing", "top", "bottom"].map { constraint("t", $0, "root-1", $0, id: "e-\($0)") }
      return frame(try solve(try scene(document(table, constraints: edges.joined())), "ipad-pro-11-portrait"), "a")[0]
    }
    #expect(try x("") == 20)
    #expect(try x(#"layoutMarginsFollowReadableWidth="YES""#) == 81)
  }

  // MARK: Scroll views

  @Test(arguments: [
    (#"alwaysBounceVertical="YES""#, -59.0), ("", 0),
    (#"alwaysBounceVertical="YES" contentInsetAdjustmentBehavior="never""#, 0),
    (#"contentInsetAdjustmentBehavior="always""#, -59),
    (#"alwaysBounceVertical="YES" contentInsetAdjustmentBehavior="scrollableAxes""#, -59),
  ])
  func `AL-9.6 where content begins`(_ attributes: String, _ offset: Double) throws {
    let scroll = element(
      "scrollView", attributes,
      "<subviews>\(box("a"))</subviews><constraints>\(constraint("a", "height", nil, "", #"constant="200""#, id: "1"))\(constraint("a", "width", "s", "width", id: "2"))\(["leading", "trailing", "top", "bottom"].map { constraint("a", $0, "s", $0, id: "i-\($0)") }.joined())</constraints>",
      id: "s")
    let edges = ["leading", "trailing", "top", "bottom"].map { constraint("s", $0, "root-1", $0, id: "e-\($0)") }
    let layout = try solve(try scene(document(scroll, constraints: edges.joined())))
    #expect(layout.views.first { $0.id == "s" }?.scrollOffset.y == CGFloat(offset))
  }

  @Test func `what is explained of views in a root that scrolls is where they are drawn`() throws {
    let text = String(decoding: document(box("a"), constraints: pinned("a", in: "root-1")), as: UTF8.self)
      .replacing("<view key=\"view\"", with: "<scrollView key=\"view\" alwaysBounceVertical=\"YES\"")
      .replacing("</view></viewController>", with: "</scrollView></viewController>")
    let layout = try LayoutPipeline().solve(
      try scene(Data(text.utf8)), in: try cell("iphone-15-portrait"), explained: true)
    let place = try #require(layout.views.firstIndex { $0.id == "a" })
    #expect(layout.explanation?.views[place].alignmentRect == layout.views[place].absoluteFrame)
    #expect(layout.views[0].scrollOffset.y == -59)
  }

  @Test func `AL-9.6 a content inset of a document moves its content`() throws {
    let scroll = element("scrollView", "", #"<inset key="contentInset" minX="3" minY="7" maxX="5" maxY="9"/>"#)
    guard case .scroll(let content) = try view(scroll).kind else { throw StoryboardProblem(document: "", message: "") }
    #expect(content.contentInset == Insets(7, 3, 9, 5))
  }

  // MARK: Secrets

  @Test func `a secret text is nowhere to be seen`() throws {
    let field = element(
      "textField", #"text="hunter2" placeholder="Password""#,
      #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#)
    let scene = try scene(document(field, constraints: corner("a")))
    let layout = try solve(scene)
    #expect(layout.views.last?.text?.string == "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}")
    #expect(scene.views.first?.name == "Password")
    for text in ["\(scene)", RecipeWriter.write(scene), "\(layout)"] { #expect(!text.contains("hunter2")) }
    let recipe = try RecipeDocument.decode(
      "title: T\nviews: { A: { textField: P, text: hunter2, secure: true } }", document: "x.yaml", fonts: .installed)
    #expect(!"\(recipe.views)".contains("hunter2"))
  }

  @Test func `a secret without a placeholder does not name its field`() throws {
    let field = element(
      "textField", #"text="hunter2""#, #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#)
    #expect(try view(field).name == "Text Field")
  }

  // MARK: Fields

  @Test func `a clear button takes its room from the text`() throws {
    func line(_ mode: String) throws -> (width: Double?, button: CGRect?) {
      let field = element(
        "textField",
        #"text="A text that is much too long for its field" clearButtonMode="\#(mode)" borderStyle="roundedRect""#)
      let data = document(
        field, constraints: corner("a") + constraint("a", "width", nil, "", #"constant="120""#, id: "w"))
      let view = try #require(try solve(try scene(data)).views.last)
      guard case .textField(_, let button) = view.content else { return (nil, nil) }
      return (view.text?.lines.first?.run.width, button)
    }
    let (never, always) = (try line("never"), try line("always"))
    #expect(never.button == nil)
    #expect(always.button?.maxX == 115)
    #expect(try #require(never.width) > 85)
    #expect(always.width ?? 200 <= 82.01)
    #expect(try line("unlessEditing").button != nil)
    #expect(try line("whileEditing").button == nil)
  }

  @Test func `the parts of an attributed text view keep their fonts`() throws {
    let text = #"""
      <attributedString key="attributedText"><fragment content="Large "><attributes><font key="NSFont" metaFont="system" size="30"/>
      </attributes></fragment><fragment content="small"><attributes><font key="NSFont" metaFont="system" size="12"/></attributes>
      </fragment></attributedString>
      """#
    guard case .textView(let content) = try view(element("textView", "", text)).kind else { return }
    #expect(content.runs?.map(\.text) == ["Large ", "small"])
    let height = try natural(element("textView", #"scrollEnabled="NO""#, text))[1]
    #expect(height == 52, "one line of 30 points and 16")
  }

  /// AL-3.14: 7 of 7 saved frames.
  @Test(arguments: [("Body", "x", 38.0), ("Callout", "1&#10;2&#10;3", 79), ("Footnote", "x", 34)])
  func `AL-3.14 a text view of a style has its leading below each line`(
    _ style: String, _ text: String, _ height: Double
  )
    throws
  {
    let view = element(
      "textView", #"scrollEnabled="NO" text="\#(text)""#,
      #"<fontDescription key="fontDescription" style="UICTFontTextStyle\#(style)"/>"#)
    #expect(frame(try solve(try scene(document(view, constraints: corner("a")))), "a")[3] == height)
  }

  @Test func `a search bar is higher with a prompt and with scopes`() throws {
    let scopes = "<scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>"
    func height(_ attributes: String, _ inner: String = "") throws -> Double {
      try natural(element("searchBar", attributes, inner))[1]
    }
    #expect(try height("") == 56)
    #expect(try height("", scopes) == 56)
    #expect(try height(#"prompt="Find""#) == 87)
    #expect(try height(#"showsScopeBar="YES""#, scopes) == 100)
    guard case .searchBar(let bar) = try view(element("searchBar", #"showsScopeBar="YES" prompt="P""#, scopes)).kind
    else { return }
    #expect(bar.scopes == ["All", "New"])
    #expect(bar.prompt == "P")
    #expect(bar.texts == ["P", "All", "New"])
  }

  @Test(arguments: [
    (#"metaFont="systemBold" size="15""#, SceneFont(.system(size: 15, weight: .bold))),
    (#"metaFont="smallSystem""#, SceneFont(.system(size: 12, weight: .regular))),
    (#"size="15" name=".SFUIText-Semibold""#, SceneFont(.system(size: 15, weight: .semibold))),
    (#"size="15" name=".HelveticaNeueInterface-MediumP4""#, SceneFont(.system(size: 15, weight: .medium))),
    (#"size="15" name=".AppleSystemUIFont""#, SceneFont(.system(size: 15, weight: .regular))),
    (#"size="15" name=".HiraKakuInterface-W6""#, SceneFont(.system(size: 15, weight: .semibold))),
  ])
  func `the system font by the names it has had`(_ font: String, _ expected: SceneFont) throws {
    let label = element(
      "label", "",
      #"<attributedString key="attributedText"><fragment content="x"><attributes><font key="NSFont" \#(font)/></attributes></fragment></attributedString>"#
    )
    guard case .label(let content) = try view(label).kind else { return }
    #expect(content.runs?.first?.font == expected)
  }

  // MARK: Buttons

  private func button(_ attributes: String, _ inner: String) throws -> SceneButton {
    guard case .button(let button) = try view(element("button", #"buttonType="system" \#(attributes)"#, inner)).kind
    else {
      throw StoryboardProblem(document: "", message: "")
    }
    return button
  }

  @Test func `a button shows the title, colour and picture of its state`() throws {
    let states = #"""
      <state key="normal" title="Off"><color key="titleColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom"/></state>
      <state key="selected" title="On"/><state key="disabled" title="Never">
      <color key="titleColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></state>
      """#
    #expect(try button("", states).title == "Off")
    let selected = try button(#"selected="YES""#, states)
    #expect(selected.title == "On")
    #expect(selected.textColor == SceneColor(red: 0, green: 0, blue: 1))
    let disabled = try button(#"enabled="NO""#, states)
    #expect(disabled.title == "Never")
    #expect(disabled.textColor == SceneColor(red: 1, green: 0, blue: 0))
  }

  @Test(arguments: [("left", 0.0), ("leading", 0), ("right", 300), ("trailing", 300)])
  func `the content of a button is at the end that it states`(_ alignment: String, _ edge: Double) throws {
    let button = element(
      "button", #"buttonType="system" contentHorizontalAlignment="\#(alignment)""#, #"<state key="normal" title="Go"/>"#
    )
    let data = document(
      button, constraints: corner("a") + constraint("a", "width", nil, "", #"constant="300""#, id: "w"))
    let line = try #require(try solve(try scene(data)).views.last?.text?.lines.first)
    #expect(abs((edge == 0 ? line.x : line.x + line.run.width) - edge) < 0.01)
  }

  @Test func `insets of titles and pictures move them`() throws {
    let read = try button(
      "",
      #"<inset key="titleEdgeInsets" minX="100" minY="0" maxX="0" maxY="0"/><inset key="imageEdgeInsets" minX="0" minY="4" maxX="0" maxY="0"/><state key="normal" title="Go"/>"#
    )
    #expect(read.titleInsets == Insets(0, 100, 0, 0))
    #expect(read.imageInsets == Insets(4, 0, 0, 0))
  }

  @Test func `a configuration's picture above its title makes it higher, and a capsule rounds it`() throws {
    let resources = #"<resources><image name="i" width="40" height="30"/></resources></document>"#
    func size(_ placement: String) throws -> [Double] {
      let button = element(
        "button", #"buttonType="system""#,
        #"<buttonConfiguration key="configuration" style="filled" image="i" title="Go" \#(placement)/>"#)
      let text = String(decoding: document(button, constraints: corner("a")), as: UTF8.self)
      return Array(frame(try layout(Data(text.replacing("</document>", with: resources).utf8)), "a")[2...])
    }
    let (beside, above) = (try size(""), try size(#"imagePlacement="top""#))
    #expect(above[0] < beside[0])
    #expect(above[1] > beside[1] + 19)
    let capsule = try button(
      "",
      #"<buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="capsule"><color key="baseBackgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></buttonConfiguration>"#
    )
    #expect(capsule.cornerStyle == .capsule)
    #expect(capsule.groundColor == SceneColor(red: 1, green: 0, blue: 0))
  }

  // MARK: Design time

  @Test func `placeholder constraints hold on the canvas only, unless the class is a client's`() throws {
    func width(_ custom: String, on name: String?) throws -> Double {
      let data = document(
        box("a", attributes: custom),
        constraints: corner("a") + constraint("a", "width", nil, "", #"constant="120" placeholder="YES""#, id: "p")
          + constraint("a", "width", nil, "", #"constant="200" priority="900""#, id: "w")
          + constraint("a", "height", nil, "", #"constant="40""#, id: "h"))
      let scene = try scene(data)
      return frame(try name.map { try solve(scene, $0) } ?? layout(data), "a")[2]
    }
    #expect(try width("", on: nil) == 120)
    #expect(try width("", on: "iphone-15-portrait") == 200)
    #expect(try width(#"customClass="Card""#, on: "iphone-15-portrait") == 120)
  }

  @Test func `placeholder sizes hold on the canvas only, unless the class is a client's`() throws {
    func size(_ custom: String, on name: String?) throws -> [Double] {
      let label = element(
        "label", #"text="Hi" placeholderIntrinsicWidth="200" placeholderIntrinsicHeight="80" \#(custom)"#,
        #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
      let data = document(label, constraints: corner("a"))
      let scene = try scene(data)
      return Array(frame(try name.map { try solve(scene, $0) } ?? layout(data), "a")[2...])
    }
    #expect(try size("", on: nil) == [200, 80])
    #expect(try size("", on: "iphone-15-portrait")[1] < 25)
    #expect(try size(#"customClass="Card""#, on: "iphone-15-portrait") == [200, 80])
    let contents = try StoryboardDocument.contents(
      document(
        element("label", #"text="Hi" placeholderIntrinsicWidth="200" customClass="Card""#), constraints: corner("a")),
      document: "x.storyboard", path: nil, fonts: .installed)
    #expect(contents.remarks.contains { $0.message.contains("only Card knows its own") && $0.id == "a" })
  }

  @Test func `an ambiguity that is meant is no finding`() throws {
    func count(_ attribute: String) throws -> Int {
      try solve(try scene(document(box("a", attributes: attribute), constraints: corner("a")))).findings.count
    }
    #expect(try count("") == 1)
    #expect(try count(#"verifyAmbiguity="off""#) == 0)
    #expect(try count(#"verifyAmbiguity="ignoreSizes""#) == 0)
    let loose = try scene(document(box("a", attributes: #"verifyAmbiguity="ignoreSizes""#)))
    #expect(try solve(loose).findings.count == 1)
    let written = RecipeWriter.write(
      try scene(document(box("a", attributes: #"verifyAmbiguity="off""#), constraints: corner("a"))))
    #expect(try solve(try RecipeDocument.decode(written, document: "x.yaml", fonts: .installed)).findings.isEmpty)
  }

  @Test func `runtime attributes do not act in a launch screen`() throws {
    let attributes = #"""
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="40"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """#
    let text = String(decoding: document(box("a", attributes)), as: UTF8.self)
    #expect(try scene(Data(text.utf8)).views[0].paint.cornerRadius == 40)
    let launch = text.replacing("useAutolayout", with: "launchScreen=\"YES\" useAutolayout")
    #expect(try scene(Data(launch.utf8)).views[0].paint.cornerRadius == 0)
  }

  // MARK: Lists

  @Test func `a row's accessory view stands at its end`() throws {
    let row = """
      <tableViewCell rowHeight="60" id="r"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <tableViewCellContentView key="contentView" id="c"><rect key="frame" x="0" y="0" width="318" height="60"/>
      </tableViewCellContentView>
      <switch key="accessoryView" on="YES" id="w"><rect key="frame" x="308" y="14" width="51" height="31"/></switch>
      </tableViewCell>
      """
    let table = element("tableView", "", "<prototypes>\(row)</prototypes>", id: "t")
    let edges = ["leading", "trailing", "top", "bottom"].map { constraint("t", $0, "root-1", $0, id: "e-\($0)") }
    let scene = try scene(document(table, constraints: edges.joined()))
    let layout = try solve(scene)
    #expect(frame(layout, "w") == [322, 14.333, 51, 31].map { ($0 * 3).rounded() / 3 })
    #expect(frame(layout, "c")[2] == 322)
    let written = try RecipeDocument.decode(RecipeWriter.write(scene), document: "x.yaml", fonts: .installed)
    #expect(try solve(written).views.last?.frame == layout.views.last?.frame)
  }

  @Test func `cells of a flow layout that scrolls horizontally stand beside each other`() throws {
    let cells = ["x", "y", "z"].map {
      #"<collectionViewCell id="\#($0)"><rect key="frame" x="0" y="0" width="80" height="60"/></collectionViewCell>"#
    }
    let layout = #"""
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="12" minimumInteritemSpacing="5">
      <size key="itemSize" width="80" height="60"/><inset key="sectionInset" minX="7" minY="3" maxX="7" maxY="3"/></collectionViewFlowLayout>
      """#
    let collection = element("collectionView", "", layout + "<cells>\(cells.joined())</cells>", id: "s")
    func solved(_ height: Int) throws -> SolvedLayout {
      let edges =
        ["leading", "trailing", "top"].map { constraint("s", $0, "root-1", $0, id: "e-\($0)") }.joined()
        + constraint("s", "height", nil, "", #"constant="\#(height)""#, id: "h")
      return try solve(try scene(document(collection, constraints: edges)))
    }
    let low = try solved(100)
    #expect(["x", "y", "z"].map { Array(frame(low, $0)[..<2]) } == [[7, 20], [99, 20], [191, 20]])
    let high = try solved(140)
    #expect(["x", "y", "z"].map { Array(frame(high, $0)[..<2]) } == [[7, 3], [7, 77], [99, 3]])
  }

  @Test func `tints of controls are drawn`() throws {
    let red = #"red="1" green="0" blue="0" alpha="1" colorSpace="custom""#
    let color = SceneColor(red: 1, green: 0, blue: 0)
    guard case .toggle(let toggle) = try view(element("switch", "", #"<color key="onTintColor" \#(red)/>"#)).kind,
      case .slider(let slider) = try view(element("slider", "", #"<color key="minimumTrackTintColor" \#(red)/>"#)).kind,
      case .progress(let progress) = try view(element("progressView", "", #"<color key="progressTintColor" \#(red)/>"#))
        .kind,
      case .pageControl(let pages) = try view(
        element("pageControl", "", #"<color key="currentPageIndicatorTintColor" \#(red)/>"#)
      ).kind
    else {
      Issue.record("another kind")
      return
    }
    #expect([toggle.onTint, slider.minimumTint, progress.tint, pages.currentTint] == [color, color, color, color])
  }

  // MARK: States

  @Test func `a button shows what its state has, else what the normal one has, and is translated by that`() throws {
    let normal = """
      <state key="normal" title="Follow"><color key="titleColor" red="1" green="0" blue="0" alpha="1"/></state>
      """
    let empty = try button(#"selected="YES""#, normal + #"<state key="selected"/>"#)
    #expect(empty.title == "Follow")
    #expect(empty.titleState == "normal")
    #expect(empty.textColor != nil)
    let own = try button(#"selected="YES""#, normal + #"<state key="selected" title="Following"/>"#)
    #expect(own.title == "Following")
    #expect(own.titleState == "selected")
    #expect(own.textColor == empty.textColor)
    let both = try button(#"selected="YES" enabled="NO""#, normal + #"<state key="disabled" title="Off"/>"#)
    #expect(both.title == "Follow")
    let pressed = try button(#"highlighted="YES""#, normal + #"<state key="highlighted" title="Pressed"/>"#)
    #expect(pressed.title == "Pressed")
  }

  @Test func `what shows on devices only while it runs is hidden there`() throws {
    func spinner(_ attributes: String) throws -> Bool {
      let spinner = element("activityIndicatorView", attributes)
      return try solve(try scene(document(spinner))).views.first { $0.id == "a" }?.isHidden ?? false
    }
    #expect(try spinner(#"hidesWhenStopped="YES""#))
    #expect(try !spinner(#"hidesWhenStopped="YES" animating="YES""#))
    #expect(try !spinner(""))
    #expect(try !layout(document(element("activityIndicatorView", #"hidesWhenStopped="YES""#))).views[1].isHidden)
  }

  @Test func `a highlighted image view and label show what they have for it`() throws {
    guard
      case .image(let image) = try view(
        element("imageView", #"image="off" highlighted="YES" highlightedImage="on""#)
      ).kind
    else { return }
    #expect(image.pictureName == "on")
  }
}
