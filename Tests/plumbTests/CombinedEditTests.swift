import CairoCanvas
import Foundation
import Testing

/// Several edits at once: each is a cause of its own, and none hides another.
@Suite struct CombinedEditTests {
  /// A recipe, two or more edits of it, and the causes that a verdict names.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let views: String
    var rest = ""
    let edits: [(String, String)]
    let causes: [String]
  }

  private static let boxes = """
    Title: { label: Hello }
    Badge: { background: yellow }
    """

  static let rows = [
    Row(
      testDescription: "a renamed view that is painted otherwise", views: boxes,
      edits: [("Badge", "Chip"), ("yellow", "green")],
      causes: ["Badge renamed Chip, a.yaml:5", "Chip: background yellow -> green, a.yaml:5"]),
    Row(
      testDescription: "a renamed view beside one that is painted otherwise", views: boxes,
      edits: [("Title", "Head"), ("yellow", "green")],
      causes: ["Title renamed Head, a.yaml:4", "Badge: background yellow -> green, a.yaml:5"]),
    Row(
      testDescription: "a view that a state changes, too",
      views: "Title: { label: Hello }\nGo: { button: Go, background: yellow }",
      rest: "states: { Busy: { set: { Go: { button: Wait } } } }\n",
      edits: [("Hello", "Howdy"), ("yellow", "green")],
      causes: [
        #"Title: text "Hello" -> "Howdy", a.yaml:4"#, "Go: background yellow -> green, a.yaml:5",
      ]),
    Row(
      testDescription: "two keys of one view", views: boxes,
      edits: [("label: Hello", "label: Hello, textColor: red, alignment: right")],
      causes: ["Title: textColor default -> red, a.yaml:4", "Title: alignment default -> right, a.yaml:4"]),
    Row(
      testDescription: "another kind", views: boxes, edits: [("label: Hello", "button: Hello")],
      causes: ["Title: kind label -> button, a.yaml:4"]),
    Row(
      testDescription: "a renamed row, whose labels are called after it",
      views: "List:\n  table: plain\n  frame: [0, 0, 300, 300]\n  views: { Boots: { cell: { text: Boots } } }",
      edits: [("{ Boots:", "{ Shoes:")], causes: ["Boots renamed Shoes, a.yaml:7"]),
    Row(
      testDescription: "parts of a row",
      views:
        "List:\n  table: plain\n  frame: [0, 0, 300, 300]\n  views: { Row: { cell: { text: A, style: value1, detail: B } } }",
      edits: [("detail: B", "detail: C")], causes: [#"Row: cell.detail "B" -> "C", a.yaml:7"#]),
  ]

  @Test(arguments: rows)
  func `each edit is a cause`(_ row: Row) throws {
    let views = row.views.components(separatedBy: "\n").map { "  " + $0 }.joined(separator: "\n")
    let names = ["Title", "Badge", "Go"].filter { row.views.contains("\($0):") }
    let equations = names.enumerated().flatMap { index, name in
      ["Top = Safe Area.Top + \(index * 50)", "Leading = Superview.Leading + 20"].map { "\n  \(name).\($0)" }
        + (name == "Badge" ? ["\n  Badge.Width = 40", "\n  Badge.Height = 40"] : [])
    }
    let constraints = equations.isEmpty ? "" : "\nconstraints: |" + equations.joined()
    let text = "title: A\ncells: [iphone-8-portrait]\nviews:\n\(views)\(constraints)\n\(row.rest)"
    let workplace = try Workplace(["a": text])
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(row.edits.reduce(text) { $0.replacing($1.0, with: $1.1) }, to: "Recipes/a.yaml")
    let found = try workplace.plumb("verify")
    #expect(found.code == 1, "\(found.talk)")
    let lines = found.out.components(separatedBy: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    let causes = lines.filter { !$0.contains("pictures in") }.map {
      $0.dropFirst(2).replacing(/, in (all|both)? ?[0-9]* ?cells?.*|, in iphone-8-portrait.*/, with: "")
    }
    #expect(causes.map(String.init) == row.causes, "\(found.out)")
    if !row.rest.isEmpty { #expect(found.out.contains("in all 2 cells"), "\(found.out)") }
    #expect(try workplace.plumb("review", "accept", "--all").code == 0)
    #expect(try workplace.plumb("record").out.isEmpty)
  }

  @Test func `a renamed view of a storyboard hides no repaint either`() throws {
    func document(_ name: String, _ color: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" useAutolayout="YES">
      <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><view userLabel="\(name)" id="b" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="10" y="20" width="30" height="40"/>
      <color key="backgroundColor" systemColor="\(color)"/>
      </view></subviews></view></objects></document>
      """
    }
    let workplace = try Workplace([:])
    try workplace.write("cells: [iphone-8-portrait]", to: "plumb.yaml")
    try workplace.write(document("Badge", "systemYellowColor"), to: "Recipes/Main.xib")
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(document("Chip", "systemGreenColor"), to: "Recipes/Main.xib")
    let found = try workplace.plumb("verify")
    #expect(found.out.contains("Badge renamed Chip, Main.xib:4"), "\(found.out)\(found.talk)")
    #expect(found.out.contains("Chip: background systemYellow -> systemGreen, Main.xib:6"), "\(found.out)")
  }

  @Test(arguments: [
    ("Hello", "Howdy", #"Title: text "Hello" -> "Howdy""#),
    ("Hello }", "Hello, textColor: red }", "Title: textColor default -> red"),
    ("  Title.Leading = Superview.Leading\n", "  Title.CenterX = Superview.CenterX\n", "Title.CenterX"),
  ])
  func `a picture that changed beside an edit is a cause of its own`(
    _ old: String, _ new: String, _ cause: String
  ) throws {
    let text = """
      title: A
      cells: [iphone-8-portrait]
      views:
        Title: { label: Hello }
        Photo: { image: photo, frame: [20, 60, 40, 40], contentMode: scaleToFill }
      constraints: |
        Title.Top = Safe Area.Top
        Title.Leading = Superview.Leading

      """
    let workplace = try Workplace(["a": text])
    func draw(_ color: UInt32) throws {
      let image = PixelImage(width: 20, height: 20, pixels: Array(repeating: color, count: 400))
      try workplace.write(bytes: PNGWriter.encode(image), to: "Recipes/Images/photo.png")
    }
    try draw(0xFF00_00FF)
    #expect(try workplace.plumb("record").code == 0)
    try draw(0xFFFF_0000)
    try workplace.write(text.replacing(old, with: new), to: "Recipes/a.yaml")
    let found = try workplace.plumb("verify")
    #expect(found.out.contains("a picture file of Photo changed"), "\(found.out)")
    #expect(found.out.contains(cause), "\(found.out)")
  }

  @Test(arguments: [
    (##"pointSize="17"/><color key="textColor""##, ##"pointSize="18"/><color key="textColor""##, "Name: font 17 -> 18"),
    (##"pointSize="15"/><state"##, ##"pointSize="16"/><state"##, "Send: font 15 -> 16"),
    (##"pointSize="14"/></textField>"##, ##"pointSize="15"/></textField>"##, "Mail: font 14 -> 15"),
    (##"pointSize="13"/></textView>"##, ##"pointSize="14"/></textView>"##, "Note: font 13 -> 14"),
    (##"alpha="0.7""##, ##"alpha="0.6""##, "Box: alpha 0.7 -> 0.6"),
    (##"<color key="backgroundColor" red="0.301""##, ##"<color key="backgroundColor" red="0.9""##, "Box: background"),
  ])
  func `colours with more than eight bits beside a picture are no cause`(
    _ old: String, _ new: String, _ cause: String
  ) throws {
    let color = #"red="0.301" green="0.4784313725" blue="0.7" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#
    func rect(_ y: Int) -> String { #"<rect key="frame" x="0.0" y="\#(y)" width="160" height="40"/>"# }
    func font(_ size: Int) -> String { #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"# }
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" useAutolayout="YES">
      <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
      <imageView userLabel="Photo" image="missing" id="i">\(rect(0))</imageView>
      <label userLabel="Name" text="Name" lineBreakMode="tailTruncation" id="l">\(rect(50))
      \(font(17))<color key="textColor" \(color)/></label>
      <button userLabel="Send" buttonType="system" id="b">\(rect(100))
      \(font(15))<state key="normal" title="Send"><color key="titleColor" \(color)/></state></button>
      <textField userLabel="Mail" text="Mail" id="t">\(rect(150))<color key="textColor" \(color)/>
      \(font(14))</textField>
      <textView userLabel="Note" text="Note" id="n">\(rect(250))<color key="textColor" \(color)/>
      \(font(13))</textView>
      <view userLabel="Box" alpha="0.7" id="x">\(rect(200))<color key="backgroundColor" \(color)/></view>
      </subviews></view></objects></document>
      """
    let workplace = try Workplace([:])
    try workplace.write("cells: [iphone-8-portrait]", to: "plumb.yaml")
    try workplace.write(document, to: "Recipes/Main.xib")
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(document.replacing(old, with: new), to: "Recipes/Main.xib")
    let found = try workplace.plumb("verify")
    let causes = found.out.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(causes.count == 2, "\(found.out)\(found.talk)")
    #expect(causes.first?.contains(cause) == true, "\(found.out)\(found.talk)")
  }

  @Test func `edits that contradict each other alone are one cause, with what moves`() throws {
    let workplace = try Workplace([:])
    func write(_ top: String, _ bottom: String) throws {
      try workplace.write(
        """
        cells: [iphone-15-portrait]
        views:
          Title: { background: red }
          A: { background: blue }
          B: { background: green }
        constraints: |
          1. Title.Leading = Superview.LeadingMargin
          2. Title.Top = Safe Area.Top + 20
          3. A.Leading = Title.Leading
          4. B.Leading = Title.Leading
          5. A.Top = \(top).Bottom + 12
          6. B.Top = \(bottom).Bottom + 12
          7. Title.Width = 40
          8. Title.Height = 40
          9. A.Width = 40
          10. A.Height = 30
          11. B.Width = 40
          12. B.Height = 30

        """, to: "Recipes/a.yaml")
    }
    try write("Title", "A")
    #expect(try workplace.plumb("record").code == 0)
    try write("B", "Title")
    let lines = try workplace.plumb("verify").out.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.dropFirst().dropLast() == [
        "A.Top: A.Top = Title.Bottom + 12 -> A.Top = B.Bottom + 12, a.yaml:11; "
          + "B.Top: B.Top = A.Bottom + 12 -> B.Top = Title.Bottom + 12, a.yaml:12",
        "A: down by 42, in iphone-15-portrait", "B: up by 42, in iphone-15-portrait",
      ], "\(lines)")
  }
}
