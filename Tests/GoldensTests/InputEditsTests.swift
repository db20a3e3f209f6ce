import Testing

@testable import Goldens

/// The changes of a document that form one edit, and the document's inputs with one of them applied.
@Suite struct InputEditsTests {
  private static let old = [
    #""A" stands in: the root view"#, #""A" label: "a""#, #""B" stands in: the root view"#, "constraint 1: A.Top = 8",
    "constraint 2: B.Top = A.Bottom + 8", "constraint V:: V:|-[a]", "constraint V:: V:|-[a]",
  ]

  private func edits(_ new: [String]) -> InputEdits { InputEdits(from: Self.old, to: new, names: [:]) }

  @Test func `changes of two facts are two edits, each made alone`() {
    var new = Self.old
    (new[1], new[3]) = (#""A" label: "b""#, "constraint 1: A.Top = 9")
    let edits = edits(new)
    #expect(edits.edits.map { $0.map(\.key) } == [[#""A" label"#], ["constraint 1"]])
    #expect(edits.inputs(with: nil) == Self.old)
    var first = Self.old
    first[1] = new[1]
    #expect(edits.inputs(with: 0) == first)
    var joined = edits
    joined.join([0, 1])
    #expect(joined.edits.count == 1 && joined.inputs(with: 0) == new)
  }

  @Test func `a view that is new comes with its equations, one that is gone with what it was tied to`() {
    let new = [
      #""A" stands in: the root view"#, #""A" label: "b""#, #""C" stands in: the root view"#, #""C" label: "c""#,
      "constraint 1: A.Top = 8", "constraint 3: C.Top = A.Bottom + 8", "constraint V:: V:|-[a]",
      "constraint V:: V:|-[a]",
    ]
    let edits = edits(new)
    #expect(
      edits.edits.map { $0.map(\.key) } == [
        [#""A" label"#], [#""B" stands in"#, "constraint 2"],
        [#""C" stands in"#, #""C" label"#, "constraint 3"],
      ])
    #expect(edits.inputs(with: 2).count == Self.old.count + 3)
  }

  @Test func `a line of the visual format is one edit, and so are keys of a view that take each other's place`() {
    var new = Self.old
    new[1] = #""A" button: "a""#
    (new[5], new[6]) = ("constraint V:: V:|-(9)-[a]", "constraint V:: V:|-(9)-[a]")
    let edits = edits(new)
    #expect(edits.edits.map(\.count) == [2, 1])
    #expect(edits.edits[1][0].description == "constraint V:: V:|-[a] -> V:|-(9)-[a]")
  }
}

/// Effects that edits have only together.
@Suite struct JointChangesTests {
  private func facts(_ x: Double, _ width: Double, _ more: String...) -> LayoutFacts {
    LayoutFacts(lines: ["root size 100 100", "\"A\" frame \(x) 0 \(width) 10"] + more)
  }

  @Test func `sums are nothing of their own, and what no edit does is`() {
    let before = facts(0, 50)
    #expect(JointChanges(from: before, alone: [facts(8, 50), facts(0, 60)], to: facts(8, 60)).changes.isEmpty)
    #expect(JointChanges(from: before, alone: [facts(8, 50), facts(-8, 50)], to: before).changes.isEmpty)
    #expect(
      JointChanges(from: before, alone: [facts(8, 50), facts(0, 60)], to: facts(8, 64, "\"A\" hidden")).changes == [
        .edge(view: "A", edge: .right, from: 68, to: 72), .line(subject: "A", from: nil, to: "hidden "),
      ])
  }
}
