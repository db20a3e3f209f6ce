import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import LayoutMaps

/// Maps of labels that wrap and are cut, against whole layouts at many sizes (`make soak`: 400 labels).
@MainActor
@Suite struct CutTextProofTests {
  nonisolated private static let soak = ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil
  private static let (labels, sizes) = soak ? (400, 120) : (10, 30)

  /// A label in one of several forms, beside or above another one.
  private static func recipe(_ numbers: inout SeededGenerator) -> String {
    let lines = Int.random(in: 0...3, using: &numbers)
    let limit = Int.random(in: 60...300, using: &numbers)
    let form =
      [
        "Text.Trailing <= Superview.TrailingMargin", "Text.Trailing = Superview.TrailingMargin",
        "Text.Width <= \(limit)", "Text.Width = 0.5 x Superview.Width", "Below.Leading >= Text.Trailing + 8",
      ].randomElement(using: &numbers) ?? ""
    let isBeside = form.hasPrefix("Below")
    let height =
      ["", "Text.Height <= \(Int.random(in: 18...70, using: &numbers))"].randomElement(using: &numbers) ?? ""
    let more = ["", ", minimumScale: 0.5", ", resistance: 749"].randomElement(using: &numbers) ?? ""
    let text = (0..<Int.random(in: 1...14, using: &numbers)).map { index in
      (index == 0 ? "" : [" ", " ", " ", "  ", "\\n"].randomElement(using: &numbers) ?? " ")
        + (["a", "note", "that", "wraps", "well-known", "electricity", "co-operation", "up", "설정을", "設定を変更する"]
          .randomElement(using: &numbers) ?? "")
    }.joined()
    return """
      views:
        Text: { label: "\(text)", lines: \(lines)\(more) }
        Below: { label: below }
      constraints: |
        Text.Leading = Superview.LeadingMargin
        Text.Top = Safe Area.Top + 8
        \(form)
        \(height)
        \(isBeside ? "Below.Trailing = Superview.TrailingMargin" : "Below.Leading = Text.Leading")
        \(isBeside ? "Below.Top = Text.Top" : "Below.Top = Text.Bottom + 8")
      """
  }

  @Test func `a proof about lines and cut texts is that of every layout`() throws {
    let pipeline = try LayoutPipeline()
    var numbers = SeededGenerator(seed: 55)
    var wrong: [String] = []
    for _ in 0..<Self.labels {
      let text = Self.recipe(&numbers)
      let scene = try RecipeDocument.decode(text, document: "a.yaml", fonts: .installed)
      let windows = WindowSizes(scene, .freeCanvas, pipeline: pipeline)
      var builder = LayoutMapBuilder(windows, width: 80...500, height: 300...301, limit: 300)
      let map = builder.build()
      let statements = ["not cut: Text", "lines(Text) <= 1", "lines(Text) <= 2", "Text.Height <= 45", "not cut: *"]
      let invariants = try statements.map { try RecipeDocument.invariant($0, of: scene) }
      let proofs = invariants.map { InvariantProver(map, of: scene).proof(of: $0) }
      for index in 0..<Self.sizes {
        let width = 80 + 420 * (Double(index) + Double.random(in: 0..<1, using: &numbers)) / Double(Self.sizes)
        let size = SIMD2(index % 2 == 0 ? width : width.rounded(), 300.5)
        let layout = windows.layout(size)
        if let region = map.region(at: size), !region.agrees(with: layout, at: size),
          // At a border both sides may be right.
          !map.regions.contains(where: { $0.polygon.contains(size, within: 1e-3) && $0.agrees(with: layout, at: size) })
        {
          wrong.append("the map at \(size.x): \(text)")
        }
        for (proof, invariant) in zip(proofs, invariants) where proof.holds {
          let here = InvariantProver(LayoutMap(of: layout, at: size), of: scene).proof(of: invariant)
          if !here.holds { wrong.append("\(invariant.text) at \(size.x): \(text)") }
        }
      }
      for (proof, invariant) in zip(proofs, invariants) {
        guard case .refuted(let example) = proof.outcome else { continue }
        let layout = windows.layout(example.size)
        let here = InvariantProver(LayoutMap(of: layout, at: example.size), of: scene).proof(of: invariant)
        if here.holds { wrong.append("\(invariant.text) is refuted at \(example.size): \(text)") }
      }
    }
    #expect(wrong == [])
  }
}
