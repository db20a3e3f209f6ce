/// Finds the contradictions in a region of required rows, one after the other.
///
/// Rows are taken by sequence. The shortest contradictory prefix of that list determines the row that closed the
/// contradiction (AL-2.20); it belongs to every conflict in that prefix. The others are found by QuickXplain (Junker,
/// 2004): halve the list, keep a half only if the contradiction needs it.
///
/// Each satisfiability test sees as few rows as possible. The list is a tree of halves, and each half is represented by
/// what it implies for the unknowns that other rows name, too (``RowProjection``): in a chain of views that is a row or
/// two, however long the half. So views that are not involved do not make the next conflict more expensive. Most
/// contradictions are among rows that are close together: these are tried first.
struct ConflictSearch {
  private struct Half {
    /// The implications for unknowns that are named elsewhere, too; empty if the rows contradict each other.
    var rows: [RequiredRow] = []
    var rowCount = 0
    var isContradictory = false
  }

  private let ids: [Int32]
  private let list: [RequiredRow]
  private let isSize: [Bool]
  /// Positions of the rows that name each unknown, ascending.
  private let places: [[Int32]]
  private var halves: [Half] = []
  private var isBroken: [Bool]
  /// The number of rows tested for satisfiability or summarised: a measure of work.
  private(set) var projectedRowCount = 0

  /// - Parameters:
  ///   - ids: The region's rows, by sequence.
  ///   - rows: The same rows, in unknowns numbered from 0.
  ///   - isSize: Whether each unknown may not be negative.
  /// - Complexity: O(n · log(n)) for n rows that form a chain.
  init(_ ids: [Int32], _ rows: [RequiredRow], isSize: [Bool]) {
    self.ids = ids
    self.isSize = isSize
    list = rows
    isBroken = Array(repeating: false, count: rows.count)
    var places: [[Int32]] = Array(repeating: [], count: isSize.count)
    for (place, row) in rows.enumerated() {
      for part in row.parts { places[Int(part.unknown)].append(Int32(place)) }
    }
    self.places = places
    halves = Array(repeating: Half(), count: max(1, 4 * rows.count))
    if !rows.isEmpty { build(1, 0..<rows.count) }
  }

  /// Finds conflicts until the remaining rows are satisfiable.
  /// - Parameter choose: Returns one row of a conflict, which is removed.
  /// - Complexity: For each conflict of k among n rows, O(k · log(n / k)) tests of small summaries of the others.
  mutating func breakAll(choose: ([Int32]) -> Int32) {
    if list.isEmpty { return }
    var before: [RequiredRow] = []
    while sweep(1, 0..<list.count, &before, choose) == .startOver { before = [] }
  }

  // MARK: Halves

  private static func split(_ range: Range<Int>) -> Int { (range.lowerBound + range.upperBound) / 2 }

  private mutating func build(_ half: Int, _ range: Range<Int>) {
    if range.count > 1 {
      let middle = Self.split(range)
      build(2 * half, range.lowerBound..<middle)
      build(2 * half + 1, middle..<range.upperBound)
    }
    sumUp(half, range)
  }

  private mutating func sumUp(_ half: Int, _ range: Range<Int>) {
    if range.count == 1 {
      let place = range.lowerBound
      halves[half] = Half(rows: isBroken[place] ? [] : [list[place]], rowCount: isBroken[place] ? 0 : 1)
      return
    }
    let (first, second) = (halves[2 * half], halves[2 * half + 1])
    halves[half].rowCount = first.rowCount + second.rowCount
    halves[half].isContradictory = first.isContradictory || second.isContradictory
    halves[half].rows = []
    if halves[half].isContradictory { return }
    let projection = project(first.rows + second.rows) { [places] in Self.isNamed($0, outside: range, in: places) }
    halves[half].isContradictory = projection.isContradictory
    if !projection.isContradictory { halves[half].rows = projection.rows }
  }

  private static func isNamed(_ unknown: Int32, outside range: Range<Int>, in places: [[Int32]]) -> Bool {
    let places = places[Int(unknown)]
    return Int(places[0]) < range.lowerBound || Int(places[places.count - 1]) >= range.upperBound
  }

  private static func isNamed(_ unknown: Int32, within range: Range<Int>, in places: [[Int32]]) -> Bool {
    let places = places[Int(unknown)]
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(places[middle]) < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < places.count && Int(places[low]) < range.upperBound
  }

  private mutating func takeOut(_ place: Int) {
    isBroken[place] = true
    func update(_ half: Int, _ range: Range<Int>, _ search: inout ConflictSearch) {
      if range.count > 1 {
        let middle = Self.split(range)
        if place < middle {
          update(2 * half, range.lowerBound..<middle, &search)
        } else {
          update(2 * half + 1, middle..<range.upperBound, &search)
        }
      }
      search.sumUp(half, range)
    }
    update(1, 0..<list.count, &self)
  }

  // MARK: The row that closes a contradiction

  private enum Outcome {
    case done
    /// A row that was found to be compatible has been removed.
    case startOver
  }

