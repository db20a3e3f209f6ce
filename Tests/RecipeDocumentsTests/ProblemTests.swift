import Foundation
import Layout
import RecipeDocuments
import Testing

/// Bad input: every message has a place, the problem and the next step; whole messages are asserted.
@Suite struct ProblemTests {
  private func problems(_ text: String) -> String {
    do {
      _ = try RecipeDocument.decode(text, document: "r.yaml", fonts: .installed)
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// Returns the first problem's message, without the line and the caret below it.
  private func firstLine(of problems: String) -> String { problems.split(separator: "\n").first.map(String.init) ?? "" }

  private func inEquation(_ line: String) -> String {
    problems("views: { Red View: {}, Blue View: {} }\nconstraints: |\n  \(line)\n")
  }

  @Test func `the message shows the place, the line and a caret`() {
    #expect(
      inEquation("5. Red View.Leading = Blue View.Botton + 20.0") == """
        r.yaml:3:35: unknown attribute "Botton"; did you mean Bottom?
            3 |   5. Red View.Leading = Blue View.Botton + 20.0
              |                                   ^
        """)
  }

  @Test(arguments: [
    ("Red Viev.Leading = Superview.Leading", #"3:3: unknown view "Red Viev"; did you mean Red View?"#),
    ("Red View.Leading = Bleu View.Leading", #"3:22: unknown view "Bleu View"; did you mean Blue View?"#),
    ("Red View.Leading", "3:19: expected =, >= or <="),
    ("Red View = 4", #"3:3: expected "Red View" to be a view and an attribute, such as Red View.Leading"#),
    ("Red View.Width = 2 Blue View.Width", "3:20: expected x or * after a multiplier, as in 2.0 x Blue View.Width"),
    ("Red View.Width = 1/0 x Blue View.Width", "3:23: a multiplier cannot be divided by 0"),
    ("Red View.Width = 40 (Priority 0)", "3:23: a priority is above 0 and at most 1000, not 0.0"),
    ("Red View.Width = 40 (Priority 2000)", "3:23: a priority is above 0 and at most 1000, not 2000.0"),
    ("Red View.Width = Blue View.Width + ", "3:38: expected a number or Standard"),
    (
      "Red View.Width = Blue View.Width - Standard",
      "3:38: Standard is added, never subtracted: swap the sides of the equation"
    ),
    (
      "Red View.Width = Blue View.Width please",
      #"3:36: unexpected "please"; only (Priority n) may follow the equation"#
    ),
    ("Red View.Width = 1e10", "3:20: a constant is at most 1000000 points"),
    ("Red View.Width = 10000000", "3:20: a constant is at most 1000000 points"),
    ("Red View.Width = Blue View.Width - 1000001", "3:38: a constant is at most 1000000 points"),
    ("Red View.Width = 20000 x Blue View.Width", "3:20: a multiplier is at most 10000"),
    (
      "Red View.Height = Standard",
      #"3:21: expected "Standard" to be a view and an attribute, such as Red View.Leading"#
    ),
    (
      "H:|-[label]",
      #"3:8: unknown view "label"; possible: Blue View, Bottom Layout Guide, Keyboard Guide, Readable Guide, Red View, Root View, Safe Area, Superview, Top Layout Guide"#
    ),
    ("H:|-[redViev]", #"3:8: unknown view "redViev"; did you mean Red View?"#),
    ("H:|-[redView]-(<8)-|", "3:19: Unknown relation. Must be ==, >=, or <="),
    (
      "V:[redView][blueView] alignAllTop",
      "3:24: Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical."
    ),
    ("H:[redView] alignAllTopp", #"3:3: unknown option "alignAllTopp" of a visual format; did you mean alignAllTop?"#),
  ])
  func `equations say what was expected where`(_ line: String, _ expected: String) {
    #expect(firstLine(of: inEquation(line)) == "r.yaml:\(expected)")
  }

  /// Checks AL-1.11 and AL-1.20, before anything is built.
  @Test(arguments: [
    ("Red View.Width = Blue View.Top", "Invalid pairing of layout attributes (Red View.Width = Blue View.Top)"),
    (
      "Red View.Leading = Blue View.Left",
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither. (Red View.Leading = Blue View.Left)"
    ),
    (
      "Red View.Leading = 20",
      "Leading is a position, and a position needs another view's edge: write Red View.Leading = Superview.Leading + 20; only Width and Height may equal a number"
    ),
    (
      "Red View.Top = Top Layout Guide.Baseline",
      "Invalid pairing of layout attributes (Red View.Top = Top Layout Guide.Baseline)"
    ),
  ])
  func `what UIKit would refuse is refused in its words`(_ line: String, _ expected: String) {
    #expect(firstLine(of: inEquation(line)) == "r.yaml:3:3: \(expected)")
  }

  @Test(arguments: [
    ("", "1:1: the recipe is empty; it needs at least views: and constraints:"),
    ("title: x", "1:1: the recipe has no views; add views: with at least one"),
    ("- a\n- b", "1:1: a recipe is a mapping of keys to values, not a list"),
    ("views: { L: label }", "1:13: view \"L\" is a mapping of keys to values, not a value; write { label: ... }"),
    ("views: { L: UILabel }", "1:13: view \"L\" is a mapping of keys to values, not a value; write { label: ... }"),
    ("views: { L: toggle }", "1:13: view \"L\" is a mapping of keys to values, not a value; write { switch: ... }"),
    ("views: { L: View }", "1:13: view \"L\" is a mapping of keys to values, not a value; write {} for a plain view"),
    (
      "views: { L: view }\nconstraints: [L.Width = 44]",
      "1:13: view \"L\" is a mapping of keys to values, not a value; write {} for a plain view"
    ),
    ("views: { L: Hello }", "1:13: view \"L\" is a mapping of keys to values, not a value; write { label: Hello }"),
    (
      "views: { L: { label: Hi, font: 17pt } }",
      "1:32: \"17pt\" is not a font; a size is a number of points: 17"
    ),
    (
      "views: { L: { label: Hi, font: SF Pro Text 17 } }",
      "1:32: \"SF Pro Text 17\" is not a font; the system's font is its size: 17"
    ),
    ("views: { L: { label: Hi, font: title 1 } }", "1:32: \"title 1\" is not a font; did you mean title1?"),
    (
      "views: { A: {}, B: {} }\nconstraints: |\n  A.Top - B.Bottom = 8",
      "3:9: put one item on the left and the number last: write B.Top = A.Bottom + 8"
    ),
    ("veiws: {}", #"1:1: unknown key "veiws" in a recipe; did you mean views?"#),
    ("views: { A: {} }\nviews: { B: {} }", #"2:1: key "views" appears twice in a recipe"#),
    ("views: { A: { isOn: true } }", #"1:15: unknown key "isOn" in view "A"; did you mean switch?"#),
    (
      "views: { A: { width: 44 } }",
      #"1:15: unknown key "width" in view "A"; a length is an equation: Title.Width = 44"#
    ),
    (
      "views: { A: { switch: on, font: 17 } }",
      "1:27: font belongs to a label, a button, a textField, a textView, an image or a cell"
    ),
    ("views: { A: { colour: red } }", #"1:15: unknown key "colour" in view "A"; did you mean textColor?"#),
    (
      "views: { A: { background: rde } }", #"1:27: unknown colour "rde" for background; did you mean red? (or #RRGGBB)"#
    ),
    ("views: { A: { font: 17 bald } }", #"1:21: unknown weight "bald"; did you mean bold?"#),
    ("views: { A: { font: bodi } }", #"1:21: unknown text style "bodi"; did you mean body?"#),
    ("views: { A: { font: -3 } }", "1:21: a font size is above 0 and at most 1000 points, not -3"),
    ("views: { A: { hugging: lots } }", #"1:24: hugging is a number, not "lots""#),
    ("views: { A: { hugging: 1001 } }", "1:24: hugging is a priority above 0 and at most 1000, not 1001"),
    ("views: { A: { label: x, button: y } }", #"1:25: view "A" is a label; a view has one kind"#),
    ("views: { A: { label: x, placeholder: y } }", "1:25: placeholder belongs to a textField"),
    ("views: { A: {}, a: {} }", #"1:17: two views are called "a" (names are compared without regard to case)"#),
    (
      "views: { Superview: {} }",
      #"1:10: "Superview" has a meaning of its own in equations; give the view another name"#
    ),
    ("views: { \" A\": {} }", "1:10: a view's name neither begins nor ends with a space"),
    (
      "views: { 12. A: {} }",
      #"1:10: "12. A" begins like a constraint's number or a visual format; give the view another name"#
    ),
    ("views: { \"a\\nb\": {} }", "1:10: a view's name is one line without control characters"),
    ("views: { A: { background: \"#+12345\" } }", ##"1:27: unknown colour "#+12345" for background (or #RRGGBB)"##),
    ("views: { A: { label: x, lines: 2.7 } }", "1:32: lines is a whole number, not 2.7"),
    (
      "views: { A: {} }\nconstraints: >\n  A.Width = 4\n  A.Height = 4\n",
      "2:14: constraints is a block of equations, one per line: write constraints: | and the lines below"
    ),
    ("views: { A: {} }\nconstraints: [\"A.Width = 4\\nA.Height = 4\"]", "2:15: an equation is one line of text"),
    ("views:\n\tA: {}\n", "2:1: broken YAML: a tab cannot indent; use spaces"),
    (
      "views: { A: {} }\nvariations: { compact x any: {}, compact x any: {} }", "2:34: duplicate variation"
    ),
    ("views: { A: {} }\nbars: [navigtion]", #"2:8: unknown bar "navigtion"; did you mean navigation?"#),
    (
      "views: { A: {} }\nvariations: { compact: {} }",
      "2:15: a variation is for a width class x a height class, each compact, any or regular: compact x regular"
    ),
    (
      "views: { A: {} }\nconstraints: |\n  1. A.Width = 4\nvariations: { compact x any: { uninstall: [3] } }",
      "4:44: unknown constraint 3; did you mean 1?"
    ),
    (
      "views: { A: {} }\nconstraints: |\n  1. A.Width = 4\n  1. A.Height = 4", "4:3: duplicate constraint 1"
    ),
    (
      "views: { A: {} }\nconstraints: { a: b }",
      "2:14: constraints is a block of equations, one per line: write constraints: | and the lines below"
    ),
    ("views: { A: *x }", "1:13: aliases (*name) are not supported; write the value out"),
    ("views: { A: { label: Hi, font: 17 bold thin } }", "1:32: a font has one weight, not bold and thin"),
    (
      "title A\nviews:\n  A: { label: Hi }\n",
      "2:6: broken YAML: mapping values are not allowed in this context; a colon is missing above: title: A"
    ),
    (
      #"views: { A: { label: ""x"" } }"#,
      #"1:24: broken YAML: did not find expected ',' or '}'; a text has one pair of quotation marks: "x""#
    ),
    ("views: [\n", "2:1: broken YAML: did not find expected node content"),
    (
      "views:\n  A: { label: Name: }\n",
      "2:19: broken YAML: did not find expected ',' or '}'; a text with a colon must be in quotation marks: \"Name:\""
    ),
    (
      "views:\n  A: { label: Time: now }\n",
      "2:19: broken YAML: did not find expected ',' or '}'; a text with a colon must be in quotation marks: \"Time: now\""
    ),
    (
      "views:\n  A: { label: Hi, textColor: #FF0000 }\nconstraints:\n",
      "3:12: broken YAML: did not find expected ',' or '}'; # begins a comment: write \"#FF0000\" in quotes"
    ),
    (
      "views:\n  A:\n    textColor: #FF0000\n",
      "3:15: textColor has no value; # begins a comment, so write \"#RRGGBB\" in quotes"
    ),
    ("views: { A: { stack: sideways } }", #"1:22: unknown axis "sideways"; possible: horizontal, vertical"#),
    (
      "views: { A: { stack: vertical, distribution: fillEqualy } }",
      #"1:46: unknown distribution "fillEqualy"; did you mean fillEqually?"#
    ),
    (
      "views: { A: { stack: vertical, alignment: middle } }",
      #"1:43: unknown alignment of a stack "middle"; possible: bottom, center, fill, firstBaseline, lastBaseline, leading, top, trailing"#
    ),
    ("views: { A: { spacing: 3 } }", "1:15: spacing belongs to a stack"),
    (
      "views: { A: { stack: vertical, customSpacing: { B: 3 }, views: { C: {} } } }",
      #"1:47: customSpacing: "B" is not a view in this stack; did you mean C?"#
    ),
    (
      "views: { A: { image: nothing } }",
      "1:22: no picture Images/nothing.png beside the recipe or in a folder above it; a system symbol is symbol: nothing"
    ),
    ("views: { A: { image: ../secret } }", "1:22: an image is named without folder and ending: flowers"),
    (
      "views: { A: { image: sf:lock } }",
      "1:22: no picture Images/sf:lock.png beside the recipe or in a folder above it; a system symbol is symbol: lock"
    ),
    (
      "views: { A: { image: { symbol: lock.fill } } }",
      "1:24: a symbol is a key of its own: write symbol: lock.fill in place of image"
    ),
    ("views: { A: { label: x, size: 20 } }", "1:25: size belongs to a button; the size of a text is its font: 20"),
    ("views: { A: { field: x } }", #"1:15: unknown key "field" in view "A"; did you mean textField?"#),
    ("views: { A: { frame: [1, 2, 3] } }", "1:22: frame is a list of 4 numbers: [x, y, width, height]"),
    ("views: { A: { frame: [1, 2, -3, 4] } }", "1:22: a frame's width and height are at least 0"),
    (
      "views: { A: { autoresizing: [width] } }",
      "1:15: autoresizing belongs to a view with a frame; constraints lay out all others"
    ),
    ("views: { A: { guide: , views: { B: {} } } }", #"1:24: "A" is a guide, and a guide contains no views"#),
    ("views: { A: { guide: 3 } }", "1:22: guide takes no value; write guide: with nothing after it"),
    (
      "views: { A: { table: , views: { B: { label: x } } } }",
      #"1:36: "B" is a row of a table: a view with views: in it"#
    ),
    ("views: { A: { switch: maybe } }", "1:23: a switch is on or off"),
    ("views: { A: { slider: 2 } }", "1:23: slider is from 0 to 1, not 2"),
    ("views: { A: {} }\nstates: { x: { set: { B: {} } } }", #"2:23: unknown view "B"; did you mean A?"#),
    ("views: { A: {} }\nstates: { x: { remove: [B] } }", #"2:25: unknown view "B"; did you mean A?"#),
    (
      "views: { A: { label: x } }\nstates: { x: { set: { A: { button: y } } } }",
      #"2:28: "A" is a label and cannot become a button"#
    ),
    ("views: { A: {} }\nstates: { x!: {} }", "2:11: a state's name consists of letters, digits, spaces and hyphens"),
    (
      "views: { A: {} }\nstates: { a b: {}, A-b: {} }",
      "2:20: duplicate state; cells are named after it, in small letters and with hyphens"
    ),
    (
      "views: { A: {} }\nstates: { slide over: {} }",
      #"2:11: "slide over" names a shared window in cells; choose another name"#
    ),
    (
      "views: { A: {} }\nstates: { start: {} }",
      #"2:11: "start" names the initial layout; choose another name"#
    ),
    (
      "views: { A: { views: { B: {} } } }\nstates:\n  x:\n    remove: [A]\n    constraints: [B.Width = 9]",
      #"5:19: "B" is removed in this state (B.Width = 9)"#
    ),
    (
      "views: { A: {} }\nconstraints:\n- 1. H:|[A]|",
      "3:6: a line of the visual format makes many constraints and takes no number; leave it out"
    ),
    (
      "views: { A: {} }\nconstraints:\n- H:|-9000000-[A]", "3:3: a constant is at most 1000000 points (H:|-9000000-[A])"
    ),
    (
      "views: { A: {} }\nconstraints:\n- H:|-(2@0)-[A]",
      "3:3: a priority is above 0 and at most 1000, not 0 (H:|-(2@0)-[A])"
    ),
    (
      "views: { A: {} }\nstates: { x: { set: { A: { controller: {} } } } }",
      "2:28: a state cannot change controller; a view keeps it"
    ),
    ("views: { A: { contentMode: center } }", "1:15: contentMode belongs to an image"),
    ("views: { A: {} }\nstates: { x: { uninstall: [3] } }", "2:28: unknown constraint 3"),
    ("views: { A: { alpha: 1.5 } }", "1:22: alpha is from 0 to 1, not 1.5"),
    ("views: { A: { alpha: nan } }", #"1:22: alpha is a number, not "nan""#),
    ("views: { A: { cornerRadius: -1 } }", "1:29: cornerRadius is from 0 to 10000, not -1"),
    (
      "views: { A: { shadow: { offset: [0, 2000] } } }", "1:33: an offset is at most 1000 points"
    ),
    ("views: { A: { transform: { scale: 0 } } }", "1:35: scale is from 0.01 to 100, not 0"),
    (
      "views: { A: { transform: { turn: 3 } } }",
      #"1:28: unknown key "turn" in transform; possible: move, rotate, scale"#
    ),
    (
      "views: { A: { tint: systemBleu } }",
      #"1:21: unknown colour "systemBleu" for tint; did you mean systemBlue? (or #RRGGBB)"#
    ),
    (
      "views: { A: { button: x, style: fill } }",
      #"1:33: unknown style of a button "fill"; possible: close, contactAdd, custom, detailDisclosure, filled, gray, infoDark, infoLight, plain, system, tinted"#
    ),
    (
      "views: { A: { button: x, size: large } }",
      "1:26: size belongs to a button of style plain, gray, tinted or filled"
    ),
    ("views: { A: { segments: [a, b], selected: 2 } }", "1:43: selected (counted from 0) is from 0 to 1, not 2"),
    (
      "views: { A: { datePicker: wheels, date: 2026-02-30 } }",
      #"1:41: "2026-02-30" is not a date; write one such as 2026-12-24, or 2026-12-24 18:30"#
    ),
    ("views: { A: { datePicker: wheel } }", #"1:27: unknown style of a date picker "wheel"; did you mean wheels?"#),
    ("views: { A: { picker: x } }", "1:23: picker is a list of titles, such as [Small, Medium, Large]"),
    (
      "views: { A: { visualEffect: fog } }",
      #"1:29: unknown visualEffect "fog""#
    ),
    (
      "views: { A: { cell: { text: x } } , B: { views: { C: { cell: { text: x } } } } }",
      "1:15: cell belongs to a row of a table"
    ),
    (
      "views: { T: { table: , views: { A: { cell: { detail: x } } } } }",
      "1:46: a cell of style default has no detail; value1, value2 and subtitle have"
    ),
    (
      "views: { A: { margins: { leading: 1, right: 2 } } }",
      "1:38: margins have left and right, or leading and trailing, not both"
    ),
    ("views: { A: { section: null } }", "1:15: section belongs to a table or a collection"),
    (
      "views: { T: { table: grouped, views: { A: { label: x } } } }",
      #"1:43: "A" is a row of a table: a view with views: in it"#
    ),
    (
      "views: { T: { table: round } }",
      #"1:22: unknown style of a table "round"; possible: grouped, insetGrouped, plain"#
    ),
    (
      "views: { A: { views: { S: { sheet: medium } } } }",
      #"1:29: "S" is presented over the root view: write it into the recipe's own views"#
    ),
    ("views: { A: { alert: {} } }", "1:22: an alert has a title, a message or actions"),
    (
      "views: { A: { alert: { actions: [{ stop: x }] } } }",
      "1:34: an action is a title, or a role and a title: { destructive: Delete }"
    ),
    ("bars: { tabs: null }\nviews: { A: {} }", #"1:9: unknown key "tabs" in bars; did you mean tab?"#),
    (
      "bars: { navigation: { leading: [{ space: null }] } }\nviews: { A: {} }",
      "1:33: space belongs to a toolbar"
    ),
    (
      "bars: { tab: [{ symbol: house }] }\nviews: { A: {} }",
      "1:15: a tab has a title: { title: Home, symbol: house }"
    ),
    (
      "bars: { navigation: null, largeTitle: null }\nviews: { A: {} }",
      "1:27: a screen has one navigation bar: write navigation or largeTitle"
    ),
    ("views: { A: {} }\nlook: 8", "2:7: look (a version of iOS) is from 9 to 26, not 8"),
    ("views: { A: {} }\nstyle: boxes", #"2:8: unknown style "boxes"; possible: controls, frames"#),
    ("views: { A: {} }\noverlays: [margin]", #"2:12: unknown overlay "margin"; did you mean margins?"#),
    (
      "views: { A: {} }\nstates: { dark: { appearance: dark } }",
      #"2:11: "dark" names a text size, a language or a system in cells; choose another name"#
    ),
    (
      "views: { A: {} }\nbars: [searchbar]",
      #"2:8: unknown bar "searchbar"; possible: largeTitle, navigation, prompt, search, tab, toolbar"#
    ),
    ("views: { A: {} }\n---\nviews: {}", "3:1: more than one YAML document in a file"),
  ])
  func `keys and values say what is wrong with them`(_ text: String, _ expected: String) {
    #expect(firstLine(of: problems(text)) == "r.yaml:\(expected)")
  }

  @Test func `all problems are reported at once, in order`() {
    let text = "views: { A: { background: rde, font: x } }\nbars: 3\nconstraints: |\n  A.Widht = 4\n"
    let lines = problems(text).split(separator: "\n").filter { $0.hasPrefix("r.yaml:") }
    #expect(lines.map { $0.prefix(11) } == ["r.yaml:1:27", "r.yaml:1:38", "r.yaml:2:7:", "r.yaml:4:5:"])
  }

  @Test func `Windows line ends change nothing`() {
    let text = "views: { A: {} }\r\nconstraints: |\r\n  A.Widht = 4\r\n"
    #expect(
      problems(text) == """
        r.yaml:3:5: unknown attribute "Widht"; did you mean Width?
            3 |   A.Widht = 4
              |     ^
        """)
  }

  @Test func `long lines and control characters are shown in part and as signs`() throws {
    let message = inEquation("Red View.Width = 4 " + String(repeating: "x", count: 5000) + "\u{1B}[31m")
    #expect(message.count < 500)
    #expect(!message.contains("\u{1B}"))
    let lines = message.split(separator: "\n")
    #expect(lines[2].hasSuffix("^"))
  }

  @Test func `deep nesting ends with a message`() {
    let deep = String(repeating: "[", count: 10_000)
    #expect(problems("views: \(deep)").contains("nested more than 64 levels deep"))
  }

  @Test func `files that cannot be read say why`() throws {
    func message(_ path: String) -> String {
      do {
        _ = try RecipeDocument.read(path, fonts: .installed)
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(message("/nowhere/x.yaml") == "/nowhere/x.yaml: no such file; check the path")
    #expect(message("/tmp") == "/tmp: this is a folder; name a recipe in it")
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([0x76, 0xFF, 0xFE]).write(to: file)
    #expect(message(file.path(percentEncoded: false)).hasSuffix("not UTF-8 text; save the recipe as UTF-8"))
  }
}
