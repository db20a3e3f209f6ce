/// The dependence of a variable on a parameter.
///
/// The solution is a piecewise affine function of the parameters (``Law``). The current law contains the variable's
/// slope, and its conditions limit the range. Beyond, another law may agree on this variable: the range is followed
/// from law to law until the variable bends.
package struct Dependence: Sendable, Hashable {
  /// The growth of the variable when the parameter grows by one.
  package let slope: Double
  /// Values of the parameter, including the current one, for which the slope is the same; infinite where nothing ends
  /// the range.
  package let range: ClosedRange<Double>
}

extension Solver {
  /// Returns how a variable depends on a parameter if all others stay the same.
  ///
  /// The range ends at the next breakpoint: where some text begins to shrink, a bound is reached, or a required row can
  /// no longer be satisfied. Around a conflict it is only the current value. It covers what is connected with the
  /// variable: changes of other components may end it sooner, but need not.
  /// - Throws: ``SolverError/unknownVariable``, ``SolverError/notAParameter``.
  /// - Complexity: One solution of the variable's component for each law in the range.
  package func dependence(of variable: Variable, on parameter: Variable) throws(SolverError) -> Dependence {
    try state.pointee.dependence(of: variable, on: parameter)
  }
}

extension SolverState {
  /// The maximum number of laws to follow on each side.
  private static let reach = 256

  fileprivate mutating func dependence(
    of variable: Variable, on parameter: Variable
  ) throws(SolverError) -> Dependence {
    guard contains(variable), contains(parameter) else { throw .unknownVariable }
    guard system.domains[parameter.id] == .parameter else { throw .notAParameter }
    let value = value(of: parameter)
    if system.domains[variable.id] == .parameter {
      return Dependence(slope: variable == parameter ? 1 : 0, range: -.infinity ... .infinity)
    }
    makeSymbolic(parameter.id)
    let broken = conflicts.map(\.broken)
    solve { rows in rows.first { broken.contains($0) } ?? rows[rows.count - 1] }
    guard let here = stretch(of: variable.id, along: parameter.id) else {
      return Dependence(slope: slope(of: variable, at: parameter, value), range: value...value)
    }
    var (lower, upper) = (here.lower, here.upper)
    if brokenRows.isEmpty {
      lower = follow(here, of: variable.id, along: parameter.id, upward: false)
      upper = follow(here, of: variable.id, along: parameter.id, upward: true)
      setSymbol(of: parameter.id, to: value)
      settle()
    } else {
      (lower, upper) = (value, value)
    }
    return Dependence(slope: here.slope, range: min(lower, value)...max(upper, value))
  }

  /// The range of one law along a parameter, and its form of a variable there.
  private struct Stretch {
    var slope: Double
    /// The variable's value for a parameter of zero.
    var intercept: Double
    var lower: Double
    var upper: Double
  }

  private mutating func stretch(of variable: Int32, along parameter: Int32) -> Stretch? {
    let piece = pieces[ownership.piece(ofVariable: variable)]
    piece.pointee.solveAnew(&system)
    guard !piece.pointee.isViolated, let law = piece.pointee.writeLaw(&system) else { return nil }
    guard let place = piece.pointee.place(of: variable) else { return nil }
    let symbol = Int(symbolOf[parameter])
    let value = system.symbols[symbol / 4][symbol % 4]
    let form = law.forms[Int32(truncatingIfNeeded: place)]
    let slope = form[symbol / 4][symbol % 4]
    var stretch = Stretch(
      slope: slope, intercept: Form.value(form, system.symbols) - slope * value, lower: -.infinity, upper: .infinity)
    for index in 0..<Int32(truncatingIfNeeded: law.conditions.count) {
      let condition = law.conditions[index]
      let change = condition[symbol / 4][symbol % 4]
      if abs(change) < Tolerance.stillCondition { continue }
      let end = value - max(0, Form.value(condition, system.symbols)) / change
      if change > 0 { stretch.lower = max(stretch.lower, end) } else { stretch.upper = min(stretch.upper, end) }
    }
    return stretch
  }

  /// Follows laws that agree on a variable.
  private mutating func follow(
    _ first: Stretch, of variable: Int32, along parameter: Int32, upward: Bool
  ) -> Double {
    var end = upward ? first.upper : first.lower
    for _ in 0..<Self.reach {
      if end.isInfinite || abs(end) > Row.magnitudeLimit { return end }
      // Laws meet at bends: a step is needed to get to the other side.
      let step = Tolerance.stepBeyondBend * max(1, abs(end))
      setSymbol(of: parameter, to: end + (upward ? step : -step))
      settle()
      guard !isViolated, let next = stretch(of: variable, along: parameter) else { return end }
      let isSame =
        abs(next.slope - first.slope) < Tolerance.lawSlope
        && abs(next.intercept - first.intercept) < Tolerance.lawIntercept * max(1, abs(end))
      if !isSame { return end }
      let further = upward ? max(next.upper, end + step) : min(next.lower, end - step)
      if further == end { return end }
      end = further
    }
    return end
  }

  /// Measures the slope if there is no law to read it from.
  private mutating func slope(of variable: Variable, at parameter: Variable, _ value: Double) -> Double {
    let step = Tolerance.slopeStep
    let before = self.value(of: variable)
    setSymbol(of: parameter.id, to: value + step)
    settle()
    let slope = (self.value(of: variable) - before) / step
    setSymbol(of: parameter.id, to: value)
    settle()
    return slope
  }
}

extension Piece {
  /// Returns the position of a variable in the piece's list.
  func place(of variable: Int32) -> Int? { variables.indices.first { variables[$0] == variable } }
}
