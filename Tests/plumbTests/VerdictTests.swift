import Foundation
import Testing

/// The output of `plumb verify` for a change: the root cause first, its consequences in few lines.
@Suite struct VerdictTests {
  private static func login(top: Int = 48, logo: String = "Logo") -> String {
    """
    title: Login
    views:
      \(logo): { background: blue }
      Title: { label: Welcome back, font: title1 }
      Email: { textField: Email }
      Password: { textField: Password }
      Sign In: { button: Sign In }
    constraints: |
      \(logo).Top = Safe Area.Top + \(top)
      \(logo).CenterX = Superview.CenterX
      \(logo).Width = 96
      \(logo).Height = 96
      Title.Top = \(logo).Bottom + 24
      Title.CenterX = Superview.CenterX
      Email.Top = Title.Bottom + 24
      Email.Leading = Superview.Leading + 20
      Email.Trailing = Superview.Trailing - 20
      Password.Top = Email.Bottom + 12
      Password.Leading = Email.Leading
      Password.Trailing = Email.Trailing
      Sign In.Top = Password.Bottom + 24
      Sign In.Leading = Email.Leading
      Sign In.Trailing = Email.Trailing

    """
  }

  private static let cells = ["--device", "iphone-8"]

  /// Returns a workplace with a login form with goldens, which is then replaced by another one.
  private func workplace(_ changed: String) throws -> Workplace {
    let workplace = try Workplace(["login": Self.login()])
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    try workplace.write(changed, to: "Recipes/login.yaml")
    return workplace
  }

  @Test func `one constant is one line for all that follows from it, in every report; --all unfolds it`() throws {
    let workplace = try workplace(Self.login(top: 40))
    let found = try workplace.plumb(
      ["verify"] + Self.cells + ["--markdown", "r.md", "--junit", "r.xml", "--annotations", "github"])
    let cause = "Logo.Top: constant 48 -> 40, login.yaml:9"
    let line = "Logo and all 4 views below it: up by 8"
    #expect(
      found.out == """
        Recipes/login.yaml
          \(cause)
            \(line), in all 2 cells
          pictures in report/login
        ::error file=Recipes/login.yaml,line=9,col=3,title=Login::\(cause); \(line); in 2 of 2 cells

        """)
    #expect(try workplace.text("r.md").contains("\n#### 1. \(line)\nLogin, 2 of 2 cells · "))
    let junit = try workplace.text("r.xml")
    #expect(junit.contains("Logo.Top: constant 48 -&gt; 40, login.yaml:9&#10;\(line)</failure>"), "\(junit)")
    let review = try workplace.plumb("review", "--keys", "q")
    #expect(review.out.contains("\n    \(line), in all 2 cells\n    picture: report/login/"), "\(review.out)")
    #expect(try workplace.plumb("report", "--all", "--markdown", "r.md").code == 1)
    #expect(try workplace.text("r.md").contains("- Logo.Top -8 pt, 2 of 2 cells\n- Logo.Bottom -8 pt, 2 of 2 cells\n"))
    let all = try workplace.plumb("review", "--all", "--keys", "q")
    #expect(all.out.contains("\n    Sign In.Bottom -8 pt, in all 2 cells\n    picture: report/login/"), "\(all.out)")

