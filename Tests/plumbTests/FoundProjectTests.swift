import Foundation
import Testing

/// Projects as they are found: without settings, and with settings for documents that have a canvas.
@Suite struct FoundProjectTests {
  /// A storyboard of one scene: a label, and a button a distance below it.
  static func storyboard(gap: Int = 8, type: String = "CocoaTouch.Storyboard", pictures: Int = 0) -> String {
    let images = (0..<pictures).map { number in
      """
      <imageView image="missing\(number)" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="i\(number)">
      <rect key="frame" x="0" y="0" width="1" height="1"/><constraints>
      <constraint firstAttribute="width" constant="9" id="w\(number)"/></constraints></imageView>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" toolsVersion="22155" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="Start" id="vc" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0" y="0" width="1" height="1"/></label>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="button"><rect key="frame" x="0" y="0" width="1" height="1"/>
      <state key="normal" title="Go"/></button>\(images.joined())</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c1"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c2"/>
      <constraint firstItem="button" firstAttribute="leading" secondItem="label" secondAttribute="leading" id="c3"/>
      <constraint firstItem="button" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="\(gap)" id="c4"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
  }

  private func project() throws -> Workplace {
    let workplace = try Workplace([:])
    try workplace.write(Self.storyboard(), to: "MyApp/Base.lproj/Main.storyboard")
    try workplace.write("// !$*UTF8*$!", to: "MyApp.xcodeproj/project.pbxproj")
    return workplace
  }

  @Test func `init proposes the documents that are there, and says what it leaves out`() throws {
    let workplace = try project()
    try workplace.write(Self.storyboard(), to: "Pods/Other/Other.storyboard")
    try workplace.write(Self.storyboard(type: "Cocoa.Storyboard"), to: "MacApp/Main.storyboard")
    try workplace.write("name: MyApp\n", to: "project.yml")
    let outcome = try workplace.plumb("init")
    #expect(outcome.code == 0, "\(outcome.out)\(outcome.talk)")
    let settings = try workplace.text("plumb.yaml")
    #expect(settings.contains("documents: [MyApp]\n"), "\(settings)")
    #expect(settings.contains("cells: [iphone-se-3-portrait, iphone-15-portrait, "), "\(settings)")
    #expect(outcome.talk.contains("Pods: left out: third-party code\n"), "\(outcome.talk)")
    #expect(outcome.talk.contains("MacApp/Main.storyboard: left out: not for iOS\n"), "\(outcome.talk)")
    #expect(outcome.talk.contains("1 YAML file left out"), "\(outcome.talk)")
    #expect(outcome.out.contains("gallery/index.html\n"), "\(outcome.out)")
    #expect(!workplace.exists("Recipes"), "\(outcome.out)")
    let verified = try workplace.plumb("verify")
    #expect(verified.code == 0, "\(verified.out)\(verified.talk)")
    #expect(verified.talk.contains("4 of 4 cells identical"), "\(verified.out)\(verified.talk)")
    try workplace.write(Self.storyboard(gap: 9), to: "MyApp/Base.lproj/Main.storyboard")
    let changed = try workplace.plumb("verify")
    #expect(changed.code == 1, "\(changed.out)")
    #expect(changed.out.contains("in all 4 cells"), "\(changed.out)")
    let again = try workplace.plumb("init")
    #expect(again.code == 0, "\(again.talk)")
    #expect(again.out.isEmpty, "\(again.talk)")
    #expect(again.talk.contains("plumb.yaml already exists"), "\(again.talk)")
  }

  @Test func `folders with files that are no recipes are not named as a whole`() throws {
    let workplace = try project()
    try workplace.write("openapi: 3.1.0\n", to: "MyApp/Resources/api.yaml")
    try workplace.write(Workplace.simple, to: "MyApp/my recipe.yaml")
    #expect(try workplace.plumb("init").code == 0)
    let settings = try workplace.text("plumb.yaml")
    #expect(settings.contains("documents: [MyApp/Base.lproj, \"MyApp/my recipe.yaml\"]\n"), "\(settings)")
    #expect(try workplace.plumb("verify").code == 0)
  }

  @Test func `without settings every command finds the documents, or says what to do`() throws {
    let workplace = try project()
    for command in ["recipes", "lint", "render", "record", "verify"] {
      let outcome = try workplace.plumb(command)
      #expect(outcome.code == 0, "\(command): \(outcome.out)\(outcome.talk)")
    }
    #expect(try workplace.plumb("sweep", "Start", "--quiet").code == 0)
    #expect(try workplace.plumb("explain", "Start", "Hello.top").code == 0)
    let empty = try Workplace([:])
    for command in ["recipes", "lint", "render", "record", "verify"] {
      let outcome = try empty.plumb(command)
      #expect(outcome.code == 2, "\(command): \(outcome.out)")
      #expect(outcome.talk.contains("no storyboard, xib or recipe (.yaml) below this folder"), "\(outcome.talk)")
      #expect(outcome.talk.contains("plumb init"), "\(outcome.talk)")
    }
  }

  @Test(arguments: ["Screens/simple.yaml", "Screens/Main.storyboard"])
  func `the cells of the project hold for every kind of document`(path: String) throws {
    let workplace = try Workplace([:])
    try workplace.write(path.hasSuffix("yaml") ? Workplace.simple : Self.storyboard(), to: path)
    try workplace.write(
      "documents: [Screens]\ncells: [iphone-8-portrait, ipad-pro-11-landscape]\ngoldens: Own\nreport: shown\n",
      to: "plumb.yaml")
    #expect(try workplace.plumb("record").code == 0)
    let pictures = workplace.files("Own").filter { $0.hasSuffix(".png") }.map { $0.split(separator: "/").last ?? "" }
    #expect(pictures == ["ipad-pro-11-landscape.png", "iphone-8-portrait.png"])
    #expect(try workplace.plumb("verify").code == 0)
    #expect(try workplace.plumb("render", "--format", "svg").code == 0)
    let drawn = workplace.files("gallery").filter { $0.hasSuffix(".svg") }
    #expect(drawn.count == 2, "\(drawn)")
    #expect(drawn.allSatisfy { $0.contains("iphone-8-") || $0.contains("ipad-pro-11-") }, "\(drawn)")
    try workplace.write("documents: [Screens]\ncells: fewest\n", to: "plumb.yaml")
    #expect(try workplace.plumb("record").code == 0)
    #expect(
      try workplace.text(workplace.files(".").first { $0.hasPrefix("Snapshots") && $0.hasSuffix("frames.txt") } ?? "")
        .contains("ipad-mini"))
  }

  @Test func `a canvas recorded before the project named cells is laid out as the canvas`() throws {
    let workplace = try Workplace([:])
    try workplace.write(Self.storyboard(), to: "Screens/Main.storyboard")
    try workplace.write("documents: [Screens]\n", to: "plumb.yaml")
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write("documents: [Screens]\ncells: [iphone-8-portrait]\n", to: "plumb.yaml")
    let outcome = try workplace.plumb("verify")
    #expect(outcome.talk.contains("1 of 2 cells identical"), "\(outcome.talk)")
    #expect(!outcome.out.contains("down by"), "\(outcome.out)")
  }

  @Test(arguments: ["Screens/simple.yaml", "Screens/Main.storyboard"])
  func `every other setting shows an effect on every kind of document`(path: String) throws {
    let workplace = try Workplace([:])
    let isRecipe = path.hasSuffix("yaml")
    func write(gap: Int = 20) throws {
      let recipe = Workplace.simple.replacing("+ 20.0", with: "+ \(gap)")
      try workplace.write(isRecipe ? recipe : Self.storyboard(gap: gap), to: path)
    }
    func set(_ settings: String) throws {
      try workplace.write("documents: Screens\ncells: [iphone-8-portrait]\n\(settings)", to: "plumb.yaml")
    }
    try write()
    try set("record: never\n")
    #expect(try workplace.plumb("record").talk.contains("nothing is written"))
    #expect(!workplace.exists("Snapshots"))
    try set("pictureFormat: svg\n")
    #expect(try workplace.plumb("record").code == 0)
    let files = workplace.files("Snapshots")
    #expect(files.contains { $0.hasSuffix(".svg") }, "\(files)")
    #expect(!files.contains { $0.hasSuffix(".png") }, "\(files)")
    try set("pictureFormat: svg\nreport: shown\npictures: 0\n")
    try write(gap: 21)
    #expect(try workplace.plumb("verify").code == 1)
    #expect(workplace.exists("shown/run.json"))
    try set("pictureFormat: svg\ntolerances: { wide: { points: 2, pixels: 1 } }\ntolerance: wide\n")
    let tolerated = try workplace.plumb("verify")
    #expect(tolerated.code == 0, "\(tolerated.out)")
    #expect(tolerated.out.contains("tolerated"), "\(tolerated.out)")
    try set("lint: { rules: { no-such-rule: off } }\n")
    #expect(try workplace.plumb("lint").code == 2)
    try set("chapters: [Screens]\n")
    #expect(try workplace.plumb("render").code == 0)
  }

  @Test func `remarks of one kind are one line with a count`() throws {
    let workplace = try Workplace([:])
    try workplace.write(Self.storyboard(pictures: 9), to: "Main.storyboard")
    let short = try workplace.plumb("render").talk.split(separator: "\n").filter { $0.contains("not saved where") }
    #expect(short.count == 1, "\(short)")
    #expect(short.first?.contains("more of this kind; --verbose lists them") == true, "\(short)")
    let whole = try workplace.plumb("render", "--verbose").talk.split(separator: "\n")
      .filter { $0.contains("not saved where") }
    #expect(whole.count == 9, "\(whole)")
  }
}
