import Layout
import Values

/// A location is not a length: a multiple of it depends on the coordinate origin (AL-1.14).
enum LocationMultiplierRule: DocumentRule {
  static let info = LintRuleInfo(
    "location-multiplier", .guide, .warning, "a location has a multiplier other than 1", .likely)

  /// Whether a constraint of Interface Builder places a view at a share of its superview's height: the superview's own
  /// coordinates begin at its top, in any direction of reading.
  private static func isShareOfHeight(_ constraint: SceneConstraint, in scene: LintedScene) -> Bool {
    guard scene.scene.canvas != nil, constraint.first.attribute == .centerY,
      let second = constraint.second, [.centerY, .bottom].contains(second.attribute),
      case .view(let id) = constraint.first.item
    else { return false }
    return (scene.scene.superviews[id] ?? .root) == second.item
  }

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      guard constraint.second != nil, constraint.multiplier != 1, !constraint.first.attribute.isLength,
        !isShareOfHeight(constraint, in: scene)
      else { return nil }
      return LintFinding(
        [scene.subject(constraint)],
        "\(scene.text(constraint)): \(constraint.first.attribute.rawValue) is a location, multiplied by \(number: constraint.multiplier)",
        at: constraint.place,
        next:
          "use multiplier 1 for the location, and apply the multiplier to the width or height of a guide"
      )
    }
  }
}
