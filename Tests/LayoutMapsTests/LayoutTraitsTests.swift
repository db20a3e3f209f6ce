import Layout
import RecipeDocuments
import Testing

@testable import LayoutMaps

/// What is said of a layout in words.
@MainActor
@Suite struct LayoutTraitsTests {
  /// Returns what is said of boxes with frames in a window of 400 by 400.
  private static func phrases(_ views: String, _ kind: LayoutTraits.Kind) throws -> [String] {
    let scene = try RecipeDocument.decode("views:\n\(views)", document: "a.yaml", fonts: .installed)
    let pipeline = try LayoutPipeline()
    let laws = LayoutLaws(pipeline)
    let layout = pipeline.solve(scene, in: try #require(Cell(named: "400x400-any-any")), explained: true)
    let number = laws.number(of: layout, of: scene)
    return LayoutTraits(layout, laws.laws[number], classes: []).phrases.filter { $0.key.kind == kind }.values.sorted()
  }

  /// Returns what is said of a box in a window of 400 by 400, of which these constraints are given.
  private static func words(_ kind: LayoutTraits.Kind, _ constraints: [String]) throws -> [String] {
    try phrases("  A: { }\nconstraints: |\n" + constraints.map { "  \($0)\n" }.joined(), kind)
  }

  @Test(arguments: [
    ("100", "keeps its width"), ("Superview.Width", "fills the width"), ("Superview.Width - 20", "fills the width"),
    ("0.5 x Superview.Width", "takes half of the width"), ("1/3 x Superview.Width", "takes a third of the width"),
    ("2/3 x Superview.Width", "takes two thirds of the width"),
    ("0.25 x Superview.Width", "takes a quarter of the width"),
    ("0.75 x Superview.Width", "takes three quarters of the width"),
    ("0.2 x Superview.Width", "takes a fifth of the width"), ("0.4 x Superview.Width", "takes two fifths of the width"),
    ("0.37 x Superview.Width", "takes 37 % of the width"),
    ("Superview.Height", "grows with the height, not the width"),
    ("0.5 x Superview.Height", "grows with half of the height, not the width"),
  ])
  func `a width is said by how it grows with the window`(_ width: String, _ words: String) throws {
    let rest = ["A.Leading = Superview.Leading", "A.Top = Superview.Top", "A.Height = 40"]
    #expect(try Self.words(.width, rest + ["A.Width = \(width)"]) == ["A \(words)"])
  }

  @Test(arguments: [
    ("100", "keeps its height"), ("Superview.Height", "fills the height"),
    ("0.5 x Superview.Height", "takes half of the height"),
    ("Superview.Width", "grows with the width, not the height"),
    ("0.25 x Superview.Width", "grows with a quarter of the width, not the height"),
  ])
  func `a height is said by how it grows with the window`(_ height: String, _ words: String) throws {
    let rest = ["A.Leading = Superview.Leading", "A.Top = Superview.Top", "A.Width = 40"]
    #expect(try Self.words(.height, rest + ["A.Height = \(height)"]) == ["A \(words)"])
  }

  @Test(arguments: [
    ("A.Left = Superview.Left + 8", "stays at the left"), ("A.Center X = Superview.Center X", "stays centred"),
    ("A.Right = Superview.Right - 8", "stays at the right"),
    ("A.Left = 0.5 x Superview.Center X", "moves across with a quarter of the width"),
  ])
  func `a place across is said by how it moves with the window`(_ place: String, _ words: String) throws {
    let rest = ["A.Width = 40", "A.Top = Superview.Top", "A.Height = 40"]
    #expect(try Self.words(.across, rest + [place]) == ["A \(words)"])
  }

  @Test(arguments: [
    ("A.Top = Superview.Top + 8", "stays at the top"), ("A.Center Y = Superview.Center Y", "stays halfway down"),
    ("A.Bottom = Superview.Bottom - 8", "stays at the bottom"),
    ("A.Top = 0.2 x Superview.Bottom", "moves down with a fifth of the height"),
  ])
  func `a place down is said by how it moves with the window`(_ place: String, _ words: String) throws {
    let rest = ["A.Width = 40", "A.Left = Superview.Left", "A.Height = 40"]
    #expect(try Self.words(.down, rest + [place]) == ["A \(words)"])
  }

  private static func arrangement(_ second: String) throws -> [String] {
    try phrases("  A: { frame: [100, 100, 100, 50] }\n  B: { frame: \(second) }\n", .arrangement)
  }

  @Test(arguments: [
    ("right", "[210, 100, 100, 50]", ["B beside A"]), ("left", "[0, 100, 100, 50]", ["B beside A"]),
    ("a little lower, at the side", "[200, 120, 50, 50]", ["B beside A"]),
    ("below", "[100, 160, 100, 50]", ["B below A"]), ("touching below", "[100, 150, 100, 50]", ["B below A"]),
    ("above", "[100, 20, 100, 50]", ["B above A"]), ("over it", "[110, 110, 20, 20]", []),
    ("at a corner", "[250, 200, 50, 50]", []), ("empty", "[210, 100, 0, 50]", []),
  ])
  func `two views stand beside, below or above each other`(_ name: String, _ frame: String, _ words: [String]) throws {
    #expect(try Self.arrangement(frame) == words, "\(name)")
  }

  @Test func `a hidden view stands nowhere`() throws {
    let views = "  A: { frame: [0, 0, 50, 50] }\n  B: { frame: [60, 0, 50, 50], hidden: true }\n"
    #expect(try Self.phrases(views, .arrangement) == [])
    #expect(try Self.phrases(views, .presence) == ["with A", "without B"])
  }

  @Test func `views of different superviews are not compared`() throws {
    let views =
      "  A: { frame: [0, 0, 50, 50], views: { C: { frame: [0, 0, 20, 20] } } }\n  B: { frame: [60, 0, 50, 50] }\n"
    #expect(try Self.phrases(views, .arrangement) == ["B beside A"])
  }

  @Test func `layouts are named after what one can see, not after a hidden view before it`() throws {
    func constraints(_ name: String) -> String {
      """
        \(name).Leading = Superview.Leading
        \(name).Top = Superview.Top
        \(name).Height = 80
        \(name).Width = Superview.Width @900
        \(name).Width <= 500

      """
    }
    let text =
      "views: { Ghost: { hidden: true }, Card: { } }\nconstraints: |\n" + constraints("Ghost") + constraints("Card")
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let pipeline = try LayoutPipeline()
    let laws = LayoutLaws(pipeline)
    let cells = ["320x480-any-any", "600x480-any-any"].compactMap { Cell(named: $0) }
    let layouts = cells.map { pipeline.solve(scene, in: $0, explained: true) }
    let entries = zip(cells, layouts).map { (cell: $0, law: laws.number(of: $1, of: scene)) }
    let list = DistinctLayout.list(entries, laws: laws.laws, rank: { _ in 0 }) { layouts[$0] }
    #expect(list.map(\.name) == ["Card fills the width", "Card keeps its width"])
  }
}
