internal import ConstraintSolver

/// Names a row from one pass to the next.
enum RowKey: Hashable {
  case constraint(ObjectIdentifier)
  case content(ObjectIdentifier, NSLayoutConstraint.Axis, isHugging: Bool)
  case system(ObjectIdentifier, String)
}

/// A row with the name by which the next pass knows it again.
struct NamedRow {
  let key: RowKey
  let row: Row
}

/// The solver of one tree, through all its passes.
///
/// Each pass names its items, and then all rows there should be. Rows that say what they said in the pass before stay, a
/// constant that has moved is moved, and only the rest is exchanged: the solver then solves what hangs together with that
/// (AL-11.5).
@MainActor
final class InstalledRows {
  private(set) var solver = Solver()
  private var unknowns: [ObjectIdentifier: ItemVariables] = [:]
  private var rows: [RowKey: Installed] = [:]
  /// Keys of ``unknowns`` and ``rows`` in the order of the last pass: no hash order reaches the solver.
  private var itemOrder: [ObjectIdentifier] = []
  private var rowOrder: [RowKey] = []
  private var pass = 0
  /// Items that have gone; the solver has kept their unknowns.
  private var goneCount = 0

  private struct Installed {
    var id: RowID
    var pass: Int
  }

  /// Puts a new solver in the place of this one.
  func startOver() {
    solver = Solver()
    unknowns = [:]
    rows = [:]
    itemOrder = []
    rowOrder = []
    goneCount = 0
  }

  /// The unknowns of the items that there are; those of others are given up.
  /// - Complexity: O(items).
  func variables(of items: [any LayoutItem]) -> [ObjectIdentifier: ItemVariables] {
    // A solver cannot forget unknowns: when most of them are of items that have gone, better a new one.
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
      // Pinned, so that they do not count as open.
      for variable in unknowns[item]?.all ?? [] { _ = try? solver.add(Row(LinearExpression(variable), .equal)) }
      goneCount += 1
    }
    unknowns = named
    itemOrder = items.map { ObjectIdentifier($0) }
    return named
  }

  /// Installs the rows that there should be, and takes out all others.
  /// - Returns: Each row's name in the solver; nil for a row that the solver refuses, which is then not there.
  /// - Complexity: O(rows), and what the solver takes for those that have changed.
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
