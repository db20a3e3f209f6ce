/// Compiling, first half: from rows and images to columns, hints and coupling rows.
extension Piece {
  /// Required equations have been absorbed.
  /// - Complexity: Near-linear in the terms of the piece's rows.
  mutating func compile(_ state: inout SolverState) {
    state.compiledRowCount += rows.count
    collectVariables(&state)
    var unsorted = Buffer<Hint>(capacity: rows.count)
    collectRows(&state, &unsorted)
    collectSizes(state, &unsorted)
    table = HintTable(unsorted, columnCount: columnCount)
    for number in table.hints.indices {
      let hint = table.hints[number]
      if hint.form >= 0 { dynamicHints.append(Int32(truncatingIfNeeded: number)) }
      if hint.row >= 0 { state.hintOfRow[hint.row] = Int32(truncatingIfNeeded: number) }
    }
    columnValues.resize(to: columnCount, filling: 0)
    roles.resize(to: columnCount, filling: .single)
    singleStates.resize(to: columnCount, filling: [])
    if matrix.rowCount > 0 {
      eliminateFreeColumns()
      plan()
    }
    for column in 0..<columnCount where roles[column] == .single {
      dirtySingles.append(Int32(truncatingIfNeeded: column))
    }
  }

  /// Numbers the representatives and notes what hangs on them.
  mutating func collectVariables(_ state: inout SolverState) {
    for index in variables.indices {
      let variable = variables[index]
      state.images.compress(variable)
      if state.images.isRepresentative(variable) {
        state.columnOf[variable] = Int32(truncatingIfNeeded: columnCount)
        columnVariables.append(variable)
      }
    }
    firstSlack = columnCount
    dependentStarts = Buffer(repeating: 0, count: columnCount + 1)
    for index in variables.indices {
      let variable = variables[index]
      let up = state.images.parent[variable]
      if up >= 0 {
        dependentStarts[state.columnOf[up] + 1] += 1
      } else if state.images.isDynamic(variable) {
        dynamicConstants.append(variable)
      } else {
        state.values[variable] = state.images.form(variable)[0][0]
      }
    }
    for column in 0..<columnCount { dependentStarts[column + 1] += dependentStarts[column] }
    dependents.resize(
      to: Int(dependentStarts[columnCount]), filling: Dependent(scale: 0, offset: 0, variable: -1, column: -1))
    if dependents.isEmpty { return }
    var next = dependentStarts.copy()
    for index in variables.indices {
      let variable = variables[index]
      let up = state.images.parent[variable]
      if up < 0 { continue }
      let column = state.columnOf[up]
      let place = next[column]
      next[column] += 1
      dependents[place] = Dependent(
        scale: state.images.scale[variable], offset: Form.value(state.images.form(variable), state.symbols),
        variable: variable, column: column)
      if state.images.isDynamic(variable) { dynamicDependents.append(place) }
    }
  }

  /// Sorts rows by what is left of them: nothing, a hint, a coupling row.
  mutating func collectRows(_ state: inout SolverState, _ unsorted: inout Buffer<Hint>) {
    var parallel = ParallelRows()
    if state.reduction.waitingCount > 0 || holdsOlderEquations {
      for index in rows.indices where state.reduction.states[rows[index]] == EquationReduction.State.waiting {
        let row = rows[index]
        state.reduced.read(state.rows.terms(of: row), constant: state.rows[row].constant, through: &state.images)
        addEquation(state, &parallel)
      }
    }
    if state.reduction.residueCount > 0 || holdsOlderEquations {
      for index in rows.indices where state.reduction.states[rows[index]] == EquationReduction.State.residue {
        let row = rows[index]
        state.reduced.read(state.rows.terms(of: row), constant: state.rows[row].constant, through: &state.images)
        constants.insert(state.reduced.form.base, .equal)
      }
    }
    for index in rows.indices {
      let row = rows[index]
      state.hintOfRow[row] = -1
      if state.rows[row].isRequiredEquation || saysNothing(row, state) { continue }
      state.reduced.read(state.rows.terms(of: row), constant: state.rows[row].constant, through: &state.images)
      switch state.reduced.count {
      case 0: if state.rows[row].isRequired { constants.insert(state.reduced.form.base, state.rows[row].relation) }
      case 1:
        let column = state.columnOf[state.reduced.representatives[0]]
        unsorted.append(hint(row, on: column, times: state.reduced.coefficients[0], state))
      default: addCoupling(row, state, &parallel, &unsorted)
      }
    }
  }

  /// Whether a row is optional and without unknowns: it pulls at what cannot move.
  @inline(__always)
  private func saysNothing(_ row: Int32, _ state: borrowing SolverState) -> Bool {
    if state.rows[row].isRequired { return false }
    for term in state.rows.terms(of: row) where !state.images.isConstant(term.variable.id) { return false }
    return true
  }

