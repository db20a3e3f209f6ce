import Layout
import Testing

@testable import RecipeDocuments

/// What each constraint was before, and changes of constraints that are taken back.
@Suite struct ConstraintPairTests {
  private static func scene(_ lines: [String]) throws -> Scene {
    let text = "views: { A: {}, B: {} }\nconstraints: |\n" + lines.map { "  \($0)\n" }.joined()
    return try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
  }

  private static func pairs(_ old: [String], _ new: [String]) throws -> ConstraintPairs {
    let (before, after) = (try scene(old), try scene(new))
    return ConstraintPairs(before.constraints, in: before, after.constraints, in: after)
  }

  @Test(arguments: [
    // Nothing changed but the order and the numbers.
    (["1. A.Top = B.Top", "2. A.Left = B.Left"], ["1. A.Left = B.Left", "2. A.Top = B.Top"], ["1-0", "0-1"]),
    // The number before the sides, the sides before the number.
    (["1. A.Top = B.Top", "2. A.Top = B.Top + 4"], ["2. A.Top = B.Top + 5", "1. A.Top = B.Top + 6"], ["1-0", "0-1"]),
    (["1. A.Top = B.Top"], ["2. A.Top = B.Top + 5"], ["0-0"]), (["1. A.Top = B.Top"], ["2. A.Top >= B.Top"], ["0-0"]),
    // One of the same number, then one that is about the same edge in the same way.
    (["3. A.Top = B.Top"], ["3. A.Width = 9"], ["0-0"]), (["A.Top = B.Top"], ["A.Top = Superview.Top"], ["0-0"]),
    (["A.Top = B.Top"], ["A.Top >= Superview.Top"], []), (["A.Top = B.Top"], ["A.Width = 9"], []),
    // Equal ones in order.
    (["A.Top = B.Top", "A.Top = B.Top"], ["A.Top = B.Top"], ["0-0"]),
  ])
  func `a constraint is what it means, else its sides and number`(
    _ old: [String], _ new: [String], _ pairs: [String]
  ) throws {
    let found = try Self.pairs(old, new)
    #expect(found.pairs.map { "\($0.old)-\($0.new)" } == pairs)
    #expect(found.gone.count == old.count - pairs.count)
    #expect(found.added.count == new.count - pairs.count)
  }

  /// Takes changes of equations back, each from what it was to what it is.
  private static func undone(
    _ changes: [(String?, String?)], old: [String], new: [String]
  ) throws -> [String]? {
    let (before, after) = (try scene(old), try scene(new))
    func meaning(_ line: String?) throws -> ConstraintPairs.Meaning? {
      guard let line else { return nil }
      let scene = try scene([line])
      return ConstraintPairs.Meaning(scene.constraints[0], scene.superviews)
    }
    let undone = LayerPatch.undone(
      try changes.map { (was: try meaning($0), now: try meaning($1)) }, of: after.constraints, in: after,
      stated: (after.constraints, after), from: (before.constraints, before))
    let text = EquationText(names: ["A": "A", "B": "B"], superviews: after.superviews)
    return undone?.map(text.text)
  }

  private static let (old, new) = (["A.Top = B.Top", "A.Width = 9"], ["A.Top = B.Top + 5", "A.Left = B.Left"])

  @Test func `a change is taken back, and the others stay`() throws {
    #expect(
      try Self.undone([("A.Top = B.Top", "A.Top = B.Top + 5")], old: Self.old, new: Self.new)
        == ["A.Top = B.Top", "A.Left = B.Left"])
  }

  @Test func `what was added goes, and what was removed comes back at the end`() throws {
    #expect(try Self.undone([(nil, "A.Left = B.Left")], old: Self.old, new: Self.new) == ["A.Top = B.Top + 5"])
    #expect(
      try Self.undone([("A.Width = 9", nil)], old: Self.old, new: Self.new)
        == ["A.Top = B.Top + 5", "A.Left = B.Left", "A.Width = 9"])
  }

  @Test func `what is not there cannot be taken back`() throws {
    #expect(try Self.undone([("A.Width = 8", nil)], old: Self.old, new: Self.new) == nil)
    #expect(try Self.undone([("A.Width = 8", "A.Left = B.Left")], old: Self.old, new: Self.new) == nil)
    #expect(try Self.undone([(nil, "A.Left = B.Right")], old: Self.old, new: Self.new) == nil)
  }
}
