/// Writing down the solution that a piece has just found as a ``Law``.
///
/// Column by column, from what holds it where it is: a hint, a share of its row's sum, a definition. Where a wish of the
/// closing rule or a moving function would make that long-winded, there is no law and the piece is solved as before.
extension Piece {
  /// - Returns: Whether there is one.
  /// - Complexity: O(columns + entries of programs).
  mutating func writeLaw(_ state: borrowing SolverState) -> Law? {
    var writer = LawWriter(columnCount: columnCount, width: width)
    constants.addConditions(to: &writer)
    markMovingColumns(&writer)
    for column in 0..<Int32(truncatingIfNeeded: columnCount) where roles[column] == .single {
      if !writeSingle(column, &writer) { return nil }
    }
    for tree in forest.trees.indices where forest.trees[tree].tieCount == 0 {
      if !writeTree(tree, &writer) { return nil }
    }
    for index in programs.indices where !write(programs[index], &writer, state) { return nil }
    for index in standIns.indices where forest.trees[standInTrees[index]].tieCount > 0 {
      if !write(standIns[index], &writer, state) { return nil }
    }
    for index in closings.indices where !writeClosing(closings[index], &writer, state) { return nil }
    writeDefinitions(&writer)
    if !agrees(writer, state) { return nil }
    let forms = variableForms(writer, state)
    return writer.finish(variableForms: forms, isOpen: isOpen)
  }

  /// The columns with hints that parameters move.
  private func markMovingColumns(_ writer: inout LawWriter) {
    for index in dynamicHints.indices { writer.isMoving[table.hints[dynamicHints[index]].column] = true }
  }

  /// Writes where a hint's expression is zero, negated if `sign` is -1, on top of a form.
  func addTarget(of number: Int32, times sign: Double, to form: UnsafeMutablePointer<Form.Chunk>) {
    let hint = table.hints[number]
    if hint.form < 0 {
      form[0][0] += sign * hint.target
      return
    }
    let factor = -sign / hint.coefficient
    for chunk in 0..<width { form[chunk] += hintForms[hint.form][chunk] * factor }
  }

  // MARK: Singles

  private mutating func writeSingle(_ column: Int32, _ writer: inout LawWriter) -> Bool {
    if !writer.isMoving[column] {
      // An open one is written when it is known what has closed it.
      writer.forms[column][0][0] = columnValues[column]
      return true
    }
    if singleStates[column].contains(.open) { return false }
    let range = table.range(of: column)
    interval.follow(table.hints.slice(range), numberedFrom: Int32(truncatingIfNeeded: range.lowerBound))
    if interval.lowerHint < 0 { return false }
    addTarget(of: interval.lowerHint, times: 1, to: writer.forms[column])
    keepSides(column, at: columnValues[column], &writer)
    return true
  }

  /// Each hint's bend stays on the side of the column's value where it is.
  private func keepSides(_ column: Int32, at value: Double, _ writer: inout LawWriter) {
    for number in table.range(of: column) {
      let target = table.hints[number].target
      writer.copy(writer.forms[column])
      addTarget(of: Int32(truncatingIfNeeded: number), times: -1, to: writer.scratch)
      let edge = nearness(value)
      let isAbove = target > value + edge
      let isBelow = target < value - edge
      writer.requireScratch(isAbove ? .lessThanOrEqual : isBelow ? .greaterThanOrEqual : .equal)
    }
  }

  /// An open single that was brought near some value.
  private mutating func writeClosing(
    _ closing: Closing, _ writer: inout LawWriter, _ state: borrowing SolverState
  ) -> Bool {
    let column = closing.column
    if writer.isMoving[column] { return false }
    let up = state.images.parent[closing.variable]
    let own = state.columnOf[up]
    let single = openSingles[placeOfOpenSingle(column)]
    // What was wished for, as a form.
    let factor = -1 / state.images.scale[closing.variable]
    writer.copy(state.images.form(closing.variable), times: factor)
    if own != column {
      var expansion = RangeExpansion()
      expansion.expand(own, self)
      var coefficient = 0.0
      expansion.addConstantForm(self, to: writer.scratch, times: -1)
      for index in expansion.columns.indices {
        let other = expansion.columns[index]
        if other == column {
          coefficient = expansion.coefficients[index]
        } else {
          for chunk in 0..<width { writer.scratch[chunk] -= writer.forms[other][chunk] * expansion.coefficients[index] }
        }
      }
      if abs(coefficient) < SparseRows.negligible { return false }
      for chunk in 0..<width { writer.scratch[chunk] /= coefficient }
    }
    let goal = Form.value(writer.scratch, state.symbols)
    let edge = nearness(goal)
    if goal > single.lower + edge, goal < single.upper - edge {
      writer.setForm(of: column)
      if single.lower.isFinite { writer.requireForm(of: column, .greaterThanOrEqual, than: single.lower) }
      if single.upper.isFinite { writer.requireForm(of: column, .lessThanOrEqual, than: single.upper) }
    } else if goal <= single.lower - edge {
      writer.scratch[0][0] -= single.lower
      writer.requireScratch(.lessThanOrEqual)
    } else if goal >= single.upper + edge {
      writer.scratch[0][0] -= single.upper
      writer.requireScratch(.greaterThanOrEqual)
    } else {
      writer.scratch[0][0] -= columnValues[column]
      writer.requireScratch(.equal)
    }
    return true
  }

