import Layout
import Testing

@testable import RecipeDocuments

/// Lists of equations as books, web pages and chats have them.
@Suite struct PastedTests {
  private static let views = "views:\n  Red: { background: red }\n  Blue: { background: blue }\n"

  private func scene(_ rest: String) throws -> Scene {
    try RecipeDocument.decode(Self.views + rest, document: "r.yaml", fonts: .installed)
  }

  private func problem(_ rest: String) -> String? {
    do {
      _ = try scene(rest)
      return nil
    } catch {
      return "\(error)".split(separator: "\n").first.map(String.init)
    }
  }

  /// What every form below says.
  private static let meaning = [
    "nil view(\"Red\") leading = root leadingMargin points(0.0) @1000", "nil view(\"Red\") width = points(44.0) @1000",
    "nil view(\"Blue\") top >= view(\"Red\") bottom points(8.0) @750",
  ]

  private func meaning(_ constraints: [SceneConstraint], labels: Bool = false) -> [String] {
    constraints.map { one in
      let second = one.second.map { " \($0.item) \($0.attribute)" } ?? ""
      return "\(labels ? one.label ?? "nil" : "nil") \(one.first.item) \(one.first.attribute) \(one.relation.rawValue)"
        + "\(second) \(one.constant) @\(one.priority)"
    }
  }

  @Test(arguments: ["```yaml\n", "\n```\n", "``` yml\r\n"])
  func `a fence of Markdown is no part of a recipe`(_ fence: String) throws {
    let text = "views:\n  Red: { background: red }\nconstraints: |\n  Red.Width = 44\n"
    let scene = try RecipeDocument.decode(fence + text + "```\n", document: "r.yaml", fonts: .installed)
    #expect(scene.constraints.count == 1)
  }

  @Test(arguments: [
    ("  Red.Top = .Bottom + 8", "no view is named before .Bottom; write Superview.Bottom"),
    ("  Red.Aspect Ratio = 16:9", "unknown attribute \"Aspect\"; write box.Width = 1.5 x box.Height"),
    ("  H:|-[Red View]-|", "in a visual format a view's name has no spaces; write [RedView]"),
  ])
  func `a line that is nearly right is answered with the right one`(_ line: String, _ message: String) {
    #expect(problem("constraints: |\n\(line)\n")?.hasSuffix(message) == true)
  }

