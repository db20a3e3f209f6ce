/// Wishes that choose among the optimal solutions of an ambiguous component, one after another (AL-2.18).
enum ClosingWish {
  /// Come as near as possible to a value, and stay there.
  case approach(member: Int, value: Double)
  /// Be at least, or at most, this; what is reached is kept, the rest stays open.
  case reach(member: Int, side: Relation, value: Double)

  var member: Int {
    switch self {
    case .approach(let member, _), .reach(let member, _, _): member
    }
  }
}

extension Simplex {
  /// The range of a variable over the face; infinite where nothing bounds it.
  func range(of variable: Int, on face: OptimalFace) -> (lower: Double, upper: Double) {
    let (down, up) = (extreme(of: variable, on: face, -Solver.horizon), extreme(of: variable, on: face, Solver.horizon))
    return (down <= -Solver.horizon / 2 ? -.infinity : down, up >= Solver.horizon / 2 ? .infinity : up)
  }

  private func extreme(of variable: Int, on face: OptimalFace, _ far: Double) -> Double {
    var probe = self
    probe.replaceCosts(face.costs(objective: [.init(variable: variable, position: far, level: 1, left: -1, right: 1)]))
    probe.optimise()
    return probe.values[variable]
  }

  /// Follows the wishes in order, each within what the earlier ones left.
  mutating func close(_ face: inout OptimalFace, wishes: some Sequence<ClosingWish>) {
    for wish in wishes where face.mayMove(wish.member, in: self) {
      let pull: ConvexCosts.Pull
      switch wish {
      case .approach(let member, let value):
        pull = .init(variable: member, position: value, level: 1, left: -1, right: 1)
      case .reach(let member, let side, let value):
        pull = .init(
          variable: member, position: value, level: 1, left: side == .lessThanOrEqual ? 0 : -1,
          right: side == .greaterThanOrEqual ? 0 : 1)
      }
      replaceCosts(face.costs(objective: [pull]))
      optimise()
      let reached = values[wish.member]
      switch wish {
      case .approach, .reach(_, .equal, _):
        face.fix(wish.member, at: reached)
      case .reach(let member, .greaterThanOrEqual, let value):
        if reached >= value - ConvexCosts.nearness(value) {
          face.raise(member, to: min(value, reached))
        } else {
          face.fix(member, at: reached)
        }
      case .reach(let member, .lessThanOrEqual, let value):
        if reached <= value + ConvexCosts.nearness(value) {
          face.cap(member, at: max(value, reached))
        } else {
          face.fix(member, at: reached)
        }
      }
    }
  }
}
