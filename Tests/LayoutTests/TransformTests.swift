import Testing
import UIKit

@testable import Layout

/// Transforms of views that a picture can show.
@Suite struct TransformTests {
  @Test(
    arguments: [
      ("none", [1, 0, 0, 1, 0, 0], true), ("a quarter turn", [0, 1, -1, 0, 5, 6], true),
      ("mirrored", [-1, 0, 0, 1, 0, 0], true), ("sheared", [1, 0.5, 0, 1, 0, 0], true),
      ("without a width", [0, 0, 0, 1, 0, 0], false), ("without a height", [1, 0, 0, 0, 0, 0], false),
      ("onto a line", [1, 2, 2, 4, 0, 0], false), ("without end", [.infinity, 0, 0, 1, 0, 0], false),
      ("far away", [1, 0, 0, 1, 1e6, 0], false), ("nearly as far", [1, 0, 0, 1, 999_999, -999_999], true),
    ] as [(String, [CGFloat], Bool)])
  func `a transform is shown if it keeps an area and has an end`(_ name: String, _ parts: [CGFloat], _ isShown: Bool) {
    let transform = SolvedTransform(
      CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5]))
    #expect((transform != nil) == isShown, "\(name)")
    if let transform {
      #expect(
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] == parts.map(Double.init))
    }
  }
}
