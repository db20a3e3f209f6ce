/// All best values of one variable.
extension Piece {
  /// - Returns: nil if the variable has to be kept as a column first; then the piece must be compiled again.
  mutating func range(of variable: Int32, _ system: inout ReducedSystem) -> (lower: Double, upper: Double)? {
    let value = system.values[variable]
    let up = system.images.parent[variable]
    if up < 0 || !isOpen { return (value, value) }
    if isStale {
      refresh(&system)
      if !isOpen { return (value, value) }
    }
    let column = system.columnOf[up]
    guard let (lower, upper) = rangeInGraph(of: column, &system) ?? range(ofColumn: column) else {
      columns.kept.insert(columns.variables[column])
      return nil
    }
    let offset = Form.value(system.images.form(variable), system.symbols)
    let scale = system.images.scale[variable]
    let ends = (scale * lower + offset, scale * upper + offset)
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }

  private mutating func range(ofColumn column: Int32) -> (lower: Double, upper: Double)? {
    if columns.roles[column] != .defined { return openRange(of: column) }
    var sum = (lower: 0.0, upper: 0.0)
    var seen: [UnsafeMutablePointer<Program>] = []
    var expansion = RangeExpansion()
    expansion.expand(column, self)
    sum = (expansion.constant + expansion.movingConstant, expansion.constant + expansion.movingConstant)
    for index in expansion.columns.indices {
      let part = expansion.columns[index]
      if let program = program(of: part), program.pointee.isOpen {
        // Columns of one program do not move independently.
        if seen.contains(program) { return nil }
        seen.append(program)
      }
      let range = openRange(of: part)
      let coefficient = expansion.coefficients[index]
      let ends = (coefficient * range.lower, coefficient * range.upper)
      sum.lower += min(ends.0, ends.1)
      sum.upper += max(ends.0, ends.1)
    }
    return sum
  }

  private mutating func openRange(of column: Int32) -> (lower: Double, upper: Double) {
    if columns.roles[column] == .single {
      if !singles.states[column].contains(.open) { return (columns.values[column], columns.values[column]) }
      let single = singles.open[placeOfOpenSingle(column)]
      return (single.lowest, single.highest)
    }
    guard let program = program(of: column), program.pointee.isOpen else {
      return (columns.values[column], columns.values[column])
    }
    return program.pointee.range(of: columns.locals[column])
  }
}
