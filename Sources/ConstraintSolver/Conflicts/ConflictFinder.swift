/// Finds an irreducible set of contradicting required rows.
///
/// Rows are taken by sequence. The shortest contradictory beginning of that list names the row that closed the
/// contradiction (AL-2.20); it belongs to every conflict in that beginning. The others are found by QuickXplain
/// (Junker, 2004): halve the list, keep a half only if the contradiction needs it. With k rows in the conflict and n
/// in the list that takes O(k · log(n / k)) satisfiability tests.
struct ConflictFinder {
  /// Whether rows, given by id, have a common solution together with the hidden "size ≥ 0".
  let isSatisfiable: ([Int32]) -> Bool

  /// - Parameter rows: By sequence; contradictory as a whole.
  func irreducibleConflict(in rows: [Int32]) -> [Int32] {
    var (satisfiable, contradictory) = (0, rows.count)
    while contradictory - satisfiable > 1 {
      let middle = (satisfiable + contradictory) / 2
      if isSatisfiable(Array(rows[..<middle])) { satisfiable = middle } else { contradictory = middle }
    }
    let closing = rows[contradictory - 1]
    let others = Array(rows[..<(contradictory - 1)])
    let needed = Set(explain(background: [closing], didGrow: true, candidates: others) + [closing])
    return rows.filter(needed.contains)
  }

  private func explain(background: [Int32], didGrow: Bool, candidates: [Int32]) -> [Int32] {
    if didGrow, !isSatisfiable(background) { return [] }
    if candidates.count <= 1 { return candidates }
    let first = Array(candidates[..<(candidates.count / 2)])
    let second = Array(candidates[(candidates.count / 2)...])
    let neededOfSecond = explain(background: background + first, didGrow: true, candidates: second)
    let neededOfFirst = explain(
      background: background + neededOfSecond, didGrow: !neededOfSecond.isEmpty, candidates: first)
    return neededOfFirst + neededOfSecond
  }
}
