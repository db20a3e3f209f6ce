/// Chooses one candidate for each object so that they are in each other's way as little as possible: greedily, then by moving
/// one object at a time, then by moving those that are still in the way together with what they meet. The same result every
/// time.
struct MarkPlacement {
  /// The candidates of all objects, those of an object together, the cheapest first.
  let candidates: [MarkPlace]
  /// The candidates of each object.
  private let ranges: [Range<Int>]
  /// For each object, the others that it can meet, whatever is chosen.
  private let neighbours: [[Int]]
  /// The candidate of each object.
  private var chosen: [Int]
  private var isPlaced: [Bool]

  /// A candidate that costs as much covers something.
  private static let inTheWay = 130.0
  /// How many objects are moved together with others, how often, and to how many places.
  private static let (mostBlocked, rounds, trials) = (10, 3, 8)

  /// - Parameter objects: The candidates of each object, none of them empty.
  /// - Complexity: O(rounds x objects x candidates x neighbours).
  init(_ objects: [[MarkPlace]]) {
    var (candidates, ranges): ([MarkPlace], [Range<Int>]) = ([], [])
    candidates.reserveCapacity(objects.reduce(0) { $0 + $1.count })
    for object in objects {
      let start = candidates.count
      // Sorting is stable (SE-0372); numbers move faster than candidates.
      let costs = object.map(\.cost)
      for index in object.indices.sorted(by: { costs[$0] < costs[$1] }) { candidates.append(object[index]) }
      ranges.append(start..<candidates.count)
    }
    (self.candidates, self.ranges) = (candidates, ranges)
    neighbours = Self.neighbours(candidates, ranges)
    chosen = ranges.map(\.lowerBound)
    isPlaced = ranges.map { _ in false }
    let order = ranges.indices.sorted { (ranges[$0].count, $0) < (ranges[$1].count, $1) }
    for object in order {
      chosen[object] = best(for: object).candidate
      isPlaced[object] = true
    }
    descend(order)
    for _ in 0..<Self.rounds {
      let blocked = self.blocked
      if blocked.isEmpty || !shake(blocked) { break }
    }
  }

  /// Returns the objects that each object can meet, by what all candidates of each reach together.
  private static func neighbours(_ candidates: [MarkPlace], _ ranges: [Range<Int>]) -> [[Int]] {
    let reaches = ranges.map { range in
      candidates[range].dropFirst().reduce(candidates[range.lowerBound].reach) { $0.union($1.reach) }
    }
    return reaches.indices.map { object in
      reaches.indices.filter { $0 != object && reaches[object].meets(reaches[$0]) }
    }
  }

  subscript(object: Int) -> MarkPlace { candidates[chosen[object]] }

  /// What is in the way of each other: lines that cross, and everything else as costs.
  var trouble: (crossings: Int, faults: Double) {
    var (crossings, faults) = (0, 0.0)
    for object in chosen.indices {
      let own = candidates[chosen[object]].cost
      if own >= Self.inTheWay { faults += own }
      for other in neighbours[object] where other < object {
        let cost = pairCost(chosen[object], chosen[other])
        if cost >= Cost.beside { faults += cost } else if cost > 0 { crossings += Int(cost / Cost.crossing) }
      }
    }
    return (crossings, faults)
  }

  /// The cost of two candidates together.
  private func pairCost(_ a: Int, _ b: Int) -> Double {
    candidates.withUnsafeBufferPointer { Cost.of($0[a], $0[b]) }
  }

  /// Objects that something is in the way of.
  private var blocked: [Int] {
    chosen.indices.filter { candidates[chosen[$0]].cost >= Self.inTheWay || meeting($0) >= Cost.crossing }
  }

  private func meeting(_ object: Int) -> Double {
    var sum = 0.0
    for other in neighbours[object] where isPlaced[other] { sum += pairCost(chosen[object], chosen[other]) }
    return sum
  }

  /// Returns the cheapest candidate beside those chosen for the other objects.
  private func best(for object: Int) -> (candidate: Int, cost: Double) {
    var (found, least) = (ranges[object].lowerBound, Double.infinity)
    // What was chosen for the neighbours, so that the loops within read nothing else.
    let others = neighbours[object].filter { isPlaced[$0] }.map { chosen[$0] }
    candidates.withUnsafeBufferPointer { candidates in
      for index in ranges[object] {
        var cost = candidates[index].cost
        // Those that follow cost as much by themselves.
        if cost >= least { break }
        for other in others {
          cost += Cost.of(candidates[index], candidates[other])
          if cost >= least { break }
        }
        if cost < least { (found, least) = (index, cost) }
      }
    }
    return (found, least)
  }

  private mutating func descend(_ order: [Int]) {
    for _ in 0..<8 {
      var hasMoved = false
      for object in order {
        let now = candidates[chosen[object]].cost + meeting(object)
        // The first candidate with nothing in its way cannot be bettered.
        if now <= candidates[ranges[object].lowerBound].cost + 0.5 { continue }
        let better = best(for: object)
        if better.cost < now - 1e-6 {
          chosen[object] = better.candidate
          hasMoved = true
        }
      }
      if !hasMoved { break }
    }
  }

  /// Tries other candidates for objects in trouble, and lets those around them make way.
  /// - Returns: Whether that helped.
  private mutating func shake(_ blocked: [Int]) -> Bool {
    var hasHelped = false
    for object in blocked.prefix(Self.mostBlocked) {
      let range = ranges[object]
      for index in stride(from: range.lowerBound, to: range.upperBound, by: max(1, range.count / Self.trials)) {
        let near = neighbours[object].filter { pairCost(index, chosen[$0]) > 0 }
        if near.count > 4 { continue }
        let moved = near + [object]
        let before = moved.map { chosen[$0] }
        let cost = cost(of: moved)
        chosen[object] = index
        for other in near { chosen[other] = best(for: other).candidate }
        if cost - self.cost(of: moved) > 1e-6 {
          hasHelped = true
          break
        }
        for (object, candidate) in zip(moved, before) { chosen[object] = candidate }
      }
    }
    return hasHelped
  }

  /// The cost of some objects and of everything that meets them; those between two of them count once.
  private func cost(of objects: [Int]) -> Double {
    var sum = 0.0
    for (place, object) in objects.enumerated() {
      sum += candidates[chosen[object]].cost
      for other in neighbours[object] where !objects[..<place].contains(other) {
        sum += pairCost(chosen[object], chosen[other])
      }
    }
    return sum
  }
}
