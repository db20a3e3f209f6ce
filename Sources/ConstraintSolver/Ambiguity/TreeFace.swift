/// All optimal values of a tied tree's columns: an interval each.
///
/// A row charges each of its leaves a price for its share, the slope of the row's function at its sum; a leaf may be
/// wherever its own cost rises by that price and no faster (complementary slackness). If rows were peeled onto the
/// leaf's column, the price is divided between the column's hints and these rows, and each row charges its leaves what
/// it received. Any division that every part can bear is as good as any other: prices are one optimal solution of the
/// dual program, and each of these determines all optimal solutions of the primal one.
///
/// So a tied tree can be described as a polyhedron without a simplex: by one pass from the root outward.
struct TreeFace: ~Copyable {
  /// Price of each row of the tree, `levelCount` numbers per row.
  private var prices: Buffer<Double>
  private let levelCount: Int
  private let first: Int32
  /// The remainder to be divided, and an interval of slopes.
  private var rest: Buffer<Double>
  private var low: Buffer<Double>
  private var high: Buffer<Double>
  private var bends = Buffer<Int32>()

  init(of tree: Forest.Tree) {
    levelCount = Int(tree.levelCount)
    first = tree.firstNode
    prices = Buffer(repeating: 0, count: Int(tree.nodeCount) * levelCount)
    rest = Buffer(repeating: 0, count: levelCount)
    low = Buffer(repeating: 0, count: levelCount)
    high = Buffer(repeating: 0, count: levelCount)
  }

  /// Writes the interval of each column of a tree that has been walked.
  /// - Complexity: O(levels · (rows + hints)).
  mutating func read(
    _ tree: Forest.Tree, of forest: borrowing Forest, _ table: borrowing HintTable, _ values: borrowing Buffer<Double>,
    into bounds: inout Buffer<FaceGraph.Interval>
  ) {
    for number in (first..<first + tree.nodeCount).reversed() {
      let node = forest.nodes[number]
      let price = prices.base + Int(number - first) * levelCount
      if node.parent < 0 {
        let active = forest.segments[node.firstSegment + node.active]
        price.update(from: forest.segmentSlopes.base + Int(active.slope), count: levelCount)
      }
      for leaf in node.firstLeaf..<node.firstLeaf + node.leafCount {
        bounds[forest.leaves[leaf].column] = share(forest.leaves[leaf], price, of: forest, table, values)
      }
    }
  }

  /// Divides a price between a leaf's hints and the rows that were peeled onto it.
  /// - Returns: The interval that the hints' share allows the column.
  private mutating func share(
    _ leaf: Forest.Leaf, _ price: UnsafePointer<Double>, of forest: borrowing Forest, _ table: borrowing HintTable,
    _ values: borrowing Buffer<Double>
  ) -> FaceGraph.Interval {
    for level in 0..<levelCount { rest[level] = price[level] * leaf.coefficient }
    let value = values[leaf.column]
    // First each gets the smallest share that it can bear.
    var child = leaf.firstChild
    while child >= 0 {
      readSlopes(of: child, forest, values)
      for level in 0..<levelCount { rest[level] -= low[level] }
      child = forest.nodes[child].sibling
    }
    readSlopes(of: leaf.column, at: value, table)
    for level in 0..<levelCount { rest[level] -= low[level] }
    takeShare()
    let own = interval(of: leaf.column, table)
    child = leaf.firstChild
    while child >= 0 {
      readSlopes(of: child, forest, values)
      takeShare()
      // In terms of the row's sum.
      let factor = -1 / forest.nodes[child].parentCoefficient
      for level in 0..<levelCount { prices[Int(child - first) * levelCount + level] = low[level] * factor }
      child = forest.nodes[child].sibling
    }
    return own
  }

  /// Adds as much of the remainder to ``low`` as ``high`` allows.
  private mutating func takeShare() {
    var sign = 0
    for level in 0..<levelCount where sign == 0 {
      let difference = high[level] - low[level] - rest[level]
      if difference > Tolerance.flatSlope { sign = 1 } else if difference < -Tolerance.flatSlope { sign = -1 }
    }
    for level in 0..<levelCount {
      let taken = sign >= 0 ? rest[level] : high[level] - low[level]
      low[level] += taken
      rest[level] -= taken
    }
  }

  /// Reads the slopes left and right of a value in the cost of a column's hints.
  private mutating func readSlopes(of column: Int32, at value: Double, _ table: borrowing HintTable) {
    low.fill(with: 0)
    high.fill(with: 0)
    for number in table.range(of: column) {
      let (hint, level) = (table.hints[number], table.levels[number])
      let edge = nearness(hint.target)
      low[level] += value > hint.target + edge ? hint.rightSlope : hint.leftSlope
      high[level] += value < hint.target - edge ? hint.leftSlope : hint.rightSlope
    }
  }

  /// Reads the slopes left and right of the current position in the cost of a row that was peeled onto a column, in
  /// terms of that column.
  private mutating func readSlopes(of child: Int32, _ forest: borrowing Forest, _ values: borrowing Buffer<Double>) {
    let node = forest.nodes[child]
    let place = node.firstSegment + node.active
    let isLast = node.active == node.segmentCount - 1
    let isAtEnd = !isLast && forest.ends[place] - nearness(node.sum) <= node.sum
    let left = forest.segmentSlopes.base + Int(forest.segments[place].slope)
    let right = forest.segmentSlopes.base + Int(forest.segments[isAtEnd ? place + 1 : place].slope)
    let factor = -node.parentCoefficient
    for level in 0..<levelCount {
      low[level] = factor * (factor > 0 ? left : right)[level]
      high[level] = factor * (factor > 0 ? right : left)[level]
    }
  }

  /// Returns the interval in which the cost of a column's hints has the slope in ``low``.
  private mutating func interval(of column: Int32, _ table: borrowing HintTable) -> FaceGraph.Interval {
    bends.removeAll()
    high.fill(with: 0)
    for number in table.range(of: column) {
      bends.append(Int32(truncatingIfNeeded: number))
      high[table.levels[number]] += table.hints[number].leftSlope
    }
    let hints = table.hints.base
    bends.sort(bends.indices) { hints[Int($0)].target < hints[Int($1)].target }
    var interval = FaceGraph.Interval.all
    var index = 0
    var sign = Slopes.compare(high.base, low.base, levelCount)
    while index < bends.count, sign <= 0 {
      let position = hints[Int(bends[index])].target
      let wasBelow = sign < 0
      while index < bends.count, hints[Int(bends[index])].target <= position + nearness(position) {
        let hint = hints[Int(bends[index])]
        high[table.levels[bends[index]]] += hint.rightSlope - hint.leftSlope
        index += 1
      }
      sign = Slopes.compare(high.base, low.base, levelCount)
      if wasBelow, sign >= 0 { interval.lower = position }
      if sign > 0 { interval.upper = position }
    }
    return interval
  }
}
