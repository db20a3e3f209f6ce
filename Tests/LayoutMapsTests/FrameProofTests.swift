import Layout
import RecipeDocuments
import Testing

@testable import LayoutMaps

/// Invariants of boxes with frames, which are the same in every window.
@MainActor
@Suite struct FrameProofTests {
  /// Returns `holds`, or why an invariant of boxes does not hold.
  /// - Parameter boxes: Frames by name, as `A: [0, 0, 10, 10]`.
  private static func answer(_ invariant: String, _ boxes: [String]) throws -> String {
    let views = boxes.map { "  \($0.replacing(": [", with: ": { frame: [")) }\n" }.joined()
    let scene = try RecipeDocument.decode("views:\n\(views)", document: "a.yaml", fonts: .installed)
    let sizes = WindowSizes(scene, .freeCanvas, pipeline: try LayoutPipeline())
    let wanted = try RecipeDocument.invariant(invariant, of: scene)
    let proofs = InvariantProver.proofs(of: [wanted], sizes, width: 320...400, height: 320...400)
    return switch proofs[0].outcome {
    case .holds: "holds"
    case .refuted(let example): example.words
    case .open: "open"
    case .unsupported(let why): why
    }
  }

  @Test(arguments: [
    ("apart", "B: [0, 20, 10, 10]", "C: [0, 40, 10, 10]", []),
    ("touching", "B: [0, 10, 10, 10]", "C: [10, 0, 10, 10]", []),
    ("the first two", "B: [5, 5, 10, 10]", "C: [0, 40, 10, 10]", ["A", "B"]),
    ("the last two", "B: [0, 20, 10, 10]", "C: [0, 25, 10, 10]", ["B", "C"]),
    ("the first and the last", "B: [20, 2, 10, 10]", "C: [5, 4, 10, 10]", ["A", "C"]),
    ("one in the other", "B: [2, 2, 4, 4]", "C: [40, 40, 10, 10]", ["A", "B"]),
  ])
  func `each two of several views may not overlap`(
    _ name: String, _ second: String, _ third: String, _ pair: [String]
  ) throws {
    let answer = try Self.answer("no overlap: A, B, C", ["A: [0, 0, 10, 10]", second, third])
    let words = answer.split(whereSeparator: { !$0.isLetter })
    #expect((answer == "holds") == pair.isEmpty, "\(name): \(answer)")
    #expect(["A", "B", "C"].filter { words.contains(Substring($0)) } == pair, "\(name): \(answer)")
  }

  @Test(arguments: [
    ("[0, 100, 10, 10]", true), ("[-1, 100, 10, 10]", false), ("[310, 100, 10, 10]", true),
    ("[311, 100, 10, 10]", false), ("[0, 20, 10, 10]", true), ("[0, 19, 10, 10]", false),
    ("[0, 310, 10, 10]", true), ("[0, 311, 10, 10]", false),
  ])
  func `a view is inside if none of its edges is outside of the smallest window's safe area`(
    _ frame: String, _ isInside: Bool
  ) throws {
    let answer = try Self.answer("inside safe area: A", ["A: \(frame)"])
    #expect((answer == "holds") == isInside, "\(answer)")
  }

  @Test func `what is wrong by as much in every window is shown in the first`() throws {
    let answer = try Self.answer("A.Width >= 100", ["A: [0, 0, 50, 10]"])
    #expect(answer.hasSuffix("50 against 100 at 320 x 320"), "\(answer)")
    #expect(try Self.answer("A.Width <= 50", ["A: [0, 0, 50, 10]"]) == "holds")
  }
}
