/// Required equations, each reduced by those before it.
struct EquationReduction {
  /// What an equation adds to those before it.
  enum Outcome: Hashable {
    /// It decides something.
    case decides
    /// It follows from the others, whatever the cell.
    case follows
    /// It agrees with the others only where this sum of what the cell brings along is 0.
    case needs(LinearForms.Form)
    /// It contradicts the others.
    case contradicts
  }

  /// Terms that may still be changed: where equations grow into each other, the rest is left alone.
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
    // A row has no unknown that a row before it was solved for: going up, each is met once.
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
