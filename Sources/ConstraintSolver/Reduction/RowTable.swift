/// The rows of one solve, flattened: terms side by side, priorities turned into levels.
///
/// Level 0 is required, level 1 holds required rows that were broken, and from level 2 on stand the optional
/// priorities, highest first. A level is a place in a lexicographic order, never a weight (AL-2.2).
struct RowTable {
  struct Entry {
    var id: Int
    var first: Int
    var count: Int
    var constant: Double
    var relation: Relation
    var level: Int
    var sequence: Int
    var yieldsInTies: Bool
    var closesAtBound: Bool
  }

  static let requiredLevel = 0
  static let brokenLevel = 1

  private(set) var entries: [Entry] = []
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []
  /// Number of levels, the two reserved ones included.
  let levelCount: Int

  /// - Parameter broken: Required rows that stand at ``brokenLevel`` (AL-2.22).
  /// - Complexity: O(terms + rows · log(rows)).
  init(_ rows: some Sequence<(id: Int, row: Row)>, broken: Set<Int> = []) {
    let optional = Set(rows.lazy.map(\.row.priority).filter { !$0.isRequired }).sorted(by: >)
    var levelOf: [Priority: Int] = [:]
    for (index, priority) in optional.enumerated() { levelOf[priority] = index + 2 }
    levelCount = optional.count + 2
    for (id, row) in rows {
      entries.append(
        Entry(
          id: id, first: variables.count, count: row.expression.terms.count, constant: row.expression.constant,
          relation: row.relation,
          level: broken.contains(id) ? Self.brokenLevel : levelOf[row.priority] ?? Self.requiredLevel,
          sequence: row.sequence, yieldsInTies: row.yieldsInTies, closesAtBound: row.closesAtBound))
      for term in row.expression.terms {
        variables.append(Int32(truncatingIfNeeded: term.variable.index))
        coefficients.append(term.coefficient)
      }
    }
  }
}
