import Scenes
import Values

/// Left and right stay where they are when reading turns around; leading and trailing change sides (AL-1.12, AL-10.17).
enum LeftRightRule: DocumentRule {
  static let info = LintRuleInfo(
    "left-right", .guide, .warning, "left or right is used where leading or trailing would do")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    let physical = scene.constraints.filter {
      $0.first.attribute.isPhysicalSide || ($0.second?.attribute.isPhysicalSide ?? false)
    }
    if physical.isEmpty { return [] }
    let lopsided = physical.filter { constraint in !physical.contains { scene.isMirror($0, of: constraint) } }
    // Once a view: its left and its right edge have one cause.
    var byView: [(name: String, constraints: [SceneConstraint])] = []
    for constraint in lopsided {
      let name = scene.name(
        of: constraint.first.item.viewID == nil ? constraint.second?.item ?? .root : constraint.first.item)
      if let known = byView.firstIndex(where: { $0.name == name }) {
        byView[known].constraints.append(constraint)
      } else {
        byView.append((name, [constraint]))
      }
    }
    return byView.map { name, constraints in
      let attribute = constraints[0].first.attribute
      return LintFinding(
        [name] + constraints.map(scene.subject),
        "\(constraints.map(scene.text).listed): \(name) stays on its side where text runs from right to left",
        at: constraints[0].place, next: "use \(attribute.readingSide.rawValue) instead of \(attribute.rawValue)")
    }
  }
}

extension LintedScene {
  /// Whether two constraints hold a view the same way from both sides: turned around, the view stays where it is.
  fileprivate func isMirror(_ a: SceneConstraint, of b: SceneConstraint) -> Bool {
    // With the container on the right side of the equation.
    func normal(_ c: SceneConstraint) -> (SceneItem, SceneAttribute, SceneItem, SceneAttribute, Double)? {
      guard let second = c.second, c.multiplier == 1, c.relation == .equal else { return nil }
      let points = c.points(superviews)
      return holds(c.first.item, second.item)
        ? (second.item, second.attribute, c.first.item, c.first.attribute, -points)
        : (c.first.item, c.first.attribute, second.item, second.attribute, points)
    }
    let opposite: [SceneAttribute: SceneAttribute] = [
      .left: .right, .right: .left, .leftMargin: .rightMargin, .rightMargin: .leftMargin,
    ]
    guard let a = normal(a), let b = normal(b) else { return false }
    return a.0 == b.0 && a.2 == b.2 && opposite[a.1] == b.1 && opposite[a.3] == b.3 && abs(a.4 + b.4) < 1e-9
  }
}