  /// Goes through the rows of a half, after satisfiable ones that are represented by `before`.
  private mutating func sweep(
    _ half: Int, _ range: Range<Int>, _ before: inout [RequiredRow], _ choose: ([Int32]) -> Int32
  ) -> Outcome {
    if halves[half].rowCount == 0 { return .done }
    if !halves[half].isContradictory,
      let after = joined(
        before + halves[half].rows,
        where: { [places, list] in Self.isNamed($0, within: range.upperBound..<list.count, in: places) })
    {
      before = after
      return .done
    }
    if range.count == 1 {
      let closing = range.lowerBound
      let conflict = (explainNearby(closing) ?? explain(closing)) + [closing]
      let chosen = choose(conflict.map { ids[$0] })
      let victim = conflict.first { ids[$0] == chosen } ?? closing
      takeOut(victim)
      return victim == closing ? .done : .startOver
    }
    let middle = Self.split(range)
    if sweep(2 * half, range.lowerBound..<middle, &before, choose) == .startOver { return .startOver }
    return sweep(2 * half + 1, middle..<range.upperBound, &before, choose)
  }

  /// Returns what rows imply for some unknowns; nil if they are not satisfiable.
  private mutating func joined(_ rows: [RequiredRow], where stays: (Int32) -> Bool) -> [RequiredRow]? {
    let projection = project(rows, where: stays)
    return !projection.isContradictory && isSatisfiable(projection.rows) ? projection.rows : nil
  }

  /// Returns whether rows have a common solution together with the hidden "size ≥ 0".
  private mutating func isSatisfiable(_ rows: [RequiredRow]) -> Bool {
    let core = project(rows) { _ in false }
    return !core.isContradictory && (core.rows.isEmpty || Solver.canHold(core.rows, isSize: isSize))
  }

  // MARK: The other rows

  /// Returns the rows before a closing one that contradict it.
  private mutating func explain(_ closing: Int) -> [Int] {
    explain([list[closing]], 1, 0..<list.count, below: closing, didGrow: true)
  }

  /// Returns the same as ``explain(_:)``, but only from nearby rows; nil if these are satisfiable.
  private mutating func explainNearby(_ closing: Int) -> [Int]? {
    var nearby = NearbyRows(closing, of: list, places)
    while let rows = nearby.next(where: { !isBroken[$0] }) {
      if isSatisfiable(rows.map { list[$0] }) { continue }
      let others = rows.dropLast()
      var search = ConflictSearch(renumbering: rows.map { list[$0] }, isSize: isSize)
      let found = search.explain(others.count)
      projectedRowCount += search.projectedRowCount
      return found.map { rows[$0] }
    }
    return nil
  }

  /// Creates a separate search among a few of many rows.
  private init(renumbering rows: [RequiredRow], isSize: [Bool]) {
    var numbers: [Int32: Int32] = [:]
    var sizes: [Bool] = []
    var rows = rows
    for row in rows.indices {
      for part in rows[row].parts.indices {
        let unknown = rows[row].parts[part].unknown
        let number = numbers[unknown] ?? Int32(truncatingIfNeeded: sizes.count)
        if numbers.updateValue(number, forKey: unknown) == nil { sizes.append(isSize[Int(unknown)]) }
        rows[row].parts[part].unknown = number
      }
      rows[row].parts.sort { $0.unknown < $1.unknown }
    }
    self.init(rows.indices.map { Int32(truncatingIfNeeded: $0) }, rows, isSize: sizes)
  }

  /// Returns the rows of a half, before a position, that a contradiction with some others needs.
  /// - Parameters:
  ///   - background: What the others imply for the half's unknowns.
  ///   - didGrow: Whether the background has not been tested yet.
  private mutating func explain(
    _ background: [RequiredRow], _ half: Int, _ range: Range<Int>, below limit: Int, didGrow: Bool
  ) -> [Int] {
    if range.lowerBound >= limit || halves[half].rowCount == 0 { return [] }
    if didGrow, !isSatisfiable(background) { return [] }
    if range.count == 1 { return [range.lowerBound] }
    let middle = Self.split(range)
    let (first, second) = (range.lowerBound..<middle, middle..<range.upperBound)
    if middle >= limit || halves[2 * half + 1].rowCount == 0 {
      return explain(background, 2 * half, first, below: limit, didGrow: false)
    }
    if halves[2 * half].rowCount == 0 {
      return explain(background, 2 * half + 1, second, below: limit, didGrow: false)
    }
    let ofSecond = explain(
      about(second, background + halves[2 * half].rows), 2 * half + 1, second, below: limit, didGrow: true)
    let ofFirst = explain(
      about(first, background + ofSecond.map { list[$0] }), 2 * half, first, below: limit, didGrow: !ofSecond.isEmpty)
    return ofFirst + ofSecond
  }

  /// Returns what rows imply for the unknowns that a half names.
  private mutating func about(_ range: Range<Int>, _ rows: [RequiredRow]) -> [RequiredRow] {
    let projection = project(rows) { [places] in Self.isNamed($0, within: range, in: places) }
    return projection.isContradictory ? rows : projection.rows
  }

  private mutating func project(_ rows: [RequiredRow], where stays: (Int32) -> Bool) -> RowProjection {
    projectedRowCount += rows.count
    return RowProjection(of: rows, isSize: isSize, where: stays)
  }
}
