/// All optimal values of a component's variables: bounds on each, and the rows between them.
///
/// With the marginal costs of one optimum at hand, a point is optimal exactly if every variable lies where its own
/// cost, less what its row charges, is least (complementary slackness). For convex piecewise-linear costs that is an
/// interval between two neighbouring bends, or a single bend. So the levels are gone: what is left is a polyhedron.
struct OptimalFace {
  private(set) var lower: [Double]
  private(set) var upper: [Double]

  /// Reads the bounds off an optimal simplex.
  init(of simplex: Simplex) {
    lower = simplex.values
    upper = simplex.values
    let costs = simplex.costs
    for variable in 0..<simplex.variableCount {
      let (below, above): (Int, Int)  // bends that bound the interval
      if simplex.rowOfBasic[variable] >= 0 || simplex.restingBend[variable] < 0 {
        (below, above) = (simplex.segments[variable] - 1, simplex.segments[variable])
      } else {
        let bend = simplex.restingBend[variable]
        below = Simplex.sign(simplex.marginalCost(of: variable, upward: false)) == 0 ? bend - 1 : bend
        above = Simplex.sign(simplex.marginalCost(of: variable, upward: true)) == 0 ? bend + 1 : bend
      }
      lower[variable] = below < 0 ? -.infinity : costs.bend(variable, below).position
      upper[variable] = above >= costs.bendCount(variable) ? .infinity : costs.bend(variable, above).position
    }
  }

  func isFixed(_ variable: Int) -> Bool {
    lower[variable].isFinite && upper[variable] - lower[variable] <= ConvexCosts.nearness(lower[variable])
  }

  mutating func fix(_ variable: Int, at value: Double) {
    lower[variable] = value
    upper[variable] = value
  }

  mutating func raise(_ variable: Int, to bound: Double) { lower[variable] = max(lower[variable], bound) }
  mutating func cap(_ variable: Int, at bound: Double) { upper[variable] = min(upper[variable], bound) }

  /// Costs that keep to the face at level 0 and follow an objective at level 1.
  func costs(objective: [ConvexCosts.Pull]) -> ConvexCosts {
    var pulls = objective
    for variable in lower.indices {
      if lower[variable].isFinite {
        pulls.append(.init(variable: variable, position: lower[variable], level: 0, left: -1, right: 0))
      }
      if upper[variable].isFinite {
        pulls.append(.init(variable: variable, position: upper[variable], level: 0, left: 0, right: 1))
      }
    }
    return ConvexCosts(pulls, variableCount: lower.count, levelCount: 2)
  }

  /// Whether a variable may still move: itself, or through the nonbasic variables of its row.
  func mayMove(_ variable: Int, in simplex: Simplex) -> Bool {
    if isFixed(variable) { return false }
    let row = simplex.rowOfBasic[variable]
    if row < 0 { return true }
    return (0..<simplex.variableCount).contains {
      simplex.rowOfBasic[$0] < 0 && simplex.entry(row, $0) != 0 && !isFixed($0)
    }
  }
}
