import Layout
import Linting
import RecipeDocuments
import Testing

@testable import LayoutMaps
@testable import Repair

/// What a proof of a repair looks at.
@MainActor
@Suite struct ProverTests {
  @Test func `sizes are tried all over a polygon: four for each corner, in parts of equal area`() {
    let found = RepairProver.samples(of: ConvexPolygon(0...12, 0...12))
    let corner = [SIMD2(6.0, 2), SIMD2(3, 1), SIMD2(9, 1), SIMD2(6, 4)]
    let turned = [
      corner, corner.map { SIMD2(12 - $0.y, $0.x) }, corner.map { SIMD2(12 - $0.x, 12 - $0.y) },
      corner.map { SIMD2($0.y, 12 - $0.x) },
    ]
    #expect(Set(found) == Set(turned.flatMap { $0 }))
    #expect(found.count == 16)
  }

  /// A view as wide as `width`, which is too wide for phones.
  private static func scene(_ width: Int) throws -> Scene {
    let text = """
      views: { A: {} }
      constraints: |
        A.Leading = Superview.Leading
        A.Trailing <= Superview.Trailing
        A.Width = \(width)
        A.Top = Superview.Top
        A.Height = 10
      """
    return try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
  }

  /// Returns why an edited scene breaks something on a phone; in windows as wide as tablets both are fine.
  private static func refusal(from before: Int, to after: Int) throws -> String? {
    let cells = ["ipad-10-2-landscape", "iphone-15-portrait"].compactMap { Cell(named: $0) }
    var range = RepairRange(width: 1000...1100, height: 700...700, cells: [cells[0]])
    range.matrix = cells
    let base = RepairBaseline(try scene(before), range, try LayoutPipeline(), LintSettings())
    let prover = RepairProver(goal: .finding(.ambiguous(["A"])), base: base, effort: Effort(100))
    if case .failure(let refused) = prover.proof(try scene(after)) { return refused.description }
    return nil
  }

  @Test func `a repair may break nothing on another device, but leave what is broken there`() throws {
    #expect(
      try Self.refusal(from: 300, to: 900) == "breaks constraints then contradict each other (iphone-15-portrait)")
    #expect(try Self.refusal(from: 900, to: 800) == nil)
    #expect(try Self.refusal(from: 900, to: 300) == nil)
  }

  @Test(arguments: [(300, 900, "breaks constraints then contradict each other"), (900, 800, nil), (900, 300, nil)])
  func `a repair may break nothing in the cells, but leave what is broken there`(
    _ before: Int, _ after: Int, _ reason: String?
  ) throws {
    let cells = ["iphone-15-portrait"].compactMap { Cell(named: $0) }
    let range = RepairRange(width: 1000...1100, height: 700...700, cells: cells)
    let base = RepairBaseline(try Self.scene(before), range, try LayoutPipeline(), LintSettings())
    let prover = RepairProver(goal: .finding(.ambiguous(["A"])), base: base, effort: Effort(100))
    switch prover.cells(try Self.scene(after)) {
    case .fine: #expect(reason == nil)
    case .refused(let refusal): #expect("\(RepairProver.Refused(refusal: refusal))" == reason)
    }
  }
}
