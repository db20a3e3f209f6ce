import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import LayoutMaps

/// Invariants of recipes for every window size.
@MainActor
@Suite struct RecipeInvariantTests {
  private static func proofs(_ recipe: String, _ invariants: [String] = []) throws -> [Proof] {
    let scene = try RecipeDocument.read(Repository.path("Recipes/\(recipe).yaml"), fonts: .installed)
    let sizes = WindowSizes(scene, .freeCanvas, pipeline: try LayoutPipeline())
    return InvariantProver.proofs(
      of: try invariants.isEmpty ? scene.invariants : invariants.map { try RecipeDocument.invariant($0, of: scene) },
      sizes, width: scene.invariantWindows.width, height: scene.invariantWindows.height)
  }

  @Test(arguments: [
    "intrinsic-content-size/three-equal-width-buttons", "intrinsic-content-size/simple-label-and-text-field",
    "simple-constraints/two-equal-width-views", "stack-views/simple-stack-view", "text/text-styles",
  ])
  func `a recipe's invariants hold`(_ recipe: String) throws {
    let proofs = try Self.proofs(recipe)
    #expect(!proofs.isEmpty)
    #expect(proofs.filter { !$0.holds }.map(\.invariant.text) == [])
  }

  /// On a phone the guide's long title does not fit into one of three equal widths.
  @Test func `a title that is cut on phones is refuted with a phone's width`() throws {
    let proof = try #require(Self.proofs("intrinsic-content-size/three-equal-width-buttons", ["not cut: *"]).first)
    guard case .refuted(let example) = proof.outcome else {
      Issue.record("not refuted")
      return
    }
    #expect(example.text == "Long Button is cut")
    #expect(example.size.x < 500)
  }
}