  // MARK: Trees

  /// Functions that parameters move are left alone: only the root row of a tree may.
  private func writeTree(_ tree: Int, _ writer: inout LawWriter) -> Bool {
    let first = forest.trees[tree].firstNode
    for node in (first..<first + forest.trees[tree].nodeCount).reversed() {
      let row = forest.nodes[node]
      if row.isDynamic, row.parent >= 0 { return false }
      for leaf in row.firstLeaf..<row.firstLeaf + row.leafCount {
        let column = forest.leaves[leaf].column
        if writer.isMoving[column] { return false }
        writer.forms[column][0][0] = columnValues[column]
      }
      // The sum of the leaves.
      writer.copy(rowForms[row.row], times: -1)
      if row.parent >= 0 {
        let above = writer.forms[forest.leaves[row.parent].column]
        for chunk in 0..<width { writer.scratch[chunk] -= above[chunk] * row.parentCoefficient }
      }
      if !Form.isDynamic(writer.scratch, width: width) { continue }
      writeShare(row, &writer)
    }
    return true
  }

  /// The leaf that takes all of the row's change, as long as the sum stays on its segment.
  private func writeShare(_ row: Forest.Node, _ writer: inout LawWriter) {
    let place = row.firstSegment + row.active
    let leaf = forest.leaves[forest.segments[place].leaf]
    let end = forest.ends[place]
    let start = row.active > 0 ? forest.ends[place - 1] : -.infinity
    let edge = nearness(row.sum)
    if abs(end - row.sum) <= edge {
      writer.scratch[0][0] -= end
      return writer.requireScratch(.equal)
    }
    // form = value now + (sum - sum now) / coefficient
    for chunk in 0..<width { writer.forms[leaf.column][chunk] += writer.scratch[chunk] / leaf.coefficient }
    writer.forms[leaf.column][0][0] -= row.sum / leaf.coefficient
    if start.isFinite {
      writer.requireScratch(.greaterThanOrEqual, than: start)
      writer.scratch[0][0] += start
    }
    if end.isFinite { writer.requireScratch(.lessThanOrEqual, than: end) }
  }

  // MARK: The rest

  private func writeDefinitions(_ writer: inout LawWriter) {
    for index in definitions.definitions.indices.reversed() {
      let definition = definitions.definitions[index]
      let form = writer.forms[definition.column]
      if definition.form >= 0 {
        form.update(from: hintForms[definition.form], count: width)
      } else {
        form[0][0] = definition.constant
      }
      let parts = Int(definition.first)..<Int(definition.first + definition.count)
      for part in definitions.parts.slice(parts) {
        for chunk in 0..<width { form[chunk] += writer.forms[part.column][chunk] * part.coefficient }
      }
    }
  }

  /// Whether the forms give the values that were found. They do; but better no law than a wrong one.
  private func agrees(_ writer: borrowing LawWriter, _ state: borrowing SolverState) -> Bool {
    for column in 0..<Int32(truncatingIfNeeded: columnCount) {
      let value = columnValues[column]
      if abs(Form.value(writer.forms[column], state.symbols) - value) > 1e-7 * max(1, abs(value)) { return false }
    }
    return true
  }

  private func variableForms(_ writer: borrowing LawWriter, _ state: borrowing SolverState) -> FormPool {
    var forms = FormPool(width: width)
    forms.reserve(variables.count)
    for index in variables.indices {
      let variable = variables[index]
      let number = forms.append(state.images.form(variable))
      let up = state.images.parent[variable]
      if up < 0 { continue }
      let scale = state.images.scale[variable]
      let column = writer.forms[state.columnOf[up]]
      for chunk in 0..<width { forms[number][chunk] += column[chunk] * scale }
    }
    return forms
  }
}
