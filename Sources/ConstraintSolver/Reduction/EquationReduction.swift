/// Elimination of required equations before any optimisation.
///
/// Most required equations of a layout tie two unknowns together, `a·x + b·y + c = 0`. Such an equation need not be a
/// row of a tableau: it makes `x` an affine image of `y`. A weighted union-find stores these images (``Images``), so
/// that each class of tied unknowns has one representative, and an unknown with a fixed value is a constant. An
/// equation on three or more representatives waits, watching three of them, until enough of them have become constants
/// or merged; an equation that still waits at the end is a coupling row.
///
/// Example: `b.x = a.x + 8`, `a.x = 20`, `c.x = b.x + a.x`: the first ties b to a, the second makes both constants (28
/// and 20), which wakes the third: c is the constant 48. Nothing is left to optimise.
///
/// Sources: Tarjan, "Efficiency of a good but not linear set union algorithm" (1975); watched entries after Moskewicz
/// and others, "Chaff" (2001).
struct EquationReduction: ~Copyable {
  enum State {
    static let none: UInt8 = 0
    static let waiting: UInt8 = 1
    static let queued: UInt8 = 2
    static let absorbed: UInt8 = 3
    /// Without unknowns, and with a form that is not always zero: `form = 0` has to be checked later.
    static let residue: UInt8 = 4
  }

  struct Watch {
    var row: Int32
    var next: Int32
  }

  /// ``State`` of each row.
  private(set) var states = Buffer<UInt8>()
  private var heads = Buffer<Int32>()
  private var counts = Buffer<Int32>()
  /// The number of hints of each class of tied variables.
  private var weights = Buffer<Int32>()
  private var watches = Buffer<Watch>()
  private var queue = Buffer<Int32>()
  private(set) var waitingCount = 0
  private(set) var residueCount = 0
  /// The time at which each current row was first absorbed: earlier ties do not depend on it.
  private(set) var times = Buffer<UInt32>()

  /// Absorbs the required equations among some rows, which are all the rows that name some variables.
  /// - Complexity: Near-linear in the terms.
  mutating func absorb(
    _ list: borrowing Buffer<Int32>, on variables: borrowing Buffer<Int32>, of rows: borrowing RowStore,
    into images: inout Images, _ reduced: inout ReducedRow
  ) {
    states.resize(to: rows.records.count, filling: State.none)
    times.resize(to: rows.records.count, filling: .max)
    heads.resize(to: images.parent.count, filling: -1)
    counts.resize(to: images.parent.count, filling: 0)
    weigh(list, on: variables, of: rows, variableCount: images.parent.count)
    watches.removeAll()
    waitingCount = 0
    residueCount = 0
    for index in list.indices {
      let row = list[index]
      if !rows[row].isRequiredEquation {
        states[row] = State.none
        continue
      }
      states[row] = State.waiting
      waitingCount += 1
      absorbWithAwakened(row, of: rows, into: &images, &reduced)
    }
    lookAgain(list, of: rows, into: &images, &reduced)
    if watches.isEmpty { return }
    for index in variables.indices {
      heads[variables[index]] = -1
      counts[variables[index]] = 0
    }
  }

  private mutating func weigh(
    _ list: borrowing Buffer<Int32>, on variables: borrowing Buffer<Int32>, of rows: borrowing RowStore,
    variableCount: Int
  ) {
    weights.resize(to: variableCount, filling: 0)
    for index in variables.indices { weights[variables[index]] = 0 }
    for index in list.indices {
      let record = rows[list[index]]
      if record.count == 1, !record.isRequiredEquation { weights[rows.pool[record.first].variable.id] += 1 }
    }
  }

  /// Returns whether the first of two variables should represent both.
  ///
  /// The other one's hints get its form into their constants: if that form depends on parameters, few hints should have
  /// to move with it. Otherwise the one that more equations watch stays, so that few have to be examined again.
  @inline(__always)
  private func represents(_ a: Int32, _ b: Int32, isDynamic: Bool) -> Bool {
    if isDynamic, weights[a] != weights[b] { return weights[a] > weights[b] }
    return counts[a] > counts[b]
  }

  /// Examines equations again, because merging may have cancelled terms without touching what they watch.
  private mutating func lookAgain(
    _ list: borrowing Buffer<Int32>, of rows: borrowing RowStore, into images: inout Images, _ reduced: inout ReducedRow
  ) {
    var before = Int.max
    while waitingCount > 0, waitingCount < before {
      before = waitingCount
      for index in list.indices where states[list[index]] == State.waiting {
        absorbWithAwakened(list[index], of: rows, into: &images, &reduced)
      }
    }
  }

  /// Absorbs a row, and those that this wakes.
  @inline(__always)
  private mutating func absorbWithAwakened(
    _ row: Int32, of rows: borrowing RowStore, into images: inout Images, _ reduced: inout ReducedRow
  ) {
    absorb(row, of: rows, into: &images, &reduced)
    while !queue.isEmpty {
      let next = queue.removeLast()
      if states[next] == State.queued {
        states[next] = State.waiting
        absorb(next, of: rows, into: &images, &reduced)
      }
    }
  }

  /// Marks a row as new or changed: nothing depends on it yet.
  mutating func forget(_ row: Int32) { if Int(row) < times.count { times[row] = .max } }

  /// Marks all rows as new, because every variable is about to represent itself again.
  mutating func forgetAll() { times.fill(with: .max) }

  private mutating func absorb(
    _ row: Int32, of rows: borrowing RowStore, into images: inout Images, _ reduced: inout ReducedRow
  ) {
    reduced.read(row, of: rows, through: &images)
    switch reduced.count {
    case 0:
      waitingCount -= 1
      states[row] = State.absorbed
      times[row] = min(times[row], images.clock)
      if reduced.isDynamic || abs(reduced.form[0][0]) > Tolerance.points {
        states[row] = State.residue
        residueCount += 1
      }
      return
    case 1:
      let root = reduced.representatives[0]
      images.tie(root, to: Images.constant, scale: 0, reduced, times: -1 / reduced.coefficients[0])
      wake(root)
    case 2:
      let (a, b) = (reduced.representatives[0], reduced.representatives[1])
      let (forA, forB) = (reduced.coefficients[0], reduced.coefficients[1])
      let sum = weights[a] + weights[b]
      if represents(a, b, isDynamic: reduced.isDynamic) {
        weights[a] = sum
        images.tie(b, to: a, scale: -forA / forB, reduced, times: -1 / forB)
        wake(b)
      } else {
        weights[b] = sum
        images.tie(a, to: b, scale: -forB / forA, reduced, times: -1 / forA)
        wake(a)
      }
    default:
      for place in 0..<3 { watch(reduced.representatives[place], row) }
      return
    }
    states[row] = State.absorbed
    times[row] = min(times[row], images.clock)
    waitingCount -= 1
  }

  private mutating func watch(_ representative: Int32, _ row: Int32) {
    watches.append(Watch(row: row, next: heads[representative]))
    heads[representative] = Int32(truncatingIfNeeded: watches.count - 1)
    counts[representative] += 1
  }

  /// Queues the equations that watched a variable which is no longer a representative.
  @inline(__always)
  private mutating func wake(_ root: Int32) {
    var next = heads[root]
    if next < 0 { return }
    while next >= 0 {
      let watch = watches[next]
      if states[watch.row] == State.waiting {
        states[watch.row] = State.queued
        queue.append(watch.row)
      }
      next = watch.next
    }
    heads[root] = -1
    counts[root] = 0
  }
}
