/// All best values of one variable.
extension Piece {
  /// - Returns: Nil if the variable has to be kept as a column first; then the piece must be compiled again.
  mutating func range(of variable: Int32, _ state: inout SolverState) -> (lower: Double, upper: Double)? {
    let value = state.values[variable]
    let up = state.images.parent[variable]
    if up < 0 || !isOpen { return (value, value) }
    if isStale {
      refresh(&state)
      if !isOpen { return (value, value) }
    }
    let column = state.columnOf[up]
    guard let (lower, upper) = rangeInGraph(of: column, &state) ?? range(ofColumn: column) else {
      keptVariables.insert(columnVariables[column])
      return nil
    }
    let offset = Form.value(state.images.form(variable), state.symbols)
    let scale = state.images.scale[variable]
    let ends = (scale * lower + offset, scale * upper + offset)
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }

  private mutating func range(ofColumn column: Int32) -> (lower: Double, upper: Double)? {
    if roles[column] != .defined { return openRange(of: column) }
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
    if roles[column] == .single {
      if !singleStates[column].contains(.open) { return (columnValues[column], columnValues[column]) }
      let single = openSingles[placeOfOpenSingle(column)]
      return (single.lowest, single.highest)
    }
    guard let program = program(of: column), program.pointee.isOpen else {
      return (columnValues[column], columnValues[column])
    }
    return program.pointee.range(of: localOf[column])
  }
}

/// An eliminated column in terms of all columns that are not.
struct RangeExpansion: ~Copyable {
  struct Moving: BitwiseCopyable {
    var form: Int32
    var factor: Double
  }

  private(set) var constant = 0.0
  /// What definitions that parameters move add to the constant.
  private(set) var movingConstant = 0.0
  private var moving = Buffer<Moving>()
  private(set) var columns = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()

  init() {}

  mutating func expand(_ column: Int32, _ piece: borrowing Piece) {
    var sums = [column: 1.0]
    for number in Int(piece.definitionOf[column])..<piece.definitions.count {
      let definition = piece.definitions.definitions[number]
      guard let factor = sums.removeValue(forKey: definition.column) else { continue }
      if definition.form < 0 {
        constant += factor * definition.constant
      } else {
        movingConstant += factor * definition.constant
        moving.append(Moving(form: definition.form, factor: factor))
      }
      let parts = Int(definition.first)..<Int(definition.first + definition.count)
      for part in piece.definitions.parts.slice(parts) { sums[part.column, default: 0] += factor * part.coefficient }
    }
    for (column, coefficient) in sums.sorted(by: { $0.key < $1.key }) where abs(coefficient) > Tolerance.matrixEntry {
      columns.append(column)
      coefficients.append(coefficient)
    }
  }

  /// Adds the constant as a form: that part of the definitions that parameters move, and the rest.
  func addConstantForm(_ piece: borrowing Piece, to form: UnsafeMutablePointer<Form.Chunk>, times sign: Double) {
    form[0][0] += sign * constant
    for index in moving.indices {
      let own = piece.hintForms[moving[index].form]
      for chunk in 0..<piece.width { form[chunk] += own[chunk] * (sign * moving[index].factor) }
    }
  }
}

extension Program {
  /// The least and the greatest value of a column on the optimal face; infinite where nothing bounds it.
  mutating func range(of column: Int32) -> (lower: Double, upper: Double) {
    let closedLower = bounds.lower.copy()
    let closedUpper = bounds.upper.copy()
    let closed = values.copy()
    bounds.lower.update(from: faceLower)
    bounds.upper.update(from: faceUpper)
    var range = (lower: -Double.infinity, upper: Double.infinity)
    if push(column, to: -Tolerance.horizon, settles: false) == .stopped { range.lower = values[column] }
    values.update(from: closed)
    if push(column, to: Tolerance.horizon, settles: false) == .stopped { range.upper = values[column] }
    values.update(from: closed)
    bounds.lower.update(from: closedLower)
    bounds.upper.update(from: closedUpper)
    return range
  }
}
