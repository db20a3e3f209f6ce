/// Required equations taken out before any optimisation.
///
/// Most required equations of a layout tie two unknowns together, `a·x + b·y + c = 0`. Such an equation need not be a
/// row of a tableau: it says that `x` is an affine image of `y`. A weighted union-find keeps these images,
///
///     x = scale · representative + offset
///
/// so that each class of tied unknowns has one representative, and an unknown fixed outright is a constant. An
/// equation on three or more representatives waits, watching three of them, until enough of them have become
/// constants or merged; what still waits at the end is a coupling row.
///
/// Example: `b.x = a.x + 8`, `a.x = 20`, `c.x = b.x + a.x`: the first ties b to a, the second makes both constants (28
/// and 20), which wakes the third: c is the constant 48. Nothing is left to optimise.
struct EquationReduction {
  /// Coefficients below this are taken as rounding noise.
  static let negligible = 1e-10

  private(set) var parent: [Int32]
  private var scale: [Double]
  private var offset: [Double]
  /// Entries of the table that remained equations on three or more representatives, or two that merged unevenly.
  private(set) var waiting: [Int] = []
  /// Whether some equation came out as `0 = c` with a c that matters.
  private(set) var isContradictory = false

  private var watchers: [[Int32]]
  private var isDone: [Bool]
  private var isQueued: [Bool]
  private var queue: [Int] = []
  private var scratch: [(representative: Int, coefficient: Double)] = []

  private static let constant: Int32 = -1

  /// - Complexity: Near-linear in the terms of the table's required equations.
  init(_ table: RowTable, variableCount: Int) {
    parent = (0..<Int32(variableCount)).map { $0 }
    scale = Array(repeating: 1, count: variableCount)
    offset = Array(repeating: 0, count: variableCount)
    watchers = Array(repeating: [], count: variableCount)
    isDone = Array(repeating: false, count: table.entries.count)
    isQueued = isDone
    for index in table.entries.indices where Self.isRequiredEquation(table.entries[index]) {
      absorb(index, of: table)
    }
    // Merging may have cancelled terms of an equation without touching what it watches: look again.
    waiting = table.entries.indices.filter { Self.isRequiredEquation(table.entries[$0]) && !isDone[$0] }
    var before = Int.max
    while waiting.count < before {
      before = waiting.count
      for index in waiting where !isDone[index] { absorb(index, of: table) }
      waiting.removeAll { isDone[$0] }
    }
  }

  static func isRequiredEquation(_ entry: RowTable.Entry) -> Bool {
    entry.relation == .equal && entry.level == RowTable.requiredLevel
  }

  /// The image of a variable: `scale · representative + offset`, or a constant when there is no representative.
  mutating func image(of variable: Int) -> (representative: Int?, scale: Double, offset: Double) {
    let up = parent[variable]
    if up == Self.constant { return (nil, 0, offset[variable]) }
    if Int(up) == variable { return (variable, 1, 0) }
    if parent[Int(up)] != up {
      let above = image(of: Int(up))
      offset[variable] += scale[variable] * above.offset
      if let representative = above.representative {
        parent[variable] = Int32(representative)
        scale[variable] *= above.scale
      } else {
        parent[variable] = Self.constant
        scale[variable] = 0
      }
    }
    let root = parent[variable]
    return (root == Self.constant ? nil : Int(root), scale[variable], offset[variable])
  }

  /// An entry's expression in representatives: each at most once, none with a negligible coefficient.
  mutating func reduced(
    _ index: Int, of table: RowTable
  ) -> (terms: [(representative: Int, coefficient: Double)], constant: Double) {
    let constant = simplify(index, of: table)
    return (scratch, constant)
  }

  private mutating func simplify(_ index: Int, of table: RowTable) -> Double {
    let entry = table.entries[index]
    var constant = entry.constant
    scratch.removeAll(keepingCapacity: true)
    for position in entry.first..<entry.first + entry.count {
      let coefficient = table.coefficients[position]
      let image = image(of: Int(table.variables[position]))
      constant += coefficient * image.offset
      guard let representative = image.representative else { continue }
      if let known = scratch.firstIndex(where: { $0.representative == representative }) {
        scratch[known].coefficient += coefficient * image.scale
      } else {
        scratch.append((representative, coefficient * image.scale))
      }
    }
    scratch.removeAll { abs($0.coefficient) < Self.negligible }
    return constant
  }

  private mutating func absorb(_ index: Int, of table: RowTable) {
    absorbAlone(index, of: table)
    while let next = queue.popLast() {
      isQueued[next] = false
      if !isDone[next] { absorbAlone(next, of: table) }
    }
  }

  private mutating func absorbAlone(_ index: Int, of table: RowTable) {
    let constant = simplify(index, of: table)
    switch scratch.count {
    case 0:
      if abs(constant) > Solver.tolerance { isContradictory = true }
    case 1:
      let (root, coefficient) = scratch[0]
      parent[root] = Self.constant
      scale[root] = 0
      offset[root] = -constant / coefficient
      wake(root)
    case 2:
      let stays = watchers[scratch[0].representative].count > watchers[scratch[1].representative].count ? 0 : 1
      let (kept, merged) = (scratch[stays], scratch[1 - stays])
      parent[merged.representative] = Int32(kept.representative)
      scale[merged.representative] = -kept.coefficient / merged.coefficient
      offset[merged.representative] = -constant / merged.coefficient
      wake(merged.representative)
    default:
      for watched in scratch.prefix(3) { watchers[watched.representative].append(Int32(index)) }
      return
    }
    isDone[index] = true
  }

  /// Queues the equations that watched a representative which has just ceased to be one.
  private mutating func wake(_ root: Int) {
    for index in watchers[root].map(Int.init) where !isDone[index] && !isQueued[index] {
      isQueued[index] = true
      queue.append(index)
    }
    watchers[root].removeAll()
  }
}
