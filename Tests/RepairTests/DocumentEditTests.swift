import Foundation
import Layout
import RecipeDocuments
import StoryboardDocuments
import Testing
import Values

/// Edits of documents as text: only what is concerned changes.
@Suite struct DocumentEditTests {
  private static let recipe = """
    title: Row   # a comment
    views:
      Title: { label: "A title, with a comma", font: body }   # may wrap
      Price: { label: "12", hugging: 251 }
      Box:
        # The box is red.
        background: red
      Stack:
        stack: vertical
        views:
          One: { label: one }
    constraints: |
      1. Title.Leading = Superview.LeadingMargin   # left
      2. Title.Top = Safe Area.Top + 20.0
      3) Price.Leading == Title.Trailing + Standard (Priority 750)
      4. Price.Width >= 20 @250
      5. Box.Width = 2.0 x Price.Width - 4
      6. Stack.Top = Title.Bottom
      7. Stack.Width <= 200@250
      8. Stack.Height = 40 pt   # high
      9. Box.Top = Title.Bottom + 8 pt, priority 251
      10. Box.Height = Price.Height * 0.50 - 4

    """

  private static func scene(_ text: String = recipe) throws -> Scene {
    try RecipeDocument.decode(text, document: "row.yaml", fonts: .installed)
  }

  /// The lines that an edit removes and adds.
  private static func lines(_ edit: (Scene) throws -> LayoutEdit) throws -> [String] {
    let scene = try scene()
    let edit = try edit(scene)
    let new = try RecipeEditing.text(recipe, of: scene, with: [edit], folder: nil, fonts: .installed)
    // A new constraint gets its number from the document.
    let isAdded = if case .add = edit { true } else { false }
    #expect(isAdded || new.scene.withoutWriting == scene.applying([edit]).withoutWriting, "\(edit)")
    return LineDiff(from: recipe, to: new.text, context: 0).hunks.flatMap(\.lines)
      .map { "\($0.prefix(1))\($0.dropFirst().trimmingSpaces)" }
  }

  private static func replaced(_ label: String, _ change: @escaping (inout SceneConstraint) -> Void) throws -> [String]
  {
    try lines { scene in
      let old = try #require(scene.constraints.first { $0.label == label })
      var new = old
      change(&new)
      return .replace(old, with: new)
    }.filter { $0.hasPrefix("+") }
  }

