import Foundation
import Testing

/// Storyboards on the command line: goldens, remarks, conversion.
@Suite struct StoryboardTests {
  private static func storyboard(gap: Int = 20, scenes: Int = 1) -> String {
    let scene = (1...scenes).map { number in
      """
      <scene sceneID="s-\(number)"><objects>
      <viewController storyboardIdentifier="Screen \(number)" id="vc-\(number)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root-\(number)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label text="First Name" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
      translatesAutoresizingMaskIntoConstraints="NO" id="label-\(number)">
      <rect key="frame" x="0" y="0" width="1" height="1"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <textField borderStyle="roundedRect" placeholder="1. Name" translatesAutoresizingMaskIntoConstraints="NO" id="field-\(number)">
      <rect key="frame" x="0" y="0" width="1" height="1"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      <mapView translatesAutoresizingMaskIntoConstraints="NO" id="map-\(number)">
      <rect key="frame" x="0" y="0" width="1" height="1"/></mapView></subviews>
      <viewLayoutGuide key="safeArea" id="safe-\(number)"/>
      <constraints>
      <constraint firstItem="label-\(number)" firstAttribute="leading" secondItem="root-\(number)" secondAttribute="leadingMargin" id="c1-\(number)"/>
      <constraint firstItem="field-\(number)" firstAttribute="leading" secondItem="label-\(number)" secondAttribute="trailing" constant="8" id="c2-\(number)"/>
      <constraint firstAttribute="trailingMargin" secondItem="field-\(number)" secondAttribute="trailing" id="c3-\(number)"/>
      <constraint firstItem="field-\(number)" firstAttribute="top" secondItem="safe-\(number)" secondAttribute="top" constant="\(gap)" id="c4-\(number)"/>
      <constraint firstItem="label-\(number)" firstAttribute="baseline" secondItem="field-\(number)" secondAttribute="baseline" id="c5-\(number)"/>
      <constraint firstItem="map-\(number)" firstAttribute="top" secondItem="field-\(number)" secondAttribute="bottom" constant="8" id="c6-\(number)"/>
      <constraint firstItem="map-\(number)" firstAttribute="leading" secondItem="root-\(number)" secondAttribute="leading" id="c7-\(number)"/>
      <constraint firstItem="map-\(number)" firstAttribute="width" secondItem="root-\(number)" secondAttribute="width" multiplier="0.5" id="c8-\(number)"/>
      <constraint firstItem="map-\(number)" firstAttribute="height" secondItem="map-\(number)" secondAttribute="width" multiplier="9:16" id="c9-\(number)"/>
      </constraints></view></viewController></objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(scene.joined())</scenes></document>
      """
  }

  private func workplace(_ text: String = storyboard()) throws -> Workplace {
    let workplace = try Workplace([:])
    try workplace.write(text, to: "App/Main.storyboard")
    return workplace
  }

  @Test func `every command refuses a reference to nothing, and shows what there is`() throws {
    let lost = "<connections><segue destination=\"lost\" kind=\"show\" id=\"s-9\"/></connections></viewController>"
    let workplace = try workplace(Self.storyboard().replacing("</viewController>", with: lost))
    for command in ["layout", "lint"] {
      let outcome = try workplace.plumb(command, "App/Main.storyboard")
      #expect(outcome.code == 2, "\(command)")
      #expect(outcome.talk.contains("destination: there is no object with the id lost (s-9)"), "\(outcome.talk)")
      #expect(!outcome.out.isEmpty)
    }
  }

  @Test func `a storyboard's scenes are guarded on their canvas, and on devices once recorded`() throws {
    let workplace = try workplace()
    #expect(try workplace.plumb("record", "App/Main.storyboard").code == 0)
    #expect(workplace.files("Snapshots").contains("App/Main/Screen-1/375x667-compact-regular@2x.png"))
    #expect(try workplace.plumb("verify", "App/Main.storyboard").code == 0)
    #expect(
      try workplace.plumb("record", "App/Main.storyboard", "--device", "iphone-15", "--mode", "missing").code == 0)
    #expect(try workplace.text("Snapshots/App/Main/Screen-1/frames.txt").contains("cell iphone-15-landscape "))
    try workplace.write(Self.storyboard(gap: 24), to: "App/Main.storyboard")
    let outcome = try workplace.plumb("verify", "App/Main.storyboard")
    #expect(outcome.code == 1)
    #expect(
      outcome.out == """
        App/Main.storyboard
          "1. Name".Top: constant 20 -> 24, Main.storyboard:21
            1. Name, First Name and Map View: down by 4, in all 3 cells
          pictures in report/App/Main/Screen-1

        """)
  }

  @Test func `a scene that is gone leaves orphaned goldens`() throws {
    let workplace = try workplace(Self.storyboard(scenes: 2))
    try workplace.write(Workplace.simple, to: "Recipes/simple.yaml")
    #expect(try workplace.plumb("record", "Recipes", "App").code == 0)
    try workplace.write(Self.storyboard(), to: "Recipes/App/Main.storyboard")
    try FileManager.default.removeItem(atPath: workplace.path("App"))
    let outcome = try workplace.plumb("verify")
    #expect(outcome.code != 0, "\(outcome.out)")
    #expect(outcome.out.contains("App/Main/Screen-2: orphaned"), "\(outcome.out)")
  }

  @Test func `two edits of a storyboard are two causes`() throws {
    let workplace = try workplace()
    #expect(try workplace.plumb("record", "App/Main.storyboard").code == 0)
    let second = #"secondAttribute="trailing" constant="8" id="c2-1""#
    try workplace.write(
      Self.storyboard(gap: 24).replacing(second, with: second.replacing("8", with: "10")), to: "App/Main.storyboard")
    let found = try workplace.plumb("verify", "App/Main.storyboard").out
    let causes = found.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.dropLast()
    #expect(
      causes == [
        #"  "1. Name".Leading: constant 8 -> 10, Main.storyboard:19"#,
        #"  "1. Name".Top: constant 20 -> 24, Main.storyboard:21"#,
      ], "\(found)")
  }

  /// A table in a tab bar controller, and a view that belongs to no screen.
  private static let containers = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="tabs">
    <scenes><scene sceneID="s-tabs"><objects><tabBarController id="tabs" sceneMemberID="viewController">
    <connections><segue destination="list" kind="relationship" relationship="viewControllers" id="r-1"/>
    <segue destination="other" kind="relationship" relationship="viewControllers" id="r-2"/></connections>
    </tabBarController></objects></scene>
    <scene sceneID="s-list"><objects>
    <tableViewController storyboardIdentifier="List" id="list" sceneMemberID="viewController">
    <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain"
    rowHeight="60" id="table">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
    <tableViewCell userLabel="Row" reuseIdentifier="one" id="row"><rect key="frame" x="0.0" y="28" width="375" height="60"/>
    <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="59.5"/>
    <subviews><imageView userLabel="Photo" image="missing" id="photo">
    <rect key="frame" x="10" y="10" width="40" height="40"/></imageView></subviews></tableViewCellContentView>
    </tableViewCell></prototypes></tableView>
    <tabBarItem key="tabBarItem" title="First" id="tab-1"/>
    <connections><outlet property="hint" destination="free" id="o-1"/></connections></tableViewController>
    <view contentMode="scaleToFill" id="free"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
    <color key="backgroundColor" systemColor="systemYellowColor"/></view>
    </objects></scene>
    <scene sceneID="s-other"><objects>
    <viewController storyboardIdentifier="Other" id="other" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
    <tabBarItem key="tabBarItem" title="Second" id="tab-2"/>
    </viewController></objects></scene></scenes></document>
    """

  @Test(arguments: [
    (#"rowHeight="60""#, #"rowHeight="80""#, ["Table View: rowHeight 60 -> 80, Main.storyboard:9"]),
    (#"property="hint""#, #"property="tip""#, ["hint renamed tip, Main.storyboard:18"]),
    (
      #"title="Second""#, #"title="Third""#,
      Array(repeating: #"scene: bars.tab[1].title "Second" -> "Third", Main.storyboard:25"#, count: 2)
    ),
  ])
  func `an edit of a table, a free view or a tab is named where it was made`(
    _ old: String, _ new: String, _ causes: [String]
  ) throws {
    let workplace = try workplace(Self.containers)
    try workplace.write("cells: [iphone-8-portrait]\ndocuments: [App]", to: "plumb.yaml")
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(Self.containers.replacing(old, with: new), to: "App/Main.storyboard")
    let found = try workplace.plumb("verify")
    let named = found.out.split(separator: "\n").filter {
      $0.hasPrefix("  ") && $0.contains(" -> ") || $0.contains("renamed")
    }
    .map { $0.trimmingPrefix("  ") }
    #expect(named.count == causes.count, "\(found.out)\(found.talk)")
    for (line, cause) in zip(named, causes) { #expect(line.hasPrefix(cause), "\(found.out)") }
    #expect(!found.out.contains("a picture file"), "\(found.out)")
  }

  /// Three views whose colours have names.
  private static let colors = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">
    <scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="Screen" id="vc" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <label text="One" fixedFrame="YES" id="one"><rect key="frame" x="20" y="100" width="100" height="21"/>
    <color key="textColor" name="Brand"/>
    </label>
    <button fixedFrame="YES" buttonType="system" id="two"><rect key="frame" x="20" y="200" width="100" height="30"/>
    <state key="normal" title="Two">
    <color key="titleColor" name="Brand"/></state>
    </button>
    </subviews>
    <color key="backgroundColor" name="Ground"/>
    </view></viewController></objects></scene></scenes>
    <resources>
    <namedColor name="Brand"><color red="0.0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    <namedColor name="Ground"><color red="1" green="1" blue="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    </resources></document>
    """

  @Test(arguments: [
    (#"name="Brand"><color red="0.0""#, #"name="Brand"><color red="1""#, 17),
    (#"name="Ground"><color red="1""#, #"name="Ground"><color red="0.5""#, 18),
    (#"key="textColor" name="Brand""#, #"key="textColor" name="Ground""#, 7),
    (#"key="titleColor" name="Brand""#, #"key="titleColor" name="Ground""#, 10),
  ])
  func `an edited color is one cause, at its definition or at the reference`(
    _ old: String, _ new: String, _ line: Int
  ) throws {
    let workplace = try workplace(Self.colors)
    try workplace.write("cells: [iphone-8-portrait]\ndocuments: [App]", to: "plumb.yaml")
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(Self.colors.replacing(old, with: new), to: "App/Main.storyboard")
    let found = try workplace.plumb("verify").out
    let causes = found.split(separator: "\n").filter { $0.hasPrefix("  ") && $0.contains("Main.storyboard:") }
    #expect(causes.count == 1, "\(found)")
    let places = causes.joined().matches(of: /Main\.storyboard:([0-9]+)/).map { Int($0.1) }
    #expect(Set(places) == [line], "\(found)")
  }

  @Test func `documents of one name do not share goldens, and others' are not orphans`() throws {
    let workplace = try workplace()
    try workplace.write(Workplace.simple, to: "Recipes/simple.yaml")
    try workplace.write(Workplace.simple, to: "App/Other.yaml")
    #expect(try workplace.plumb("record", "Recipes", "App").code == 0)
    // Only some of the documents are selected.
    let some = try workplace.plumb("verify", "App/Main.storyboard", "Recipes")
    #expect(some.code == 0, "\(some.out)")
    #expect(!some.out.contains("orphaned"), "\(some.out)")
    try workplace.write(Workplace.simple, to: "Recipes/App/Other.yaml")
    let both = try workplace.plumb("verify", "Recipes", "App")
    #expect(both.code == 2, "\(both.talk)")
    #expect(both.talk.contains("App/Other.yaml"), "\(both.talk)")
    #expect(both.talk.contains("rename one of the two"), "\(both.talk)")
  }

  @Test func `a scene printed as a recipe solves to the same frames`() throws {
    let workplace = try workplace()
    let outcome = try workplace.plumb("recipe", "App/Main.storyboard")
    #expect(outcome.code == 0)
    for line in [
      "  \"First Name\":", "    label: \"First Name\"", "    font: body",
      "  2. \"1 Name\".Leading = First Name.Trailing + 8",
      "  3. Superview.TrailingMargin = \"1 Name\".Trailing", "  8. Map View.Width = 0.5 x Superview.Width",
    ] { #expect(outcome.out.contains("\(line)\n"), "\(line)\n\(outcome.out)") }
    try workplace.write(outcome.out, to: "Recipes/main.yaml")
    func frames(_ path: String, _ more: String...) throws -> [String] {
      let layout =
        more.isEmpty
        ? try workplace.plumb("layout", path)
        : try workplace.plumb(
          "layout", path, "--size", "375x667", "--size-class", "compact,regular", "--scale", "2")
      #expect(layout.code == 0, "\(layout.talk)")
      return layout.out.split(separator: "\n").filter { $0.contains(" frame ") }.map {
        String($0.split(separator: " frame ")[1])
      }
    }
    #expect(try frames("App/Main.storyboard") == frames("Recipes/main.yaml", "on the canvas"))
  }

  @Test func `any scene is printed, by document or id, and printed again the same`() throws {
    let workplace = try workplace()
    try workplace.write(Workplace.simple, to: "Recipes/simple.yaml")
    let byPath = try workplace.plumb("recipe", "Recipes/simple.yaml")
    let byID = try workplace.plumb("recipe", "simple")
    #expect(byPath.code == 0, "\(byPath.talk)")
    #expect(byPath.out == byID.out, "\(byPath.talk)")
    try workplace.write(byPath.out, to: "Recipes/again.yaml")
    #expect(try workplace.plumb("recipe", "again").out == byPath.out)
    let own = try workplace.plumb("recipe", "App/Main.storyboard", "--identities").out
    for line in [
      "  \"First Name\":\n    id: \"label-1\"", "  c2-1: \"1 Name\".Leading = First Name.Trailing + 8",
    ] { #expect(own.contains("\(line)\n"), "\(line)\n\(own)") }
    try workplace.write(own, to: "Recipes/own.yaml")
    #expect(try workplace.plumb("recipe", "own", "--identities").out == own)
  }

  @Test func `a scene is chosen by its name`() throws {
    let workplace = try workplace(Self.storyboard(scenes: 2))
    let list = try workplace.plumb("recipes", "App/Main.storyboard")
    #expect(list.out.contains("Screen-1"))
    #expect(list.out.contains("Screen-2"))
    #expect(try workplace.plumb("recipe", "App/Main.storyboard", "--scene", "Screen-2").code == 0)
    let none = try workplace.plumb("recipe", "App/Main.storyboard")
    #expect(none.code == 2, "\(none.talk)")
    #expect(none.talk.contains("2 scenes; choose one with --scene: Screen-1, Screen-2"), "\(none.talk)")
    let wrong = try workplace.plumb("recipe", "App/Main.storyboard", "--scene", "Screen-3")
    #expect(wrong.code == 2, "\(wrong.talk)")
    #expect(wrong.talk.contains("has no scene \"Screen-3\"; did you mean Screen-1?"), "\(wrong.talk)")
    #expect(try workplace.plumb("recipe").code == 2)
  }

  @Test func `what is left empty is reported once a document and fails nothing`() throws {
    let workplace = try workplace()
    let outcome = try workplace.plumb("layout", "App/Main.storyboard")
    #expect(outcome.code == 0)
    #expect(outcome.talk.contains("App/Main.storyboard: laid out, but left empty: mapView\n"), "\(outcome.talk)")
  }

  @Test func `many scenes are read and laid out, each by itself`() throws {
    let workplace = try workplace(Self.storyboard(scenes: 60))
    let outcome = try workplace.plumb("layout", "App/Main.storyboard", "--json")
    #expect(outcome.code == 0)
    #expect(outcome.out.split(separator: "\"cell\"").count == 61)
  }
}
