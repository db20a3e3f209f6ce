import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

/// The differences between a recorded recipe and the present document, and the scenes with some of them undone.
@Suite struct DocumentChangesTests {
  private static let old = """
    title: T
    views:
      First Name: { label: Name }
      Name: { label: Name, font: body }
      Box:
        background: red
        views:
          Field: { textField: F }
      Row:
        stack: horizontal
        views: { A: { label: a }, B: { label: b } }
    constraints: |
      1. Name.Top = First Name.Bottom + 8
      Name.Leading = 2 x Box.Leading
      3. Field.Top = Box.Top (Priority 750)
      Box.Width = 40

    """

  private func scene(_ text: String) throws -> Scene {
    try RecipeDocument.decode(text, document: "Recipes/t.yaml", fonts: .installed)
  }

  /// Returns the changes after some replacements, edit by edit.
  private func changes(_ pairs: [(String, String)]) throws -> DocumentChanges {
    let recorded = RecipeWriter.write(try scene(Self.old), identities: true)
    return try #require(
      DocumentChanges(
        from: recorded, to: try scene(pairs.reduce(Self.old) { $0.replacing($1.0, with: $1.1) }), fonts: .installed))
  }

  private func texts(_ pairs: [(String, String)]) throws -> [String] { try changes(pairs).all.map(\.description) }

  /// Replacements that rename `Name`, but not `First Name`.
  private static let full = [
    ("\n  Name: {", "\n  Full: {"), ("1. Name.", "1. Full."), ("Name.Leading =", "Full.Leading ="),
  ]

  @Test func `each property of a constraint is named, with its line`() throws {
    #expect(try texts([("+ 8", "+ 12")]) == ["Name.Top: constant 8 -> 12, t.yaml:13"])
    #expect(try texts([("2 x", "3 x")]) == ["Name.Leading: multiplier 2 -> 3, t.yaml:14"])
    #expect(try texts([("Priority 750", "Priority 500")]) == ["Field.Top: priority 750 -> 500, t.yaml:15"])
    #expect(
      try texts([("Box.Width = 40", "Box.Width >= 41")]) == [
        "Box.Width: relation = -> >=, constant 40 -> 41, t.yaml:16"
      ])
    #expect(
      try texts([("3. Field.Top = Box.Top", "3. Field.Bottom = Box.Bottom")])
        == [
          "Field.Bottom: Field.Top = Superview.Top (Priority 750) -> Field.Bottom = Superview.Bottom (Priority 750), t.yaml:15"
        ])
    #expect(try texts([]) == [])
  }

  @Test func `each property of a view is named`() throws {
    #expect(
      try texts([("Name, font: body", "Full Name, font: title1, lines: 2")]) == [
        #"Name: text "Name" -> "Full Name", t.yaml:4"#, "Name: font body -> title1, t.yaml:4",
        "Name: lines default -> 2, t.yaml:4",
      ])
    #expect(try texts([("background: red", "background: blue")]).count == 1)
    #expect(
      try texts([("A: { label: a }, B: { label: b }", "B: { label: b }, A: { label: a }")]) == [
        "Row: order A, B -> B, A, t.yaml:9"
      ])
  }

  @Test func `a text that is edited and keeps its translation is one edit`() throws {
    func scene(_ text: String, _ others: String = "") throws -> Scene {
      try self.scene(
        """
        views: { Greeting: { label: \(text) }, Other: { label: Other } }
        strings: { de: { \(text): Hallo, Other: Anderes }\(others) }
        """)
    }
    let old = try scene("Hello")
    let changes = try #require(
      DocumentChanges(
        from: RecipeWriter.write(old, identities: true), to: try scene("Hello!", ", fr: { Hello!: Salut }"),
        fonts: .installed))
    #expect(
      changes.edits.map { $0.changes.map(\.description) } == [
        [#"Greeting: text "Hello" -> "Hello!", t.yaml:1"#], [#"fr "Hello!": default -> "Salut", t.yaml:2"#],
      ])
    #expect(changes.before(onCanvas: false)?.strings["de"] == old.strings["de"])
    #expect(changes.scene(with: [0], onCanvas: false)?.strings["de"] == ["Hello!": "Hallo", "Other": "Anderes"])
  }

  @Test func `only the parts of a value that differ are shown, with the line of the scene's own keys`() throws {
    func texts(_ from: String, _ to: String) throws -> [String] {
      func whole(_ keys: String) -> String { keys + "\nviews:\n  A: { label: a }\n" }
      return try #require(
        DocumentChanges(
          from: RecipeWriter.write(try scene(whole(from)), identities: true), to: try scene(whole(to)),
          fonts: .installed)
      ).all.map(\.description)
    }
    #expect(
      try texts("title: T\nbars: { navigation: { title: a } }", "title: T\nbars: { navigation: { title: b } }")
        == [#"scene: bars.navigation.title "a" -> "b", t.yaml:2"#])
    #expect(
      try texts("bars: { navigation: { title: a } }", "bars: { navigation: { title: a }, prompt: p }")
        == [#"scene: bars.prompt none -> "p", t.yaml:1"#])
    #expect(
      try texts("bars: { tab: [{ title: a }, { title: b }] }", "bars: { tab: [{ title: a }, { title: c }] }")
        == [#"scene: bars.tab[1].title "b" -> "c", t.yaml:1"#])
    #expect(try texts("background: red", "background: blue") == ["scene: background red -> blue, t.yaml:1"])
    #expect(try texts("keyboard: false", "keyboard: true") == ["scene: keyboard false -> true, t.yaml:1"])
  }

  @Test func `a key on a line of its own is found there`() throws {
    let old = try scene("views:\n  A:\n    label: a\n    lines: 2\n  B: { label: b }\n")
    let new = try scene("views:\n  A:\n    label: x\n    lines: 3\n  B: { label: y }\n")
    #expect(
      DocumentChanges(from: old, to: new, fonts: .installed).all.map(\.description) == [
        #"A: text "a" -> "x", t.yaml:3"#, "A: lines 2 -> 3, t.yaml:4", #"B: text "b" -> "y", t.yaml:5"#,
      ])
  }

  @Test func `insets and font that follow from a button's size are part of that edit`() throws {
    func scene(_ size: SceneButton.ControlSize, _ font: SceneFont) throws -> Scene {
      var scene = try self.scene("views:\n  Save: { button: Save, style: filled }\n")
      guard case .button(var button) = scene.views[0].kind else { return scene }
      (button.size, button.contentInsets, button.font) = (size, size.contentInsets, font)
      scene.views[0].kind = .button(button)
      return scene
    }
    func texts(_ font: SceneFont) throws -> [[String]] {
      let old = try scene(.large, SceneButton.ControlSize.large.font)
      return DocumentChanges(from: old, to: try scene(.small, font), fonts: .installed).edits.map {
        $0.changes.map(\.description)
      }
    }
    #expect(try texts(SceneButton.ControlSize.small.font) == [["Save: size large -> small, t.yaml:2"]])
    #expect(
      try texts(SceneFont(.style(.title1))) == [
        ["Save: font body -> title1, t.yaml:2"], ["Save: size large -> small, t.yaml:2"],
      ])
  }

  @Test func `a renamed view is renamed in states, too`() throws {
    func scene(_ name: String) throws -> Scene {
      try self.scene(
        """
        views: { \(name): { label: Anna }, Box: { background: red } }
        constraints: |
          Box.Top = \(name).Bottom
        states:
          later: { set: { \(name): { label: Bert } } }
          wide:
            constraints: |
              \(name).Width = 60
        """)
    }
    let changes = DocumentChanges(from: try scene("A"), to: try scene("Z"), fonts: .installed)
    #expect(changes.all.map(\.description) == ["A renamed Z, t.yaml:1"])
  }

  @Test func `another key alone is a rename, whatever reads like it`() throws {
    #expect(try texts(Self.full) == ["Name renamed Full, t.yaml:4"])
    #expect(
      try texts(Self.full + [("+ 8", "+ 9")]) == [
        "Name renamed Full, t.yaml:4", "Full.Top: constant 8 -> 9, t.yaml:13",
      ])
    // Another kind is another view.
    #expect(try texts(Self.full + [("Full: { label", "Full: { button")]).contains { $0.hasPrefix("removed: Name") })
  }

  @Test func `numbers that change with a new line are no change`() throws {
    #expect(
      try texts([("  1. Name.Top", "  1. Name.Height = 30\n  2. Name.Top"), ("3. Field", "4. Field")])
        == ["new: Name.Height = 30, t.yaml:13"])
  }

  @Test func `what belongs together is one edit, and all else is edits of their own`() throws {
    let edits = try changes([("+ 8", "+ 12"), ("font: body", "font: title1"), ("Priority 750", "Priority 500")]).edits
    #expect(edits.map(\.changes.count) == [1, 1, 1])
    let new = try changes([
      ("  Box:\n", "  New: { label: n }\n  Box:\n"), ("  Box.Width = 40", "  Box.Width = 40\n  New.Top = Name.Bottom"),
    ])
    #expect(
      new.edits.map { $0.changes.map(\.description) } == [
        ["new: New (label), t.yaml:5", "new: New.Top = Name.Bottom, t.yaml:18"]
      ])
    let swapped = try changes([("Box.Width = 40", "Box.Trailing = Superview.Trailing")])
    #expect(swapped.edits.count == 1)
  }

  @Test func `a color that several views have in common is one edit`() throws {
    func scene(_ colors: [String]) throws -> Scene {
      let views = zip("ABC", colors).map { "  \($0): { label: \($0), textColor: \"\($1)\" }\n" }
      return try self.scene("views:\n" + views.joined())
    }
    func edits(_ from: [String], _ to: [String]) throws -> [[String]] {
      DocumentChanges(from: try scene(from), to: try scene(to), fonts: .installed).edits.map {
        $0.changes.map(\.subject)
      }
    }
    let (red, green, blue) = ("#FF0000", "#00FF00", "#0000FF")
    #expect(try edits([red, red, red], [blue, red, blue]) == [["A", "C"]])
    #expect(try edits([red, red, green], [blue, green, blue]) == [["A"], ["B"], ["C"]])
  }

  @Test func `a size class with a value of its own is edited by itself`() throws {
    func scene(_ color: String, _ own: String, spacing: Int = 8) throws -> Scene {
      try self.scene(
        """
        views:
          Box: { background: \(color) }
          Row: { stack: horizontal, spacing: \(spacing), views: { A: { label: a } } }
        variations:
          regular x any: { set: { Box: { background: \(own) } } }
        """)
    }
    let old = try scene("yellow", "green")
    let changes = DocumentChanges(from: old, to: try scene("blue", "red", spacing: 12), fonts: .installed)
    #expect(
      changes.edits.map { $0.changes.map(\.description) } == [
        ["Box: background yellow -> blue, t.yaml:2"], ["Row: spacing 8 -> 12, t.yaml:3"],
        ["regular x any, Box: background green -> red, t.yaml:5"],
      ])
    func text(_ scene: Scene?) throws -> String { RecipeWriter.write(try #require(scene)) }
    #expect(try text(changes.before(onCanvas: false)) == text(old))
    #expect(try text(changes.scene(with: [2], onCanvas: false)) == text(scene("yellow", "red")))
    #expect(try text(changes.scene(with: [0, 1], onCanvas: false)) == text(scene("blue", "green", spacing: 12)))
  }

  @Test func `a new or removed view stands for the views in it`() throws {
    let box = "  Box:\n    background: red\n    views:\n      Field: { textField: F }\n"
    let more = box + "      More: { stack: vertical, views: { C: { label: c }, D: { label: d } } }\n"
    #expect(try texts([(box, more)]) == ["new: More (stack and its 2 subviews), t.yaml:9"])
    let removed = try changes([
      (box, ""), ("Name.Leading = 2 x Box.Leading\n", ""), ("3. Field.Top = Box.Top (Priority 750)\n", ""),
      ("Box.Width = 40\n", ""),
    ])
    #expect(removed.edits.map { $0.changes.map(\.description) } == [["removed: Box (view and its subview)"]])
    #expect(removed.edits.first?.changes.first?.views == ["Box", "Field"])
  }

  @Test func `undoing all edits gives the recorded scene, and keeping one gives that edit alone`() throws {
    let pairs = [
      ("+ 8", "+ 12"), ("label: Name, font: body", "label: Long, font: body"), ("background: red", "background: blue"),
      ("  Row:\n", "  New: { label: n }\n  Row:\n"),
    ]
    let changes = try changes(pairs)
    #expect(changes.edits.count == 4)
    func text(_ scene: Scene?) throws -> String { RecipeWriter.write(try #require(scene)) }
    #expect(try text(changes.before(onCanvas: false)) == RecipeWriter.write(try scene(Self.old)))
    for (index, edit) in changes.edits.enumerated() {
      let alone = try text(changes.scene(with: [index], onCanvas: false))
      let made = pairs.map {
        RecipeWriter.write(
          (try? scene(Self.old.replacing($0.0, with: $0.1)))
            ?? Scene(title: "", document: "", views: [], constraints: []))
      }
      #expect(made.contains(alone), "\(edit.changes.map(\.description))")
    }
  }

  @Test func `what a recipe says of size classes and states is compared there`() throws {
    let more =
      Self.old + """
        variations:
          compact x any:
            set: { Name: { hidden: true } }
            constraints: |
              1. Name.Top = First Name.Bottom + 20
        states:
          Later: { set: { Name: { label: Bye } } }

        """
    let recorded = RecipeWriter.write(try scene(more), identities: true)
    func texts(_ old: String, _ new: String) throws -> [String] {
      try #require(DocumentChanges(from: recorded, to: try scene(more.replacing(old, with: new)), fonts: .installed))
        .all.map(
          \.description)
    }
    #expect(try texts("+ 20", "+ 24") == ["compact x any, Name.Top: constant 20 -> 24, t.yaml:21"])
    #expect(try texts("label: Bye", "label: Adieu") == [#"state later, Name label: "Bye" -> "Adieu", t.yaml:23"#])
    #expect(try texts("nothing", "else") == [])
  }

  @Test func `edits of a size class are undone separately on its canvas, too`() throws {
    let variation = """
      variations:
        regular x any:
          set: { Name: { label: Long, textColor: red } }

      """
    let recorded = Self.old + variation
    let edited = recorded.replacing("Long", with: "Longer").replacing("red }", with: "green }")
    let changes = try #require(
      DocumentChanges(
        from: RecipeWriter.write(try scene(recorded), identities: true), to: try scene(edited), fonts: .installed))
    #expect(
      changes.all.map(\.description) == [
        #"regular x any, Name: text "Long" -> "Longer", t.yaml:19"#,
        "regular x any, Name: textColor red -> green, t.yaml:19",
      ])
    func name(_ scene: Scene?) throws -> String? {
      let adapted = try #require(scene).adaptations[SizeClasses(horizontal: .regular, vertical: .any)]
      guard case .label(let label)? = adapted?.allViews.first(where: { $0.id == "Name" })?.kind else { return nil }
      return label.text
    }
    let (before, now) = (try name(changes.before(onCanvas: false)), try name(scene(edited)))
    #expect(before == "Long")
    #expect(now == "Longer")
    let alone = try changes.edits.indices.map { try name(changes.scene(with: [$0], onCanvas: false)) }
    #expect(alone == ["Longer", "Long"])
  }

  @Test func `a removed view comes back with what states set of it, and another number is no edit`() throws {
    let recorded = """
      views:
        Title: { label: Title }
        Note: { label: Note }
      constraints: |
        1. Title.Top = Safe Area.Top + 24
        2. Note.Top = Title.Bottom + 8
        3. Note.Height = 40
      states:
        Later:
          set: { Title: { label: Later }, Note: { label: A longer note } }
          uninstall: [3]

      """
    func changes(_ edited: String) throws -> DocumentChanges {
      try #require(
        DocumentChanges(
          from: RecipeWriter.write(try scene(recorded), identities: true), to: try scene(edited), fonts: .installed))
    }
    func text(_ scene: Scene?) throws -> String { RecipeWriter.write(try #require(scene)) }
    let without = recorded.replacing("  Note: { label: Note }\n", with: "").replacing(
      "  2. Note.Top = Title.Bottom + 8\n", with: ""
    )
    .replacing("  3. Note.Height = 40\n", with: "").replacing(", Note: { label: A longer note }", with: "")
    .replacing("    uninstall: [3]\n", with: "").replacing("label: Later", with: "label: Now")
    let removed = try changes(without)
    let (undone, earlier) = (try text(removed.before(onCanvas: false)), try text(scene(recorded)))
    #expect(undone == earlier)
    #expect(removed.edits.count == 2, "\(removed.all.map(\.description))")
    let numbered = try changes(
      recorded.replacing("3. Note", with: "7. Note").replacing("[3]", with: "[7]").replacing(
        "label: Later", with: "label: Now"))
    #expect(numbered.all.map(\.description) == [#"state later, Title label: "Later" -> "Now", t.yaml:10"#])
  }

  @Test func `edits inside a state are undone separately`() throws {
    let states = """
      states:
        Later:
          keyboard: true
          set: { Name: { label: Bye, hidden: true } }
          constraints: |
            Name.Top = First Name.Bottom + 20
            Name.Leading >= First Name.Leading + 4

      """
    let pairs = [
      ("label: Bye", "label: Adieu"), ("hidden: true", "hidden: false"), ("keyboard: true", "keyboard: false"),
      ("+ 20", "+ 24"), ("      Name.Leading >= First Name.Leading + 4\n", ""),
    ]
    let recorded = Self.old + states
    let edited = pairs.reduce(recorded) { $0.replacing($1.0, with: $1.1) }
    let changes = try #require(
      DocumentChanges(
        from: RecipeWriter.write(try scene(recorded), identities: true), to: try scene(edited), fonts: .installed))
    #expect(changes.edits.count == 5, "\(changes.all.map(\.description))")
    func text(_ scene: Scene?) throws -> String { RecipeWriter.write(try #require(scene)) }
    #expect(try text(changes.before(onCanvas: false)) == RecipeWriter.write(try scene(recorded)))
    let alone = try Set(changes.edits.indices.map { try text(changes.scene(with: [$0], onCanvas: false)) })
    let made = try Set(pairs.map { RecipeWriter.write(try scene(recorded.replacing($0.0, with: $0.1))) })
    #expect(alone == made)
  }

  @Test(arguments: [
    ("title: Inbox", "title: Mail", #"scene: bars.navigation.title "Inbox" -> "Mail", t.yaml:4"#),
    ("segments: [A, B]", "segments: [A, C]", #"scene: bars.navigation.segments ["A", "B"] -> ["A", "C"], t.yaml:5"#),
    ("insets: 16", "insets: 20", "Grid: collection.insets 16 -> 20, t.yaml:10"),
    ("leading: 4", "leading: 8", "Name: margins.leading 4 -> 8, t.yaml:15"),
    ("label: Jo", "label: Ann", #"Name: text "Jo" -> "Ann", t.yaml:12"#),
    ("Senden", "Absenden", #"de "Send": "Senden" -> "Absenden", t.yaml:19"#),
    ("hidden: true", "hidden: false", "state later, Send hidden: true -> default, t.yaml:25"),
    (
      "+ 20", "+ 24", "state later, Send.Top: constant 20 -> 24, t.yaml:27"
    ),
  ])
  func `a part of a value has its own line`(_ old: String, _ new: String, _ change: String) throws {
    let text = """
      title: T
      bars:
        navigation:
          title: Inbox
          segments: [A, B]
      views:
        Grid:
          collection:
            items: [50%, 40]
            insets: 16
        Name:
          label: Jo
          margins:
            top: 2
            leading: 4
        Send: { label: Send }
      strings:
        de:
          Send: Senden
      states:
        Later:
          set:
            Send:
              label: Send later
              hidden: true
          constraints: |
            Send.Top = Grid.Bottom + 20

      """
    let recorded = RecipeWriter.write(try scene(text), identities: true)
    let edited = try scene(text.replacing(old, with: new))
    let changes = try #require(DocumentChanges(from: recorded, to: edited, fonts: .installed))
    #expect(changes.all.map(\.description) == [change])
  }

  @Test(arguments: Repository.files("Recipes", ending: ".yaml"))
  func `a recipe differs in nothing from its record`(_ path: String) throws {
    let scene = try RecipeDocument.read(Repository.path(path), fonts: .installed)
    let changes = try #require(
      DocumentChanges(from: RecipeWriter.write(scene, identities: true), to: scene, fonts: .installed))
    #expect(changes.all.map(\.description) == [])
  }

  @Test func `a recipe that cannot be read has no changes`() throws {
    #expect(DocumentChanges(from: "views: [", to: try scene(Self.old), fonts: .installed) == nil)
  }
}
