/// An eliminated column in terms of all columns that are not eliminated.
struct RangeExpansion: ~Copyable {
  struct Moving: BitwiseCopyable {
    var form: Int32
    var factor: Double
  }

  private(set) var constant = 0.0
  /// The part of the constant from definitions that depend on parameters.
  private(set) var movingConstant = 0.0
  private var moving = Buffer<Moving>()
  private(set) var columns = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()

  init() {}

  mutating func expand(_ column: Int32, _ piece: borrowing Piece) {
    var sums = [column: 1.0]
    for number in Int(piece.columns.definitions[column])..<piece.definitions.count {
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

  /// Adds the constant as a form: the part of the definitions that depends on parameters, and the rest.
  func addConstantForm(_ piece: borrowing Piece, to form: UnsafeMutablePointer<Form.Chunk>, times sign: Double) {
    form[0][0] += sign * constant
    for index in moving.indices {
      let own = piece.costs.forms[moving[index].form]
      Form.add(own, times: sign * moving[index].factor, to: form, width: piece.width)
    }
  }
}
