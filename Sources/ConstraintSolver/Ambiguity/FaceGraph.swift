/// The optimal values of a piece's columns, if the rows between them form a forest.
///
/// On the optimal face every column lies in an interval, and rows tie columns to each other; levels and costs no longer
/// matter. If the rows form no cycle, the possible values of a column follow from messages, as in belief propagation on
/// a tree: each row passes to each of its columns the values that the others allow, and each column passes to each of its rows
/// the values that its own bounds and its other rows allow. So all ranges take one pass. Fixing a column invalidates only
/// the messages that lead away from it, and they are sent again when needed: bringing one column after the other to a
/// value costs little more.
///
/// Example: `x1 = w0`, `x2 = x1 + w1`, `100 = x2 + w2`, sizes not negative. Forward the rows say that x1 and x2 are at
/// least 0; backward that x2 is at most 100, and then x1, and therefore each width. When w0 is fixed at 30, x1 is 30,
/// and w1 at most 70.
///
/// Components with a cycle are not included; the simplex handles them (``Program``).
struct FaceGraph: ~Copyable {
  /// An interval including its ends, which may be infinite.
  struct Interval: BitwiseCopyable {
    var lower: Double
    var upper: Double

    static let all = Interval(lower: -.infinity, upper: .infinity)

    /// Intersects the interval with another one; if rounding has left nothing in common, the result is the point
    /// between the two.
    mutating func intersect(_ other: Interval) {
      lower = max(lower, other.lower)
      upper = min(upper, other.upper)
      if lower > upper { (lower, upper) = ((lower + upper) / 2, (lower + upper) / 2) }
    }
  }

  /// The occurrence of a node in a row.
  private struct Edge: BitwiseCopyable {
    var node: Int32
    var row: Int32
    var coefficient: Double
    /// The node's next edge.
    var next: Int32
    /// The messages from the node to the row, and from the row to the node.
    var toRow = Interval.all
    var toNode = Interval.all
    var isToRowKnown = false
    var isToNodeKnown = false
  }

  private struct Row: BitwiseCopyable {
    var first: Int32
    var count: Int32
    var constant: Double
  }

  /// Longer rows get columns for partial sums, so that a change affects few edges.
  private static let rowLength = 8
  /// A column that shares no row with another, or is in a cycle.
  private static let none: Int32 = -1

  /// Node of each column.
  private var nodeOf: Buffer<Int32>
  private var own = Buffer<Interval>()
  private var firstEdge = Buffer<Int32>()
  private var component = DisjointSets()
  private var isCircular = Buffer<Bool>()
  private var rows = Buffer<Row>()
  private var edges = Buffer<Edge>()
  /// Messages to send: twice an edge's number, plus one if the row is the sender.
  private var waiting = Buffer<Int32>()

  /// - Parameters:
  ///   - bounds: The bounds of each column.
  ///   - values: The values of columns whose bounds allow only one value.
  /// - Complexity: Near-linear in the rows' parts.
  init(
    _ faceRows: borrowing FaceRows, bounds: borrowing Buffer<Interval>, values: borrowing Buffer<Double>,
    _ symbols: borrowing Buffer<Form.Chunk>
  ) {
    nodeOf = Buffer(repeating: Self.none, count: bounds.count)
    for column in bounds.indices where !isPoint(bounds[column].lower, bounds[column].upper) {
      nodeOf[column] = addNode(bounds[column])
    }
    var parts = Buffer<ColumnTerm>()
    for row in 0..<faceRows.rowCount {
      parts.removeAll()
      var constant = Form.value(faceRows.forms[Int32(truncatingIfNeeded: row)], symbols)
      for part in faceRows.parts(of: row) {
        let node = nodeOf[part.column]
        if node < 0 {
          constant += part.coefficient * values[part.column]
        } else {
          parts.append(ColumnTerm(column: node, coefficient: part.coefficient))
        }
      }
      addRow(&parts, constant)
    }
    fixLonely()
    findCircles()
  }

  // MARK: Building

  private mutating func addNode(_ bounds: Interval) -> Int32 {
    own.append(bounds)
    firstEdge.append(-1)
    return Int32(truncatingIfNeeded: own.count - 1)
  }

