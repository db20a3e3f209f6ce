/// Solves linear rows with priorities exactly, as Auto Layout means them.
///
/// Required rows hold. Below them each distinct priority is a level of its own: the sum of the absolute errors of a
/// level is made as small as the levels above allow (AL-2.1 to 2.9). What is then still open is closed by the fixed
/// rule of AL-2.18 and said to be open. Rows that cannot all be required are reported, and one of them is broken.
///
/// Knows no views: the caller says which variables are sizes, in which order open ones are closed, and in which
/// sequence the rows came.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.makeVariable(.size)
/// try solver.add(Row(LinearExpression(width) - 75, .equal, priority: 750))
/// try solver.add(Row(LinearExpression(width) - 120, .equal, priority: 250))
/// solver.solve().value(of: width)  // 75
/// ```
public final class Solver {
  /// Values nearer than this are one value: no conflict, no ambiguity (AL-2.38). In points.
  public static let tolerance = 1e-3
  /// The largest magnitude of a coefficient or constant.
  public static let magnitudeLimit = 1e9
  /// Farther than any value of a layout: what goes beyond is called unbounded.
  static let horizon = 1e11

  private var domains: [Domain] = []
  private var rows: [Row?] = []
  /// Variables in the order in which open ones are brought near 0 (AL-2.18, stages 1 and 2).
  public var closingOrder: [Variable] = []

  public init() {}

  /// - Complexity: O(1), amortised.
  public func makeVariable(_ domain: Domain = .free) -> Variable {
    domains.append(domain)
    return Variable(index: domains.count - 1)
  }

  public var variableCount: Int { domains.count }

  /// Installs a row.
  /// - Throws: ``SolverError`` if a number is unusable or a variable is not this solver's.
  /// - Complexity: O(terms).
  @discardableResult
  public func add(_ row: Row) throws -> RowID {
    try check(row)
    rows.append(row)
    return RowID(index: rows.count - 1)
  }

  /// - Throws: ``SolverError/unknownRow``.
  public func remove(_ id: RowID) throws {
    _ = try row(id)
    rows[id.index] = nil
  }

  /// - Throws: ``SolverError/unknownRow``.
  public func row(_ id: RowID) throws -> Row {
    guard rows.indices.contains(id.index), let row = rows[id.index] else { throw SolverError.unknownRow }
    return row
  }

  /// Exchanges a row for another under the same name.
  /// - Throws: ``SolverError``.
  public func replace(_ id: RowID, with row: Row) throws {
    _ = try self.row(id)
    try check(row)
    rows[id.index] = row
  }

  private func check(_ row: Row) throws {
    for number in row.expression.terms.map(\.coefficient) + [row.expression.constant] {
      guard number.isFinite else { throw SolverError.notFinite(number) }
      guard abs(number) <= Self.magnitudeLimit else { throw SolverError.exceedsLimit(number) }
    }
    guard row.priority.rawValue > 0, row.priority.rawValue <= 1000 else {
      throw SolverError.priorityOutOfRange(row.priority.rawValue)
    }
    guard row.expression.terms.allSatisfy({ domains.indices.contains($0.variable.index) }) else {
      throw SolverError.unknownVariable
    }
  }

  /// Solves the rows as they stand.
  /// - Parameter chooseBroken: Given an irreducible conflict by sequence, names the row to break (AL-2.24); without it
  ///   the last one is broken. An answer that is not in the conflict counts as the last one.
  /// - Complexity: Near-linear for rows that are required equations; a simplex per component for the rest.
  public func solve(chooseBroken: (([RowID]) -> RowID)? = nil) -> Solution {
    var broken: Set<Int> = []
    var conflicts: [Conflict] = []
    while true {
      let table = RowTable(installedRows, broken: broken)
      var optimum = Optimum(table, domains: domains)
      guard let suspects = optimum.contradiction() else {
        let (values, ranges) = optimum.close(order: closingOrder)
        return Solution(
          values: values, ranges: ranges, conflicts: conflicts, stepCount: optimum.stepCount)
      }
      let rows = irreducibleConflict(among: suspects, broken: broken)
      let choice = chooseBroken?(rows) ?? rows[rows.count - 1]
      let victim = rows.contains(choice) ? choice : rows[rows.count - 1]
      conflicts.append(Conflict(rows: rows, broken: victim))
      broken.insert(victim.index)
    }
  }

  private var installedRows: [(id: Int, row: Row)] {
    rows.indices.compactMap { index in rows[index].map { (index, $0) } }
  }

  private func irreducibleConflict(among suspects: Set<Int>, broken: Set<Int>) -> [RowID] {
    let required = installedRows.filter { suspects.contains($0.id) && !broken.contains($0.id) }
      .sorted { ($0.row.sequence, $0.id) < ($1.row.sequence, $1.id) }
    let finder = ConflictFinder { ids in
      let kept = Set(ids)
      let optimum = Optimum(RowTable(required.filter { kept.contains($0.id) }), domains: self.domains)
      return optimum.contradiction() == nil
    }
    return finder.irreducibleConflict(in: required.map(\.id)).map(RowID.init(index:))
  }
}
