import Layout
import Values

/// A length that is not a whole number of pixels on any screen is rounded on all of them, so neighbours differ
/// (AL-2.40).
enum OffPixelRule: DocumentRule {
  static let info = LintRuleInfo(
    "off-pixel", .geometry, .note, "a constant is not a whole number of pixels on any screen")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    let constraints = scene.constraints.compactMap { constraint -> LintFinding? in
      guard case .points(let points) = constraint.constant, isOff(points) else { return nil }
      return LintFinding(
        [scene.subject(constraint)], "\(scene.text(constraint)): \(number: points) points fall between pixels",
        at: constraint.place, next: next)
    }
    let frames = scene.views.compactMap { view -> LintFinding? in
      guard let frame = view.frame, let off = [frame.x, frame.y, frame.width, frame.height].first(where: isOff) else {
        return nil
      }
      return LintFinding(
        [view.name], "\(view.name): \(number: off) points of its frame fall between pixels", at: scene.place(of: view),
        next: next)
    }
    return constraints + frames
  }

  private static let next = "use whole points, or halves or thirds"

  /// Screens have 2 or 3 pixels per point; documents write a third as 0.333.
  private static func isOff(_ points: Double) -> Bool {
    [2.0, 3.0].allSatisfy { scale in abs(points * scale - (points * scale).rounded()) > 0.01 }
  }
}
