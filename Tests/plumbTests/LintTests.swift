import Foundation
import JSONRPC
import Testing
import Values

/// `plumb lint`, as run by a user.
@Suite struct LintTests {
  /// A form with a note, a warning, and an error in cells of a phone in landscape.
  private static let form = """
    title: Form
    views:
      Name: { label: A name that is longer than its room, font: body }
      Box: { background: blue }
      Save: { button: Save }
    constraints: |
      1. Name.Leading = Superview.LeadingMargin
      2. Name.Trailing = Superview.Leading + 150
      3. Name.Top = Safe Area.Top + 20
      4. Box.Leading = Superview.LeadingMargin
      5. Box.Trailing = Superview.Trailing - 20
      6. Box.Top = Name.Bottom + 8
      7. Box.Height = 100
      8. Save.Leading = Superview.LeadingMargin
      9. Save.Top = Superview.Top + 600

    """

  private static let cells = ["--device", "iphone-8"]

  @Test func `each cause once, errors first, with place, next step and cells`() throws {
    let workplace = try Workplace(["form": Self.form])
    let outcome = try workplace.plumb(["lint"] + Self.cells)
    #expect(
      outcome.out == """
        Recipes/form.yaml:5:3: error: Save: beyond the screen at the bottom by 248.332 points [outside-screen]
            let it shrink or wrap, constrain its far edge, or put it into a scroll view
            in iphone-8-landscape
        Recipes/form.yaml:3:3: warning: Name: its text is truncated in 130...134 by 20.5 points [truncated-text]
            allow more lines (lines: 0), give it more room, or raise its compression resistance above its neighbours'
            in all 2 cells
        Recipes/form.yaml:11:3: note: 5. Box.Trailing = Superview.Trailing - 20: a distance of 20 is written as -20 [negative-constant]
            fix: write Superview.Trailing = Box.Trailing + 20

        """)
    #expect(outcome.talk == "1 error, 1 warning, 1 note in 1 scene\n")
    #expect(outcome.code == 4)
  }

  @Test func `severities, a reason for each silence, and what fails`() throws {
    let workplace = try Workplace(["form": Self.form + "lint: { negative-constant: { 5: As in code. } }\n"])
    try workplace.write(
      """
      lint:
        rules: { truncated-text: off, outside-screen: warning }
        silence: [{ rule: outside-screen, scene: fo*, view: save, reason: Upright only. }]
      """, to: "plumb.yaml")
    let silenced = try workplace.plumb(["lint", "--silenced"] + Self.cells)
    #expect(
      silenced.out == """
        Recipes/form.yaml:11:3: note: 5. Box.Trailing = Superview.Trailing - 20: a distance of 20 is written as -20 [negative-constant]
            silenced: As in code.
        Recipes/form.yaml:5:3: warning: Save: beyond the screen at the bottom by 248.332 points [outside-screen]
            silenced: Upright only.

        """)
    #expect(silenced.code == 0)
    #expect(silenced.talk == "0 errors, 0 warnings, 0 notes; 2 silenced in 1 scene\n")
    try workplace.write(
      "lint: { silence: [{ rule: overlap, view: Badge, reason: It was there. }] }\n", to: "plumb.yaml")
    #expect(
      try workplace.plumb("lint", "--rule", "unused-silence").out.isEmpty, "rules that did not run could not find it")
    #expect(
      try workplace.plumb("lint").out.hasSuffix(
        """
        plumb.yaml:1:19: warning: lint: overlap of Badge silences nothing [unused-silence]
            remove the silence

        """))
    try workplace.write("lint: { fail: note }\n", to: "plumb.yaml")
    try workplace.write(Self.form, to: "Recipes/form.yaml")
    #expect(try workplace.plumb(["lint", "--rule", "negative-constant"] + Self.cells).code == 4)
    #expect(try workplace.plumb(["lint", "--rule", "negative-constant", "--fail", "error"] + Self.cells).code == 0)
  }

  @Test func `a silence is in the source or in plumb.yaml, and says so in SARIF`() throws {
    let workplace = try Workplace(["form": Self.form + "lint: { negative-constant: { 5: As in code. } }\n"])
    try workplace.write(
      "lint: { silence: [{ rule: truncated-text, view: Name, reason: Long names. }] }\n", to: "plumb.yaml")
    #expect(try workplace.plumb(["lint", "--sarif", "lint.sarif", "--fail", "off"] + Self.cells).code == 0)
    let text = try workplace.text("lint.sarif")
    let kinds = text.matches(of: /"kind": "(\w+)",\s+"justification": "([^"]+)"/).map { "\($0.1): \($0.2)" }
    #expect(kinds.sorted() == ["external: Long names.", "inSource: As in code."], "\(text)")
  }

  @Test func `a silence is not called unused where a document or a layout could not be looked at`() throws {
    let silence = "lint: { truncated-text: { Name: Long names. } }\n"
    let workplace = try Workplace(["form": Self.form.replacing("+ 150", with: "+ 340") + silence])
    func unused() throws -> Int { try workplace.plumb("lint").out.matches(of: /\[unused-silence\]/).count }
    #expect(try unused() == 1)
    // Nothing determines the box's width: its layout is not linted.
    let open = Self.form.replacing("+ 150", with: "+ 340").replacing(
      "  5. Box.Trailing = Superview.Trailing - 20\n", with: "")
    try workplace.write(open + silence, to: "Recipes/form.yaml")
    #expect(try unused() == 0)
    try workplace.write(Self.form, to: "Recipes/form.yaml")
    try workplace.write("lint: { silence: [{ rule: overlap, view: Badge, reason: x }] }\n", to: "plumb.yaml")
    #expect(try unused() == 1)
    try workplace.write("views: [", to: "Recipes/broken.yaml")
    #expect(try unused() == 0)
  }

  @Test func `annotations and JSON are not mixed`() throws {
    let workplace = try Workplace(["form": Self.form])
    for command in ["lint", "verify"] {
      let outcome = try workplace.plumb([command, "--json", "--annotations", "github"] + Self.cells)
      #expect(outcome.code == 2)
      #expect(outcome.out.isEmpty)
      #expect(
        outcome.talk.hasPrefix(
          "plumb \(command): --annotations and --json both write to standard output; use only one\n"))
    }
  }

  @Test func `as JSON, SARIF and annotations`() throws {
    let workplace = try Workplace(["form": Self.form])
    struct Output: Decodable {
      struct Finding: Decodable {
        var rule: String
        var severity: String
        var file: String
        var line: Int?
        var subjects: [String]
        var cells: [String]
        var cellCount: Int
      }
      var version: Int
      var findings: [Finding]
    }
    let printed = try workplace.plumb(["lint", "--json", "--sarif", "lint.sarif"] + Self.cells)
    let output = try JSONDecoder().decode(Output.self, from: Data(printed.out.utf8))
    #expect(output.version == 1)
    #expect(output.findings.map(\.rule) == ["outside-screen", "truncated-text", "negative-constant"])
    #expect(output.findings[0].cells == ["iphone-8-landscape"])
    #expect(output.findings[0].cellCount == 2)
    #expect(output.findings[1].line == 3)
    #expect(output.findings[1].subjects == ["Name"])
    let sarif = try #require(
      try JSONSerialization.jsonObject(with: Data(workplace.text("lint.sarif").utf8)) as? [String: Any])
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
    let annotated = try workplace.plumb(["lint", "--rule", "truncated-text", "--annotations", "github"] + Self.cells)
    #expect(
      annotated.out.contains(
        "::warning file=Recipes/form.yaml,line=3,col=3,title=truncated-text::Name: its text is truncated in 130...134 by 20.5 "
          + "points; allow more lines (lines: 0), give it more room, or raise its compression resistance above its neighbours'; in all 2 cells"
      ))
  }

  @Test func `verify counts findings, has errors in its report and keeps its exit code`() throws {
    let workplace = try Workplace(["form": Self.form])
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    let verified = try workplace.plumb(["verify", "--markdown", "report.md"] + Self.cells)
    #expect(verified.code == 0)
    #expect(
      verified.out == """
        Recipes/form.yaml
          Recipes/form.yaml:5:3: Save: beyond the screen at the bottom by 248.332 points [outside-screen]
              next: let it shrink or wrap, constrain its far edge, or put it into a scroll view
              in iphone-8-landscape

        """)
    #expect(verified.talk.contains("lint: 1 error, 1 warning, 1 note; `plumb lint` lists them\n"))
    #expect(try workplace.text("report.md").contains("outside-screen"))
  }

  @Test(arguments: [
    (
      "lint: { overlap: '' }", "",
      """
      Recipes/form.yaml:16:18: a silence needs a reason: overlap: why the finding is intended
         16 | lint: { overlap: '' }
            |                  ^
      """
    ),
    (
      "lint: { overlap: { Nam: x } }", "",
      """
      Recipes/form.yaml:16:20: unknown view or constraint "Nam"; did you mean Name?
         16 | lint: { overlap: { Nam: x } }
            |                    ^
      """
    ),
    (
      "", "lint: { rules: { overlapp: off } }",
      "plumb lint: plumb.yaml: lint: unknown rule \"overlapp\"; did you mean overlap?; `plumb lint --rules` lists them"
    ),
    (
      "", "lint: { rules: { overlap: loud } }",
      """
      plumb lint: plumb.yaml:1:27: unknown severity "loud"; possible: error, note, off, warning
          1 | lint: { rules: { overlap: loud } }
            |                           ^
      """
    ),
    (
      "", "lint: { silence: [{ rule: overlap }] }",
      """
      plumb lint: plumb.yaml:1:19: a silence needs a reason: { rule: overlap, reason: why the finding is intended }
          1 | lint: { silence: [{ rule: overlap }] }
            |                   ^
      """
    ),
  ])
  func `what is wrong with a silence is said with its place`(
    _ recipe: String, _ project: String, _ message: String
  ) throws {
    let workplace = try Workplace(["form": Self.form + recipe + "\n"])
    try workplace.write(project + "\n", to: "plumb.yaml")
    let outcome = try workplace.plumb(["lint"] + Self.cells)
    #expect(outcome.code == 2)
    #expect(outcome.talk.hasPrefix(message + "\n"), "\(outcome.talk)")
  }

  @Test func `a document that cannot be read fails the run in SARIF, at its place`() throws {
    let workplace = try Workplace(["simple": Workplace.simple, "broken": "views: { A: { colour: red } }\n"])
    #expect(try workplace.plumb(["lint", "--sarif", "lint.sarif"] + Self.cells).code == 2)
    let sarif = try JSONReader.read(Array(workplace.text("lint.sarif").utf8))
    let invocation = try #require(sarif["runs"]?.items?[0]["invocations"]?.items?[0])
    let note = try #require(invocation["toolExecutionNotifications"]?.items?.first)
    let place = note["locations"]?.items?.first?["physicalLocation"]
    #expect(invocation["executionSuccessful"]?.boolean == false)
    #expect(note["message"]?["text"]?.string?.contains("unknown key") == true, "\(note)")
    #expect(place?["artifactLocation"]?["uri"]?.string == "Recipes/broken.yaml")
    #expect(place?["region"]?["startLine"]?.double == 1)
  }
}