  private mutating func addRow(_ parts: inout Buffer<ColumnTerm>, _ constant: Double) {
    while parts.count > Self.rowLength {
      var sums = Buffer<ColumnTerm>()
      var index = 0
      while index < parts.count {
        let end = min(index + Self.rowLength - 1, parts.count)
        if end - index == 1 {
          sums.append(parts[index])
        } else {
          let sum = addNode(.all)
          addEdges(parts.slice(index..<end), and: ColumnTerm(column: sum, coefficient: -1), 0)
          sums.append(ColumnTerm(column: sum, coefficient: 1))
        }
        index = end
      }
      parts = sums
    }
    if !parts.isEmpty { addEdges(parts.slice(parts.indices), and: nil, constant) }
  }

  private mutating func addEdges(
    _ parts: UnsafeMutableBufferPointer<ColumnTerm>, and last: ColumnTerm?, _ constant: Double
  ) {
    let row = Int32(truncatingIfNeeded: rows.count)
    rows.append(Row(first: Int32(truncatingIfNeeded: edges.count), count: 0, constant: constant))
    for part in parts { addEdge(row, part) }
    if let last { addEdge(row, last) }
  }

  private mutating func addEdge(_ row: Int32, _ part: ColumnTerm) {
    let edge = Edge(node: part.column, row: row, coefficient: part.coefficient, next: firstEdge[part.column])
    firstEdge[part.column] = Int32(truncatingIfNeeded: edges.count)
    edges.append(edge)
    rows[row].count += 1
  }

  private func edges(of row: Int32) -> Range<Int32> { rows[row].first..<rows[row].first + rows[row].count }

  /// Fixes the last node of rows with only one node left, and removes it from other rows, because a fixed node ties
  /// nothing together.
  private mutating func fixLonely() {
    var left = Buffer<Int32>(repeating: 0, count: rows.count)
    var queue = Buffer<Int32>()
    for row in rows.indices {
      left[row] = rows[row].count
      if left[row] == 1 { queue.append(Int32(truncatingIfNeeded: row)) }
    }
    while !queue.isEmpty {
      let row = queue.removeLast()
      guard let last = edges(of: row).first(where: { !isFixed(edges[$0].node) }) else { continue }
      var sum = rows[row].constant
      for edge in edges(of: row) where edge != last { sum += edges[edge].coefficient * own[edges[edge].node].lower }
      let node = edges[last].node
      var value = Interval(lower: -sum / edges[last].coefficient, upper: -sum / edges[last].coefficient)
      value.intersect(own[node])
      own[node] = Interval(lower: value.lower, upper: value.lower)
      var edge = firstEdge[node]
      while edge >= 0 {
        left[edges[edge].row] -= 1
        if left[edges[edge].row] == 1 { queue.append(edges[edge].row) }
        edge = edges[edge].next
      }
    }
  }

  private func isFixed(_ node: Int32) -> Bool { own[node].lower == own[node].upper }

  /// Fixed nodes are ignored, because they pass nothing on.
  private mutating func findCircles() {
    var members = Buffer<Int32>(capacity: own.count + rows.count)
    for member in 0..<own.count + rows.count { members.append(Int32(truncatingIfNeeded: member)) }
    component.reset(members, count: members.count)
    var closing = Buffer<Int32>()
    for row in rows.indices {
      let member = Int32(truncatingIfNeeded: own.count + row)
      for edge in edges(of: Int32(truncatingIfNeeded: row)) where !isFixed(edges[edge].node) {
        if component.root(of: edges[edge].node) == component.root(of: member) {
          closing.append(edges[edge].node)
        } else {
          component.unite(edges[edge].node, member)
        }
      }
    }
    isCircular = Buffer(repeating: false, count: members.count)
    for index in closing.indices { isCircular[component.root(of: closing[index])] = true }
  }

  // MARK: Queries

  /// Returns whether the graph contains a column: it may move, and is in no cycle.
  mutating func contains(_ column: Int32) -> Bool {
    nodeOf[column] >= 0 && (isFixed(nodeOf[column]) || !isCircular[component.root(of: nodeOf[column])])
  }

  /// Returns whether a column may move, but is in a cycle.
  mutating func isCircular(_ column: Int32) -> Bool { nodeOf[column] >= 0 && !contains(column) }

  /// Returns the interval of possible values of a column in the graph.
  /// - Complexity: O(outdated messages on the way to it).
  mutating func range(of column: Int32) -> Interval { range(ofNode: nodeOf[column]) }

  private mutating func range(ofNode node: Int32) -> Interval {
    var range = own[node]
    if isFixed(node) { return range }
    var edge = firstEdge[node]
    while edge >= 0 {
      learn(2 * edge + 1)
      range.intersect(edges[edge].toNode)
      edge = edges[edge].next
    }
    return range
  }