    let unfolded = try workplace.plumb(["verify"] + Self.cells + ["--all"])
    let lines = unfolded.out.split(separator: "\n")
    #expect(lines.count == 13, "\(unfolded.out)")
    #expect(lines[2] == "    Logo.Top 68 -> 60 (-8 pt) (Logo.Top -8 pt elsewhere), in all 2 cells")
  }

  @Test func `a view with another name is one item, and causes call views by the document's names`() throws {
    let workplace = try workplace(Self.login(logo: "Brand"))
    let verify = ["verify"] + Self.cells
    #expect(
      try workplace.plumb(verify).out == """
        Recipes/login.yaml
          Logo renamed Brand, login.yaml:3, in all 2 cells
          pictures in report/login

        """)
    #expect(try workplace.text("report/run.json").contains(#""text" : "Logo renamed Brand""#))
    #expect(try workplace.plumb("accept", "--all").code == 0)
    #expect(try workplace.plumb(verify).code == 0)

    try workplace.write(Self.login(top: 40), to: "Recipes/login.yaml")
    #expect(
      try workplace.plumb(verify).out == """
        Recipes/login.yaml
          Brand renamed Logo, login.yaml:3, in all 2 cells
          Logo.Top: constant 48 -> 40, login.yaml:9
            Logo and all 4 views below it: up by 8, in all 2 cells
          pictures in report/login

        """)

    func form(_ spacing: Int, _ top: Int) -> String {
      """
      title: Form
      views:
        Form:
          stack: vertical
          customSpacing: { Password: \(spacing) }
          views:
            Email: { textField: Email }
            Password: { textField: Password }
            Sign In: { button: Text Field 2 }
      constraints: |
        V:|-(\(top))-[form]
        H:|-[form]-|

      """
    }
    try workplace.write(form(10, 30), to: "Recipes/login.yaml")
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    try workplace.write(form(14, 30), to: "Recipes/login.yaml")
    #expect(
      try workplace.plumb(verify).out == """
        Recipes/login.yaml
          Form: customSpacing.Password 10 -> 14, login.yaml:5
            Form.Bottom 138 -> 142 (+4 pt) (Form.Bottom +4 pt elsewhere), in all 2 cells
            Sign In: down by 4, in all 2 cells
          pictures in report/login

        """)
    try workplace.write(form(10, 35), to: "Recipes/login.yaml")
    #expect(
      try workplace.plumb(verify).out == """
        Recipes/login.yaml
          Form.Top: constant 30 -> 35, login.yaml:11
            Form: down by 5, in all 2 cells
          pictures in report/login

        """)
  }

  @Test func `two edits are two causes, each with its own effects, accepted one by one`() throws {
    let workplace = try workplace(Self.login(top: 40).replacing("Welcome back", with: "Welcome"))
    let verify = ["verify"] + Self.cells
    #expect(
      try workplace.plumb(verify).out == """
        Recipes/login.yaml
          Title: text "Welcome back" -> "Welcome", login.yaml:4
            Title: "Welcome back" -> "Welcome", in all 2 cells
            Title: 64.5 narrower around the center, in all 2 cells
          Logo.Top: constant 48 -> 40, login.yaml:9
            Logo and all 4 views below it: up by 8, in all 2 cells
          pictures in report/login

        """)
    let golden = workplace.bytes("Snapshots/login/frames.txt")
    let one = try workplace.plumb("accept", "login#1")
    #expect(one.code == 0)
    #expect(one.out == "")
    #expect(
      one.talk == """
        2 cells become golden once login#2 is accepted, too
        0 files written; 2 cells undecided

        """)
    #expect(workplace.bytes("Snapshots/login/frames.txt") == golden)
    // The decision is kept where another run finds the same.
    #expect(try workplace.plumb(verify).code == 1)
    #expect(try workplace.plumb("undo").talk.hasPrefix("nothing to undo; decisions of an earlier run are changed"))
    #expect(try workplace.plumb("review").out.hasPrefix("login#2  Logo.Top: constant "))
    #expect(try workplace.plumb("review", "--json").out.components(separatedBy: #""group""#).count == 2)
    // If one cause is rejected, the cells keep their goldens; after an undo they can be accepted.
    #expect(try workplace.plumb("reject", "login#2").talk == "2 cells rejected; 0 cells undecided\n")
    #expect(try workplace.plumb("accept", "login#1").talk.hasPrefix("2 cells become golden once login#2 is accepted"))
    #expect(try workplace.plumb("undo").code == 0)
    #expect(try workplace.plumb("accept", "login/*").talk == "3 files written; 0 cells undecided\n")
    #expect(try workplace.plumb(verify).code == 0)
  }

  @Test func `what two edits do only together is an item of its own`() throws {
    func recipe(_ text: String, _ lines: Int) -> String {
      """
      title: Note
      views:
        Note: { label: "\(text)", lines: \(lines) }
        Below: { background: red }
      constraints: |
        Note.Top = Safe Area.Top
        Note.Leading = Superview.Leading
        Note.Width = 100
        Below.Top = Note.Bottom
        Below.Leading = Superview.Leading
        Below.Width = 100
        Below.Height = 10

      """
    }
    let workplace = try Workplace(["note": recipe("Short", 1)])
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    try workplace.write(recipe("A note that is longer than a line", 0), to: "Recipes/note.yaml")
    let found = try workplace.plumb(["verify"] + Self.cells).out
    let lines = found.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("  Note: text \"Short\" -> ") }, "\(found)")
    let joint = lines.firstIndex { $0.hasPrefix("  only several changes combined: Note: ") }
    #expect(joint != nil, "\(found)")
    #expect(lines[(joint ?? 0)...].contains { $0.hasPrefix("    Below: down by ") }, "\(found)")

    // Edits without a part in it are not named there.
    let others = recipe("A note that is longer than a line", 0).replacing(
      "Below.Leading = Superview.Leading", with: "Below.Leading = Superview.Leading + 30")
    try workplace.write(others.replacing("background: red", with: "background: blue"), to: "Recipes/note.yaml")
    let more = try workplace.plumb(["verify"] + Self.cells).out.split(separator: "\n").map(String.init)
    #expect(more.contains { $0 == lines[joint ?? 0] }, "\(more)")
    #expect(more.count { $0.contains("Below.Leading: constant 0 -> 30") } == 1, "\(more)")
  }

  @Test func `a run whose output is a closed pipe still writes its report`() throws {
    let workplace = try workplace(Self.login(top: 40))
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "'\(Workplace.tool.path(percentEncoded: false))' verify --device iphone-8 --junit r.xml 2> talk.txt | true",
    ]
    shell.currentDirectoryURL = URL(filePath: workplace.folder)
    try shell.run()
    shell.waitUntilExit()
    for file in ["report/run.json", "report/index.html", "r.xml"] { #expect(workplace.exists(file), "\(file)") }
    #expect(try workplace.text("talk.txt") == "0 of 2 cells identical in 1 scene\n")
  }

  @Test func `frames in JSON have at most three digits after the point`() throws {
    let thirds =
      "title: T\nviews:\n  A: {}\nconstraints: |\n  A.Leading = Superview.Leading + 33.4\n  A.Trailing = Superview.Trailing - 36.7\n"
      + "  A.Top = Superview.Top\n  A.Height = 305.3\n"
    let workplace = try Workplace(["thirds": thirds])
    let json = try workplace.plumb("layout", "Recipes", "--device", "iphone-15", "--json").out
    #expect(json.contains(#""frame":[33.333,0,323,305.333]"#), "\(json)")
    #expect(!json.contains(/\.\d{4}/), "\(json)")
  }
}
