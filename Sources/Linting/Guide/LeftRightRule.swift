import Layout
import Values

/// Left and right do not depend on the reading direction; leading and trailing change sides (AL-1.12, AL-10.17).
enum LeftRightRule: DocumentRule {
  static let info = LintRuleInfo(
    "left-right", .guide, .warning, "left or right is used where leading or trailing would do")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    let physical = scene.constraints.filter {
      $0.first.attribute.isPhysicalSide || ($0.second?.attribute.isPhysicalSide ?? false)
    }
    let sides = Set(physical.compactMap(scene.side))
    let lopsided = physical.filter { constraint in scene.side(constraint).map { !sides.contains($0.mirrored) } ?? true }
    // One finding per view: its left and its right edge have one cause.
    var byView: [(name: String, constraints: [SceneConstraint])] = []
    var places: [String: Int] = [:]
    for constraint in lopsided {
      let name = scene.name(
        of: constraint.first.item.viewID == nil ? constraint.second?.item ?? .root : constraint.first.item)
      if let known = places[name] {
        byView[known].constraints.append(constraint)
      } else {
        places[name] = byView.count
        byView.append((name, [constraint]))
      }
    }
    return byView.map { name, constraints in
      let attribute = constraints[0].first.attribute
      return LintFinding(
        [name] + constraints.map(scene.subject),
        "\(constraints.map(scene.text).listed): \(name) is not mirrored in right-to-left layouts",
        at: constraints[0].place, next: "use \(attribute.readingSide.rawValue) instead of \(attribute.rawValue)",
        fix: scene.fix(constraints, \.inReadingDirection))
    }
  }
}

/// How a constraint positions a view relative to an ancestor or a neighbour.
private struct HeldSide: Hashable {
  let item: SceneItem
  let attribute: SceneAttribute
  /// The ancestor or the neighbour.
  let other: SceneItem
  let otherAttribute: SceneAttribute
  /// The distance between them, in points.
  let points: Double

  /// How the view would be positioned at the opposite side in a symmetric layout.
  var mirrored: HeldSide {
    HeldSide(
      item: item, attribute: attribute.opposite, other: other, otherAttribute: otherAttribute.opposite,
      points: 0 - points)
  }
}

extension LintedScene {
  /// Returns nil for a constraint that is not a distance.
  fileprivate func side(_ constraint: SceneConstraint) -> HeldSide? {
    guard let second = constraint.second, constraint.multiplier == 1, constraint.relation == .equal else { return nil }
    let (first, points) = (constraint.first, constraint.points(superviews))
    return holds(first.item, second.item)
      ? HeldSide(
        item: second.item, attribute: second.attribute, other: first.item, otherAttribute: first.attribute,
        points: 0 - points)
      : HeldSide(
        item: first.item, attribute: first.attribute, other: second.item, otherAttribute: second.attribute,
        points: points)
  }
}

extension SceneConstraint {
  /// The constraint with leading instead of left and trailing instead of right.
  fileprivate var inReadingDirection: SceneConstraint {
    var changed = self
    changed.first.attribute = first.attribute.readingSide
    changed.second?.attribute = second?.attribute.readingSide ?? first.attribute
    return changed
  }
}

extension SceneAttribute {
  /// Right for left and left for right; other attributes stay the same.
  fileprivate var opposite: SceneAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }
}
