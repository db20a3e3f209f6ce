import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import LayoutMaps

/// Proofs over lengths of a text, against layouts with each length.
@MainActor
@Suite struct TextVariantTests {
  nonisolated private static let soak = ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil
  private static let proofs = soak ? 500 : 12

  @Test func `a text of a number of letters consists of its own words`() {
    #expect(TextVariants.letters("To do", 0) == "")
    #expect(TextVariants.letters("To do", 4) == "To d")
    #expect(TextVariants.letters("To do", 12) == "To do To do ")
    #expect(TextVariants.letters("", 3) == "tex")
  }

  @Test func `no proof over lengths is false`() throws {
    let pipeline = try LayoutPipeline()
    var numbers = SeededGenerator(seed: 5)
    var wrong: [String] = []
    for _ in 0..<Self.proofs {
      let limit = Int.random(in: 60...300, using: &numbers)
      let lines = Int.random(in: 0...2, using: &numbers)
      let text = """
        views:
          Title: { label: A title that may wrap, lines: \(lines) }
          Below: { label: below }
        constraints: |
          Title.Leading = Superview.LeadingMargin
          Title.Trailing <= Superview.TrailingMargin
          Title.Width <= \(limit)
          Title.Top = Safe Area.Top + 8
          Below.Top = Title.Bottom + 8
          Below.Leading = Title.Leading
        """
      let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
      let most = Int.random(in: 8...40, using: &numbers)
      let view = try #require(scene.allViews.first { $0.name == "Title" })
      let statement =
        ["not cut: Title", "Title.Height <= 42", "Below.Bottom <= 70", "lines(Title) <= 2"]
        .randomElement(using: &numbers) ?? ""
      let invariant = try RecipeDocument.invariant(statement, of: scene)
      let windows = TextVariants(of: scene).lengths(0...most, of: view.id).map {
        ($0.name, WindowSizes($0.scene, .freeCanvas, pipeline: pipeline))
      }
      let joint = try #require(
        JointProof.proofs(of: [invariant], windows, width: 320...500, height: 400...400, asDrawn: false).first)
      for (_, sizes) in windows {
        let size = SIMD2(Double.random(in: 320...500, using: &numbers).rounded(), 400)
        let map = LayoutMap(of: sizes.layout(size), at: size)
        let holds = InvariantProver(map, of: sizes.scene).proof(of: invariant).holds
        if joint.decisive.proof.holds, !holds { wrong.append("\(statement), \(most) letters at \(size)") }
      }
    }
    #expect(wrong == [])
  }

  private static let fields = """
    views:
      Name: { textField: Your name, text: Anna }
      Note: { label: Saved }
      Pay: { button: Pay now }
      Tabs: { segments: [One, Two] }
    constraints: |
      Name.Leading = Superview.LeadingMargin
      Name.Top = Safe Area.Top + 8
      Note.Leading = Name.Leading
      Note.Top = Name.Bottom + 8
      Pay.Leading = Name.Leading
      Pay.Top = Note.Bottom + 8
      Tabs.Leading = Name.Leading
      Tabs.Top = Pay.Bottom + 8
    strings:
      de: { Saved: Gesichert seit gestern }
    states:
      failed:
        set:
          Note: { label: Not saved }
    """

  /// The text that a view shows in a window.
  private static func shown(_ view: String, _ variant: TextVariants.Variant, _ reader: CellVariant, _ state: String?)
    throws -> String?
  {
    let sizes = WindowSizes(
      variant.scene, .freeCanvas, variant: reader, state: state, pipeline: try LayoutPipeline())
    return sizes.layout(SIMD2(400, 800)).views.first { $0.name == view }?.text?.string
  }

  @Test func `a view shows the text whose length is asked for, whatever its kind, its state and the language`() throws {
    let scene = try RecipeDocument.decode(Self.fields, document: "a.yaml", fonts: .installed)
    let german = CellVariant(language: Language("de"))
    for (view, reader, state, text) in [
      ("Name", CellVariant(), nil, "Ann"), ("Pay", CellVariant(), nil, "Pay"), ("Note", CellVariant(), nil, "Sav"),
      ("Note", CellVariant(), "failed", "Not"), ("Note", german, nil, "Ges"),
    ] as [(String, CellVariant, String?, String)] {
      let id = try #require(scene.allViews.first { $0.name == view }?.id)
      let variants = TextVariants(of: scene, language: reader.language, state: state).lengths(3...3, of: id)
      let shown = try Self.shown(view, try #require(variants.first), reader, state)
      #expect(shown == text, "\(view), \(reader.suffix), \(state ?? "start")")
    }
  }

  @Test func `a text of a length replaces the texts of all size classes`() throws {
    let text = """
      views: { Name: { label: Name } }
      constraints: |
        Name.Leading = Superview.Leading
        Name.Top = Superview.Top
      variations:
        compact x any:
          set: { Name: { label: Word } }
      """
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let variant = try #require(TextVariants(of: scene).lengths(2...2, of: "Name").first)
    let texts = variant.scene.adaptations.values.flatMap { $0.allViews.flatMap(\.texts) }
    #expect(Set(texts) == ["Na"], "\(scene.adaptations.keys)")
    #expect(variant.scene.allViews.flatMap(\.texts) == ["Na"])
  }

  @Test func `every text has the lengths of its translations`() throws {
    let scene = try RecipeDocument.decode(Self.fields, document: "a.yaml", fonts: .installed)
    let names = TextVariants(of: scene).translations.map(\.name)
    for name in ["Name (text 1) longest", "Note shortest", "Note longest plus 40 %", "Tabs (text 2) longest"] {
      #expect(names.contains(name), "\(names)")
    }
    let long = try #require(TextVariants(of: scene).translations.first { $0.name == "Note longest" })
    #expect(try Self.shown("Note", long, CellVariant(), nil) == "Gesichert seit gestern")
    #expect(scene.allViews.map(TextVariants.hasOneText) == [true, true, true, false])
  }

  @Test func `while one text is longer, the others have less room by as much`() throws {
    let text = """
      views:
        Name: { label: Name }
        Value: { label: Value }
      constraints: |
        Name.Leading = Superview.Leading + 20
        Value.Leading = Name.Trailing + 8
        Value.Trailing <= Superview.Trailing - 20
        Name.Top = Safe Area.Top
        Value.Top = Name.Top
      """
    let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
    let pipeline = try LayoutPipeline()
    let cell = try #require(Cell(named: "iphone-8-portrait"))
    let name = try #require(scene.allViews.first { $0.name == "Name" })
    let longer = try #require(TextVariants(of: scene).lengths(8...8, of: name.id).first)
    let finder = HeadroomFinder(scene, pipeline)
    let plain = try #require(finder.headroom(in: cell).first { $0.view == "Value" })
    let others = finder.headroom(in: cell, with: longer)
    #expect(others.map(\.view) == ["Value"])
    #expect(others.first?.texts == longer.name)
    func width(_ scene: Scene) throws -> Double {
      try #require(pipeline.solveExactly(scene, in: cell).views.first { $0.name == "Name" }).exactFrame.width
    }
    let lost = try width(longer.scene) - width(scene)
    let (before, now) = (try #require(plain.room), try #require(others.first?.room))
    // Widths of labels are rounded to pixels.
    #expect(abs(before - now - lost) <= 0.5, "\(before) - \(now), \(lost)")
  }
}
