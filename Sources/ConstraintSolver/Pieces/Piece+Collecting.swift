/// Compiling, first half: from rows and images to columns, hints and coupling rows.
extension Piece {
  /// Compiles the piece; required equations have already been absorbed.
  /// - Complexity: Near-linear in the terms of the piece's rows.
  mutating func compile(_ system: inout ReducedSystem) {
    system.compiledRowCount += rows.count
    collectVariables(&system)
    var unsorted = Buffer<Hint>(capacity: rows.count)
    collectRows(&system, &unsorted)
    collectSizes(system, &unsorted)
    costs.table = HintTable(unsorted, columnCount: columnCount)
    for number in costs.table.hints.indices {
      let hint = costs.table.hints[number]
      if hint.form >= 0 { costs.moving.append(Int32(truncatingIfNeeded: number)) }
      if hint.row >= 0 { system.hintOfRow[hint.row] = Int32(truncatingIfNeeded: number) }
    }
    columns.values.resize(to: columnCount, filling: 0)
    columns.roles.resize(to: columnCount, filling: .single)
    singles.states.resize(to: columnCount, filling: [])
    if coupling.matrix.rowCount > 0 {
      eliminateFreeColumns()
      plan(system.granularity)
    }
    for column in 0..<columnCount where columns.roles[column] == .single {
      singles.dirty.append(Int32(truncatingIfNeeded: column))
    }
  }

  /// Numbers the representatives and records the variables that depend on them.
  mutating func collectVariables(_ system: inout ReducedSystem) {
    for index in variables.indices {
      let variable = variables[index]
      system.images.compress(variable)
      if system.images.isRepresentative(variable) {
        system.columnOf[variable] = Int32(truncatingIfNeeded: columnCount)
        columns.variables.append(variable)
      }
    }
    columns.firstSlack = columnCount
    dependents.starts = Buffer(repeating: 0, count: columnCount + 1)
    for index in variables.indices {
      let variable = variables[index]
      let up = system.images.parent[variable]
      if up >= 0 {
        dependents.starts[system.columnOf[up] + 1] += 1
      } else if system.images.isDynamic(variable) {
        dependents.movingConstants.append(variable)
      } else {
        system.values[variable] = system.images.form(variable)[0][0]
      }
    }
    for column in 0..<columnCount { dependents.starts[column + 1] += dependents.starts[column] }
    dependents.all.resize(
      to: Int(dependents.starts[columnCount]),
      filling: Dependents.Dependent(scale: 0, offset: 0, variable: -1, column: -1))
    if dependents.all.isEmpty { return }
    var next = dependents.starts.copy()
    for index in variables.indices {
      let variable = variables[index]
      let up = system.images.parent[variable]
      if up < 0 { continue }
      let column = system.columnOf[up]
      let place = next[column]
      next[column] += 1
      dependents.all[place] = Dependents.Dependent(
        scale: system.images.scale[variable], offset: Form.value(system.images.form(variable), system.symbols),
        variable: variable, column: column)
      if system.images.isDynamic(variable) { dependents.moving.append(place) }
    }
  }

  /// Sorts rows by what remains of them: nothing, a hint, a coupling row.
  mutating func collectRows(_ system: inout ReducedSystem, _ unsorted: inout Buffer<Hint>) {
    var parallel = ParallelRows()
    if system.reduction.waitingCount > 0 || holdsOlderEquations {
      for index in rows.indices where system.reduction.states[rows[index]] == EquationReduction.State.waiting {
        let row = rows[index]
        system.reduced.read(row, of: system.rows, through: &system.images)
        addEquation(system, &parallel)
      }
    }
    if system.reduction.residueCount > 0 || holdsOlderEquations {
      for index in rows.indices where system.reduction.states[rows[index]] == EquationReduction.State.residue {
        let row = rows[index]
        system.reduced.read(row, of: system.rows, through: &system.images)
        constants.insert(system.reduced.form.base, .equal)
      }
    }
    for index in rows.indices {
      let row = rows[index]
      system.hintOfRow[row] = -1
      if system.rows[row].isRequiredEquation || saysNothing(row, system) { continue }
      system.reduced.read(row, of: system.rows, through: &system.images)
      switch system.reduced.count {
      case 0: if system.rows[row].isRequired { constants.insert(system.reduced.form.base, system.rows[row].relation) }
      case 1:
        let column = system.columnOf[system.reduced.representatives[0]]
        unsorted.append(hint(row, on: column, times: system.reduced.coefficients[0], system))
      default: addCoupling(row, system, &parallel, &unsorted)
      }
    }
  }

  /// Returns whether a row is optional and without unknowns, so that it pulls at what cannot move.
  @inline(__always)
  private func saysNothing(_ row: Int32, _ system: borrowing ReducedSystem) -> Bool {
    if system.rows[row].isRequired { return false }
    for term in system.rows.terms(of: row) where !system.images.isConstant(term.variable.id) { return false }
    return true
  }