  @Test func `a long line without a colon takes no time`() {
    let text = "title\(String(repeating: " ", count: 200_000))x:y\nfoo: [\n"
    #expect(throws: (any Error).self) {
      try RecipeDocument.decode(text, document: "r.yaml", fonts: .installed)
    }
  }

  @Test func `a text without a kind of view is that of a label`() {
    #expect(
      problem("  Green: { text: Hi }\nconstraints: |\n  Red.Width = 44\n")
        == "r.yaml:4:12: text belongs to a textField or a searchBar; a label's text is label: Hi")
  }

  @Test(arguments: [
    "constraints: |\n  Red.Leading = Superview.LeadingMargin\n  Red.Width = 44\n  Blue.Top >= Red.Bottom + 8 @750\n",
    // Tabs and comments, under headings.
    """
    constraints: |
    \t// Horizontal
    \tRed.leading = 1.0 * Superview.leadingMargin + 0.0
    \tRed.width = 0.0 * NotAnAttribute + 44.0

    \t// Vertical
    \tBlue.top >= 1.0 * Red.bottom + 8.0 @750
    """,
    // Bullets of several kinds.
    "constraints: |\n  - Red.Leading = Superview.LeadingMargin\n  * Red.Width = 44.0\n  • Blue.Top ≥ Red.Bottom + 8.0 (750)\n",
    // Without the sign of a block, and with empty lines.
    "constraints:\n  Red.Leading = Superview.LeadingMargin\n\n  Red.Width = 44\n  Blue.Top => Red.Bottom + 8pt (High)\n",
    "constraints:   # from a book\n  Red.Leading = Superview.LeadingMargin;\n  Red.Width = 44;  // fixed\n  Blue.Top >= Red.Bottom + 8 points, priority 750\n",
    // Without an indent, before another key.
    "constraints: |\nRed.Leading = Superview.LeadingMargin\n// more\nRed.Width = 44,0\nBlue.Top >= Red.Bottom + 8.0 (Priority = 750)\nnotes: below\n",
    "constraints:\n- Red.Leading = Superview.LeadingMargin\n- Red.Width = 44\n- Blue.Top >= Red.Bottom + 8 @high\n",
    // Spaces of web pages.
    "constraints: |\n  Red.Leading\u{A0}=\u{A0}Superview.LeadingMargin\n  Red.Width ＝ 44\n  Blue.Top\u{3000}≧ Red.Bottom ＋ 8 （Priority 750）\n",
  ])
  func `a pasted list says the same`(_ text: String) throws {
    #expect(meaning(try scene(text).constraints) == Self.meaning)
  }

  @Test(arguments: ["1. ", "1) ", "(1) ", "1.", "- 1. ", "1．", "\t1.\t", "1: ", "#1 ", "`1. "])
  func `a number in any form is the constraint's`(_ number: String) throws {
    let constraint = try #require(try scene("constraints: |\n  \(number)Red.Width = 44\n").constraints.first)
    #expect(constraint.label == "1")
    #expect(constraint.first.attribute == .width)
    #expect(!constraint.text.contains("-"))
    #expect(constraint.text.hasSuffix("Red.Width = 44"))
  }

  @Test(arguments: [
    ("7 - ", "7"), ("a) ", "a"), ("(a) ", "a"), ("b. ", "b"), ("ii. ", "ii"), ("IV) ", "IV"), ("1.1. ", "1.1"),
    ("2.3) ", "2.3"),
  ])
  func `letters and steps count as numbers`(_ number: String, _ label: String) throws {
    let constraint = try #require(try scene("constraints: |\n  \(number)Red.Width = 44\n").constraints.first)
    #expect(constraint.label == label)
  }

  @Test(arguments: [
    ("Blue.Top >= 8 + Red.Bottom @750", 2), ("Blue.Top >= Red.Bottom + 8 [Priority 750]", 2),
    ("`Blue.Top >= Red.Bottom + 8 (750)`", 2), ("`Blue`.Top >= `Red`.Bottom + 8 (750)", 2),
    ("/* rows */ Blue.Top >= Red.Bottom + 8 @750 /* apart */", 2), ("Red.Width = 44 /* fixed */", 1),
    ("Red.Leading = Superview.Leading Margin", 0), ("Red.Leading = Superview.leading margin /* a */ // b", 0),
  ])
  func `a line that means one thing is read`(_ line: String, _ index: Int) throws {
    #expect(meaning(try scene("constraints: |\n  \(line)\n").constraints) == [Self.meaning[index]])
  }

  @Test func `words apart, the standard spacing's names, and comments over lines`() throws {
    let text = """
      constraints: |
        Red.Center Y = Superview.Center Y Within Margins
        /* one
        two */
        Red.Leading = Blue.Trailing + Standard Value
        Red.Trailing = Blue.Leading + standard spacing @750
        # 7 Red.Top = Blue.Top
        #7. Red.Top = Blue.Top
        # see Red.Top = 8
      """
    let constraints = try scene(text + "\n").constraints
    #expect(constraints.map(\.first.attribute) == [.centerY, .leading, .trailing])
    #expect(constraints[0].second?.attribute == .centerYWithinMargins)
    #expect(constraints.dropFirst().map(\.constant) == [.standard, .standard])
    #expect(constraints[2].priority == 750)
  }

  @Test(arguments: [
    ("[red(100)]", "H:[red(100)]"), ("|-[red]-|", "H:|-[red]-|"), ("|[red][blue]|", "H:|[red][blue]|"),
    ("\"V:[red(60)]\"", "V:[red(60)]"), ("@\"H:|-[red]-[blue]\"", "H:|-[red]-[blue]"),
    ("h:|-[red]-|", "H:|-[red]-|"), ("v:[red]-8-[blue]", "V:[red]-8-[blue]"), ("- `V:[red(60)]`", "V:[red(60)]"),
    ("H:[red]-[blue] options: NSLayoutFormatAlignAllTop", "H:[red]-[blue] alignAllTop"),
    ("@\"H:[red]-[blue]\" options:NSLayoutFormatAlignAllTop", "H:[red]-[blue] alignAllTop"),
    ("\"H:[red]-[blue]\", options: [.alignAllTop, .alignAllBottom],", "H:[red]-[blue] alignAllTop alignAllBottom"),
  ])
  func `a visual format is read as code has it`(_ line: String, _ plain: String) throws {
    let found = meaning(try scene("constraints: |\n  \(line)\n").constraints)
    #expect(!found.isEmpty)
    #expect(found == meaning(try scene("constraints: |\n  \(plain)\n").constraints))
  }

  @Test func `a view in brackets is no visual format`() throws {
    let scene = try RecipeDocument.decode(
      "views: { \"[x]\": {}, \"[New] Item\": {} }\nconstraints: |\n  [x].Width = 44\n  [New] Item.Width = 45\n",
      document: "r.yaml", fonts: .installed)
    #expect(scene.constraints.map { "\($0.first.item)" } == ["view(\"[x]\")", "view(\"[New] Item\")"])
    #expect(problem("constraints: |\n  [rad(100)]\n") == "r.yaml:5:4: unknown view \"rad\"; did you mean Red?")
  }

  @Test func `a view's own name comes before bullets and numbers`() throws {
    let scene = try RecipeDocument.decode(
      "views: { \"1\": {}, \"- x\": {} }\nconstraints: |\n  1.Width = 44\n  - x.Width = 45\n", document: "r.yaml",
      fonts: .installed)
    #expect(scene.constraints.map { $0.label ?? "none" } == ["none", "none"])
    #expect(scene.constraints.map { "\($0.first.item)" } == ["view(\"1\")", "view(\"- x\")"])
  }

  @Test func `a factor may follow what it multiplies`() throws {
    let lines = [
      "Red.Width = Blue.Width x 2.0 + 8", "Red.Width = Blue.Width * 2 + 8", "Red.Width = Blue.Width × 2 + 8",
    ]
    for line in lines {
      let constraint = try #require(try scene("constraints: |\n  \(line)\n").constraints.first)
      #expect(constraint.multiplier == 2, "\(line)")
      #expect(constraint.constant == .points(8), "\(line)")
    }
    #expect(try scene("constraints: |\n  Red.Width = Blue.Width / 4\n").constraints.first?.multiplier == 0.25)
    #expect(try scene("constraints: |\n  Red.Width = Blue.Width * 9/16\n").constraints.first?.multiplier == 0.5625)
    for line in ["Red.Width = Blue.Width / 16/9", "Red.Width = Blue.Width * 100/0.0001"] {
      #expect(throws: (any Error).self, "\(line)") { try scene("constraints: |\n  \(line)\n") }
    }
  }

  @Test func `mistakes keep their line and column`() throws {
    #expect(
      problem("constraints: |\n\t// Vertical\n\tRed.top = 1.0 * Blue.botton + 20.0\n")
        == "r.yaml:6:23: unknown attribute \"botton\"; did you mean Bottom?")
    #expect(
      problem("constraints:\n1. Red.Top = Bleu.Top\n") == "r.yaml:5:14: unknown view \"Bleu\"; did you mean Blue?")
    #expect(
      problem("constraints: |\n  - Red.Top = Blue.Botom\n")
        == "r.yaml:5:20: unknown attribute \"Botom\"; did you mean Bottom?")
  }

  @Test(arguments: [
    (
      "Red.left = 20",
      "Left is a position, and a position needs another view's edge: write Red.Left = Superview.Left + 20; only Width and Height may equal a number"
    ),
    (
      "7. Red.Bottom <= 20",
      "Bottom is a position, and a position needs another view's edge: write Superview.Bottom <= Red.Bottom + 20; only Width and Height may equal a number"
    ),
    (
      "Red.Height >= 0.0 * NotAnAttribute + IntrinsicHeight",
      "an equation has no natural size; the keys hugging and resistance say how it counts"
    ),
    ("Red.Width = 8px", "a number is in points, without px"),
    ("Red.Top = Blue.Bottom + 44 px", "a number is in points, without px"),
    ("Red.Top = 8 + Blue.Bottom + Standard", "Standard is the whole constant: leave the other number out"),
    ("Red.Top = view.top", "view is Superview here: write Superview.Top"),
    ("self.view.top = Red.top - 8.0", "self.view is Superview here: write Superview.Top"),
    (
      "Red.Top = Superview.safeAreaLayoutGuide.top",
      "Superview.safeAreaLayoutGuide is Safe Area here: write Safe Area.Top"
    ),
    (
      "Red.Top = view.layoutMarginsGuide.topAnchor + 8",
      "view.layoutMarginsGuide is Superview here: write Superview.TopMargin"
    ),
    ("Red.Top = Blue.topAnchor", "unknown attribute \"topAnchor\"; did you mean Top?"),
    (
      "box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),",
      "this is code; write box.Leading = Superview.Leading + 20"
    ),
    (
      "self.box.topAnchor.constraint(greaterThanOrEqualTo: self.view.safeAreaLayoutGuide.topAnchor, constant: -8).isActive = true",
      "this is code; write box.Top >= Safe Area.Top - 8"
    ),
    ("box.widthAnchor.constraint(equalToConstant: 44)", "this is code; write box.Width = 44"),
    (
      "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5)",
      "this is code; write a.Width = 0.5 x b.Width"
    ),
    (
      "a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 16.0 / 9.0).isActive = true",
      "this is code; write a.Width = 16.0/9.0 x a.Height"
    ),
    (
      "a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: -padding)",
      "this is code; write an equation, such as box.Leading = Superview.Leading + 20"
    ),
    (
      "a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)",
      "this is code; write a.Top = b.Bottom + Standard"
    ),
    (
      "a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 2)",
      "this is code; write an equation, such as box.Leading = Superview.Leading + 20"
    ),
    (
      "[box.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:20].active = YES;",
      "this is code; write box.Leading = Superview.Leading + 20"
    ),
    (
      "[box.heightAnchor constraintGreaterThanOrEqualToConstant:44],",
      "this is code; write box.Height >= 44"
    ),
    (
      "[a.widthAnchor constraintEqualToAnchor:b.widthAnchor multiplier:0.5],",
      "this is code; write a.Width = 0.5 x b.Width"
    ),
    (
      "box.widthAnchor.constraint(equalToConstant: 340).priority = .defaultLow",
      "this is code; write box.Width = 340 (Priority 250)"
    ),
    (
      "let w = card.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.8); w.priority = UILayoutPriority(999)",
      "this is code; write card.Width <= 0.8 x Superview.Width (Priority 999)"
    ),
    (
      "box.topAnchor.constraint(equalTo: red.bottomAnchor).with(priority: 750)",
      "this is code; write box.Top = red.Bottom (Priority 750)"
    ),
    (
      "box.topAnchor.constraint(equalTo: red.bottomAnchor).withPriority(.required)",
      "this is code; write box.Top = red.Bottom"
    ),
    (
      "NSLayoutConstraint.constraints(withVisualFormat: \"H:|-20-[box]-20-|\", options: [], metrics: nil, views: views)",
      "this is code; write the format alone: H:|-20-[box]-20-|"
    ),
    (
      "[NSLayoutConstraint constraintsWithVisualFormat:@\"V:[box(44)]\" options:0 metrics:nil views:views]",
      "this is code; write the format alone: V:[box(44)]"
    ),
    ("}];", "this is a line of code without a constraint; leave it out"),
    ("    ]])", "this is a line of code without a constraint; leave it out"),
    (
      "Will attempt to recover by breaking constraint ",
      "this is a line of Xcode's console; leave it out, and write each constraint as an equation, such as box.Leading = Superview.Leading + 20"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x6000 h=--& v=--& UIView:0x7f.midX == 20   (active)>",
      "this is a line of Xcode's console about a constraint that UIKit made by itself; leave it out"
    ),
    (
      "\"<NSLayoutConstraint:0x6000 UIView:0x7f.height == 128   (active, names: box:0x7f )>\",",
      "this is a line of Xcode's console; write box.Height = 128"
    ),
    (
      "<NSLayoutConstraint:0x6000 'gap' UILabel:0x7f'Title'.leading >= UIView:0x7e.leadingMargin + 8   (active)>",
      "this is a line of Xcode's console; write Title.Leading >= UIView.LeadingMargin + 8"
    ),
    (
      "<NSLayoutConstraint:0x6000 UIView:0x7f.width == 0.5*UIView:0x7e.width @250   (active, names: a:0x7f, b:0x7e )>",
      "this is a line of Xcode's console; write a.Width = 0.5 x b.Width (Priority 250)"
    ),
    (
      "<NSLayoutConstraint:0x6000 V:|-(20)-[UIView:0x7f]   (active, names: '|':UIView:0x7e )>",
      "this is a line of Xcode's console; write the constraint as an equation, such as box.Leading = Superview.Leading + 20"
    ),
    (
      "NSLayoutConstraint.activate([",
      "this is code; leave it out, and write each constraint as an equation, such as box.Leading = Superview.Leading + 20"
    ),
    (
      "NSLayoutConstraint(item: red, attribute: .top, relatedBy: .equal, toItem: blue, attribute: .bottom, multiplier: 1, constant: 8)",
      "this is code; write red.Top = blue.Bottom + 8"
    ),
    (
      "[NSLayoutConstraint constraintWithItem:red attribute:NSLayoutAttributeWidth relatedBy:NSLayoutRelationLessThanOrEqual toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1.0 constant:44.0]",
      "this is code; write red.Width <= 44"
    ),
    (
      "make.top.equalTo(self.view.mas_top).with.offset(8)",
      "this is code; leave it out, and write each constraint as an equation, such as box.Leading = Superview.Leading + 20"
    ),
    (
      "box.setContentHuggingPriority(.required, for: .horizontal)",
      "this is code; a view's priority is a key of the view: hugging: 251"
    ),
    (
      "top.priority = .defaultHigh",
      "this is code; a priority follows its equation: box.Leading = Superview.Leading + 20 (Priority 750)"
    ),
    (
      "<NSLayoutConstraint:0x600 UILabel:0x7f.width == 100   (active)>",
      "this is a line of Xcode's console; write UILabel.Width = 100"
    ),
    ("/* Red.Top = 8", "a comment that begins with /* ends with */"),
  ])
  func `what the notation cannot say is explained in its words`(_ line: String, _ message: String) throws {
    let said = try #require(problem("constraints: |\n  \(line)\n"))
    #expect(said.split(separator: ": ", maxSplits: 1).last.map(String.init) == message)
  }

  // MARK: Keys

  @Test(arguments: [
    ("{ symbol: lock.fill }", "lock.fill"), ("{ image: lock.fill }", "lock.fill"),
    ("{ image: , symbol: lock }", "lock"),
    ("{ button: Save, symbol: lock }", "lock"), ("{ button: Save, image: lock }", "lock"),
    ("{ button: Save, image: lock.fill, style: filled }", "lock.fill"),
  ])
  func `a symbol may be written in every sensible form`(_ view: String, _ name: String) throws {
    let scene = try RecipeDocument.decode("views: { Icon: \(view) }\n", document: "r.yaml", fonts: .installed)
    switch scene.views[0].kind {
    case .image(let image):
      #expect(image.symbol == name)
      #expect(image.image == nil)
    case .button(let button): #expect(button.symbol == name)
    default: Issue.record("\(scene.views[0].kind)")
    }
  }

  @Test(arguments: [
    ("label: x, color: red", "color", "textColor"), ("label: x, numberOfLines: 2", "numberOfLines", "lines"),
    ("label: x, backgroundColor: red", "backgroundColor", "background"), ("isHidden: true", "isHidden", "hidden"),
    ("button: x, systemImage: lock", "systemImage", "symbol"), ("textField: x, password: true", "password", "secure"),
  ])
  func `a key of UIKit suggests the recipe's`(_ keys: String, _ key: String, _ other: String) {
    do {
      _ = try RecipeDocument.decode("views: { A: { \(keys) } }\n", document: "r.yaml", fonts: .installed)
      Issue.record("\(keys) was read")
    } catch {
      #expect("\(error)".contains("unknown key \"\(key)\" in view \"A\"; did you mean \(other)?"), "\(error)")
    }
  }

  @Test func `a picture's file is not taken for a symbol without a dot`() {
    func said(_ image: String) -> String {
      do {
        _ = try RecipeDocument.decode(
          "views: { A: { image: \(image) } }\n", document: "r.yaml", folder: "/nowhere", fonts: .installed)
        return ""
      } catch {
        return "\(error)".split(separator: "\n").first.map(String.init) ?? ""
      }
    }
    #expect(said("lock.png") == "r.yaml:1:22: an image is named without folder and ending: lock")
    #expect(
      said("lock")
        == "r.yaml:1:22: no picture Images/lock.png beside the recipe or in a folder above it; a system symbol is symbol: lock"
    )
  }

  @Test func `keys for what Swift can say are read and written`() throws {
    let text = """
      views:
        Password: { textField: Password, text: abc, secure: true }
        Long: { button: A title of two lines, lines: 2, lineBreak: wordWrap }
        Scroll View: { scrollView: null, contentInsetAdjustmentBehavior: never }
        List:
          table: grouped
          rowHeight: 60
          header: Top
          views:
            Top: { id: t, frame: [0, 0, 320, 80], views: { Name: { label: Hi } } }
            Row: { cell: { text: One } }
      """
    let scene = try RecipeDocument.decode(text, document: "r.yaml", fonts: .installed)
    guard case .textField(let field) = scene.views[0].kind, case .button(let button) = scene.views[1].kind,
      case .scroll(let scroll) = scene.views[2].kind, case .table(let table) = scene.views[3].kind
    else {
      Issue.record("other kinds")
      return
    }
    #expect(field.isSecure)
    #expect(button.numberOfLines == 2)
    #expect(scroll.insetAdjustment == .never)
    #expect(table.rowHeight == 60)
    #expect(scene.views[3].children[0].listPart == .header)
    #expect(scene.views[3].sections.map(\.rows.count) == [1])
    let written = RecipeWriter.write(scene, identities: true)
    let again = try RecipeDocument.decode(written, document: "r.yaml", fonts: .installed)
    #expect(again.views.map(\.kind) == scene.views.map(\.kind), "\(written)")
    #expect(
      throws: DocumentProblems.self,
      performing: {
        try RecipeDocument.decode(
          text.replacing("header: Top", with: "header: Tip"), document: "r.yaml", fonts: .installed)
      })
  }
}
