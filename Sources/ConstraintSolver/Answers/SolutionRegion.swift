/// A region in which a solution is the same function of some parameters.
///
/// It consists of the conditions of all laws (``Law``) by which the rows are currently solved: within them every
/// variable is one affine form of the parameters. Together they are a convex polyhedron, the critical region of
/// multiparametric programming (Gal 1995; Bemporad and others 2002).
package struct SolutionRegion: Sendable {
  /// A condition `constant + Σ slope · parameter ≥ 0`.
  package struct Condition: Sendable, Hashable {
    /// The value when all parameters are zero.
    package let constant: Double
    /// One slope per parameter, in the requested order.
    package let slopes: [Double]
  }

  /// Conditions that depend on some parameter.
  package let conditions: [Condition]
  /// Whether all laws could be written: if not, the solution may change within the conditions.
  package let isWhole: Bool
}

extension Solver {
  /// Solves the rows, and returns the region in which the solution is the same function of some parameters.
  /// - Throws: ``SolverError/unknownVariable``, ``SolverError/notAParameter``.
  /// - Complexity: A solution of all rows from scratch, and O(columns · parameters).
  package func region(
    of parameters: [Variable], chooseBroken: (([RowID]) -> RowID)? = nil
  ) throws(SolverError) -> SolutionRegion {
    try state.pointee.region(of: parameters, chooseBroken: chooseBroken)
  }
}

extension SolverState {
  fileprivate mutating func region(
    of parameters: [Variable], chooseBroken: (([RowID]) -> RowID)?
  ) throws(SolverError) -> SolutionRegion {
    for parameter in parameters {
      guard contains(parameter) else { throw .unknownVariable }
      guard system.domains[parameter.id] == .parameter else { throw .notAParameter }
      makeSymbolic(parameter.id)
    }
    solve(chooseBroken: chooseBroken)
    let places = parameters.map { Int(symbolOf[$0.id]) }
    var conditions: [SolutionRegion.Condition] = []
    var isWhole = true
    for index in pieces.indices {
      let piece = pieces[index]
      piece.pointee.solveAnew(&system)
      guard !piece.pointee.isViolated, let law = piece.pointee.writeLaw(&system) else {
        isWhole = false
        continue
      }
      for number in 0..<Int32(truncatingIfNeeded: law.conditions.count) {
        let form = law.conditions[number]
        let slopes = places.map { form[$0 / 4][$0 % 4] }
        guard slopes.contains(where: { abs($0) > Tolerance.stillCondition }) else { continue }
        conditions.append(SolutionRegion.Condition(constant: form[0][0], slopes: slopes))
      }
    }
    return SolutionRegion(conditions: conditions, isWhole: isWhole)
  }
}