  @Test func `an equation keeps its number, its comment and its form`() throws {
    #expect(
      try Self.replaced("1") { $0.priority = 999 }
        == ["+1. Title.Leading = Superview.LeadingMargin (Priority 999)   # left"])
    #expect(
      try Self.replaced("1") { $0.constant = .points(12) }
        == ["+1. Title.Leading = Superview.LeadingMargin + 12   # left"])
    #expect(try Self.replaced("2") { $0.constant = .points(-8) } == ["+2. Title.Top = Safe Area.Top - 8"])
    #expect(try Self.replaced("2") { $0.constant = .points(0) } == ["+2. Title.Top = Safe Area.Top"])
    #expect(
      try Self.replaced("3") { $0.relation = .greaterThanOrEqual }
        == ["+3) Price.Leading >= Title.Trailing + Standard (Priority 750)"])
    #expect(
      try Self.replaced("3") { $0.priority = 1000 } == ["+3) Price.Leading == Title.Trailing + Standard"])
    #expect(try Self.replaced("4") { $0.priority = 251 } == ["+4. Price.Width >= 20 @251"])
    #expect(try Self.replaced("4") { $0.constant = .points(44) } == ["+4. Price.Width >= 44 @250"])
    // A priority without a space before it, and a unit behind a number.
    #expect(try Self.replaced("7") { $0.priority = 1000 } == ["+7. Stack.Width <= 200"])
    #expect(try Self.replaced("7") { $0.constant = .points(44) } == ["+7. Stack.Width <= 44@250"])
    #expect(try Self.replaced("8") { $0.priority = 999 } == ["+8. Stack.Height = 40 pt (Priority 999)   # high"])
    #expect(try Self.replaced("9") { $0.priority = 1000 } == ["+9. Box.Top = Title.Bottom + 8 pt"])
    #expect(
      try Self.replaced("9") { ($0.constant, $0.priority) = (.points(0), 1000) } == ["+9. Box.Top = Title.Bottom"])
    #expect(try Self.replaced("5") { $0.relation = .lessThanOrEqual } == ["+5. Box.Width <= 2.0 x Price.Width - 4"])
    // A multiplier stays as it is written; behind the item the equation is written again.
    #expect(try Self.replaced("5") { $0.constant = .points(6) } == ["+5. Box.Width = 2.0 x Price.Width + 6"])
    #expect(try Self.replaced("10") { $0.constant = .points(6) } == ["+10. Box.Height = 0.5 x Price.Height + 6"])
  }

  @Test func `a view keeps its other keys`() throws {
    func set(_ property: ViewProperty, _ view: String) throws -> [String] {
      try Self.lines { _ in .set(property, of: view) }.filter { $0.hasPrefix("+") }
    }
    #expect(
      try set(.lines(0), "Title")
        == [#"+Title: { label: "A title, with a comma", font: body, lines: 0 }   # may wrap"#])
    #expect(
      try set(.hugging(.horizontal, 252), "Price")
        == [#"+Price: { label: "12", hugging: { horizontal: 252, vertical: 251 } }"#])
    #expect(try set(.resistance(.vertical, 999), "Box") == ["+resistance: { vertical: 999 }"])
    #expect(try set(.distribution(.fillEqually), "Stack") == ["+distribution: fillEqually"])
    #expect(try set(.spacing(8), "Stack") == ["+spacing: 8"])
  }

  @Test func `a constraint is added with the next number, and removed with its line`() throws {
    let added = try Self.lines { _ in
      .add(
        SceneConstraint(
          .init(.view("Price"), .leading), .greaterThanOrEqual, to: .init(.view("Title"), .trailing),
          constant: .points(8)))
    }
    #expect(added == ["+11. Price.Leading >= Title.Trailing + 8"])
    let removed = try Self.lines { scene in .remove(try #require(scene.constraints.first { $0.label == "2" })) }
    #expect(removed == ["-2. Title.Top = Safe Area.Top + 20.0"])
    let restricted = try Self.lines { scene in
      .uninstall(
        try #require(scene.constraints.first { $0.label == "2" }), in: SizeClasses(horizontal: .compact, vertical: .any)
      )
    }
    #expect(restricted == ["+variations:", "+compact x any:", "+uninstall: [2]"])
  }

  @Test(
    arguments: [
      ("[4]", nil), ("[4, 5]", "[5]"), ("[5, 4]", "[5]"), ("[5, 4, 6]", "[5, 6]"),
      ("\n      - 4\n      - 5", "\n      - 5"),
    ] as [(String, String?)])
  func `a removed constraint is taken out of the variations that uninstall it`(_ list: String, _ left: String?) throws {
    let text = """
      title: A
      views: { A: {} }
      constraints: |
        4. A.Width = 10
        5. A.Top = Superview.Top
        6. A.Leading = Superview.Leading
      variations:
        any x compact:
          uninstall: \(list)

      """
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let result = try RecipeEditing.text(
      text, of: scene, with: [.remove(scene.constraints[0])], folder: nil, fonts: .installed)
    let end = left.map { "variations:\n  any x compact:\n    uninstall: \($0)\n" } ?? ""
    #expect(result.text.hasSuffix("  6. A.Leading = Superview.Leading\n\(end)"), "\(result.text)")
    #expect(!result.text.contains("4"))
  }

  private static func visual(_ line: String, _ edit: (SceneConstraint) -> LayoutEdit, of index: Int) throws -> String {
    let text = "views: { A: {}, B: {} }\nconstraints: |\n  \(line)\n  A.Top = Superview.Top\n"
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let new = try RecipeEditing.text(
      text, of: scene, with: [edit(scene.constraints[index])], folder: nil, fonts: .installed)
    return new.text.split(separator: "\n").dropFirst(2).dropLast().map { $0.dropFirst(2) }.joined(separator: "; ")
  }

  private static func set(_ points: Double) -> (SceneConstraint) -> LayoutEdit {
    { old in
      var new = old
      new.constant = .points(points)
      return .replace(old, with: new)
    }
  }

  @Test func `a number of a visual format is changed in its place`() throws {
    #expect(try Self.visual("H:|-8-[A]-40-[B(200)]", Self.set(50), of: 1) == "H:|-8-[A]-50-[B(200)]")
    #expect(try Self.visual("H:|-8-[A]-40-[B(200)]", Self.set(20.5), of: 2) == "H:|-8-[A]-40-[B(20.5)]")
    #expect(try Self.visual("|-8-[A]-(40@750)-[B]", Self.set(50), of: 1) == "|-8-[A]-(50@750)-[B]")
    // Which of two is concerned, the format does not say.
    #expect(
      try Self.visual("H:|-8-[A]-8-[B]", Self.set(50), of: 1)
        == "A.Leading = Superview.Leading + 8; B.Leading = A.Trailing + 50")
  }

  @Test func `a visual format becomes equations for any other edit, and is left out with its last one`() throws {
    let weaker: (SceneConstraint) -> LayoutEdit = { old in
      var new = old
      (new.relation, new.priority) = (.lessThanOrEqual, 750)
      return .replace(old, with: new)
    }
    #expect(
      try Self.visual("H:|-[A]-40-[B(200)]", weaker, of: 2)
        == "A.Leading = Superview.LeadingMargin; B.Leading = A.Trailing + 40; B.Width <= 200 (Priority 750)")
    #expect(
      try Self.visual("H:|[A]|", { .remove($0) }, of: 0) == "Superview.Trailing = A.Trailing")
    #expect(try Self.visual("H:[A(200)]", { .remove($0) }, of: 0).isEmpty)
  }

  @Test(arguments: ["H:|-[A]-| # both sides", "\"H:|-[A]-|\"", "- H:|-[A]-|"])
  func `a visual format with other marks in its line is refused with the way out`(_ line: String) throws {
    #expect(throws: RecipeEditing.Failure.self) { try Self.visual(line, { .remove($0) }, of: 0) }
  }

  @Test func `line ends of other systems stay`() throws {
    let text = Self.recipe.replacing("\n", with: "\r\n")
    let scene = try Self.scene(text)
    let old = try #require(scene.constraints.first { $0.label == "2" })
    let new = try RecipeEditing.text(text, of: scene, with: [.remove(old)], folder: nil, fonts: .installed)
    #expect(new.text == text.replacing("  2. Title.Top = Safe Area.Top + 20.0\r\n", with: ""))
  }

  @Test func `a line that is added ends as the others`() throws {
    let text = Self.recipe.replacing("\n", with: "\r\n")
    let scene = try Self.scene(text)
    let new = SceneConstraint(.init(.view("Box"), .height), constant: .points(44))
    let edited = try RecipeEditing.text(text, of: scene, with: [.add(new)], folder: nil, fonts: .installed).text
    #expect(edited.utf8.count { $0 == 0x0A } == edited.utf8.count { $0 == 0x0D })
    let storyboard = Self.storyboard.replacing("\n", with: "\r\n")
    let own = try #require(
      try StoryboardDocument.decode(Data(storyboard.utf8), document: "row.storyboard", fonts: .installed).first)
    let element = SceneConstraint(.init(.view("title"), .height), constant: .points(44))
    let other = try StoryboardEditing.text(storyboard, of: own, with: [.add(element)])
    #expect(other.utf8.count { $0 == 0x0A } == other.utf8.count { $0 == 0x0D })
    #expect(other.contains("firstAttribute=\"height\""))
  }

  // MARK: Storyboards

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <!--Row-->
            <scene sceneID="s">
                <objects>
                    <viewController id="row" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <label text="A > title" id="title" userLabel="Title" translatesAutoresizingMaskIntoConstraints="NO">
                                    <rect key="frame" x="16" y="79" width="200" height="20"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                </label>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe"/>
                            <constraints>
                                <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="c1"/>
                                <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" symbolic="YES" id="c2"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private static func element(_ edit: (Scene) throws -> LayoutEdit) throws -> [String] {
    let scenes = try StoryboardDocument.decode(Data(storyboard.utf8), document: "row.storyboard", fonts: .installed)
    let scene = try #require(scenes.first)
    let edit = try edit(scene)
    let text = try StoryboardEditing.text(storyboard, of: scene, with: [edit])
    let read = try StoryboardDocument.decode(Data(text.utf8), document: "row.storyboard", fonts: .installed)
    #expect(read.count == 1)
    return LineDiff(from: storyboard, to: text, context: 0).hunks.flatMap(\.lines)
      .map { "\($0.prefix(1))\($0.dropFirst().trimmingSpaces)" }
  }

  @Test func `attributes of a storyboard change in place`() throws {
    let changed = try Self.element { scene in
      let old = try #require(scene.constraints.first { $0.label == "c1" })
      var new = old
      (new.relation, new.priority, new.constant) = (.lessThanOrEqual, 999, .points(24))
      return .replace(old, with: new)
    }
    #expect(
      changed.last
        == #"+<constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="24" relation="lessThanOrEqual" priority="999" id="c1"/>"#
    )
    let lines = try Self.element { _ in .set(.lines(0), of: "title") }
    #expect(
      lines.last
        == #"+<label text="A > title" numberOfLines="0" id="title" userLabel="Title" translatesAutoresizingMaskIntoConstraints="NO">"#
    )
  }

  @Test func `a constraint of the second scene has the guide of that scene`() throws {
    let start = try #require(Self.storyboard.range(of: "        <scene sceneID"))
    let end = try #require(Self.storyboard.range(of: "</scene>\n"))
    let first = String(Self.storyboard[start.lowerBound..<end.upperBound])
    let second = ["\"s\"", "\"row\"", "\"root\"", "\"title\"", "\"safe\"", "\"c1\"", "\"c2\""].reduce(first) {
      text, id in
      text.replacing(id, with: "\"other-\(id.dropFirst().dropLast())\"")
    }
    let text = Self.storyboard.replacing("    </scenes>", with: second + "    </scenes>")
    let scenes = try StoryboardDocument.decode(Data(text.utf8), document: "row.storyboard", fonts: .installed)
    let scene = try #require(scenes.last)
    let new = SceneConstraint(
      .init(.view("other-title"), .trailing), .lessThanOrEqual, to: .init(.safeArea, .trailing))
    let edited = try StoryboardEditing.text(text, of: scene, with: [.add(new)])
    let added = LineDiff(from: text, to: edited, context: 0).hunks.flatMap(\.lines)
    #expect(added.count == 1, "\(added)")
    #expect(added.first?.contains("secondItem=\"other-safe\"") == true, "\(added)")
  }

  @Test(arguments: [
    "constraints: |\n", "constraints: |", "constraints:\n", "constraints:\nexpect: |\n  A.Width >= 1\n",
  ])
  func `the first constraint is written below its key`(_ end: String) throws {
    let text = "views:\n  A: { label: Hello }\n" + end
    let scene = try Self.scene(text)
    let new = SceneConstraint(.init(.view("A"), .top), .equal, to: .init(.safeArea, .top))
    let edited = try RecipeEditing.text(text, of: scene, with: [.add(new)], folder: nil, fonts: .installed)
    #expect(edited.text.hasPrefix("views:\n  A: { label: Hello }\nconstraints: |\n  A.Top = Safe Area.Top\n"))
    #expect(edited.scene.constraints.count == 1)
  }

  @Test func `constraints of a storyboard are added and removed as whole elements`() throws {
    let added = try Self.element { _ in
      .add(
        SceneConstraint(
          .init(.view("title"), .trailing), .lessThanOrEqual, to: .init(.safeArea, .trailing), constant: .points(-16)))
    }
    let line = try #require(added.first)
    #expect(added.count == 1)
    #expect(
      line.hasPrefix(
        #"+<constraint firstItem="title" firstAttribute="trailing" relation="lessThanOrEqual" secondItem="safe" secondAttribute="trailing" constant="-16" id=""#
      ))
    let removed = try Self.element { scene in .remove(try #require(scene.constraints.first { $0.label == "c2" })) }
    #expect(removed.map { $0.prefix(1) } == ["-"])
  }
}
