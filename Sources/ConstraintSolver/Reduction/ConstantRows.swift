/// Required rows that have no unknowns left: nothing to solve, but they may be violated.
///
/// A form that depends on no parameter is checked once. The others are checked for every device; inequalities whose
/// forms differ only in the constant are merged into the tightest one.
struct ConstantRows: ~Copyable {
  /// The number of previous forms to compare with: layouts repeat themselves immediately or not at all.
  private static let reach = 8

  private(set) var forms: FormPool
  /// Whether each form must be zero, instead of at least zero.
  private(set) var areEquations = Buffer<Bool>()
  /// Whether a row that depends on no parameter is violated.
  private(set) var isAlwaysViolated = false

  init(width: Int) { forms = FormPool(width: width) }

  /// Adds `form REL 0`.
  /// - Complexity: O(1).
  mutating func insert(_ form: UnsafePointer<Form.Chunk>, _ relation: Relation) {
    let sign: Double = relation == .lessThanOrEqual ? -1 : 1
    if !Form.isDynamic(form, width: forms.width) {
      let constant = form[0][0] * sign
      let miss = relation == .equal ? abs(constant) : -constant
      if miss > Tolerance.points { isAlwaysViolated = true }
      return
    }
    let new = forms.append(form)
    // For a sign, division is the same as multiplication.
    Form.divide(forms[new], by: sign, width: forms.width)
    if relation != .equal {
      for known in areEquations.indices.suffix(Self.reach) where !areEquations[known] {
        let known = Int32(truncatingIfNeeded: known)
        if !differ(known, new) {
          let tightest = forms[known]
          tightest[0][0] = min(tightest[0][0], forms[new][0][0])
          forms.removeLast()
          return
        }
      }
    }
    areEquations.append(relation == .equal)
  }

  private func differ(_ a: Int32, _ b: Int32) -> Bool {
    var difference = forms[a][0] - forms[b][0]
    difference[0] = 0
    if difference != .zero { return true }
    for chunk in 1..<max(forms.width, 1) where forms[a][chunk] != forms[b][chunk] { return true }
    return false
  }

  /// Returns whether some row is violated for the current symbols.
  func isViolated(_ symbols: borrowing Buffer<Form.Chunk>) -> Bool {
    if isAlwaysViolated { return true }
    for form in areEquations.indices {
      let value = forms.value(of: Int32(truncatingIfNeeded: form), symbols)
      if value < -Tolerance.points || (areEquations[form] && value > Tolerance.points) { return true }
    }
    return false
  }
}
