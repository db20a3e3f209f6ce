/// Some rows of a system by the variables they name, for finding connected components. A parameter connects nothing.
///
/// Each row is returned only once.
struct RowGraph: ~Copyable {
  private var users = Users()
  private var isSeen: Buffer<Bool>
  private var isReached: Buffer<Bool>

  init(_ system: borrowing ReducedSystem) {
    isSeen = Buffer(repeating: false, count: system.rows.records.count)
    isReached = Buffer(repeating: false, count: system.domains.count)
  }

  mutating func insert(_ row: Int32, of system: borrowing ReducedSystem) {
    for term in system.rows.terms(of: row) where system.domains[term.variable.id] != .parameter {
      users.insert(row, stamp: 0, under: term.variable.id)
    }
  }

  /// Returns a row that names the variable; nil if there is none.
  func row(naming variable: Int32) -> Int32? {
    let user = users.first(under: variable)
    return user < 0 ? nil : users[user].row
  }

  /// Returns the rows connected with a row, starting with itself; none if it was already returned.
  /// - Complexity: O(terms of these rows).
  mutating func rows(from row: Int32, of system: borrowing ReducedSystem) -> [Int32] {
    var found: [Int32] = []
    var waiting: [Int32] = []
    visit(row, of: system, &found, &waiting)
    walk(system, &found, &waiting)
    return found
  }

  /// Returns the rows connected with a variable, nearest first.
  /// - Complexity: O(terms of these rows).
  mutating func rows(naming variable: Int32, of system: borrowing ReducedSystem) -> [Int32] {
    var found: [Int32] = []
    var waiting = [variable]
    isReached[variable] = true
    walk(system, &found, &waiting)
    return found
  }

  private mutating func walk(_ system: borrowing ReducedSystem, _ found: inout [Int32], _ waiting: inout [Int32]) {
    var next = 0
    while next < waiting.count {
      var user = users.first(under: waiting[next])
      next += 1
      while user >= 0 {
        let (row, _, following) = users[user]
        user = following
        visit(row, of: system, &found, &waiting)
      }
    }
  }

  private mutating func visit(
    _ row: Int32, of system: borrowing ReducedSystem, _ found: inout [Int32], _ waiting: inout [Int32]
  ) {
    if isSeen[row] { return }
    isSeen[row] = true
    found.append(row)
    for term in system.rows.terms(of: row) where system.domains[term.variable.id] != .parameter {
      if isReached[term.variable.id] { continue }
      isReached[term.variable.id] = true
      waiting.append(term.variable.id)
    }
  }
}

/// Rows by the variables they name, in linked lists. Removed rows stay in them, and are recognised by their stamps.
struct Users: ~Copyable {
  struct Node: BitwiseCopyable {
    var row: Int32
    var stamp: UInt32
    var next: Int32
  }

  private var heads = Buffer<Int32>()
  private var nodes = Buffer<Node>()

  mutating func insert(_ row: Int32, stamp: UInt32, under parameter: Int32) {
    if heads.count <= Int(parameter) { heads.resize(to: Int(parameter) + 1, filling: -1) }
    nodes.append(Node(row: row, stamp: stamp, next: heads[parameter]))
    heads[parameter] = Int32(truncatingIfNeeded: nodes.count - 1)
  }

  var count: Int { nodes.count }

  /// Returns whether removed rows make up most of the lists of a system with this number of terms.
  func isCrowded(for termCount: Int) -> Bool { nodes.count > 1024 && nodes.count > 2 * termCount }

  func first(under parameter: Int32) -> Int32 { Int(parameter) < heads.count ? heads[parameter] : -1 }

  subscript(node: Int32) -> (row: Int32, stamp: UInt32, next: Int32) {
    (nodes[node].row, nodes[node].stamp, nodes[node].next)
  }
}
