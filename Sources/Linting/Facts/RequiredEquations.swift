/// Required equations, each reduced by the previous ones.
struct RequiredEquations {
  /// The result of adding an equation to the previous ones.
  enum Outcome: Hashable {
    /// It determines an unknown.
    case decides
    /// It follows from the others in every cell.
    case follows
    /// It agrees with the others only if this sum of the cell's parameters is 0.
    case needs(LinearForms.Form)
    /// It contradicts the others.
    case contradicts
  }

  /// The number of terms that may still be changed: if equations fill in too much, the rest are not reduced.
  private var budget = 1_000_000

  private var rows: [LinearForms.Form] = []
  /// The unknown that each row was solved for.
  private var pivots: [LinearForms.Symbol] = []
  /// The row that each unknown was solved for.
  private var rowOfPivot: [LinearForms.Symbol: Int] = [:]

  /// Adds an equation: the form is 0.
  /// - Complexity: O(rows) in the worst case, near 1 for chains.
  mutating func add(_ form: LinearForms.Form) -> Outcome {
    var form = form
    // A row does not contain unknowns that earlier rows were solved for, so in ascending order each is met once.
    while let next = form.terms.keys.compactMap({ rowOfPivot[$0] }).min() {
      guard let factor = form.terms[pivots[next]] else { break }
      budget -= rows[next].terms.count + form.terms.count
      if budget < 0 { return .decides }
      form.add(rows[next], times: -factor)
    }
    if let pivot = form.unknowns.min() {
      let scale = form.terms[pivot] ?? 1
      var row = LinearForms.Form()
      row.add(form, times: 1 / scale)
      rowOfPivot[pivot] = rows.count
      pivots.append(pivot)
      rows.append(row)
      return .decides
    }
    if !form.terms.isEmpty { return .needs(form) }
    return abs(form.constant) < 1e-6 ? .follows : .contradicts
  }
}
