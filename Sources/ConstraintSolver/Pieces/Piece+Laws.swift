/// Writing the solution that a piece has just found as a ``Law``.
///
/// Each column is written in terms of what fixes it: a hint, a share of its row's sum, a definition. If a wish of the
/// closing rule or a moving function would make that too complicated, there is no law and the piece is solved as
/// before.
extension Piece {
  /// - Returns: The law, or nil if there is none.
  /// - Complexity: O(columns + entries of programs).
  mutating func writeLaw(_ system: inout ReducedSystem) -> Law? {
    if face.hasClosed || missesRequiredSlightly { return nil }
    var writer = LawWriter(columnCount: columnCount, width: width)
    writer.require(constants)
    markMovingColumns(&writer)
    for column in 0..<Int32(truncatingIfNeeded: columnCount) where columns.roles[column] == .single {
      if !writeSingle(column, &writer) { return nil }
    }
    for tree in forest.trees.indices where forest.trees[tree].tieCount == 0 {
      if isStill(tree, writer) {
        writeTree(tree, &writer)
      } else if !writeByStandIn(tree, &writer, &system) {
        return nil
      }
    }
    for index in programs.indices where !write(programs[index], &writer, system) { return nil }
    for index in standIns.programs.indices where isInCharge(index) {
      if !write(standIns.programs[index], &writer, system) { return nil }
    }
    for index in closing.done.indices where !writeClosing(closing.done[index], &writer, system) { return nil }
    writeDefinitions(&writer)
    keepSigns(&writer, system)
    if !agrees(writer, system) { return nil }
    let forms = variableForms(writer, system)
    return writer.finish(variableForms: forms, isOpen: isOpen)
  }

  /// Whether some required hint is missed by less than ``Solver/tolerance``: beyond a bound there is no law.
  private var missesRequiredSlightly: Bool {
    for column in 0..<Int32(truncatingIfNeeded: columnCount) {
      for number in costs.table.range(of: column) {
        let hint = costs.table.hints[number]
        if !hint.isRequired { break }
        if hint.error(at: columns.values[column]) > Tolerance.lawValue * max(1, abs(hint.constant)) { return true }
      }
    }
    return false
  }

  /// Marks the columns with hints that depend on parameters.
  private func markMovingColumns(_ writer: inout LawWriter) {
    for index in costs.moving.indices { writer.isMoving[costs.table.hints[costs.moving[index]].column] = true }
  }

  /// Adds the form of the zero of a hint's expression, negated if `sign` is -1, to a form.
  func addTarget(of number: Int32, times sign: Double, to form: UnsafeMutablePointer<Form.Chunk>) {
    let hint = costs.table.hints[number]
    if hint.form < 0 { return Form.shift(form, by: sign * hint.target) }
    Form.add(costs.forms[hint.form], times: -sign / hint.coefficient, to: form, width: width)
  }

  // MARK: Singles

  private mutating func writeSingle(_ column: Int32, _ writer: inout LawWriter) -> Bool {
    if !writer.isMoving[column] {
      // An open one is written once it is known what has closed it.
      writer.setConstant(columns.values[column], of: column)
      return true
    }
    if singles.states[column].contains(.open) {
      // As long as its bends keep their order, the same one fixes it; the form of a closing comes later.
      keepOrder(column, &writer)
      _ = addBend(at: columns.values[column], of: column, times: 1, to: writer.forms[column])
      return true
    }
    let range = costs.table.range(of: column)
    singles.interval.follow(costs.table.hints.slice(range), numberedFrom: Int32(truncatingIfNeeded: range.lowerBound))
    if singles.interval.lowerHint < 0 { return false }
    addTarget(of: singles.interval.lowerHint, times: 1, to: writer.forms[column])
    keepSides(column, at: columns.values[column], &writer)
    return true
  }

