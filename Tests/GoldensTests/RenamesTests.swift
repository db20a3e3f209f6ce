import Testing

@testable import Goldens

/// The views that count as renamed: same place, same kind, same constraints.
@Suite struct RenamesTests {
  private static let old = [
    #""First Name" stands in: the root view"#, #""First Name" label: "Name""#, #""Name" stands in: the root view"#,
    #""Name" label: "Name""#, #""Box" stands in: the root view"#, #""Field" stands in: "Box""#,
    #""Field" textField: "F""#,
    "constraint 1: Name.Top = First Name.Bottom + 8", "constraint Name.Leading: Name.Leading = 2 x Box.Leading",
    "constraint 3: Field.Top = Box.Top", "constraint V:: V:|-[box]",
  ]

  /// Returns the renames found after lines were replaced, and the other changes.
  private func changes(_ lines: [(String, String)]) -> [String] {
    let new = Self.old.map { old in lines.reduce(old) { $0.replacing($1.0, with: $1.1) } }
    let renames = Renames(from: Self.old, to: new)
    return renames.pairs.map { "\($0) renamed \($1)" }
      + InputChange.changes(from: renames.applied(to: Self.old), to: new).map(\.description)
  }

  /// Replacements that rename `Name`, but not `First Name`.
  private static let full = [
    (#""Name" stands"#, #""Full" stands"#), (#""Name" label"#, #""Full" label"#), ("1: Name.", "1: Full."),
    ("constraint Name.Leading: Name.Leading", "constraint Full.Leading: Full.Leading"),
  ]

  @Test func `another name alone is a rename, whatever reads like it`() {
    #expect(changes(Self.full) == ["Name renamed Full"])
    // A view with content, renamed together with it.
    #expect(
      changes([("\"Box\"", "\"Crate\""), ("Box.", "Crate."), ("\"Field\"", "\"Input\""), ("Field.Top", "Input.Top")])
        == ["Box renamed Crate", "Field renamed Input"])
    #expect(changes([]) == [])
  }

  @Test func `what changes with the name is an item of its own`() {
    #expect(
      changes(Self.full + [("+ 8", "+ 9")])
        == [
          "Name renamed Full",
          "constraint 1: Full.Top = First Name.Bottom + 8 -> Full.Top = First Name.Bottom + 9",
        ])
    #expect(
      changes([("\"Field\"", "\"Input\""), ("3: Field", "3: Input"), (#"textField: "F""#, #"textField: "G""#)])
        == ["Field renamed Input", #""Input" textField: "F" -> "G""#])
  }

  @Test func `another kind, other constraints or another place is another view`() {
    func names(_ lines: [(String, String)]) -> Bool { changes(lines).contains { $0.contains("renamed") } }
    #expect(!names(Self.full + [("\"Full\" label", "\"Full\" button")]))
    #expect(!names(Self.full + [("Full.Leading = 2 x Box.Leading", "Full.Left = Field.Left"), ("+ 8", "+ 9")]))
    #expect(!names([("\"Field\"", "\"Input\""), ("3: Field", "3: Input"), (#"in: "Box""#, "in: the root view")]))
  }

  @Test func `facts of a golden have the new name, texts stay`() {
    let new = Self.old.map { old in Self.full.reduce(old) { $0.replacing($1.0, with: $1.1) } }
    let facts = LayoutFacts(lines: [#""Name" frame 0 0 1 1"#, #""Name" text "Name" 0 1 2"#, #""First Name" hidden"#])
    #expect(
      Renames(from: Self.old, to: new).applied(to: facts).lines
        == [#""Full" frame 0 0 1 1"#, #""Full" text "Name" 0 1 2"#, #""First Name" hidden"#])
  }

  @Test func `a rename is the cause where nothing else has changed`() {
    let rename = InputChange.renamed("A", "B")
    let moved = InputChange(key: "constraint 1", from: "a", to: "b")
    let edge = FactChange.edge(view: "C", edge: .top, from: 1, to: 2)
    let finder = CauseFinder(inputs: [rename, moved], isOtherRenderer: false)
    let renamed = FactChange.renamed(from: "A", to: "B")
    #expect(finder.cause(of: .layoutChanged([renamed])) { [:] } == .inputs([rename]))
    #expect(finder.cause(of: .layoutChanged([renamed, edge])) { [:] } == .inputs([rename, moved]))
    #expect(finder.cause(of: .layoutChanged([edge])) { [:] } == .inputs([moved]))
    #expect(finder.cause(of: .paintChanged) { [:] } == .inputs([moved]))
    #expect(Cause.inputs([rename]).description == "A renamed B")
    #expect(
      Cause.inputs([rename, moved, moved, moved]).description
        == "A renamed B; constraint 1: a -> b; constraint 1: a -> b; and 1 more change")
  }
}