  /// Brings a message up to date.
  private mutating func learn(_ message: Int32) {
    waiting.removeAll()
    waiting.append(message)
    while !waiting.isEmpty {
      let message = waiting[waiting.count - 1]
      let edge = message / 2
      let isReady = message % 2 == 0 ? sendToRow(edge) : sendToNode(edge)
      if isReady { _ = waiting.removeLast() }
    }
  }

  /// - Returns: False if other messages have to be sent first, which are now waiting.
  private mutating func sendToRow(_ edge: Int32) -> Bool {
    if edges[edge].isToRowKnown { return true }
    let before = waiting.count
    var sum = own[edges[edge].node]
    if !isFixed(edges[edge].node) {
      var other = firstEdge[edges[edge].node]
      while other >= 0 {
        if other != edge {
          if edges[other].isToNodeKnown { sum.intersect(edges[other].toNode) } else { waiting.append(2 * other + 1) }
        }
        other = edges[other].next
      }
    }
    if waiting.count > before { return false }
    edges[edge].toRow = sum
    edges[edge].isToRowKnown = true
    return true
  }

  private mutating func sendToNode(_ edge: Int32) -> Bool {
    if edges[edge].isToNodeKnown { return true }
    let before = waiting.count
    let row = edges[edge].row
    var sum = Interval(lower: rows[row].constant, upper: rows[row].constant)
    for other in edges(of: row) where other != edge {
      let part = edges[other]
      if !part.isToRowKnown {
        waiting.append(2 * other)
      } else if part.coefficient > 0 {
        sum.lower += part.coefficient * part.toRow.lower
        sum.upper += part.coefficient * part.toRow.upper
      } else {
        sum.lower += part.coefficient * part.toRow.upper
        sum.upper += part.coefficient * part.toRow.lower
      }
    }
    if waiting.count > before { return false }
    let factor = -1 / edges[edge].coefficient
    edges[edge].toNode =
      factor > 0
      ? Interval(lower: factor * sum.lower, upper: factor * sum.upper)
      : Interval(lower: factor * sum.upper, upper: factor * sum.lower)
    edges[edge].isToNodeKnown = true
    return true
  }

  // MARK: Closing

  /// Brings a column as near as possible to a target, and fixes it there.
  mutating func approach(_ column: Int32, _ target: Double) {
    let node = nodeOf[column]
    if isFixed(node) { return }
    let range = range(ofNode: node)
    let value = min(max(target, range.lower), range.upper)
    bound(node, Interval(lower: value, upper: value))
  }

  /// Requires a column to be at least, or at most, a target, as far as possible; the rest stays open.
  mutating func reach(_ column: Int32, _ side: Relation, _ target: Double) {
    let node = nodeOf[column]
    if isFixed(node) { return }
    let range = range(ofNode: node)
    switch side {
    case .equal: approach(column, target)
    case .greaterThanOrEqual:
      if range.upper <= target + nearness(target) { return approach(column, target) }
      if range.lower < target { bound(node, Interval(lower: target, upper: own[node].upper)) }
    case .lessThanOrEqual:
      if range.lower >= target - nearness(target) { return approach(column, target) }
      if range.upper > target { bound(node, Interval(lower: own[node].lower, upper: target)) }
    }
  }

  private mutating func bound(_ node: Int32, _ interval: Interval) {
    own[node] = interval
    // Messages that lead away from the node are outdated; if one already was, so were those that depend on it.
    waiting.removeAll()
    outdate(from: node, besides: -1)
    while !waiting.isEmpty {
      let edge = waiting.removeLast()
      for other in edges(of: edges[edge].row) where other != edge && edges[other].isToNodeKnown {
        edges[other].isToNodeKnown = false
        outdate(from: edges[other].node, besides: other)
      }
    }
  }

  private mutating func outdate(from node: Int32, besides arrival: Int32) {
    if arrival >= 0, isFixed(node) { return }
    var edge = firstEdge[node]
    while edge >= 0 {
      if edge != arrival, edges[edge].isToRowKnown {
        edges[edge].isToRowKnown = false
        waiting.append(edge)
      }
      edge = edges[edge].next
    }
  }

  /// Writes the values of the columns in the graph.
  /// - Complexity: O(edges).
  mutating func writeValues(to values: inout Buffer<Double>) {
    for column in nodeOf.indices {
      let column = Int32(truncatingIfNeeded: column)
      if !contains(column) { continue }
      let range = range(of: column)
      values[column] = min(max(0, range.lower), range.upper)
    }
  }
}
