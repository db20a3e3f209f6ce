internal import ConstraintSolver

/// Identifies a row across passes.
enum RowKey: Hashable {
  case constraint(ObjectIdentifier)
  case content(ObjectIdentifier, NSLayoutConstraint.Axis, isHugging: Bool)
  case system(ObjectIdentifier, String)
}

/// A row with the key by which the next pass finds it.
struct NamedRow {
  let key: RowKey
  let row: Row
}

/// The solver of a tree, kept through all its passes.
///
/// Each pass lists its items, and then all required rows. Rows that equal those of the previous pass stay, changed
/// constants are updated in place, and only the other rows are exchanged; the solver then re-solves only what depends
/// on them (AL-11.5).
@MainActor
final class InstalledRows {
  private(set) var solver = Solver()
  private var unknowns: [ObjectIdentifier: ItemVariables] = [:]
  private var rows: [RowKey: Installed] = [:]
  /// Keys of ``unknowns`` and ``rows`` in the order of the last pass, so that no hash order reaches the solver.
  private var itemOrder: [ObjectIdentifier] = []
  private var rowOrder: [RowKey] = []
  private var pass = 0
  /// The number of removed items whose variables are still in the solver.
  private var goneCount = 0

  private struct Installed {
    var id: RowID
    var pass: Int
  }

  /// Replaces the solver with a new one.
  func startOver() {
    solver = Solver()
    unknowns = [:]
    rows = [:]
    itemOrder = []
    rowOrder = []
    goneCount = 0
  }

  /// Returns the variables of the current items, and pins those of removed ones.
  /// - Complexity: O(items).
  func variables(of items: [any LayoutItem]) -> [ObjectIdentifier: ItemVariables] {
    // A solver cannot remove variables; when most of them belong to removed items, a new solver is better.
    if goneCount > 256, goneCount > unknowns.count { startOver() }
    var named: [ObjectIdentifier: ItemVariables] = [:]
    named.reserveCapacity(items.count)
    for item in items {
      named[ObjectIdentifier(item)] =
        unknowns[ObjectIdentifier(item)]
        ?? ItemVariables(
          minX: solver.makeVariable(), minY: solver.makeVariable(), width: solver.makeVariable(.size),
          height: solver.makeVariable(.size))
    }
    for item in itemOrder where named[item] == nil {
      // Pinned, so that they do not count as ambiguous.
      for variable in unknowns[item]?.all ?? [] { _ = try? solver.add(Row(LinearExpression(variable), .equal)) }
      goneCount += 1
    }
    unknowns = named
    itemOrder = items.map { ObjectIdentifier($0) }
    return named
  }

  /// Installs the wanted rows, and removes all others.
  /// - Returns: Each row's id in the solver; nil for a row that the solver rejects, which is not installed.
  /// - Complexity: O(rows), plus the solver's work for those that have changed.
  func install(_ wanted: [NamedRow]) -> [RowID?] {
    pass += 1
    let ids = wanted.map { try? install($0.row, $0.key) }
    for key in rowOrder {
      guard let installed = rows[key], installed.pass != pass else { continue }
      try? solver.remove(installed.id)
      rows[key] = nil
    }
    rowOrder = wanted.map(\.key)
    return ids
  }

  private func install(_ row: Row, _ key: RowKey) throws -> RowID {
    guard let installed = rows[key] else {
      let id = try solver.add(row)
      rows[key] = Installed(id: id, pass: pass)
      return id
    }
    let id = try solver.update(installed.id, to: row) ? installed.id : solver.replace(installed.id, with: row)
    rows[key] = Installed(id: id, pass: pass)
    return id
  }
}
