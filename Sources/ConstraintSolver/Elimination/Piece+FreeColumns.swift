/// What eliminated columns are, in terms of others: `column = constant + Σ coefficient · other`.
struct Definitions: ~Copyable {
  struct Definition: BitwiseCopyable {
    var column: Int32
    var first: Int32
    var count: Int32
    /// Number of the constant's form if it moves with symbols, else -1.
    var form: Int32
    var constant: Double
  }

  struct Part: BitwiseCopyable {
    var column: Int32
    var coefficient: Double
  }

  private(set) var definitions = Buffer<Definition>()
  private(set) var parts = Buffer<Part>()

  var count: Int { definitions.count }

  mutating func beginDefinition(of column: Int32, form: Int32, constant: Double) {
    definitions.append(
      Definition(
        column: column, first: Int32(truncatingIfNeeded: parts.count), count: 0, form: form, constant: constant))
  }

  mutating func addPart(_ column: Int32, _ coefficient: Double) {
    parts.append(Part(column: column, coefficient: coefficient))
    definitions[definitions.count - 1].count += 1
  }

  mutating func setConstant(_ constant: Double, of index: Int) { definitions[index].constant = constant }

  /// Computes the defined columns from the others, last defined first: a definition names only columns that were still
  /// there when it was made.
  func evaluate(_ values: inout Buffer<Double>) {
    for index in definitions.indices.reversed() {
      let definition = definitions[index]
      var sum = definition.constant
      for part in parts.slice(Int(definition.first)..<Int(definition.first + definition.count)) {
        sum += part.coefficient * values[part.column]
      }
      values[definition.column] = sum
    }
  }
}

/// Taking columns without a cost of their own out of the rows.
///
/// A column that no hint pulls at, a position mostly, may be whatever a row says it is: the row becomes its definition,
/// and in other rows it is replaced. In the one row it stands in, that removes row and column at once; the chain of
/// positions down a long form unravels from its end.
///
/// Example: `y2 = y1 + h1 + 12` and `y3 = y2 + h2 + 12`, nothing else naming y3: the second row defines y3 and is gone;
/// now only the first names y2, and is gone too; the heights are left to themselves.
extension Piece {
  /// - Complexity: Near-linear while columns stand in few rows; else that of sparse Gaussian elimination.
  mutating func eliminateFreeColumns() {
    matrix.reserve(columnCount: columnCount)
    definitionOf.resize(to: columnCount, filling: -1)
    var queues = FreeColumnQueues()
    for column in 0..<Int32(truncatingIfNeeded: columnCount) where isFree(column) {
      queues.push(column, standingIn: matrix.columnCounts[column])
    }
    while let column = queues.pop(matrix.columnCounts) {
      if isFree(column), matrix.columnCounts[column] > 0 { eliminate(column, &queues) }
    }
    for row in 0..<matrix.rowCount where matrix.rowCounts[row] == 0 {
      constants.insert(rowForms[Int32(truncatingIfNeeded: row)], .equal)
    }
  }

  private func isFree(_ column: Int32) -> Bool {
    table.range(of: column).isEmpty && roles[column] == .single
      && (keptVariables.isEmpty || !keptVariables.contains(columnVariables[column]))
  }

  private mutating func eliminate(_ column: Int32, _ queues: inout FreeColumnQueues) {
    let (chosen, pivot, entry) = pivot(of: column)
    var place = chosen
    define(column, by: pivot, entry)
    // Replace it elsewhere.
    matrix.remove(place)
    place = matrix.columnHeads[column]
    while place >= 0 {
      let other = matrix.entries[place]
      matrix.remove(place)
      place = other.nextInColumn
      let factor = -other.value / entry
      rowForms.add(pivot, times: factor, to: other.row)
      matrix.add(pivot, times: factor, to: other.row)
    }
    place = matrix.rowHeads[pivot]
    while place >= 0 {
      let entry = matrix.entries[place]
      matrix.remove(place)
      if isFree(entry.column) { queues.push(entry.column, standingIn: matrix.columnCounts[entry.column]) }
      place = entry.nextInRow
    }
    // Of the pivot row nothing is left to be judged.
    for chunk in 0..<width { rowForms[pivot][chunk] = .zero }
  }

  /// The shortest of the column's rows, among equals the one with the largest entry.
  private func pivot(of column: Int32) -> (place: Int32, row: Int32, entry: Double) {
    var best: (place: Int32, row: Int32, entry: Double) = (-1, -1, 0)
    var next = matrix.columnHeads[column]
    while next >= 0 {
      let place = next
      let entry = matrix.entries[place]
      next = entry.nextInColumn
      if best.row >= 0 {
        let (length, bestLength) = (matrix.rowCounts[entry.row], matrix.rowCounts[best.row])
        let isTiny = abs(entry.value) < Tolerance.pivotRatio * abs(best.entry)
        let isBetter =
          length == bestLength
          ? (abs(entry.value), -entry.row) > (abs(best.entry), -best.row)
          : length < bestLength || abs(best.entry) < Tolerance.pivotRatio * abs(entry.value)
        if isTiny || !isBetter { continue }
      }
      best = (place, entry.row, entry.value)
    }
    return best
  }

  private mutating func define(_ column: Int32, by row: Int32, _ entry: Double) {
    roles[column] = .defined
    var form: Int32 = -1
    let constant = -rowForms[row][0][0] / entry
    if rowForms.isDynamic(row) {
      form = hintForms.append(rowForms[row])
      for chunk in 0..<width { hintForms[form][chunk] /= -entry }
    }
    definitionOf[column] = Int32(truncatingIfNeeded: definitions.count)
    definitions.beginDefinition(of: column, form: form, constant: constant)
    var place = matrix.rowHeads[row]
    while place >= 0 {
      let part = matrix.entries[place]
      if part.column != column { definitions.addPart(part.column, -part.value / entry) }
      place = part.nextInRow
    }
  }
}

/// Columns waiting to be eliminated, those in the fewest rows first.
struct FreeColumnQueues: ~Copyable {
  struct Node: BitwiseCopyable {
    var column: Int32
    var next: Int32
  }

  private static let classes = 16
  private var heads = Buffer<Int32>(repeating: -1, count: FreeColumnQueues.classes)
  private var nodes = Buffer<Node>()

  private static func queue(_ count: Int32) -> Int { min(Int(count), classes) - 1 }

  mutating func push(_ column: Int32, standingIn count: Int32) {
    if count == 0 { return }
    let queue = Self.queue(count)
    nodes.append(Node(column: column, next: heads[queue]))
    heads[queue] = Int32(truncatingIfNeeded: nodes.count - 1)
  }

  /// A column that stands in as few rows as any; those whose number has changed meanwhile queue up again.
  mutating func pop(_ counts: borrowing Buffer<Int32>) -> Int32? {
    var queue = 0
    while queue < Self.classes {
      if heads[queue] < 0 {
        queue += 1
        continue
      }
      let node = nodes[heads[queue]]
      heads[queue] = node.next
      let count = counts[node.column]
      if count == 0 { continue }
      if Self.queue(count) == queue { return node.column }
      push(node.column, standingIn: count)
      queue = min(queue, Self.queue(count))
    }
    return nil
  }
}
