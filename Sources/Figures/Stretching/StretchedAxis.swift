/// A monotone, piecewise linear map of one axis: what marks occupy becomes as long as they need, the rest shrinks. Order and
/// equal lengths stay.
struct StretchedAxis {
  /// A position on the axis; its place is known when the axis has been solved.
  struct Key: Hashable {
    fileprivate let index: Int
  }

  private struct Point: Hashable {
    /// In hundredths of a point, so that arithmetic noise makes no difference.
    let value: Int
    let rank: Int
  }

  private struct Span {
    var start: Int
    var end: Int
    var length: Double
  }

  private var points: [Point] = []
  private var known: [Point: Int] = [:]
  private var needs: [(Key, Key, Double)] = []
  private var equals: [(Key, Key, Key, Key)] = []
  private var joined: [(Key, Key)] = []
  private var places: [Double] = []
  /// The length of the whole axis, in points of the figure.
  private(set) var length = 0.0

  /// Positions closer than this are one, in points of the layout.
  static let pixel = FigureConstraint.pixel
  /// The shortest length of a gap that is not empty, in points of the figure.
  private static let least = 3.0

  /// Returns the key of a position.
  /// - Parameter rank: Orders positions of one value: ends of inner views before those of outer ones, then starts.
  mutating func key(_ value: Double, rank: Int = 0) -> Key {
    let bounded = min(max(value, -1e6), 1e6)
    let point = Point(value: Int((bounded * 100).rounded()), rank: rank)
    if let index = known[point] { return Key(index: index) }
    known[point] = points.count
    points.append(point)
    return Key(index: points.count - 1)
  }

  /// Makes a span at least as long as a length, in points of the figure.
  mutating func need(_ start: Key, _ end: Key, _ length: Double) { needs.append((start, end, length)) }

  /// Gives two spans the same length.
  mutating func equal(_ a: Key, _ b: Key, _ c: Key, _ d: Key) { equals.append((a, b, c, d)) }

  /// Keeps two positions of one value at one place.
  mutating func join(_ a: Key, _ b: Key) { joined.append((a, b)) }

  /// The place of a position, in points of the figure.
  subscript(key: Key) -> Double { places[key.index] }

  /// Whether all positions have the places that they have in another solution of the same axis.
  func isPlaced(as other: StretchedAxis) -> Bool { places == other.places }

  /// Chooses the places.
  /// - Parameters:
  ///   - target: The length of the whole axis; it becomes longer only if marks need it.
  ///   - most: The largest scale.
  /// - Complexity: O(rounds x needs x positions), with a few dozen rounds.
  mutating func solve(target: Double, most: Double = 1) {
    let (order, natural) = ordered()
    var index = [Int](repeating: 0, count: points.count)
    for (place, point) in order.enumerated() { index[point] = place }
    var lengths = Lengths(natural: natural)
    for (a, b) in joined {
      let (first, last) = (min(index[a.index], index[b.index]), max(index[a.index], index[b.index]))
      if (first..<last).allSatisfy({ natural[$0] < Self.pixel }) {
        for gap in first..<last { lengths.isFixed[gap] = true }
      }
    }
    var longest: [Int: Span] = [:]
    for (a, b, length) in needs where index[a.index] < index[b.index] {
      let key = index[a.index] * points.count + index[b.index]
      if length > longest[key]?.length ?? 0 {
        longest[key] = Span(start: index[a.index], end: index[b.index], length: length)
      }
    }
    let spans = longest.values.sorted { ($0.end - $0.start, $0.start) < ($1.end - $1.start, $1.start) }
    let pairs = equals.compactMap { a, b, c, d -> (Span, Span)? in
      let first = Span(start: index[a.index], end: index[b.index], length: 0)
      let second = Span(start: index[c.index], end: index[d.index], length: 0)
      let isApart = first.end <= second.start || second.end <= first.start
      return isApart && first.start < first.end && second.start < second.end ? (first, second) : nil
    }
    let needed = spans.map { ($0.start, $0.end, $0.length) }
    let same = pairs.map { ($0.0.start, $0.0.end, $0.1.start, $0.1.end) }
    func solved(_ scale: Double) -> Lengths {
      var trial = lengths
      trial.settle(scale: scale, least: Self.least, needed, same)
      return trial
    }
    var best = solved(most)
    if best.total > target {
      var (low, high) = (0.0, most)
      best = solved(0)
      for _ in 0..<9 where best.total < target - 0.5 {
        let middle = (low + high) / 2
        let trial = solved(middle)
        if trial.total <= target { (low, best) = (middle, trial) } else { high = middle }
      }
    }
    places = [Double](repeating: 0, count: points.count)
    var at = 0.0
    for (place, point) in order.enumerated() {
      places[point] = at
      if place < best.lengths.count { at += best.lengths[place] }
    }
    length = at
  }

  /// Returns the positions from first to last, and the lengths between them in the layout.
  private func ordered() -> (order: [Int], natural: [Double]) {
    let values = Set(points.map(\.value)).sorted()
    var (groups, last): ([Int: Int], Int?) = ([:], nil)
    for value in values {
      if let last, Double(value - last) < Self.pixel * 100 {
        groups[value] = groups[last]
      } else {
        groups[value] = value
      }
      last = value
    }
    func group(_ point: Int) -> Int { groups[points[point].value] ?? 0 }
    let order = points.indices.sorted {
      (group($0), points[$0].rank, points[$0].value, $0) < (group($1), points[$1].rank, points[$1].value, $1)
    }
    let natural = zip(order, order.dropFirst()).map { Double(group($1) - group($0)) / 100 }
    return (order, natural)
  }
}

/// The lengths between adjacent positions of an axis, which only grow until everything has room.
private struct Lengths {
  /// In points of the layout.
  let natural: [Double]
  /// Whether a gap stays empty.
  var isFixed: [Bool]
  /// In points of the figure.
  var lengths: [Double] = []
  /// How much of a lack each gap takes: empty ones take little.
  private let shares: [Double]

  init(natural: [Double]) {
    self.natural = natural
    isFixed = natural.map { _ in false }
    shares = natural.map { $0 < StretchedAxis.pixel ? 0.05 : 1 + min($0, 120) / 12 }
  }

  var total: Double { lengths.reduce(0, +) }

  private func sum(_ start: Int, _ end: Int) -> Double {
    var sum = 0.0
    for gap in start..<end { sum += lengths[gap] }
    return sum
  }

  private mutating func raise(_ start: Int, _ end: Int, to length: Double) -> Bool {
    let lack = length - sum(start, end)
    if lack < 0.02 { return false }
    var whole = 0.0
    for gap in start..<end where !isFixed[gap] { whole += shares[gap] }
    if whole == 0 { return false }
    for gap in start..<end where !isFixed[gap] { lengths[gap] += lack * shares[gap] / whole }
    return true
  }

  mutating func settle(
    scale: Double, least: Double, _ needs: [(Int, Int, Double)], _ equals: [(Int, Int, Int, Int)]
  ) {
    lengths = natural.indices.map { gap in
      natural[gap] < StretchedAxis.pixel ? 0 : max(least, natural[gap] * scale)
    }
    for _ in 0..<40 {
      var isSettled = true
      for (start, end, length) in needs where raise(start, end, to: length) { isSettled = false }
      for (a, b, c, d) in equals {
        let (first, second) = (sum(a, b), sum(c, d))
        if abs(first - second) < 0.3 { continue }
        let isRaised = first < second ? raise(a, b, to: second) : raise(c, d, to: first)
        if isRaised { isSettled = false }
      }
      if isSettled { break }
    }
  }
}
