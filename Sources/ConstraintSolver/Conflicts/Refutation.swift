/// The reason why the rows of a conflict cannot be satisfied together.
///
/// Combined with the right factors, the rows of an irreducible set cancel every variable and leave a false statement
/// (Farkas' lemma):
///
///     Σ factor · right side  =  0 ≥ something above 0
///
/// Example: `x = 16`, `w = 300`, `x + w = W - 16` and `W = 393` leave `16 + 300 + 16 - 393 = 0`.
package struct Refutation: Sendable, Hashable {
  /// The contribution of one row.
  package struct Part: Sendable, Hashable {
    /// A row of the conflict.
    package let row: RowID
    /// The factor of the row.
    package let factor: Double
    /// The factor times the row's right side, which consists of everything except unknowns.
    package let amount: Double
  }

  /// In the conflict's order. The amounts add up to a value other than 0.
  package let parts: [Part]
  /// Whether equations alone contradict each other, without inequalities and without sizes that may not be negative.
  package let isOfEquations: Bool
}

extension Solver {
  /// Larger sets are not combined: the sum would be too long to read.
  package static let refutationLimit = 24

  /// Returns the factors with which the rows of a conflict cancel out; nil for more than ``refutationLimit`` rows and
  /// for rows that have been removed.
  /// - Complexity: O(rows² · variables), and if sizes that may not be negative belong to the set (AL-1.13), a solution
  ///   of these rows.
  package func refutation(of conflict: Conflict) -> Refutation? {
    guard conflict.rows.count <= Self.refutationLimit else { return nil }
    let rows = conflict.rows.compactMap { try? row($0) }
    guard rows.count == conflict.rows.count else { return nil }
    let splits = rows.map(split)
    let variables = Set(splits.flatMap(\.coefficients.keys)).sorted()
    func refuted(with bounds: [Variable]) -> Refutation? {
      var combination = RowCombination(variables)
      let all =
        zip(splits, rows).map { ($0, $1.relation) }
        + bounds.map { (([$0: 1], 0), .greaterThanOrEqual) }
      for (split, relation) in all {
        guard let factors = combination.add(split, relation) else { continue }
        return Refutation(
          parts: zip(conflict.rows, zip(factors, splits)).map { id, part in
            .init(row: id, factor: part.0, amount: -part.0 * part.1.constant)
          }, isOfEquations: bounds.isEmpty && rows.allSatisfy { $0.relation == .equal })
      }
      return nil
    }
    return refuted(with: []) ?? refuted(with: neededBounds(rows, splits, variables))
  }

  /// Returns the sizes whose bounds the conflict needs: with these bounds as rows, they belong to its irreducible set.
  private func neededBounds(
    _ rows: [Row], _ splits: [(coefficients: [Variable: Double], constant: Double)], _ variables: [Variable]
  ) -> [Variable] {
    let solver = Solver()
    let own = Dictionary(uniqueKeysWithValues: variables.map { ($0, solver.makeVariable(.free)) })
    for (row, split) in zip(rows, splits) {
      let terms = split.coefficients.sorted { $0.key < $1.key }
        .compactMap { variable, coefficient in own[variable].map { Term($0, coefficient) } }
      _ = try? solver.add(Row(LinearExpression(terms, constant: split.constant), row.relation))
    }
    var bounds: [RowID: Variable] = [:]
    for variable in variables where state.pointee.system.domains[variable.id] == .size {
      guard let free = own[variable] else { continue }
      let row = Row(LinearExpression([Term(free, 1)], constant: 0), .greaterThanOrEqual)
      if let id = try? solver.add(row) { bounds[id] = variable }
    }
    solver.solve()
    return (solver.conflicts.first?.rows ?? []).compactMap { bounds[$0] }
  }

  /// Returns a row's coefficients, and its constant including the values of parameters.
  private func split(_ row: Row) -> (coefficients: [Variable: Double], constant: Double) {
    var (coefficients, constant) = ([Variable: Double](), row.expression.constant)
    for term in row.expression.terms {
      if state.pointee.system.domains[term.variable.id] == .parameter {
        constant += term.coefficient * value(of: term.variable)
      } else {
        coefficients[term.variable, default: 0] += term.coefficient
      }
    }
    return (coefficients, constant)
  }
}

/// Rows in reduced form, each with its combination of original rows.
private struct RowCombination {
  private struct Reduced {
    var coefficients: [Variable: Double]
    var constant: Double
    var factors: [Double]
    var pivot: Variable?
  }

  private var rows: [Reduced] = []
  private var relations: [Relation] = []
  private let columns: [Variable]

  init(_ columns: [Variable]) { self.columns = columns }

  /// Adds a row `Σ coefficients + constant REL 0`.
  /// - Returns: The factors with which the rows so far contradict each other; nil if they do not.
  mutating func add(_ row: (coefficients: [Variable: Double], constant: Double), _ relation: Relation) -> [Double]? {
    relations.append(relation)
    var new = Reduced(
      coefficients: row.coefficients, constant: row.constant,
      factors: Array(repeating: 0, count: relations.count - 1) + [1], pivot: nil)
    for known in rows {
      guard let pivot = known.pivot, let value = new.coefficients[pivot], value != 0 else { continue }
      for (variable, coefficient) in known.coefficients {
        new.coefficients[variable, default: 0] -= value * coefficient
      }
      new.constant -= value * known.constant
      for (index, factor) in known.factors.enumerated() { new.factors[index] -= value * factor }
      new.coefficients[pivot] = 0
    }
    let best = columns.max { abs(new.coefficients[$0] ?? 0) < abs(new.coefficients[$1] ?? 0) }
    guard let best, let size = new.coefficients[best], abs(size) > Tolerance.factor else {
      return contradiction(new)
    }
    new.coefficients = new.coefficients.mapValues { $0 / size }
    new.constant /= size
    new.factors = new.factors.map { $0 / size }
    new.pivot = best
    rows.append(new)
    return nil
  }

  /// Returns the factors, if each row may be used with its own: an inequality may only be multiplied by one sign.
  private func contradiction(_ row: Reduced) -> [Double]? {
    if abs(row.constant) <= Tolerance.points { return nil }
    let factors = row.constant > 0 ? row.factors.map { -$0 } : row.factors
    let isAllowed = zip(factors, relations).allSatisfy { factor, relation in
      switch relation {
      case .equal: true
      case .greaterThanOrEqual: factor >= -Tolerance.factor
      case .lessThanOrEqual: factor <= Tolerance.factor
      }
    }
    return isAllowed ? factors : nil
  }
}
