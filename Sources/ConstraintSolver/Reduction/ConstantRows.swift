/// Required rows that came out without unknowns: nothing to solve, but they may be violated.
///
/// A form that no parameter moves is judged once. The others are judged for every device; inequalities whose forms
/// differ in nothing but the constant are one, the tightest.
struct ConstantRows: ~Copyable {
  /// How many groups back a form is compared: layouts repeat themselves at once or not at all.
  private static let reach = 8

  private(set) var forms: FormPool
  /// Whether each form must be zero, not merely at least zero.
  private(set) var areEquations = Buffer<Bool>()
  /// Whether a row that no parameter moves is violated.
  private(set) var isAlwaysViolated = false

  init(width: Int) { forms = FormPool(width: width) }

  /// Notes `form REL 0`.
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
    // A sign: to divide by it is to multiply by it.
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

  /// Whether some row is violated with the symbols as they are.
  func isViolated(_ symbols: borrowing Buffer<Form.Chunk>) -> Bool {
    if isAlwaysViolated { return true }
    for form in areEquations.indices {
      let value = forms.value(of: Int32(truncatingIfNeeded: form), symbols)
      if value < -Tolerance.points || (areEquations[form] && value > Tolerance.points) { return true }
    }
    return false
  }
}
