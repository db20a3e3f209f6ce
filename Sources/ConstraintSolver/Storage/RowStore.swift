/// The rows of a solver, flat: one record per row, terms in one buffer.
struct RowStore: ~Copyable {
  struct Record {
    var constant: Double
    var sequence: Int
    /// The start and the number of the row's terms.
    var first: Int32
    var count: Int32
    /// The count of rows installed so far, which distinguishes a row from the previous one in its place.
    var stamp: UInt32
    var priority: Float
    var relation: Relation
    var flags: Flags

    var isAlive: Bool { flags.contains(.alive) }

    /// The position of the row among the levels, highest first: required, broken, then the priorities (AL-2.22).
    var rank: Float {
      if priority < 1000 { return priority }
      return flags.contains(.broken) ? RowStore.brokenRank : RowStore.requiredRank
    }

    var isRequired: Bool { priority >= 1000 && !flags.contains(.broken) }
    var isRequiredEquation: Bool { relation == .equal && isRequired }
  }

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let alive = Flags(rawValue: 1)
    static let yieldsInTies = Flags(rawValue: 2)
    static let closesAtBound = Flags(rawValue: 4)
    /// Required by its priority, but broken in a conflict.
    static let broken = Flags(rawValue: 8)
    /// Listed under the parameters it names.
    static let linked = Flags(rawValue: 16)
  }

  static let requiredRank = Float.infinity
  /// Above every optional priority (1,000), and below required rows.
  static let brokenRank: Float = 2000

  private(set) var records = Buffer<Record>()
  private(set) var pool = Buffer<Term>()
  private var free = Buffer<Int32>()
  private var stamp: UInt32 = 0
  private var garbage = 0

  mutating func reserve(rows: Int, terms: Int) {
    records.reserve(records.count + rows)
    pool.reserve(pool.count + terms)
  }

  var count: Int { records.count - free.count }

  subscript(row: Int32) -> Record {
    @inline(__always) unsafeAddress { UnsafePointer(records.base + Int(row)) }
    @inline(__always) unsafeMutableAddress { records.base + Int(row) }
  }

  @inline(__always)
  func terms(of row: Int32) -> UnsafeBufferPointer<Term> {
    let record = records[row]
    return UnsafeBufferPointer(start: pool.base + Int(record.first), count: Int(record.count))
  }

  @inline(__always)
  mutating func insert(
    _ added: UnsafePointer<Term>?, count: Int, constant: Double, _ relation: Relation, _ priority: Float, sequence: Int,
    _ flags: Flags
  ) -> RowID {
    stamp &+= 1
    let record = Record(
      constant: constant, sequence: sequence, first: Int32(truncatingIfNeeded: pool.count),
      count: Int32(truncatingIfNeeded: count), stamp: stamp, priority: priority, relation: relation, flags: flags)
    if let added { pool.append(from: added, count: count) }
    if free.isEmpty {
      records.append(record)
      return RowID(place: Int32(truncatingIfNeeded: records.count - 1), stamp: stamp)
    }
    let place = free.removeLast()
    records[place] = record
    return RowID(place: place, stamp: stamp)
  }

  mutating func remove(_ row: Int32) {
    records[row].flags = []
    garbage += Int(records[row].count)
    free.append(row)
    if garbage > 256, garbage > pool.count / 2 { collectGarbage() }
  }

  private mutating func collectGarbage() {
    var kept = Buffer<Term>(capacity: pool.count - garbage)
    for row in records.indices where records[row].isAlive {
      let first = kept.count
      kept.append(from: pool.base + Int(records[row].first), count: Int(records[row].count))
      records[row].first = Int32(truncatingIfNeeded: first)
    }
    pool = kept
    garbage = 0
  }

  func contains(_ id: RowID) -> Bool {
    id.place >= 0 && id.place < Int32(truncatingIfNeeded: records.count) && records[id.place].isAlive
      && records[id.place].stamp == id.stamp
  }

  func id(of row: Int32) -> RowID { RowID(place: row, stamp: records[row].stamp) }

  /// Returns whether one row comes before another: by sequence, then by installation.
  func precedes(_ a: Int32, _ b: Int32) -> Bool {
    (records[a].sequence, records[a].stamp) < (records[b].sequence, records[b].stamp)
  }
}
