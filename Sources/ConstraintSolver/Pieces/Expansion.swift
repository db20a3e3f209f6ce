/// An eliminated column in terms of the columns whose values are not settled yet.
///
/// Definitions refer to other definitions. They are resolved in the order in which they were made, because a definition
/// names only columns that still existed then; a heap keeps that order, so no definition is expanded twice.
struct Expansion: ~Copyable {
  private(set) var constant = 0.0
  private(set) var openColumns = Buffer<Int32>()
  private var coefficients: Buffer<Double>
  private var isTouched: Buffer<Bool>
  private var touched = Buffer<Int32>()
  /// Numbers of definitions, as a heap with the smallest on top.
  private var heap = Buffer<Int32>()
  /// Defined columns that depend on nothing open, and their values.
  private var isSettled: Buffer<Bool>
  private var settledValues: Buffer<Double>

  init(columnCount: Int) {
    coefficients = Buffer(repeating: 0, count: columnCount)
    isTouched = Buffer(repeating: false, count: columnCount)
    isSettled = Buffer(repeating: false, count: columnCount)
    settledValues = Buffer(repeating: 0, count: columnCount)
  }

  func coefficient(of column: Int32) -> Double { coefficients[column] }

  /// - Complexity: O(d · log(d)) for d definitions that are not known to be settled.
  mutating func expand(_ column: Int32, _ piece: borrowing Piece) {
    for index in touched.indices {
      coefficients[touched[index]] = 0
      isTouched[touched[index]] = false
    }
    touched.removeAll()
    openColumns.removeAll()
    constant = 0
    add(column, 1, piece)
    while let number = pop() {
      let definition = piece.definitions.definitions[number]
      let factor = coefficients[definition.column]
      constant += factor * definition.constant
      let parts = Int(definition.first)..<Int(definition.first + definition.count)
      for part in piece.definitions.parts.slice(parts) { add(part.column, factor * part.coefficient, piece) }
    }
    dropCancelled()
    if openColumns.isEmpty {
      isSettled[column] = true
      settledValues[column] = constant
    }
  }

  private mutating func add(_ column: Int32, _ coefficient: Double, _ piece: borrowing Piece) {
    if isSettled[column] {
      constant += coefficient * settledValues[column]
      return
    }
    let isDefined = piece.columns.roles[column] == .defined
    if !isDefined, !piece.isOpenNow(column) {
      constant += coefficient * piece.currentValue(of: column)
      return
    }
    coefficients[column] += coefficient
    if isTouched[column] { return }
    isTouched[column] = true
    touched.append(column)
    if isDefined { push(piece.columns.definitions[column]) } else { openColumns.append(column) }
  }

  private mutating func dropCancelled() {
    var kept = 0
    for index in openColumns.indices where abs(coefficients[openColumns[index]]) > Tolerance.matrixEntry {
      openColumns[kept] = openColumns[index]
      kept += 1
    }
    openColumns.resize(to: kept, filling: 0)
  }

  private mutating func push(_ number: Int32) {
    heap.append(number)
    var place = heap.count - 1
    while place > 0, heap[(place - 1) / 2] > heap[place] {
      swap(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func pop() -> Int32? {
    if heap.isEmpty { return nil }
    swap(0, heap.count - 1)
    let least = heap.removeLast()
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= heap.count { return least }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      if heap[place] <= heap[child] { return least }
      swap(place, child)
      place = child
    }
  }

  private mutating func swap(_ a: Int, _ b: Int) {
    let element = heap[a]
    heap[a] = heap[b]
    heap[b] = element
  }
}
