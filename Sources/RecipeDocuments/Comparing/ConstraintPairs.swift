import SceneModel

/// The constraints of two versions of a scene, each with what it was before.
///
/// A constraint is the same if nothing about it changed, whatever its number; else if it has the same items and
/// attributes, or the same number or identifier.
struct ConstraintPairs {
  /// Positions in the old and the new list.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// Positions of old constraints that are gone.
  private(set) var gone: [Int] = []
  /// Positions of new constraints.
  private(set) var added: [Int] = []

  /// What a constraint means, without its number, text and place.
  struct Meaning: Hashable {
    let first: SceneConstraint.Operand
    let relation: SceneConstraint.Relation
    let multiplier: Double
    let second: SceneConstraint.Operand?
    let points: Double
    let priority: ScenePriority

    init(_ constraint: SceneConstraint, _ superviews: [String: SceneItem]) {
      (first, second, relation) = (constraint.first, constraint.second, constraint.relation)
      multiplier = (constraint.multiplier * 1e6).rounded() / 1e6
      points = (constraint.points(superviews) * 1000).rounded() / 1000
      priority = constraint.priority
    }
  }

  /// - Complexity: O(constraints).
  init(_ old: [SceneConstraint], in oldScene: Scene, _ new: [SceneConstraint], in newScene: Scene) {
    let (before, after) = (oldScene.superviews, newScene.superviews)
    var (left, right) = (Array(old.indices), Array(new.indices))
    func match(_ key: (SceneConstraint, _ isOld: Bool) -> AnyHashable?) {
      var waiting: [AnyHashable: [Int]] = [:]
      for index in right.reversed() { if let key = key(new[index], false) { waiting[key, default: []].append(index) } }
      var (taken, rest) = (Set<Int>(), [Int]())
      for index in left {
        if let key = key(old[index], true), let found = waiting[key]?.popLast() {
          pairs.append((index, found))
          taken.insert(found)
        } else {
          rest.append(index)
        }
      }
      left = rest
      right.removeAll(where: taken.contains)
    }
    match { Meaning($0, $1 ? before : after) }
    match { constraint, _ in constraint.label.map { [$0 as AnyHashable, constraint.first, constraint.second] } }
    match { constraint, _ in [constraint.first as AnyHashable, constraint.second, constraint.relation] }
    match { constraint, _ in [constraint.first as AnyHashable, constraint.second] }
    match { constraint, _ in constraint.label }
    match { constraint, _ in [constraint.first as AnyHashable, constraint.relation] }
    (gone, added) = (left, right)
    pairs.sort { $0.new < $1.new }
  }
}
