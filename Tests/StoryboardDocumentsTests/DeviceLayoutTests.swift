import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import StoryboardDocuments

/// Documents on devices of another size than the canvas: masks, and tables.
@MainActor @Suite struct DeviceLayoutTests: StoryboardFixtures {
  nonisolated private static let names = ["iphone-se-3-portrait", "iphone-15-landscape", "ipad-pro-11-landscape"]
  private static let cells = names.compactMap { Cell(named: $0) }

  // MARK: Masks

  private static let parts = [
    "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
  ]

  /// A view for each of the 64 masks, all with the same frame.
  private static let masked = (0..<64).map { mask in
    let flexible = parts.enumerated().filter { mask & 1 << $0.offset != 0 }.map { "\($0.element)=\"YES\"" }
    return """
      <view id="m\(mask)"><rect key="frame" x="31.5" y="10.25" width="120.5" height="40.75"/>
      <autoresizingMask key="autoresizingMask" \(flexible.joined(separator: " "))/></view>
      """
  }.joined()

  /// Returns where AL-7.2 puts a part of a superview that changes from one length to another.
  private func resized(_ start: Double, _ size: Double, _ mask: Int, from old: Double, to new: Double) -> [Double] {
    let lengths = [start, size, old - start - size]
    let flexible = (0..<3).filter { mask & 1 << $0 != 0 }
    let sum = flexible.reduce(0) { $0 + lengths[$1] }
    func part(_ index: Int) -> Double {
      flexible.contains(index) ? lengths[index] * (1 + (new - old) / sum) : lengths[index]
    }
    return [part(0), max(0, part(1))]
  }

  private func expectFormula(_ layout: SolvedLayout, from old: CGSize, in parent: CGSize, _ note: String) throws {
    for mask in 0..<64 {
      let frame = try #require(layout.views.first { $0.id == "m\(mask)" }).exactFrame
      let x = resized(31.5, 120.5, mask & 7, from: old.width, to: parent.width)
      let y = resized(10.25, 40.75, mask >> 3, from: old.height, to: parent.height)
      let wanted = [x[0], y[0], x[1], y[1]]
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      let distance = zip(wanted, found).map { abs($0 - $1) }.max() ?? 1
      #expect(distance < 0.001, "\(note), mask \(mask): \(found), not \(wanted)")
    }
  }

  @Test(arguments: names)
  func `every mask is measured from the saved size of the root`(name: String) throws {
    let cell = try #require(Cell(named: name))
    let layout = try LayoutPipeline().solve(try scene(document(Self.masked)), in: cell)
    let root = layout.views[0].frame.size
    try expectFormula(layout, from: CGSize(width: 375, height: 667), in: root, cell.name)
  }

  @Test(arguments: names)
  func `AL-7.2 views with a fixed frame follow their masks on devices`(name: String) throws {
    let cell = try #require(Cell(named: name))
    let fixed = Self.masked.replacing(
      "<view id", with: "<view fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id")
    let layout = try LayoutPipeline().solve(try scene(document(fixed)), in: cell)
    try expectFormula(layout, from: CGSize(width: 375, height: 667), in: layout.views[0].frame.size, cell.name)
  }

  @Test(arguments: names)
  func `every mask in a row is measured from the saved size of its content`(name: String) throws {
    let cell = try #require(Cell(named: name))
    let data = table(rows: [row("r", height: 80, Self.masked)])
    let layout = try LayoutPipeline().solve(try scene(data), in: cell)
    let content = try #require(layout.views.first { $0.id == "r-content" }).exactFrame.size
    #expect(content.width > 300)
    try expectFormula(layout, from: CGSize(width: 375, height: 79.5), in: content, cell.name)
  }

  // MARK: Tables

  private func row(_ id: String, height: Double?, _ inner: String = "", constraints: String = "") -> String {
    """
    <tableViewCell \(height.map { "rowHeight=\"\($0)\"" } ?? "") id="\(id)">
    <rect key="frame" x="0" y="0" width="375" height="80"/>
    <tableViewCellContentView key="contentView" id="\(id)-content"><rect key="frame" x="0" y="0" width="375" height="79.5"/>
    <subviews>\(inner)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
    """
  }

