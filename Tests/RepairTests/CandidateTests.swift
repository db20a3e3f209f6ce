import Foundation
import Layout
import RecipeDocuments
import Testing

@testable import Repair

/// What is tried to repair a layout, as a person would write it.
@Suite struct CandidateTests {
  private static func subject() throws -> RepairSubject {
    RepairSubject(
      try RecipeDocument.decode(
        """
        views:
          A: { background: red }
          B: { background: blue }
          Title: { label: Some words }
          Row: { stack: horizontal, alignment: center, views: { Inner: {} } }
        """, document: "a.yaml", fonts: .installed))
  }

  @Test func `constraints of one side are called by all they say, unless they have numbers`() throws {
    let scene = try RecipeDocument.decode(
      """
      views: { A: {}, B: {} }
      constraints: |
        A.Leading = Superview.Leading + 8
        A.Leading >= B.Trailing
        A.Top = Superview.Top
        4. B.Leading = A.Leading
        5. B.Leading >= A.Trailing
      """, document: "a.yaml", fonts: .installed)
    let (subject, words) = (RepairSubject(scene), RepairWords(scene))
    #expect(
      scene.constraints.map(subject.name) == [
        #""A.Leading = Superview.Leading + 8""#, #""A.Leading >= B.Trailing""#, "A.Top", "4. B.Leading", "5. B.Leading",
      ])
    #expect(words.words(.remove(scene.constraints[0])) == #"without "A.Leading = Superview.Leading + 8""#)
    #expect(words.words(.remove(scene.constraints[3])) == "without 4. B.Leading (B.Leading = A.Leading)")
  }

  /// Returns the equations that candidates add.
  private static func equations(_ candidates: [Candidate], _ subject: RepairSubject) -> [String] {
    candidates.flatMap(\.edits).compactMap { edit in
      if case .add(let new) = edit { subject.text(new) } else { nil }
    }
  }

  private static func determining(
    _ part: SolvedView.OpenSide.FramePart, in bounds: CGRect = CGRect(x: 0, y: 0, width: 60, height: 40)
  ) throws -> [String] {
    var scene = try subject().scene
    scene.views.removeLast(2)
    let subject = RepairSubject(scene)
    return equations(
      AddedCandidates(subject: subject).determining(
        "B", part, frame: CGRect(x: 30, y: 5, width: 10, height: 10),
        bounds: bounds),
      subject)
  }

  /// A size in the middle of the screen, which one line moves.
  @Test(arguments: [
    ("Red.Leading = Superview.Leading - 1", ["Red"]), ("Red.Leading = Superview.Leading", []),
    ("Red.Trailing = Superview.Trailing + 1", ["Red"]), ("Red.Trailing = Superview.Trailing", []),
    ("Red.Top = Safe Area.Top - 1", ["Red"]), ("Red.Top = Safe Area.Top", []),
    ("Red.Bottom = Safe Area.Bottom + 1", ["Red"]), ("Red.Bottom = Safe Area.Bottom", []),
  ])
  @MainActor
  func `a view is outside when it leaves the safe area by more than what is invisible, on any side`(
    _ line: String, _ names: [String]
  ) throws {
    let isAcross = line.contains("ing")
    let scene = try RecipeDocument.decode(
      """
      views:
        Red: { background: red }
        Hidden: { background: blue, hidden: true }
      constraints: |
        \(line)
        Red.\(isAcross ? "CenterY = Superview.CenterY" : "CenterX = Superview.CenterX")
        Red.Width = 40
        Red.Height = 40
        Hidden.Trailing = Superview.Leading
        Hidden.CenterY = Superview.CenterY
        Hidden.Width = 20
        Hidden.Height = 20
      """, document: "outside.yaml", fonts: .installed)
    let layout = try LayoutPipeline().solve(scene, in: #require(Cell(named: "iphone-15-portrait")))
    let red = try #require(scene.views.first)
    #expect(GoalCandidates.outside([], layout).map(\.name) == names)
    #expect(GoalCandidates.outside([red.id], layout).map(\.name) == names)
    #expect(GoalCandidates.outside(["other"], layout).isEmpty)
  }

  @Test @MainActor func `a priority above the others and one below them are two proposals`() throws {
    let ranking = Ranking(subject: try Self.subject())
    func hugging(_ priority: ScenePriority) -> [LayoutEdit] { [.set(.hugging(.horizontal, priority), of: "Title")] }
    // A label hugs at 251.
    #expect(ranking.isLike(hugging(252), hugging(253)))
    #expect(!ranking.isLike(hugging(252), hugging(249)))
  }

  @Test @MainActor func `an equation between two views is proposed in one direction`() throws {
    let ranking = Ranking(subject: try Self.subject())
    func edits(_ first: String, _ second: String, _ attribute: SceneAttribute) -> [LayoutEdit] {
      [.add(SceneConstraint(.init(.view(first), attribute), to: .init(.view(second), attribute)))]
    }
    #expect(ranking.isLike(edits("A", "B", .width), edits("B", "A", .width)))
    #expect(!ranking.isLike(edits("A", "B", .width), edits("B", "A", .height)))
    #expect(!ranking.isLike(edits("A", "B", .width), edits("B", "C", .width)))
  }

  @Test func `an open horizontal place is decided by margins, edges, the middle, and a neighbour at 8 points`() throws {
    let found = try Self.determining(.minX)
    #expect(
      found == [
        "B.Leading = Superview.LeadingMargin", "B.Trailing = Superview.TrailingMargin",
        "B.Leading = Superview.Leading + 30", "Superview.Trailing = B.Trailing + 20", "B.CenterX = Superview.CenterX",
        "B.Leading = A.Leading", "B.Trailing = A.Trailing", "B.Leading = A.Trailing + 8", "A.Leading = B.Trailing + 8",
        "B.CenterX = A.CenterX",
      ])
  }

  @Test func `a distance that is too far to be meant is no candidate`() throws {
    let found = try Self.determining(.minX, in: CGRect(x: 0, y: 0, width: 600, height: 400))
    #expect(found.contains("B.Leading = Superview.Leading + 30"))
    #expect(!found.contains { $0.hasPrefix("B.Trailing = Superview.Trailing ") })
  }

  @Test func `an open vertical place is below the view before, else at the safe area, edges, the middle, a neighbour`()
    throws
  {
    let found = try Self.determining(.minY)
    #expect(
      found == [
        "B.Top = A.Bottom + 8", "B.Top = Safe Area.Top", "B.Bottom = Safe Area.Bottom", "B.Top = Safe Area.Top + 20",
        "B.Top = Superview.Top + 5", "Superview.Bottom = B.Bottom + 25", "B.CenterY = Superview.CenterY",
        "A.Top = B.Bottom + 8", "B.Top = A.Top", "B.Bottom = A.Bottom", "B.CenterY = A.CenterY",
      ])
  }

  @Test func `views are kept apart along both axes, at 8 points before none`() throws {
    let subject = try Self.subject()
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let candidates = AddedCandidates(subject: subject).apart(
      ("A", box), ("B", box.offsetBy(dx: 10, dy: 5)), isRTL: false)
    #expect(
      Self.equations(candidates, subject) == [
        "B.Leading >= A.Trailing + 8", "B.Top >= A.Bottom + 8", "B.Leading >= A.Trailing", "B.Top >= A.Bottom",
      ])
    #expect(candidates[2].custom == candidates[0].custom + 1)
    let mirrored = AddedCandidates(subject: subject).apart(
      ("A", box), ("B", box.offsetBy(dx: 10, dy: 5)), isRTL: true)
    #expect(Self.equations(mirrored, subject).first == "A.Leading >= B.Trailing + 8")
  }

  @Test func `a view is placed 8 points after the one before it, in place of a distance to something else`() throws {
    let scene = try RecipeDocument.decode(
      """
      views: { A: {}, B: {} }
      constraints: |
        1. B.Leading = Superview.Leading + 10
        2. B.Top = Superview.Top + 5
        3. A.Leading = Superview.Leading + 10
        4. B.Leading >= Superview.Leading + 9
        5. B.Leading = 2 x Superview.Leading
        6. B.Top = 0.5 x Superview.Bottom
      """, document: "a.yaml", fonts: .installed)
    let subject = RepairSubject(scene)
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    func changed(isRTL: Bool) -> [String] {
      AddedCandidates(subject: subject).after(("A", box), ("B", box.offsetBy(dx: 10, dy: 5)), isRTL: isRTL)
        .flatMap(\.edits).compactMap { edit in
          if case .replace(_, let new) = edit { subject.text(new) } else { nil }
        }
    }
    #expect(changed(isRTL: false) == ["B.Top = A.Bottom + 8", "B.Leading = A.Trailing + 8"])
    #expect(changed(isRTL: true) == ["B.Top = A.Bottom + 8", "A.Leading = B.Trailing + 8"])
  }

  @Test(arguments: [
    ("A.Leading = Superview.Leading + 8", "item"), ("A.Top = Superview.Bottom + 8", "item"),
    ("A.Top >= Superview.Top + 8", "relation"), ("A.Top = Superview.Top + 8 @750", "priority"),
    ("A.Top = 2 x Superview.Top + 8", "multiplier"), ("A.Top = Superview.Top - 8", "sign"),
    ("A.Top = Superview.Top + 9", "constant"), ("A.Top = Superview.Top + Standard", "constant"),
    ("A.Leading >= Superview.Leading - 8 @750", "item"), ("A.Top >= Superview.Top - 8 @750", "relation"),
    ("A.Top = 2 x Superview.Top - 8 @750", "priority"),
  ])
  func `a changed equation is of the sort of its first change`(_ new: String, _ sort: String) throws {
    let scene = try RecipeDocument.decode(
      "views: { A: {} }\nconstraints: |\n  A.Top = Superview.Top + 8\n  \(new)\n", document: "a.yaml", fonts: .installed
    )
    #expect(LayoutEdit.replace(scene.constraints[0], with: scene.constraints[1]).kind == sort)
  }

  @Test func `what is no view of the scene is neither kept apart nor arranged`() throws {
    let subject = try Self.subject()
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(AddedCandidates(subject: subject).apart(("A", box), ("Missing", box), isRTL: false) == [])
    #expect(AddedCandidates(subject: subject).apart(("Missing", box), ("A", box), isRTL: false) == [])
    #expect(!subject.isArranged("Missing"))
    #expect(!subject.isArranged("A"))
    #expect(subject.isArranged("Inner"))
  }

  @Test func `views beside a view have its superview`() throws {
    let subject = try Self.subject()
    func names(_ name: String) -> [String] {
      subject.view(named: name).map { subject.siblings(of: $0.id).map(\.name) } ?? []
    }
    #expect(names("B") == ["A", "Title", "Row"])
    #expect(names("Inner") == [])
    #expect(subject.siblings(of: "Missing") == [])
  }

  /// On its side the phone's safe area leaves out a part at each side but the top.
  @MainActor
  @Test(arguments: [
    "Leading = Safe Area.Leading", "Trailing = Safe Area.Trailing", "Top = Safe Area.Top",
    "Bottom = Safe Area.Bottom",
  ])
  func `a view a point beyond an edge of the safe area is outside`(_ edge: String) throws {
    let pipeline = try LayoutPipeline()
    let cell = try #require(Cell(named: "iphone-15-landscape"))
    func outside(_ points: Int) throws -> [String] {
      let isFar = edge.hasPrefix("Trailing") || edge.hasPrefix("Bottom")
      let isAcross = edge.hasPrefix("Leading") || edge.hasPrefix("Trailing")
      let text = """
        views: { A: { background: red } }
        constraints: |
          A.\(edge) \(isFar ? "+" : "-") \(points)
          A.\(isAcross ? "CenterY" : "CenterX") = Safe Area.\(isAcross ? "CenterY" : "CenterX")
          A.Width = 20
          A.Height = 20
        """
      let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
      return GoalCandidates.outside([], pipeline.solve(scene, in: cell)).map(\.name)
    }
    #expect(try outside(0) == [])
    #expect(try outside(1) == ["A"])
  }

  @Test func `priorities of content become every usual one but the present`() throws {
    let candidates = ViewCandidates(subject: try Self.subject()).priorities(of: ["Title", "A"], [.horizontal])
    var hugging: [ScenePriority] = []
    var resistance: [ScenePriority] = []
    for edit in candidates.flatMap(\.edits) {
      switch edit {
      case .set(.hugging(.horizontal, let priority), "Title"): hugging.append(priority)
      case .set(.resistance(.horizontal, let priority), "Title"): resistance.append(priority)
      default: Issue.record("\(edit)")
      }
    }
    #expect(hugging == [249, 250, 252, 750, 751, 999])
    #expect(resistance == [749, 751, 999, 250])
  }

  @Test func `one of several views hugs and resists above or below all others`() throws {
    let scene = try RecipeDocument.decode(
      """
      views:
        A: { label: One, hugging: 251, resistance: 750 }
        B: { label: Two, hugging: 260, resistance: 740 }
        C: { label: Three, hugging: 255, resistance: 760 }
        D: { background: red }
      """, document: "a.yaml", fonts: .installed)
    let candidates = ViewCandidates(subject: RepairSubject(scene)).precedence(among: ["A", "B", "C", "D"], .horizontal)
    let found = candidates.map { candidate in
      candidate.edits.map { edit in
        switch edit {
        case .set(.hugging(.horizontal, let priority), let id): "\(id) \(priority.value)"
        case .set(.resistance(.horizontal, let priority), _): "\(priority.value)"
        default: "\(edit)"
        }
      }.joined(separator: " ")
    }
    #expect(
      found == [
        "A 261.0 761.0", "A 254.0 739.0", "B 256.0 761.0", "B 250.0 749.0", "C 261.0 751.0", "C 250.0 739.0",
      ])
  }

  @Test func `priorities that are not stated are those of the kind, along both axes`() throws {
    let subject = try Self.subject()
    let title = try #require(subject.viewsByID["Title"])
    for axis in SceneAxis.allCases {
      let now = subject.priorities(of: title, axis)
      #expect(now.hugging == 251)
      #expect(now.resistance == 750)
    }
    let plain = subject.priorities(of: try #require(subject.viewsByID["A"]), .vertical)
    #expect(plain.hugging == 250)
    #expect(plain.resistance == 750)
  }

  @MainActor
  @Test func `only a length is closed, as far from the last subview as from the first`() throws {
    let scene = try RecipeDocument.decode(
      """
      views: { Card: { views: { One: {}, Two: {} } } }
      constraints: |
        Card.Leading = Superview.Leading
        Card.Top = Superview.Top
        Card.Width = 200
        Card.Height = 200
        One.Leading = Card.Leading + 12
        One.Top = Card.Top + 10
        One.Width = 20
        One.Height = 20
        Two.Leading = One.Leading
        Two.Top = One.Bottom + 8
        Two.Width = 50
        Two.Height = 20
      """, document: "a.yaml", fonts: .installed)
    let subject = RepairSubject(scene)
    let layout = try LayoutPipeline().solve(scene, in: #require(Cell(named: "iphone-15-portrait")))
    func closed(_ part: SolvedView.OpenSide.FramePart) -> [String] {
      Self.equations(AddedCandidates(subject: subject).closing("Card", part, layout), subject)
    }
    #expect(closed(.width) == ["Superview.Trailing = Two.Trailing + 12", "Superview.Trailing = One.Trailing + 12"])
    #expect(closed(.height) == ["Superview.Bottom = Two.Bottom + 10", "Superview.Bottom = One.Bottom + 10"])
    #expect(closed(.minX) == [])
    #expect(closed(.minY) == [])
  }

  @Test func `a view alone has nothing to precede`() throws {
    let subject = try Self.subject()
    #expect(ViewCandidates(subject: subject).precedence(among: ["Title", "A"], .horizontal) == [])
  }

  @Test func `a stack is shared and aligned in every other way`() throws {
    let subject = try Self.subject()
    let candidates = ViewCandidates(subject: subject).stack(try #require(subject.viewsByID["Row"]))
    let properties = candidates.flatMap(\.edits).compactMap { edit -> ViewProperty? in
      if case .set(let property, _) = edit { property } else { nil }
    }
    let distributions: [SceneStack.Distribution] = [.fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
    let alignments: [SceneStack.Alignment] = [.fill, .top, .bottom, .firstBaseline, .lastBaseline]
    #expect(
      properties == distributions.map { .distribution($0) } + alignments.map { .alignment($0) })
  }
}