  /// What the row that was reduced last says of a column.
  @inline(__always)
  private mutating func hint(
    _ row: Int32, on column: Int32, times coefficient: Double, _ state: borrowing SolverState
  ) -> Hint {
    var form: Int32 = -1
    let base = base(of: column)
    if base >= 0 || state.reduced.isDynamic {
      form = hintForms.append(state.reduced.form.base)
      if base >= 0 { for chunk in 0..<width { hintForms[form][chunk] -= coefficient * slackBases[base][chunk] } }
    }
    let constant = form < 0 ? state.reduced.form[0][0] : hintForms.value(of: form, state.symbols)
    if form >= 0, !hintForms.isDynamic(form) {
      hintForms.removeLast()
      form = -1
    }
    return Hint(
      coefficient: coefficient, constant: constant, column: column, row: row, form: form, rank: state.rows[row].rank,
      relation: state.rows[row].relation)
  }

  /// Number of the form that a slack's row has taken over from its hints; -1 if it has none.
  func base(of column: Int32) -> Int32 {
    let slack = Int(column) - firstSlack
    return slack < 0 ? -1 : baseOfSlack[slack]
  }

  /// A required equation on three or more columns, or on two that are tied already in another ratio.
  private mutating func addEquation(_ state: borrowing SolverState, _ parallel: inout ParallelRows) {
    if state.reduced.count == 0 { return constants.insert(state.reduced.form.base, .equal) }
    parallel.read(state.reduced, columnOf: state.columnOf)
    let form = rowForms.append(state.reduced.form.base)
    for chunk in 0..<width { rowForms[form][chunk] /= parallel.lead }
    if let known = parallel.find(orRemember: -1, form: form) {
      rowForms.add(known.form, times: -1, to: form)
      constants.insert(rowForms[form], .equal)
      rowForms.removeLast()
      return
    }
    addRow(parallel)
  }

  /// A soft row or an inequality on several columns: `expression - slack = 0`, and a hint on the slack.
  private mutating func addCoupling(
    _ row: Int32, _ state: borrowing SolverState, _ parallel: inout ParallelRows, _ unsorted: inout Buffer<Hint>
  ) {
    parallel.read(state.reduced, columnOf: state.columnOf)
    let slack = Int32(truncatingIfNeeded: columnCount)
    if let known = parallel.find(orRemember: slack, form: -1) {
      if known.slack >= 0 {
        unsorted.append(hint(row, on: known.slack, times: parallel.lead, state))
      } else if state.rows[row].isRequired {
        let form = hintForms.append(state.reduced.form.base)
        for chunk in 0..<width { hintForms[form][chunk] -= parallel.lead * rowForms[known.form][chunk] }
        constants.insert(hintForms[form], state.rows[row].relation)
        hintForms.removeLast()
      }
      return
    }
    columnVariables.append(-1)
    addRow(parallel)
    matrix.insert(-1, row: Int32(truncatingIfNeeded: matrix.rowCount - 1), column: slack)
    addBase(parallel.lead, state)
    unsorted.append(hint(row, on: slack, times: parallel.lead, state))
  }

  /// Lets the row of a new slack have what parameters move: bends that stay put are worth more.
  private mutating func addBase(_ lead: Double, _ state: borrowing SolverState) {
    rowForms.appendZero()
    if !state.reduced.isDynamic { return baseOfSlack.append(-1) }
    let base = slackBases.append(state.reduced.form.base)
    for chunk in 0..<width { slackBases[base][chunk] /= lead }
    slackBases[base][0][0] = 0
    rowForms[Int32(truncatingIfNeeded: rowForms.count - 1)].update(from: slackBases[base], count: width)
    baseOfSlack.append(base)
  }

  private mutating func addRow(_ parallel: borrowing ParallelRows) {
    matrix.reserve(columnCount: columnCount)
    let row = matrix.addRow()
    for index in 0..<parallel.count {
      matrix.insert(parallel[index].coefficient, row: row, column: parallel[index].column)
    }
  }

  /// The hidden "size ≥ 0" (AL-1.13).
  private mutating func collectSizes(_ state: borrowing SolverState, _ unsorted: inout Buffer<Hint>) {
    for index in variables.indices where state.domains[variables[index]] == .size {
      let variable = variables[index]
      let up = state.images.parent[variable]
      let form = state.images.form(variable)
      if up < 0 {
        constants.insert(form, .greaterThanOrEqual)
        continue
      }
      unsorted.append(
        Hint(
          coefficient: state.images.scale[variable], constant: Form.value(form, state.symbols),
          column: state.columnOf[up], row: -1 - variable,
          form: state.images.isDynamic(variable) ? hintForms.append(form) : -1, rank: RowStore.requiredRank,
          relation: .greaterThanOrEqual))
    }
  }
}