  /// Requires each hint's bend to stay on its side of the column's value.
  private func keepSides(_ column: Int32, at value: Double, _ writer: inout LawWriter) {
    for number in costs.table.range(of: column) {
      let target = costs.table.hints[number].target
      writer.copy(writer.forms[column])
      addTarget(of: Int32(truncatingIfNeeded: number), times: -1, to: writer.scratch)
      let edge = nearness(value)
      let isAbove = target > value + edge
      let isBelow = target < value - edge
      writer.requireScratch(isAbove ? .lessThanOrEqual : isBelow ? .greaterThanOrEqual : .equal)
    }
  }

  /// Writes an open single that was brought near some value.
  private mutating func writeClosing(
    _ closing: Closings.Closing, _ writer: inout LawWriter, _ system: borrowing ReducedSystem
  ) -> Bool {
    let column = closing.column
    let up = system.images.parent[closing.variable]
    let own = system.columnOf[up]
    let single = singles.open[placeOfOpenSingle(column)]
    // The wish, as a form.
    let factor = -1 / system.images.scale[closing.variable]
    writer.copy(system.images.form(closing.variable), times: factor)
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
          Form.add(writer.forms[other], times: -expansion.coefficients[index], to: writer.scratch, width: width)
        }
      }
      if abs(coefficient) < Tolerance.matrixEntry { return false }
      Form.divide(writer.scratch, by: coefficient, width: width)
    }
    let goal = Form.value(writer.scratch, system.symbols)
    let edge = nearness(goal)
    if goal > single.lower + edge, goal < single.upper - edge {
      writer.setForm(of: column)
      return keep(column, from: single.lower, .greaterThanOrEqual, &writer)
        && keep(column, from: single.upper, .lessThanOrEqual, &writer)
    }
    // The wish is out of reach, or just within it: the column stays at an end.
    let (isBelow, isAbove) = (goal <= single.lower - edge, goal >= single.upper + edge)
    let end = isBelow ? single.lower : isAbove ? single.upper : columns.values[column]
    guard addBend(at: end, of: column, times: -1, to: writer.scratch) else { return false }
    writer.requireScratch(isBelow ? .lessThanOrEqual : isAbove ? .greaterThanOrEqual : .equal)
    return true
  }

  /// Requires a column to stay on its side of one end of its interval.
  private func keep(_ column: Int32, from end: Double, _ relation: Relation, _ writer: inout LawWriter) -> Bool {
    if end.isInfinite { return true }
    writer.copy(writer.forms[column])
    guard addBend(at: end, of: column, times: -1, to: writer.scratch) else { return false }
    writer.requireScratch(relation)
    return true
  }

  /// Adds the form of one of the column's bends.
  private func addBend(
    at position: Double, of column: Int32, times sign: Double, to form: UnsafeMutablePointer<Form.Chunk>
  ) -> Bool {
    for number in costs.table.range(of: column)
    where abs(costs.table.hints[number].target - position) <= nearness(position) {
      addTarget(of: Int32(truncatingIfNeeded: number), times: sign, to: form)
      return true
    }
    return false
  }

  // MARK: Trees

  /// Writes a tree with functions that depend on parameters as the equivalent program.
  private mutating func writeByStandIn(_ tree: Int, _ writer: inout LawWriter, _ system: inout ReducedSystem) -> Bool {
    let program = standIn(for: tree, system)
    program.pointee.setGiven(system.symbols)
    solve(program, &system)
    if program.pointee.isOpen {
      // Unique here, perhaps not elsewhere: what hints have closed stays closed, but the rest is not determined yet.
      if program.pointee.isStillOpen { return false }
      writer.mayBeOpen = true
    }
    return write(program, &writer, system)
  }

  /// Returns whether no function of a tree depends on parameters: of its rows only the root may, and none of its hints.
  private func isStill(_ tree: Int, _ writer: borrowing LawWriter) -> Bool {
    let first = forest.trees[tree].firstNode
    for node in first..<first + forest.trees[tree].nodeCount {
      let row = forest.nodes[node]
      if row.isDynamic, row.parent >= 0 { return false }
      for leaf in row.firstLeaf..<row.firstLeaf + row.leafCount where writer.isMoving[forest.leaves[leaf].column] {
        return false
      }
    }
    return true
  }

  private func writeTree(_ tree: Int, _ writer: inout LawWriter) {
    let first = forest.trees[tree].firstNode
    for node in (first..<first + forest.trees[tree].nodeCount).reversed() {
      let row = forest.nodes[node]
      for leaf in row.firstLeaf..<row.firstLeaf + row.leafCount {
        let column = forest.leaves[leaf].column
        writer.setConstant(columns.values[column], of: column)
      }
      // The sum of the leaves.
      writer.copy(coupling.forms[row.row], times: -1)
      if row.parent >= 0 {
        let above = writer.forms[forest.leaves[row.parent].column]
        Form.add(above, times: -row.parentCoefficient, to: writer.scratch, width: width)
      }
      if Form.isDynamic(writer.scratch, width: width) { writeShare(row, &writer) }
    }
  }

  /// Writes the leaf that takes all of the row's change, as long as the sum stays on its segment.
  private func writeShare(_ row: Forest.Node, _ writer: inout LawWriter) {
    let place = row.firstSegment + row.active
    let leaf = forest.leaves[forest.segments[place].leaf]
    let end = forest.ends[place]
    let start = row.active > 0 ? forest.ends[place - 1] : -.infinity
    let edge = nearness(row.sum)
    if abs(end - row.sum) <= edge {
      Form.shift(writer.scratch, by: -end)
      return writer.requireScratch(.equal)
    }
    // form = value now + (sum - sum now) / coefficient
    let (form, sum) = (writer.forms[leaf.column], writer.scratch)
    for chunk in 0..<width { form[chunk] += sum[chunk] / leaf.coefficient }
    Form.shift(form, by: -row.sum / leaf.coefficient)
    if start.isFinite {
      writer.requireScratch(.greaterThanOrEqual, than: start)
      Form.shift(writer.scratch, by: start)
    }
    if end.isFinite { writer.requireScratch(.lessThanOrEqual, than: end) }
  }

  // MARK: The rest

  private func writeDefinitions(_ writer: inout LawWriter) {
    for index in definitions.definitions.indices.reversed() {
      let definition = definitions.definitions[index]
      let form = writer.forms[definition.column]
      if definition.form >= 0 {
        form.update(from: costs.forms[definition.form], count: width)
      } else {
        form[0][0] = definition.constant
      }
      let parts = Int(definition.first)..<Int(definition.first + definition.count)
      for part in definitions.parts.slice(parts) {
        Form.add(writer.forms[part.column], times: part.coefficient, to: form, width: width)
      }
    }
  }

  /// Requires variables that could not be brought to zero to stay on their side of it.
  private func keepSigns(_ writer: inout LawWriter, _ system: borrowing ReducedSystem) {
    for index in writer.missedVariables.indices {
      let variable = writer.missedVariables[index]
      let scale = system.images.scale[variable]
      writer.copy(writer.forms[system.columnOf[system.images.parent[variable]]], times: scale)
      Form.add(system.images.form(variable), times: 1, to: writer.scratch, width: width)
      let value = Form.value(writer.scratch, system.symbols)
      let edge = nearness(value)
      writer.requireScratch(value > edge ? .greaterThanOrEqual : value < -edge ? .lessThanOrEqual : .equal)
    }
  }

  /// Returns whether the forms agree with the values that were found. They should, but a missing law is better than a
  /// wrong one.
  private func agrees(_ writer: borrowing LawWriter, _ system: borrowing ReducedSystem) -> Bool {
    for column in 0..<Int32(truncatingIfNeeded: columnCount) {
      let value = columns.values[column]
      if abs(Form.value(writer.forms[column], system.symbols) - value) > Tolerance.lawValue * max(1, abs(value)) {
        return false
      }
    }
    return true
  }

  private func variableForms(_ writer: borrowing LawWriter, _ system: borrowing ReducedSystem) -> FormPool {
    var forms = FormPool(width: width)
    forms.reserve(variables.count)
    for index in variables.indices {
      let variable = variables[index]
      let number = forms.append(system.images.form(variable))
      let up = system.images.parent[variable]
      if up < 0 { continue }
      let column = writer.forms[system.columnOf[up]]
      Form.add(column, times: system.images.scale[variable], to: forms[number], width: width)
    }
    return forms
  }
}
