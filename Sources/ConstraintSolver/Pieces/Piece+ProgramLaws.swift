/// Writing the forms of a program's columns.
///
/// The nonbasic ones rest on targets of hints, or where a variable is zero; the basic ones follow from the rows. The
/// basis stays optimal while every column stays between the same two bends, because marginal costs do not depend on the
/// parameters. Under the same condition, the wishes of the closing rule stay granted or out of reach.
extension Piece {
  func write(
    _ program: UnsafeMutablePointer<Program>, _ writer: inout LawWriter, _ system: borrowing ReducedSystem
  ) -> Bool {
    // Its levels were solved one after the other, so no basis fixes all columns.
    if program.pointee.isNarrowed { return false }
    for local in 0..<Int32(truncatingIfNeeded: program.pointee.columnCount) where program.pointee.rowOfBasic[local] < 0
    {
      let column = program.pointee.columns[local]
      guard addPlace(program.pointee.reason(holding: local), of: column, times: 1, to: writer.forms[column], system)
      else {
        return false
      }
    }
    for row in program.pointee.basicOfRow.indices where program.pointee.basicOfRow[row] >= 0 {
      writeBasic(program.pointee.basicOfRow[row], row: Int32(truncatingIfNeeded: row), program, &writer)
    }
    for local in 0..<Int32(truncatingIfNeeded: program.pointee.columnCount) {
      let column = program.pointee.columns[local]
      if writer.isMoving[column] { keepOrder(column, &writer) }
      if !keepBounds(local, column, program, &writer, system) { return false }
    }
    for index in program.pointee.missed.indices {
      let missed = program.pointee.missed[index]
      let column = program.pointee.columns[missed.column]
      if let variable = foreignVariable(missed.reason, column, system) {
        writer.missedVariables.append(variable)
        continue
      }
      writer.copy(writer.forms[column])
      guard addPlace(missed.reason, of: column, times: -1, to: writer.scratch, system) else { return false }
      writer.requireScratch(missed.isBelow ? .lessThanOrEqual : .greaterThanOrEqual)
    }
    return true
  }

  /// Returns the eliminated variable whose wish a column was to grant.
  private func foreignVariable(_ reason: Int32, _ column: Int32, _ system: borrowing ReducedSystem) -> Int32? {
    if reason >= Program.Reason.none { return nil }
    let variable = Program.Reason.variable(of: reason)
    return system.columnOf[system.images.parent[variable]] == column ? nil : variable
  }

  /// Adds the form of the position at which something fixes a column.
  private func addPlace(
    _ reason: Int32, of column: Int32, times sign: Double, to form: UnsafeMutablePointer<Form.Chunk>,
    _ system: borrowing ReducedSystem
  ) -> Bool {
    if reason >= 0 {
      addTarget(of: reason, times: sign, to: form)
      return true
    }
    if reason == Program.Reason.none { return false }
    if foreignVariable(reason, column, system) != nil { return false }
    let variable = Program.Reason.variable(of: reason)
    let (own, factor) = (system.images.form(variable), -sign / system.images.scale[variable])
    Form.add(own, times: factor, to: form, width: width)
    return true
  }

  private func writeBasic(
    _ basic: Int32, row: Int32, _ program: UnsafeMutablePointer<Program>, _ writer: inout LawWriter
  ) {
    let form = writer.forms[program.pointee.columns[basic]]
    var place = program.pointee.dictionary.rowHeads[row]
    while place >= 0 {
      let entry = program.pointee.dictionary.entries[place]
      place = entry.nextInRow
      if entry.column == basic { continue }
      if Int(entry.column) < program.pointee.columnCount {
        let other = writer.forms[program.pointee.columns[entry.column]]
        for chunk in 0..<width { form[chunk] -= other[chunk] * entry.value }
      } else {
        let lane = Int(entry.column) - program.pointee.givenStart
        form[lane / 4][lane % 4] -= entry.value
      }
    }
  }

  /// Requires the bends of a column to keep their order.
  func keepOrder(_ column: Int32, _ writer: inout LawWriter) {
    let range = costs.table.range(of: column)
    for a in range {
      for b in a + 1..<max(a + 1, range.upperBound) {
        writer.scratch.update(repeating: .zero, count: width)
        addTarget(of: Int32(truncatingIfNeeded: a), times: 1, to: writer.scratch)
        addTarget(of: Int32(truncatingIfNeeded: b), times: -1, to: writer.scratch)
        let difference = costs.table.hints[a].target - costs.table.hints[b].target
        let edge = nearness(costs.table.hints[a].target)
        writer.requireScratch(
          difference > edge ? .greaterThanOrEqual : difference < -edge ? .lessThanOrEqual : .equal)
      }
    }
  }

  /// Requires the column to stay between its two bends, as found and as narrowed by closing.
  private func keepBounds(
    _ local: Int32, _ column: Int32, _ program: UnsafeMutablePointer<Program>, _ writer: inout LawWriter,
    _ system: borrowing ReducedSystem
  ) -> Bool {
    func keep(_ bound: Double, _ reason: Int32, _ relation: Relation) -> Bool {
      if bound.isInfinite { return true }
      writer.copy(writer.forms[column])
      guard addPlace(reason, of: column, times: -1, to: writer.scratch, system) else { return false }
      writer.requireScratch(relation)
      return true
    }
    return keep(program.pointee.bounds.lower[local], program.pointee.bounds.lowerReason[local], .greaterThanOrEqual)
      && keep(program.pointee.bounds.upper[local], program.pointee.bounds.upperReason[local], .lessThanOrEqual)
      && (!program.pointee.isOpen
        || keep(program.pointee.faceLower[local], program.pointee.faceLowerReason[local], .greaterThanOrEqual)
          && keep(program.pointee.faceUpper[local], program.pointee.faceUpperReason[local], .lessThanOrEqual))
  }
}