  /// A controller whose view is a table.
  private func table(rows: [String], attributes: String = "", parts: String = "", isStatic: Bool = false) -> Data {
    let contents =
      isStatic
      ? "<sections>\(rows.enumerated().map { "<tableViewSection headerTitle=\"Part\" id=\"s\($0)\"><cells>\($1)</cells></tableViewSection>" }.joined())</sections>"
      : "<prototypes>\(rows.joined())</prototypes>"
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
      useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s-1"><objects><tableViewController id="vc-1" sceneMemberID="viewController">
      <tableView key="view" \(attributes) id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(parts)\(contents)</tableView></tableViewController></objects></scene></scenes></document>
      """.utf8)
  }

  @Test
  func `a section's title of several lines is an element, and moves the rows as the same lines in an attribute do`()
    throws
  {
    let plain = String(
      decoding: table(rows: [row("r", height: 50)], attributes: "style=\"grouped\"", isStatic: true), as: UTF8.self)
    let element = plain.replacing(
      "headerTitle=\"Part\" id=\"s0\">", with: "id=\"s0\"><string key=\"headerTitle\">Two\nlines</string>")
    let attribute = plain.replacing("headerTitle=\"Part\"", with: "headerTitle=\"Two&#10;lines\"")
    func tops(_ text: String) throws -> [Double] {
      let layout = try LayoutPipeline().solve(
        try scene(Data(text.utf8)), in: try #require(Cell(named: "iphone-15-portrait")))
      return layout.views.filter { $0.id == "r" }.map { Double($0.absoluteFrame.minY) }
    }
    #expect(element != plain)
    #expect(attribute != plain)
    #expect(try tops(element) == tops(attribute))
    #expect(try tops(element) != tops(plain))
  }

  /// A view pinned to the edges of a row's content, with a height.
  private func box(in row: String, height: Int) -> (view: String, constraints: String) {
    func edge(_ name: String) -> String {
      """
      <constraint firstItem="\(row)-box" firstAttribute="\(name)" secondItem="\(row)-content" \
      secondAttribute="\(name)" id="\(row)-\(name)"/>
      """
    }
    let size = "<constraint firstItem=\"\(row)-box\" firstAttribute=\"height\" constant=\"\(height)\" id=\"\(row)-h\"/>"
    return (
      box("\(row)-box"), ["top", "bottom", "leading", "trailing"].map(edge).joined() + size
    )
  }

  private func selfSizing(_ id: String, _ height: Int) -> String {
    let box = box(in: id, height: height)
    return row(id, height: nil, box.view, constraints: box.constraints)
  }

  @Test(arguments: names)
  func `rows are as wide as their table, and a taller one moves those below it`(name: String) throws {
    let cell = try #require(Cell(named: name))
    let pipeline = try LayoutPipeline()
    func solved(_ height: Int, _ fixed: Double, isStatic: Bool) throws -> SolvedLayout {
      let rows = [row("a", height: fixed), selfSizing("b", height), row("c", height: nil)]
      let data = table(rows: rows, attributes: #"rowHeight="-1" separatorStyle="none""#, isStatic: isStatic)
      return pipeline.solve(try scene(data), in: cell)
    }
    for isStatic in [false, true] {
      let (low, high) = (try solved(60, 80, isStatic: isStatic), try solved(90, 100, isStatic: isStatic))
      func of(_ layout: SolvedLayout, _ id: String) throws -> CGRect {
        try #require(layout.views.first { $0.id == id }).frame
      }
      let width = low.views[0].frame.width
      for id in ["table", "a", "b", "c"] { #expect(try of(low, id).width == width, "\(id)") }
      #expect(try of(low, "a").height == 80)
      #expect(try of(low, "b").height == 60)
      #expect(try of(low, "c").height == 44)
      #expect(try of(high, "b").minY - of(low, "b").minY == 20)
      #expect(try of(high, "c").minY - of(low, "c").minY == 50)
      #expect(try of(low, "b-box").width == of(low, "b-content").width)
    }
  }

  @Test func `AL-9.13 since iOS 15 headers of a plain table have 22 points above them`() throws {
    let data = table(rows: [row("a", height: 44), row("b", height: 44)], attributes: "style=\"plain\"", isStatic: true)
    let layout = try LayoutPipeline().solve(try scene(data), in: try #require(Cell(named: "iphone-15-portrait")))
    let tops = layout.views.filter { ["a", "b"].contains($0.id) }.map { Double($0.frame.minY) }
    #expect(tops == [50, 144])
  }

  @Test func `AL-3.1 on devices a date picker without a style is compact, and a countdown is named`() throws {
    let picker = """
      <datePicker id="d" datePickerMode="date" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="320" height="216"/></datePicker>
      """
    let found = try scene(document(picker))
    let onDevice = try LayoutPipeline().solve(found, in: try #require(Cell(named: "iphone-15-portrait")))
    #expect(onDevice.views.first { $0.id == "d" }.map { $0.frame.height < 50 } == true)
    let countdown = try LayoutPipeline().solve(
      try scene(document(picker.replacing("\"date\"", with: "\"countDownTimer\""))),
      in: try #require(Cell(named: "iphone-15-portrait")))
    #expect(countdown.views.first { $0.id == "d" }?.frame.height == 216)
  }

  @Test func `rows without an id, and two with one id, stay in their sections`() throws {
    let rows = [row("a", height: 50), row("a", height: 60), row("", height: 70).replacing("id=\"\"", with: "")]
    let data = table(rows: rows, attributes: #"separatorStyle="none""#, isStatic: true)
    let layout = try LayoutPipeline().solve(try scene(data), in: Self.cells[0])
    let heights = layout.views.filter { if case .row = $0.content { true } else { false } }.map(\.frame.height)
    #expect(heights == [50, 60, 70])
  }

  @Test func `a list keeps the insets of its content on devices, in a recipe, too`() throws {
    let attributes = #"contentInsetAdjustmentBehavior="never""#
    let inset = #"<inset key="contentInset" minX="0.0" minY="30" maxX="0.0" maxY="10"/>"#
    let scene = try scene(table(rows: [row("r", height: 50)], attributes: attributes, parts: inset))
    let written = try RecipeDocument.decode(RecipeWriter.write(scene), document: "x.yaml", fonts: .installed)
    for (scene, id) in [(scene, "table"), (written, "Table View")] {
      let layout = try LayoutPipeline().solve(scene, in: Self.cells[0])
      let table = try #require(layout.views.first { $0.id == id }, "\(layout.views.map(\.id))")
      #expect(table.scrollOffset.y == -30, "\(id)")
    }
  }

  @Test func `a header and a footer are as wide as the table and keep their heights`() throws {
    let parts = ["tableHeaderView", "tableFooterView"].map { key in
      """
      <view key="\(key)" id="\(key)"><rect key="frame" x="0" y="0" width="375" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/><subviews>\(
        key == "tableHeaderView" ? Self.masked : "")</subviews></view>
      """
    }
    let data = table(rows: [row("a", height: 70)], parts: parts.joined())
    for cell in Self.cells {
      let layout = try LayoutPipeline().solve(try scene(data), in: cell)
      let width = layout.views[0].frame.width
      #expect(frame(layout, "tableHeaderView") == [0, 0, Double(width), 50], "\(cell.name)")
      #expect(frame(layout, "a") == [0, 50, Double(width), 70], "\(cell.name)")
      #expect(frame(layout, "tableFooterView") == [0, 120, Double(width), 50], "\(cell.name)")
      try expectFormula(
        layout, from: CGSize(width: 375, height: 50), in: CGSize(width: width, height: 50), cell.name)
    }
  }

  @Test func `cells of a collection have the sizes and the places of its flow layout`() throws {
    let cells = (1...3).map { number in
      """
      <collectionViewCell id="c\(number)"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <collectionViewCellContentView key="contentView" id="c\(number)-content"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <subviews><view id="c\(number)-box"><rect key="frame" x="10" y="10" width="30" height="20"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews>
      </collectionViewCellContentView></collectionViewCell>
      """
    }
    let collection = """
      <collectionView id="list"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="6" id="flow">
      <size key="itemSize" width="150" height="90"/><inset key="sectionInset" minX="20" minY="8" maxX="20" maxY="8"/>
      </collectionViewFlowLayout><cells>\(cells.joined())</cells></collectionView>
      """
    let scene = try scene(document(collection))
    let recipe = try RecipeDocument.decode(
      RecipeWriter.write(scene, identities: true), document: "written.yaml", fonts: .installed)
    // Two cells fill a line of 335 points, which is spread (AL-9.15).
    for (name, second, third) in [
      ("iphone-se-3-portrait", 205.0, [20.0, 110, 150, 90]), ("ipad-pro-11-landscape", 176, [332, 8, 150, 90]),
    ] {
      let cell = try #require(Cell(named: name))
      for layout in [try LayoutPipeline().solve(scene, in: cell), try LayoutPipeline().solve(recipe, in: cell)] {
        #expect(frame(layout, "c1") == [20, 8, 150, 90], "\(name)")
        #expect(frame(layout, "c2") == [second, 8, 150, 90], "\(name)")
        #expect(frame(layout, "c3") == third, "\(name): \(frame(layout, "c3"))")
        #expect(frame(layout, "c1-box") == [10, 10, 130, 20], "\(name): \(frame(layout, "c1-box"))")
      }
    }
  }

  /// A phone on its side has a notch at both sides.
  @Test(arguments: [("", 0.0), (" sectionInsetReference=\"safeArea\"", 59)])
  func `AL-9.15 cells begin at the side of the collection unless insets count from the safe area`(
    _ reference: String, _ left: Double
  ) throws {
    let collection = """
      <collectionView id="list"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <collectionViewFlowLayout key="collectionViewLayout"\(reference) id="flow"><size key="itemSize" width="100" height="90"/>
      </collectionViewFlowLayout><cells><collectionViewCell id="c"><rect key="frame" x="0" y="0" width="50" height="50"/>
      </collectionViewCell></cells></collectionView>
      """
    let scene = try scene(document(collection))
    let recipe = try RecipeDocument.decode(
      RecipeWriter.write(scene, identities: true), document: "written.yaml", fonts: .installed)
    let cell = try #require(Cell(named: "iphone-15-landscape"))
    for scene in [scene, recipe] {
      #expect(frame(try LayoutPipeline().solve(scene, in: cell), "c")[0] == left)
    }
  }

  @Test func `a table written as a recipe has the same frames`() throws {
    let cell =
      "<label key=\"textLabel\" text=\"Title\" id=\"t\"><rect key=\"frame\" x=\"16\" y=\"0\" width=\"300\" height=\"79\"/></label>"
    let own = row("own", height: nil, cell).replacing(
      "<tableViewCell ",
      with: "<tableViewCell textLabel=\"t\" style=\"IBUITableViewCellStyleDefault\" accessoryType=\"checkmark\" ")
    let header = """
      <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="375" height="50"/></view>
      """
    for style in ["plain", "grouped", "insetGrouped"] {
      let data = table(
        rows: [row("a", height: 70, Self.masked), selfSizing("b", 90), own],
        attributes: "style=\"\(style)\" separatorStyle=\"none\"", parts: header, isStatic: true)
      let scene = try scene(data)
      let text = RecipeWriter.write(scene, identities: true)
      let recipe = try RecipeDocument.decode(text, document: "written.yaml", fonts: .installed)
      let pipeline = try LayoutPipeline()
      for cell in Self.cells {
        let (drawn, written) = (pipeline.solve(scene, in: cell), pipeline.solve(recipe, in: cell))
        #expect(drawn.views.map(\.id).contains("t"))
        #expect(drawn.views.map(\.id).contains("header"))
        #expect(drawn.views.map(\.frame) == written.views.map(\.frame), "\(cell.name)\n\(text)")
      }
    }
  }
}
