/// A law under construction: the columns' forms, and a form to work with.
struct LawWriter: ~Copyable {
  private(set) var law: Law
  /// The form of each column.
  let forms: FormPool
  /// Columns with hints that depend on parameters.
  var isMoving: Buffer<Bool>
  /// Eliminated variables that could not be brought to zero.
  var missedVariables = Buffer<Int32>()
  /// Whether the solution may be ambiguous somewhere within the law's conditions.
  var mayBeOpen = false
  private let working: FormPool

  init(columnCount: Int, width: Int) {
    law = Law(width: width)
    forms = FormPool(zeros: columnCount, width: width)
    isMoving = Buffer(repeating: false, count: columnCount)
    working = FormPool(zeros: 1, width: width)
  }

  var scratch: UnsafeMutablePointer<Form.Chunk> { working[0] }

  func copy(_ form: UnsafePointer<Form.Chunk>, times factor: Double = 1) {
    let scratch = scratch
    for chunk in 0..<working.width { scratch[chunk] = form[chunk] * factor }
  }

  func setConstant(_ constant: Double, of column: Int32) {
    let form = forms[column]
    form[0][0] = constant
  }

  func setForm(of column: Int32) { forms[column].update(from: scratch, count: forms.width) }

  /// Adds the condition `scratch REL bound`.
  mutating func requireScratch(_ relation: Relation, than bound: Double = 0) {
    Form.shift(scratch, by: -bound)
    if relation != .lessThanOrEqual { law.require(scratch) }
    if relation != .greaterThanOrEqual {
      Form.divide(scratch, by: -1, width: working.width)
      law.require(scratch)
    }
  }

  /// Adds the conditions that no row without unknowns is violated.
  mutating func require(_ rows: borrowing ConstantRows) {
    for form in rows.areEquations.indices {
      copy(rows.forms[Int32(truncatingIfNeeded: form)])
      requireScratch(rows.areEquations[form] ? .equal : .greaterThanOrEqual)
    }
  }

  consuming func finish(variableForms: consuming FormPool, isOpen: Bool) -> Law {
    law.forms = variableForms
    law.isOpen = isOpen || mayBeOpen
    return law
  }
}