  /// Returns the hint on a column from the row that was reduced last.
  @inline(__always)
  private mutating func hint(
    _ row: Int32, on column: Int32, times coefficient: Double, _ system: borrowing ReducedSystem
  ) -> Hint {
    var form: Int32 = -1
    let base = base(of: column)
    if base >= 0 || system.reduced.isDynamic {
      form = costs.forms.append(system.reduced.form.base)
      if base >= 0 { Form.add(costs.slackBases[base], times: -coefficient, to: costs.forms[form], width: width) }
    }
    let constant = form < 0 ? system.reduced.form[0][0] : costs.forms.value(of: form, system.symbols)
    if form >= 0, !costs.forms.isDynamic(form) {
      costs.forms.removeLast()
      form = -1
    }
    return Hint(
      coefficient: coefficient, constant: constant, column: column, row: row, form: form, rank: system.rows[row].rank,
      relation: system.rows[row].relation)
  }

  /// Returns the number of the form that a slack's row has taken over from its hints; -1 if it has none.
  func base(of column: Int32) -> Int32 {
    let slack = Int(column) - columns.firstSlack
    return slack < 0 ? -1 : costs.baseOfSlack[slack]
  }

  /// Adds a required equation on three or more columns, or on two that are already tied in another ratio.
  private mutating func addEquation(_ system: borrowing ReducedSystem, _ parallel: inout ParallelRows) {
    if system.reduced.count == 0 { return constants.insert(system.reduced.form.base, .equal) }
    parallel.read(system.reduced, columnOf: system.columnOf)
    let form = coupling.forms.append(system.reduced.form.base)
    Form.divide(coupling.forms[form], by: parallel.lead, width: width)
    if let known = parallel.find(orRemember: -1, form: form) {
      coupling.forms.add(known.form, times: -1, to: form)
      constants.insert(coupling.forms[form], .equal)
      coupling.forms.removeLast()
      return
    }
    addRow(parallel)
  }

  /// Adds a soft row or an inequality on several columns: `expression - slack = 0`, and a hint on the slack.
  private mutating func addCoupling(
    _ row: Int32, _ system: borrowing ReducedSystem, _ parallel: inout ParallelRows, _ unsorted: inout Buffer<Hint>
  ) {
    parallel.read(system.reduced, columnOf: system.columnOf)
    let slack = Int32(truncatingIfNeeded: columnCount)
    if let known = parallel.find(orRemember: slack, form: -1) {
      if known.slack >= 0 {
        unsorted.append(hint(row, on: known.slack, times: parallel.lead, system))
      } else if system.rows[row].isRequired {
        let form = costs.forms.append(system.reduced.form.base)
        Form.add(coupling.forms[known.form], times: -parallel.lead, to: costs.forms[form], width: width)
        constants.insert(costs.forms[form], system.rows[row].relation)
        costs.forms.removeLast()
      }
      return
    }
    columns.variables.append(-1)
    addRow(parallel)
    coupling.matrix.insert(-1, row: Int32(truncatingIfNeeded: coupling.matrix.rowCount - 1), column: slack)
    addBase(parallel.lead, system)
    unsorted.append(hint(row, on: slack, times: parallel.lead, system))
  }

  /// Moves the part that depends on parameters to the row of a new slack, because bends with a fixed position are more
  /// useful.
  private mutating func addBase(_ lead: Double, _ system: borrowing ReducedSystem) {
    coupling.forms.appendZero()
    if !system.reduced.isDynamic { return costs.baseOfSlack.append(-1) }
    let base = costs.slackBases.append(system.reduced.form.base)
    let form = costs.slackBases[base]
    Form.divide(form, by: lead, width: width)
    form[0][0] = 0
    coupling.forms[Int32(truncatingIfNeeded: coupling.forms.count - 1)].update(
      from: costs.slackBases[base], count: width)
    costs.baseOfSlack.append(base)
  }

  private mutating func addRow(_ parallel: borrowing ParallelRows) {
    coupling.matrix.reserve(columnCount: columnCount)
    let row = coupling.matrix.addRow()
    for index in 0..<parallel.count {
      coupling.matrix.insert(parallel[index].coefficient, row: row, column: parallel[index].column)
    }
  }

  /// Adds the hidden "size ≥ 0" (AL-1.13).
  private mutating func collectSizes(_ system: borrowing ReducedSystem, _ unsorted: inout Buffer<Hint>) {
    for index in variables.indices where system.domains[variables[index]] == .size {
      let variable = variables[index]
      let up = system.images.parent[variable]
      let form = system.images.form(variable)
      if up < 0 {
        constants.insert(form, .greaterThanOrEqual)
        continue
      }
      unsorted.append(
        Hint(
          coefficient: system.images.scale[variable], constant: Form.value(form, system.symbols),
          column: system.columnOf[up], row: -1 - variable,
          form: system.images.isDynamic(variable) ? costs.forms.append(form) : -1, rank: RowStore.requiredRank,
          relation: .greaterThanOrEqual))
    }
  }
}
