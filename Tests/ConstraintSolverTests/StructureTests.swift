import TestSupport
import Testing

@testable import ConstraintSolver

/// The solver's own structures, compared with plain arrays.
@Suite struct StructureTests {
  // MARK: Rows

  /// Returns what is wrong with the links, the counts and the values of rows, which should be those of a matrix.
  private static func faults(_ rows: borrowing SparseRows, _ matrix: [[Double]]) -> [String] {
    var faults: [String] = []
    for row in 0..<Int32(rows.rowCount) {
      var (found, last, place) = ([Int32: Double](), SparseRows.none, rows.rowHeads[row])
      while place >= 0 {
        let entry = rows.entries[place]
        if entry.previousInRow != last { faults.append("row \(row) is not linked backwards") }
        found[entry.column] = entry.value
        (last, place) = (place, entry.nextInRow)
      }
      if Int(rows.rowCounts[row]) != found.count { faults.append("row \(row) is counted wrongly") }
      for column in 0..<Int32(rows.columnCount) {
        let wanted = matrix[Int(row)][Int(column)]
        if abs((found[column] ?? 0) - wanted) > 1e-9 { faults.append("\(found), not \(matrix[Int(row)])") }
        if rows.value(row: row, column: column) != found[column] ?? 0 { faults.append("row \(row) has other values") }
      }
    }
    for column in 0..<Int32(rows.columnCount) {
      var (count, last, place) = (0, SparseRows.none, rows.columnHeads[column])
      while place >= 0 {
        let entry = rows.entries[place]
        if entry.previousInColumn != last { faults.append("column \(column) is not linked backwards") }
        if entry.column != column { faults.append("column \(column) has an entry of \(entry.column)") }
        count += 1
        (last, place) = (place, entry.nextInColumn)
      }
      if Int(rows.columnCounts[column]) != count || count != matrix.count(where: { $0[Int(column)] != 0 }) {
        faults.append("column \(column) is counted wrongly")
      }
    }
    return faults
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `rows that are linked along both directions stay those of a matrix, whatever is done to them`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (rowCount, columnCount) = (5, Int.random(in: 2...9, using: &random))
    var rows = SparseRows(columnCount: columnCount)
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: columnCount), count: rowCount)
    for _ in 0..<rowCount { _ = rows.addRow() }
    for _ in 0..<60 {
      let (row, other) = (Int.random(in: 0..<rowCount, using: &random), Int.random(in: 0..<rowCount, using: &random))
      let column = Int.random(in: 0..<columnCount, using: &random)
      let factor: Double = [1, -1, 0.5, -2].randomElement(using: &random) ?? 1
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        rows.removeRow(Int32(row))
        matrix[row] = [Double](repeating: 0, count: columnCount)
      case 1 where matrix[row][column] != 0:
        rows.normalise(Int32(row), by: Int32(column))
        let divisor: Double = matrix[row][column]
        for column in 0..<columnCount { matrix[row][column] /= divisor }
      case 2...5 where row != other:
        rows.add(Int32(other), times: factor, to: Int32(row))
        for column in 0..<columnCount {
          let sum: Double = matrix[row][column] + matrix[other][column] * factor
          matrix[row][column] = abs(sum) < 1e-11 ? 0 : sum
        }
      default:
        if matrix[row][column] != 0 { continue }
        rows.insert(factor, row: Int32(row), column: Int32(column))
        matrix[row][column] = factor
      }
    }
    let faults = Self.faults(rows, matrix)
    #expect(faults.isEmpty)
  }

  @Test func `the place of a removed entry is used again`() {
    var rows = SparseRows(columnCount: 3)
    for _ in 0..<2 { _ = rows.addRow() }
    let first = rows.insert(1, row: 0, column: 0)
    let second = rows.insert(2, row: 0, column: 1)
    rows.remove(first)
    rows.remove(second)
    let places = [rows.insert(3, row: 1, column: 2), rows.insert(4, row: 1, column: 1)]
    #expect(places == [second, first])
    let count = rows.entries.count
    #expect(count == 2)
  }

  // MARK: Buffers

  private func expect(_ buffer: borrowing Buffer<Int32>, _ elements: [Int32]) {
    var found: [Int32] = []
    for index in buffer.indices { found.append(buffer[index]) }
    #expect(found == elements)
  }

  @Test func `a buffer grows to twice its size, and keeps its elements`() {
    var buffer = Buffer<Int32>()
    for number in 0..<100 { buffer.append(Int32(number)) }
    expect(buffer, Array(0..<100))
    var other = Buffer<Int32>()
    var (base, moves) = (other.base, 0)
    for number in 0..<1024 {
      other.append(Int32(number))
      if other.base != base { moves += 1 }
      base = other.base
    }
    // From 8 elements to 1,024.
    #expect(moves == 8)
  }

  @Test(arguments: [0, 1, 4, 5, 9])
  func `elements of an address are appended, few and many`(_ count: Int) {
    let source = (0..<count).map { Int32($0 + 10) }
    var buffer = Buffer<Int32>(repeating: 7, count: 2)
    source.withUnsafeBufferPointer { if let base = $0.baseAddress { buffer.append(from: base, count: count) } }
    expect(buffer, [7, 7] + source)
    let copy = buffer.copy()
    buffer.removeAll()
    expect(copy, [7, 7] + source)
    expect(buffer, [])
    buffer.update(from: copy)
    buffer.trim()
    expect(buffer, [7, 7] + source)
  }

  @Test func `a buffer is resized, filled and emptied from its end`() {
    var buffer = Buffer<Int32>(repeating: 1, count: 2)
    buffer.resize(to: 4, filling: 5)
    expect(buffer, [1, 1, 5, 5])
    buffer.resize(to: 3, filling: 9)
    expect(buffer, [1, 1, 5])
    let last = buffer.removeLast()
    #expect(last == 5)
    buffer.fill(with: 3)
    expect(buffer, [3, 3])
  }

  @Test(arguments: [2, 24, 25, 40])
  func `a range of a buffer is sorted, and nothing around it`(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let numbers = (0..<count).map { _ in Int32.random(in: 0..<9, using: &random) }
    var buffer = Buffer<Int32>()
    for number in [99] + numbers + [-1] { buffer.append(number) }
    buffer.sort(1..<count + 1) { $0 < $1 }
    expect(buffer, [99] + numbers.sorted() + [-1])
  }

  @Test func `equal elements keep their order in a short range`() {
    var buffer = Buffer<SIMD2<Int32>>()
    for (place, key) in [2, 1, 2, 1, 1].enumerated() { buffer.append(SIMD2(Int32(key), Int32(place))) }
    buffer.sort(buffer.indices) { $0.x < $1.x }
    var places: [Int32] = []
    for index in buffer.indices { places.append(buffer[index].y) }
    #expect(places == [1, 3, 4, 0, 2])
  }

  // MARK: Laws

  @Test func `after 32 laws that were of no use none is written for a while`() {
    var book = LawBook()
    let answers = (0..<600).map { _ in book.isWorthWriting() }
    #expect(answers == (0..<600).map { $0 % 257 < 32 })
  }

  // MARK: Sets

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `members are in one set exactly if a chain of unions connects them`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 12
    var members = Buffer<Int32>()
    for member in 0..<count { members.append(Int32(member)) }
    var sets = DisjointSets()
    sets.reset(members, count: count)
    var labels = Array(0..<count)
    for _ in 0..<8 {
      let (a, b) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
      sets.unite(Int32(a), Int32(b))
      let (old, new) = (labels[a], labels[b])
      labels = labels.map { $0 == old ? new : $0 }
    }
    for a in 0..<count {
      let root = sets.root(of: Int32(a))
      let size = sets.size(of: root)
      #expect(size == labels.count { $0 == labels[a] })
      for b in 0..<count {
        let isTogether = sets.root(of: Int32(b)) == root
        #expect(isTogether == (labels[a] == labels[b]))
      }
    }
    sets.reset(members, count: count)
    for member in 0..<Int32(count) {
      let (root, size) = (sets.root(of: member), sets.size(of: member))
      #expect(root == member)
      #expect(size == 1)
    }
  }

  // MARK: The solver's rows

  @Test func `rows keep their terms while others are removed and their memory is reclaimed`() {
    var store = RowStore()
    func terms(_ number: Int) -> [Term] {
      (0..<4).map { Term(Variable(Int32($0)), Double(number * 10 + $0)) }
    }
    var ids: [RowID] = []
    for number in 0..<300 {
      let own = terms(number)
      ids.append(
        own.withUnsafeBufferPointer {
          store.insert($0.baseAddress, count: 4, constant: Double(number), .equal, 1000, sequence: 0, [.alive])
        })
    }
    for (number, id) in ids.enumerated() where number % 3 != 0 { store.remove(id.place) }
    let (count, poolCount) = (store.count, store.pool.count)
    #expect(count == 100)
    #expect(poolCount < 1200)
    for (number, id) in ids.enumerated() {
      let isThere = store.contains(id)
      #expect(isThere == (number % 3 == 0))
      if number % 3 != 0 { continue }
      let found = store.terms(of: id.place).map(\.coefficient)
      #expect(found == terms(number).map(\.coefficient))
    }
  }
}
