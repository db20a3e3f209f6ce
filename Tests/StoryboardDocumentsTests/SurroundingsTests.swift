import Foundation
import Layout
import TestSupport
import Testing

@testable import StoryboardDocuments

/// The files around a document: asset catalogues, fonts, translations; and the messages about missing ones.
@MainActor @Suite final class SurroundingsTests: StoryboardFixtures {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ data: Data, to name: String) throws -> String { try folder.write(data, to: name) }

  /// Returns the header of a PNG file of a given size; nothing else is read.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0,
      height,
    ])
      + Data(repeating: 0, count: 20)
  }

  private func text(_ views: String) -> Data { document(views) }

  @Test func `pictures and colours out of asset catalogues, groups and scales included`() throws {
    _ = try write(Data(), to: "App.xcodeproj/project.pbxproj")
    let set = "App/Assets.xcassets/Icons/star.imageset"
    _ = try write(png(10, 20), to: "\(set)/star.png")
    _ = try write(png(30, 60), to: "\(set)/star3.png")
    _ = try write(
      Data(
        #"{"images":[{"filename":"star.png","scale":"1x","idiom":"universal"},{"filename":"star3.png","scale":"3x"},{"idiom":"universal","scale":"2x"},{"filename":"../../evil.png"}]}"#
          .utf8), to: "\(set)/Contents.json")
    _ = try write(
      Data(
        #"{"colors":[{"idiom":"universal","color":{"components":{"red":"0xFF","green":"128","blue":"0.5","alpha":"1.000"}}}]}"#
          .utf8),
      to: "App/Assets.xcassets/Brand.colorset/Contents.json")
    let path = try write(
      text(
        element("imageView", #"image="star""#, #"<color key="backgroundColor" name="Brand"/>"#)
          + element("imageView", #"image="gone""#, id: "b")), to: "App/UI/Main.storyboard")
    let contents = try StoryboardDocument.read(path, fonts: .installed)
    let view = try #require(contents.scenes.first?.views.first)
    guard case .image(let content) = view.kind, let image = content.image else {
      Issue.record("no picture")
      return
    }
    #expect(image.variants.map(\.scale) == [1, 3])
    #expect(image.size == Size(10, 20))
    #expect(view.background == SceneColor(red: 1, green: 128.0 / 255, blue: 0.5))
    #expect(contents.remarks.map(\.id) == ["b"])
    #expect(
      contents.remarks.map(\.message) == [
        "no picture \"gone\" in the project that can be drawn; its box is drawn"
      ])
  }

  @Test func `where a catalogue's colour differs from the document's copy, the catalogue's counts`() throws {
    _ = try write(Data(), to: "App.xcodeproj/project.pbxproj")
    _ = try write(
      Data(
        #"{"colors":[{"idiom":"universal","color":{"components":{"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}]}"#
          .utf8),
      to: "App/Assets.xcassets/Brand.colorset/Contents.json")
    func view(_ name: String, _ id: String) -> String {
      element("view", "", #"<color key="backgroundColor" name="\#(name)"/>"#, id: id)
    }
    let copies = ["Brand", "Other"].map {
      #"<namedColor name="\#($0)"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>"#
    }.joined()
    let document = String(decoding: text(view("Brand", "a") + view("Other", "b")), as: UTF8.self)
      .replacing("</document>", with: "<resources>\(copies)</resources></document>")
    let path = try write(Data(document.utf8), to: "App/UI/Main.storyboard")
    let views = try #require(StoryboardDocument.read(path, fonts: .installed).scenes.first).views
    #expect(views.map(\.background) == [SceneColor(red: 1, green: 0, blue: 0), SceneColor(red: 0, green: 0, blue: 1)])
  }

  @Test func `fonts of the project by their names, and a word where a font is missing`() throws {
    _ = try write(Data(), to: "Package.swift")
    let inter = try Data(contentsOf: URL(filePath: "/usr/share/fonts/opentype/inter/Inter-ExtraLightItalic.otf"))
    _ = try write(inter, to: "Fonts/Own.otf")
    _ = try write(Data("broken".utf8), to: "Fonts/Broken.ttf")
    func label(_ name: String) -> String {
      element("label", #"text="x""#, #"<fontDescription key="fontDescription" name="\#(name)" pointSize="20"/>"#)
    }
    let path = try write(text(label("Inter-ExtraLightItalic")), to: "UI/Main.storyboard")
    let contents = try StoryboardDocument.read(path, fonts: .installed)
    #expect(contents.scenes[0].views[0].kind.content.font == SceneFont(.named("Inter-ExtraLightItalic", size: 20)))
    #expect(contents.remarks.isEmpty)
    let other = try write(text(label("Nowhere-LightItalic")), to: "UI/Other.storyboard")
    let missing = try StoryboardDocument.read(other, fonts: .installed)
    #expect(missing.scenes[0].views[0].kind.content.font == SceneFont(.named("HelveticaNeue", size: 20)))
    #expect(
      missing.remarks.map(\.message) == [
        "no file with the font Nowhere-LightItalic in the project; Helvetica Neue is drawn, as on iOS"
      ])
  }

  private func fontLabel(_ name: String, id: String = "a") -> String {
    element("label", #"text="x""#, #"<fontDescription key="fontDescription" name="\#(name)" pointSize="20"/>"#, id: id)
  }

  /// Writes a font file under a unique PostScript name, so that no other test has registered it.
  private func writeInter(_ cut: String, to name: String) throws {
    let data = try Data(contentsOf: URL(filePath: "/usr/share/fonts/opentype/inter/\(cut).otf"))
    _ = try write(data, to: name)
  }

  @Test(arguments: [
    ("InterDisplay-Thin", "Shared.otf"), ("InterDisplay-Light", "Kit.framework/Light.otf"),
  ])
  func `fonts one folder above the project and in its frameworks are the project's`(_ name: String, _ file: String)
    throws
  {
    _ = try write(Data(), to: "App/Package.swift")
    try writeInter(name, to: file)
    // A font deeper in the parent folder belongs to another project.
    try writeInter("InterDisplay-Black", to: "Other/Black.otf")
    let found = try StoryboardDocument.read(
      try write(text(fontLabel(name)), to: "App/UI/Main.storyboard"), fonts: .installed)
    #expect(found.scenes[0].views[0].kind.content.font == SceneFont(.named(name, size: 20)))
    #expect(found.remarks.isEmpty)
    let other = try write(text(fontLabel("InterDisplay-Black")), to: "App/UI/Other.storyboard")
    #expect(
      try StoryboardDocument.read(other, fonts: .installed).remarks.map(\.message) == [
        "no file with the font InterDisplay-Black in the project; Helvetica Neue is drawn, as on iOS"
      ])
  }

  @Test func `a missing font is one remark, with the file that the document says and how many places name it`() throws {
    _ = try write(Data(), to: "Package.swift")
    let labels = [fontLabel("Nowhere-Bold"), fontLabel("Nowhere-Light", id: "b"), fontLabel("Nowhere-Bold", id: "c")]
    let data = String(decoding: text(labels.joined(separator: "\n")), as: UTF8.self).replacing(
      "<scenes>",
      with:
        #"<customFonts key="customFonts"><array key="Own.ttf"><string>Nowhere-Bold</string></array></customFonts><scenes>"#
    )
    let contents = try StoryboardDocument.read(try write(Data(data.utf8), to: "Main.storyboard"), fonts: .installed)
    #expect(
      contents.remarks.map(\.message) == [
        "no file Own.ttf with the font Nowhere-Bold in the project; Helvetica Neue is drawn, as on iOS (2 places)",
        "no file with the font Nowhere-Light in the project; Helvetica Neue is drawn, as on iOS",
      ])
  }

  @Test func `fonts of iOS drawn with others are one remark`() throws {
    let labels =
      fontLabel("HelveticaNeue") + fontLabel("AvenirNext-Regular", id: "b") + fontLabel("HelveticaNeue", id: "c")
    #expect(
      try remarks(labels).map(\.message) == [
        "drawn with another font, as wide as on iOS: AvenirNext-Regular with Inter, HelveticaNeue with Nimbus Sans"
      ])
  }

  @Test func `translations beside the base document, by object`() throws {
    _ = try write(
      Data(
        "/* a */ \"a.text\" = \"Einstellungen\";\n\"f.placeholder\" = \"Suchen\";\n\"b.normalTitle\" = \"Los\";".utf8),
      to: "de.lproj/Main.strings")
    _ = try write("\"a.text\" = \"設定\";".data(using: .utf16) ?? Data(), to: "ja.lproj/Main.strings")
    _ = try write(Data("broken {".utf8), to: "fr.lproj/Main.strings")
    let path = try write(
      text(
        element("label", #"text="Settings""#) + element("textField", #"placeholder="Search""#, id: "f")
          + element("button", #"buttonType="system""#, #"<state key="normal" title="Go"/>"#, id: "b")),
      to: "Base.lproj/Main.storyboard")
    let contents = try StoryboardDocument.read(path, fonts: .installed)
    let scene = try #require(contents.scenes.first)
    #expect(scene.strings.keys.sorted() == ["de", "ja"])
    #expect(
      contents.remarks.map(\.message) == [
        "fr.lproj/Main.strings:1: expected = after the key; texts of this file are not translated"
      ])
    let pipeline = try LayoutPipeline()
    func texts(_ language: String) throws -> [String] {
      let cell = try #require(scene.canvas).varied(CellVariant(language: Language(language)))
      return pipeline.solve(scene, in: cell).views.compactMap { $0.text?.lines.first?.run.text }
    }
    #expect(try texts("de") == ["Einstellungen", "Suchen", "Los"])
    #expect(try texts("ja") == ["設定", "Search", "Go"])
    #expect(try texts("fr") == ["Settings", "Search", "Go"])
  }

  @Test func `a string catalogue beside the document`() throws {
    _ = try write(
      Data(
        #"{"sourceLanguage":"en","strings":{"a.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Name"}}}}}}"#
          .utf8), to: "Main.xcstrings")
    let path = try write(text(element("label", #"text="x""#)), to: "Main.storyboard")
    #expect(try StoryboardDocument.read(path, fonts: .installed).scenes.first?.strings == ["de": ["a.text": "Name"]])
  }

  @Test func `a damaged string catalogue is named with the place of the damage`() throws {
    _ = try write(Data("{\n\"strings\": ]}".utf8), to: "UI/Main.xcstrings")
    _ = try write(
      Data(#"{"strings":{"a.text":{"localizations":{"de":{"stringUnit":"x"}}}}}"#.utf8), to: "mul.lproj/Main.xcstrings")
    let path = try write(text(element("label", #"text="x""#)), to: "UI/Main.storyboard")
    #expect(
      try StoryboardDocument.read(path, fonts: .installed).remarks.map(\.message) == [
        "UI/Main.xcstrings: line 2, column 12: not JSON; texts of this file are not translated",
        "mul.lproj/Main.xcstrings: strings.a.text.localizations.de.stringUnit: expected an object; texts of this file are not translated",
      ])
  }

  @Test func `a pipe in the place of translations is refused and not waited for`() throws {
    let path = try write(text(element("label", #"text="x""#)), to: "Base.lproj/Main.storyboard")
    for folder in ["de.lproj", "mul.lproj"] { _ = try write(Data(), to: "\(folder)/.keep") }
    try #require(mkfifo(self.folder.path("de.lproj/Main.strings"), 0o600) == 0)
    try #require(mkfifo(self.folder.path("mul.lproj/Main.xcstrings"), 0o600) == 0)
    #expect(
      try StoryboardDocument.read(path, fonts: .installed).remarks.map(\.message) == [
        "de.lproj/Main.strings: not a regular file; texts of this file are not translated",
        "mul.lproj/Main.xcstrings: not a regular file; texts of this file are not translated",
      ])
  }

  @Test func `a pipe in the place of a document is refused and not waited for`() throws {
    try #require(mkfifo(folder.path("Main.xib"), 0o600) == 0)
    let problem = #expect(throws: StoryboardProblem.self) {
      try StoryboardDocument.read(self.folder.path("Main.xib"), document: "Main.xib", fonts: .installed)
    }
    #expect(problem?.message == "not a regular file; name a storyboard or a xib")
  }

  @Test func `a damaged asset is named with the place of the damage, once`() throws {
    _ = try write(Data(), to: "Package.swift")
    let assets = "App/Assets.xcassets"
    _ = try write(Data("{\n\"images\": ]}".utf8), to: "\(assets)/Icons/star.imageset/Contents.json")
    _ = try write(Data(#"{"colors":[{"color":{"components":[]}}]}"#.utf8), to: "\(assets)/Brand.colorset/Contents.json")
    _ = try write(Data(), to: "\(assets)/Pipe.colorset/.keep")
    try #require(mkfifo(folder.path("\(assets)/Pipe.colorset/Contents.json"), 0o600) == 0)
    func view(_ color: String, _ id: String) -> String {
      element("imageView", #"image="star""#, #"<color key="backgroundColor" name="\#(color)"/>"#, id: id)
    }
    let path = try write(text(view("Brand", "a") + view("Pipe", "b")), to: "App/Main.storyboard")
    let messages = try StoryboardDocument.read(path, fonts: .installed).remarks.map(\.message)
    #expect(
      messages.filter { $0.hasSuffix("this asset is not used") } == [
        "Assets.xcassets/Brand.colorset/Contents.json: colors[0].color.components: expected an object; this asset is not used",
        "Assets.xcassets/Icons/star.imageset/Contents.json: line 2, column 11: not JSON; this asset is not used",
        "Assets.xcassets/Pipe.colorset/Contents.json: not a regular file; this asset is not used",
      ])
  }

  // MARK: Remarks

  private func remarks(_ views: String, constraints: String = "") throws -> [DocumentRemark] {
    let data = document(views, constraints: constraints)
    return try StoryboardDocument.contents(data, document: "Main.storyboard", path: nil, fonts: .installed).remarks
  }

  @Test func `constraints that mean nothing are reported with line and id`() throws {
    let found = try remarks(
      box("a"),
      constraints: """
        <constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c1"/>
        <constraint firstItem="a" firstAttribute="middle" id="c2"/>
        <constraint firstItem="a" firstAttribute="width" constant="3" id="c3"/>
        """)
    #expect(
      found == [
        DocumentRemark(line: 13, id: "c2", message: "firstAttribute: unknown attribute \"middle\"")
      ])
  }

  @Test(arguments: [
    (
      #"firstAttribute="width" relation="lessThan" constant="9""#,
      "relation: unknown value \"lessThan\", which counts as missing; possible: equal, greaterThanOrEqual, lessThanOrEqual"
    ),
    (
      #"firstAttribute="trailing" secondItem="root-1" secondAttribute="bottom""#,
      "Invalid pairing of layout attributes (View.Trailing = Superview.Bottom); pair edges of one axis, or a size with a size"
    ),
    (
      #"firstAttribute="top" constant="20""#,
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs (View.Top = 20); name a secondItem and its secondAttribute, with a multiplier other than 0"
    ),
    (
      #"firstAttribute="width" secondItem="root-1" secondAttribute="width" multiplier="1:0""#,
      "multiplier: \"1:0\" is no multiplier; write a number, 16:9, 1/3 or 35%"
    ),
    (
      #"firstAttribute="width" constant="3" priority="1001""#,
      "priority: 1001 is no priority and counts as missing; write a number above 0, at most 1000"
    ),
    (
      #"firstAttribute="width" constant="3" priority="abc""#,
      "priority: \"abc\" is no number and counts as missing; write a number"
    ),
  ])
  func `a constraint's value that is not understood is named, once`(_ attributes: String, _ message: String) throws {
    let found = try remarks(box("a"), constraints: "<constraint firstItem=\"a\" \(attributes) id=\"c1\"/>")
    #expect(found == [DocumentRemark(line: 12, id: "c1", message: message)])
  }

  @Test func `a view's value that is not understood is named`() throws {
    let found = try remarks(
      box("a", attributes: #"horizontalHuggingPriority="2000" verticalCompressionResistancePriority="-3""#)
        .replacing(#"width="3""#, with: #"width="abc""#)
        + element(
          "stackView", #"axis="diagonal" distribution="fillEvenly" alignment="middle" spacing="x""#, id: "s"))
    #expect(
      Set(found.filter { $0.line != nil }.map { "\($0.id ?? "-") \($0.message.prefix { $0 != ";" })" }) == [
        "a horizontalHuggingPriority: 2000 is no priority and counts as missing",
        "a verticalCompressionResistancePriority: -3 is no priority and counts as missing",
        "- width: \"abc\" is no number and counts as missing",
        "s alignment: unknown value \"middle\", which counts as missing",
        "s axis: unknown value \"diagonal\", which counts as missing",
        "s distribution: unknown value \"fillEvenly\", which counts as missing",
        "s spacing: \"x\" is no number and counts as missing",
      ])
  }

  @Test func `a symbol is one without an entry among the resources`() throws {
    let view = try view(element("imageView", #"image="star.fill" catalog="system""#))
    guard case .image(let image) = view.kind else {
      Issue.record("\(view.kind)")
      return
    }
    #expect(image.symbol == "star.fill")
  }

  @Test func `views without a frame are laid out, and reported`() throws {
    let text = String(
      decoding: document(
        box("a"),
        constraints: """
          <constraint firstItem="a" firstAttribute="top" secondItem="root-1" secondAttribute="top" constant="9" id="c1"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root-1" secondAttribute="leading" id="c2"/>
          <constraint firstItem="a" firstAttribute="width" constant="70" id="c3"/>
          <constraint firstItem="a" firstAttribute="height" constant="30" id="c4"/>
          """), as: UTF8.self
    ).replacing(/<rect key="frame"[^>]*>/, with: "")
    let contents = try StoryboardDocument.contents(Data(text.utf8), document: "x", path: nil, fonts: .installed)
    #expect(contents.remarks.map(\.message).filter { $0.hasPrefix("no frame") }.count == 2)
    let scene = try #require(contents.scenes.first)
    let layout = try LayoutPipeline().solve(scene, in: try #require(scene.canvas))
    #expect(layout.views.map(\.frame.size) == [CGSize(width: 375, height: 667), CGSize(width: 70, height: 30)])
  }

  @Test func `a view of another tree, an id used twice, elements drawn as boxes`() throws {
    let other = """
      <scene sceneID="s-2"><objects><viewController id="vc-2" sceneMemberID="viewController">
      <view key="view" id="root-2"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene></scenes>
      """
    let constraint =
      #"<constraint firstItem="a" firstAttribute="top" secondItem="root-2" secondAttribute="top" id="c1"/>"#
    let text = String(
      decoding: document(
        box("a") + box("a") + element("mapView", id: "m") + element("mapView", id: "n"), constraints: constraint),
      as: UTF8.self
    ).replacing("</scenes>", with: other)
    let found = try StoryboardDocument.contents(Data(text.utf8), document: "x", path: nil, fonts: .installed).remarks
    #expect(
      found == [
        DocumentRemark(line: 10, id: "a", message: "duplicate id a; line 9 has it first"),
        DocumentRemark(line: 15, id: "c1", message: "secondItem: root-2, line 17, is in another view hierarchy"),
        DocumentRemark(message: "laid out, but left empty: mapView (2)"),
      ])
  }

  @Test func `frames that contradict a required constraint are misplaced`() throws {
    func constraint(_ id: String, _ more: String) -> String { #"<constraint \#(more) id="\#(id)"/>"# }
    func framed(_ name: String, _ id: String, _ frame: String) -> String {
      #"<\#(name) translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)"><rect key="frame" \#(frame)/></\#(name)>"#
    }
    let top = #"firstItem="a" firstAttribute="top" secondItem="root-1" secondAttribute="top""#
    let width = #"firstItem="b" firstAttribute="width""#
    let found = try remarks(
      framed("view", "a", #"x="20" y="30" width="100" height="50""#)
        + framed("switch", "b", #"x="20" y="200" width="51" height="31""#)
        + framed("view", "c", #"x="0" y="0" width="0" height="0""#)
        + box("marked", attributes: #"misplaced="YES""#),
      constraints: constraint("holds", #"\#(top) constant="29.5""#)
        + constraint("off", #"\#(top) constant="42""#)
        + constraint("weak", #"\#(top) constant="42" priority="999""#)
        + constraint("least", #"\#(top) relation="greaterThanOrEqual" constant="10""#)
        // A switch is 51 points wide but has only 49; a view without a size was never laid out.
        + constraint("switch", #"\#(width) constant="49""#)
        + constraint("none", #"firstItem="c" firstAttribute="height" constant="9""#))
    #expect(found.map(\.id) == ["marked", "off"])
    #expect(found.allSatisfy { $0.line != nil })
    #expect(found[0].message == "misplaced: not saved where its constraints put it; update the frames")
    #expect(found[1].message == "misplaced: the saved frames miss this constraint by 12 points; update the frames")
  }

  @Test func `what a variation leaves out is no fault`() throws {
    let variation =
      #"<variation key="widthClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation>"#
    let text = String(
      decoding: document(
        box("a") + box("b"),
        constraints: #"<constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="c1"/>"#),
      as: UTF8.self
    ).replacing("</constraints>", with: "</constraints>\(variation)")
    #expect(
      try StoryboardDocument.contents(Data(text.utf8), document: "x", path: nil, fonts: .installed).remarks.isEmpty)
  }

  @Test func `a document type is refused before it can do anything`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">&b;&c;</document>
      """
    #expect(
      throws: StoryboardProblem(
        document: "x",
        message: "declares a document type, which Interface Builder documents never do; remove the declaration",
        line: 2,
        column: 1)
    ) { try StoryboardDocument.decode(Data(bomb.utf8), document: "x", fonts: .installed) }
  }

  @Test func `colours, scales and names that are none are refused, each by itself`() throws {
    _ = try write(Data(), to: "App.xcodeproj/project.pbxproj")
    let assets = "App/Assets.xcassets"
    func colour(_ name: String, red: String) throws {
      let text =
        #"{"colors":[{"idiom":"universal","color":{"components":{"red":"\#(red)","green":"0.5","blue":"1"}}}]}"#
      _ = try write(Data(text.utf8), to: "\(assets)/\(name).colorset/Contents.json")
    }
    try colour("Bad", red: "nan")
    try colour("Much", red: "7.5")
    _ = try write(png(9, 9), to: "outside.imageset/star.png")
    _ = try write(
      Data(#"{"images":[{"filename":"star.png","scale":"1x","idiom":"universal"}]}"#.utf8),
      to: "App/outside.imageset/Contents.json")
    _ = try write(png(9, 9), to: "\(assets)/scaled.imageset/star.png")
    _ = try write(
      Data(#"{"images":[{"filename":"star.png","scale":"0x","idiom":"universal"}]}"#.utf8),
      to: "\(assets)/scaled.imageset/Contents.json")
    let path = try write(
      text(
        element("view", "", #"<color key="backgroundColor" name="Bad"/>"#)
          + element("view", "", #"<color key="backgroundColor" name="Much"/>"#, id: "b")
          + element("imageView", #"image="../outside""#, id: "c") + element("imageView", #"image="scaled""#, id: "d")),
      to: "App/UI/Main.storyboard")
    let views = try #require(try StoryboardDocument.read(path, fonts: .installed).scenes.first?.views)
    #expect(views[1].background == SceneColor(red: 1, green: 0.5, blue: 1.0 / 255))
    for view in views {
      for part in view.background.map({ [$0.red, $0.green, $0.blue, $0.alpha] }) ?? [] { #expect(part.isFinite) }
      if case .image(let content) = view.kind, let image = content.image {
        Issue.record("\(view.name) has a picture: \(image)")
      }
    }
  }

  @Test func `a button's attributed title may be empty`() throws {
    let empty = #"<state key="normal"><attributedString key="attributedTitle"/></state>"#
    let size = try natural(element("button", #"buttonType="system""#, empty))
    #expect(size.allSatisfy { $0.isFinite })
    #expect(size.allSatisfy { $0 >= 0 })
  }
}
