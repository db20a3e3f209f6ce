/// Eliminates unknowns from required rows: the rest implies the same for the remaining unknowns.
///
/// An equation defines an unknown, and is substituted elsewhere. An unknown that occurs only in inequalities is
/// eliminated by adding each of its lower bounds to each of its upper bounds. Either is done only if the result is no
/// larger than before; otherwise the unknown stays.
///
/// Example: `b = a + 8`, `b >= 0`, `c >= b + 10`, with only a and c staying, become `a + 8 >= 0` and `c >= a + 18`.
///
/// Sources: Fourier (1827), Motzkin (1936); "bounded" elimination as in preprocessing for satisfiability, Eén and Biere (2005).
struct RowProjection {
  /// Longer rows are not created.
  private static let lengthLimit = 24

  /// The remaining rows, unless they are contradictory.
  private(set) var rows: [RequiredRow] = []
  /// Whether no values satisfy the rows, as far as elimination can tell.
  private(set) var isContradictory = false

  private let isSize: [Bool]
  /// The rows that name each unknown, and some that used to.
  private var users: [Int32: [Int]] = [:]
  private var isGone: [Bool] = []
  private var waiting: [Int32] = []
  private var isWaiting: Set<Int32> = []

  /// - Parameters:
  ///   - isSize: Whether each unknown may not be negative (AL-1.13).
  ///   - stays: Whether an unknown has to stay.
  /// - Complexity: Near-linear in the parts of rows that form chains and trees.
  init(of rows: [RequiredRow], isSize: [Bool], where stays: (Int32) -> Bool) {
    self.isSize = isSize
    self.rows.reserveCapacity(rows.count)
    for row in rows { insert(row) }
    mergeParallels()
    waiting = users.keys.filter { !stays($0) }.sorted()
    isWaiting = Set(waiting)
    var next = 0
    while next < waiting.count, !isContradictory {
      let unknown = waiting[next]
      next += 1
      isWaiting.remove(unknown)
      eliminate(unknown, where: stays)
    }
    mergeParallels()
    self.rows = self.rows.indices.filter { !isGone[$0] }.map { self.rows[$0] }
  }

  private mutating func insert(_ row: RequiredRow) {
    if row.parts.isEmpty {
      if row.isMissed { isContradictory = true }
      return
    }
    for part in row.parts { users[part.unknown, default: []].append(rows.count) }
    rows.append(row)
    isGone.append(false)
  }

  /// Keeps only the tightest of the inequalities on one expression, and only one of the equations.
  private mutating func mergeParallels() {
    var known: [Parallel: Int] = [:]
    for index in rows.indices where !isGone[index] {
      let parallel = Parallel(rows[index])
      guard let other = known[parallel] else {
        known[parallel] = index
        continue
      }
      let (a, b) = (rows[other], rows[index])
      let factor = a.parts[0].coefficient / b.parts[0].coefficient
      let difference = b.constant * factor - a.constant
      if a.isEquation {
        if abs(difference) > Tolerance.points * max(1, abs(factor)) { isContradictory = true }
      } else if difference < 0 {
        rows[other] = b
      }
      isGone[index] = true
    }
  }

  /// The common part of rows that differ only in their constants.
  private struct Parallel: Hashable {
    var unknowns: [Int32]
    /// In single precision, so that rounding rarely distinguishes equal ratios.
    var ratios: [Float]
    var isEquation: Bool

    init(_ row: RequiredRow) {
      // Equations may be multiplied by -1, inequalities may not.
      let lead = row.isEquation ? row.parts[0].coefficient : abs(row.parts[0].coefficient)
      unknowns = row.parts.map(\.unknown)
      ratios = row.parts.map { Float($0.coefficient / lead) }
      isEquation = row.isEquation
    }
  }

  private mutating func eliminate(_ unknown: Int32, where stays: (Int32) -> Bool) {
    var named = (users[unknown] ?? []).filter { !isGone[$0] && rows[$0].coefficient(of: unknown) != 0 }
    users[unknown] = named
    if named.isEmpty { return }
    let equations = named.filter { rows[$0].isEquation && rows[$0].isPivot(unknown) }
    if let pivot = equations.min(by: { rows[$0].parts.count < rows[$1].parts.count }) {
      named.removeAll { $0 == pivot }
      replace(unknown, by: pivot, in: named, where: stays)
    } else if !named.contains(where: { rows[$0].isEquation }) {
      combine(named, on: unknown, where: stays)
    }
  }

  /// Substitutes an equation for an unknown elsewhere.
  private mutating func replace(
    _ unknown: Int32, by pivot: Int, in others: [Int], where stays: (Int32) -> Bool
  ) {
    let equation = rows[pivot]
    let lead = equation.coefficient(of: unknown)
    let targets = others.count + (isSize[Int(unknown)] ? 1 : 0)
    let added = equation.parts.count - 2
    if added > 0, targets > 1, targets * added > equation.parts.count + targets { return }
    for other in others where rows[other].parts.count + added > Self.lengthLimit { return }
    var sums = others.map { other in
      RequiredRow.sum(
        rows[other], times: 1, equation, times: -rows[other].coefficient(of: unknown) / lead, cancelling: unknown)
    }
    if isSize[Int(unknown)] {
      sums.append(
        RequiredRow.sum(Self.bound(of: unknown), times: 1, equation, times: -1 / lead, cancelling: unknown))
    }
    exchange(others + [pivot], for: sums, where: stays)
  }

  private static func bound(of size: Int32) -> RequiredRow {
    RequiredRow(parts: [.init(unknown: size, coefficient: 1)], constant: 0, isEquation: false)
  }

  /// Adds each lower bound of an unknown to each of its upper bounds.
  private mutating func combine(_ named: [Int], on unknown: Int32, where stays: (Int32) -> Bool) {
    var lower = named.map { rows[$0] }.filter { $0.coefficient(of: unknown) > 0 }
    let upper = named.map { rows[$0] }.filter { $0.coefficient(of: unknown) < 0 }
    if isSize[Int(unknown)] { lower.append(Self.bound(of: unknown)) }
    if lower.count * upper.count > lower.count + upper.count { return }
    var sums: [RequiredRow] = []
    for low in lower {
      for high in upper {
        if low.parts.count + high.parts.count - 2 > Self.lengthLimit { return }
        sums.append(
          RequiredRow.sum(
            low, times: -high.coefficient(of: unknown), high, times: low.coefficient(of: unknown), cancelling: unknown))
      }
    }
    exchange(named, for: sums, where: stays)
  }

  private mutating func exchange(_ old: [Int], for new: [RequiredRow], where stays: (Int32) -> Bool) {
    for index in old { isGone[index] = true }
    for row in new { insert(row) }
    // Unknowns of removed rows may be easier to eliminate now.
    for index in old {
      for part in rows[index].parts where !stays(part.unknown) && isWaiting.insert(part.unknown).inserted {
        waiting.append(part.unknown)
      }
    }
  }
}
