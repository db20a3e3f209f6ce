internal import ConstraintSolver

/// Names a row from one pass to the next.
enum RowKey: Hashable {
  case constraint(ObjectIdentifier)
  case content(ObjectIdentifier, NSLayoutConstraint.Axis, isHugging: Bool)
  case system(ObjectIdentifier, String)
}

/// The solver of one tree, through all its passes.
///
/// Each pass says which rows there should be. Those that say what they said in the pass before stay, a constant that has
/// moved is moved, and only the rest is exchanged: the solver then solves what hangs together with that (AL-11.5).
@MainActor
final class InstalledRows {
  private(set) var solver = Solver()
  private var unknowns: [ObjectIdentifier: Unknowns] = [:]
  private var rows: [RowKey: Installed] = [:]
  private var pass = 0
  /// Items that have gone; the solver has kept their unknowns.
  private var goneCount = 0

  private struct Unknowns {
    let variables: ItemVariables
    var pass: Int
  }

  private struct Installed {
    var id: RowID
    var row: Row
    var pass: Int
  }

  func beginPass() {
    pass += 1
    // A solver cannot forget unknowns: when most of them are of items that have gone, better a new one.
    if goneCount > 256, goneCount > unknowns.count { startOver() }
  }

  /// Puts a new solver in the place of this one.
  func startOver() {
    solver = Solver()
    unknowns = [:]
    rows = [:]
    goneCount = 0
  }

  func variables(of item: any LayoutItem) -> ItemVariables {
    let name = ObjectIdentifier(item)
    if let known = unknowns[name] {
      unknowns[name]?.pass = pass
      return known.variables
    }
    let variables = ItemVariables(
      minX: solver.makeVariable(), minY: solver.makeVariable(), width: solver.makeVariable(.size),
      height: solver.makeVariable(.size))
    unknowns[name] = Unknowns(variables: variables, pass: pass)
    return variables
  }

  /// Sees to it that a row is there.
  /// - Throws: What the solver refuses; then there is no such row.
  func install(_ row: Row, _ key: RowKey) throws -> RowID {
    guard var installed = rows[key] else {
      let id = try solver.add(row)
      rows[key] = Installed(id: id, row: row, pass: pass)
      return id
    }
    if installed.row.isLike(row) {
      if installed.row.expression.constant != row.expression.constant {
        try solver.setConstant(row.expression.constant, of: installed.id)
      }
      if installed.row.priority != row.priority { try solver.setPriority(row.priority, of: installed.id) }
      if installed.row.sequence != row.sequence { try solver.setSequence(row.sequence, of: installed.id) }
    } else {
      installed.id = try solver.replace(installed.id, with: row)
    }
    installed.row = row
    installed.pass = pass
    rows[key] = installed
    return installed.id
  }

  /// Takes out what the pass has not named.
  func endPass() {
    for (key, installed) in rows where installed.pass != pass {
      try? solver.remove(installed.id)
      rows[key] = nil
    }
    for (name, known) in unknowns where known.pass != pass {
      // Pinned, so that nobody takes them for open.
      for variable in known.variables.all { _ = try? solver.add(Row(LinearExpression(variable), .equal)) }
      unknowns[name] = nil
      goneCount += 1
    }
  }
}

extension Row {
  /// Whether a row says the same but for numbers that a solver can change in place.
  fileprivate func isLike(_ other: Row) -> Bool {
    expression.terms == other.expression.terms && relation == other.relation && yieldsInTies == other.yieldsInTies
      && closesAtBound == other.closesAtBound
  }
}
