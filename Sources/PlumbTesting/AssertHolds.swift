import LayoutMaps
import RecipeDocuments
public import UIKit
import Values
import Verifying

/// Asserts that conditions hold in windows of every size, not only at those of a matrix.
///
/// ```swift
/// assertHolds(
///   "Price.leading >= Title.trailing + 8", "no overlap: Price, Title", "not cut: *", of: ProductViewController(),
///   width: 320...1366, height: 480...1366)
/// ```
///
/// Views are named by their accessibility identifiers, or by their classes with a number. The layout is computed as a
/// function of the window's size. A condition that cannot be decided fails, too. If an application's code compares
/// sizes itself, that is found only if it shows at a corner of a region.
///
/// `invariants` are equations between edges, `no overlap: A, B`, `inside safe area: *`, `not cut: *`, `mirrored: *`, `lines(A) <= 2`.
/// `controller` is created for each layout; `width` and `height` are the ranges of the window's size, in points.
/// - Complexity: A few layouts for each region in which the layout is one function of the size.
@preconcurrency @MainActor
public func assertHolds(
  _ invariants: String..., of controller: @autoclosure @escaping () -> UIViewController,
  width: ClosedRange<Double> = 320...1366, height: ClosedRange<Double> = 320...1366,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = Place(fileID, filePath, line, column)
  report(
    brokenInvariants(
      invariants, width: width, height: height,
      in: { WindowSizes(titled: testName, .freeCanvas, pipeline: $0, making: controller) }), place)
}

/// Asserts the same for a recipe or a storyboard's scene, by its path; a relative path starts at the test file's
/// folder. Without invariants, the recipe's own are asserted.
@preconcurrency @MainActor
public func assertHolds(
  _ invariants: String..., ofDocument path: String, scene: String? = nil, width: ClosedRange<Double> = 320...1366,
  height: ClosedRange<Double> = 320...1366, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(
    brokenInvariants(
      invariants, width: width, height: height,
      in: { WindowSizes(try readScene(path, scene, beside: filePath), .freeCanvas, pipeline: $0) }),
    Place(fileID, filePath, line, column))
}

/// Returns what does not hold, as one text; nil if everything holds.
@MainActor
func brokenInvariants(
  _ texts: [String], width: ClosedRange<Double>, height: ClosedRange<Double>,
  in windows: (LayoutPipeline) throws -> WindowSizes
) -> String? {
  do {
    let sizes = try windows(try LayoutTester.pipeline.get())
    let invariants = try texts.isEmpty ? sizes.scene.invariants : texts.map { try invariant($0, of: sizes.scene) }
    if invariants.isEmpty { return "nothing to assert: name an invariant, such as \"not cut: *\"" }
    let lines = InvariantProver.proofs(of: invariants, sizes, width: width, height: height).compactMap(text)
    return lines.isEmpty ? nil : Escaped.lines(lines.joined(separator: "\n"))
  } catch {
    return Escaped.lines("\(error)")
  }
}

private func text(_ proof: Proof) -> String? {
  switch proof.outcome {
  case .holds: nil
  case .refuted(let example):
    "does not hold: \(proof.invariant.text): \(example.words)"
  case .open(let unknown):
    "cannot be decided: \(proof.invariant.text): \(unknown.places.joined(separator: "; "))"
  case .unsupported(let why): "cannot be proven: \(proof.invariant.text): \(why)"
  }
}

private func invariant(_ text: String, of scene: Scene) throws(DocumentFailure) -> SceneInvariant {
  do {
    return try RecipeDocument.invariant(text, of: scene)
  } catch {
    throw DocumentFailure(description: "\(text): \(error.message)")
  }
}
