/// Chooses one candidate for each object so that they are in each other's way as little as possible: greedily, then by moving
/// one object at a time, then by moving those that are still in the way together with what they meet. The same result every
/// time.
struct Placement {
  /// The candidates of each object, the cheapest first.
  private let candidates: [[Candidate]]
  private(set) var chosen: [Int]

  /// - Complexity: O(rounds x objects x candidates x objects); most pairs are told apart by their bounds.
  init(_ objects: [[Candidate]]) {
    candidates = objects.map { $0.sorted { $0.cost < $1.cost } }
    chosen = candidates.map { _ in -1 }
    let order = candidates.indices.sorted { (candidates[$0].count, $0) < (candidates[$1].count, $1) }
    for object in order { chosen[object] = best(for: object).index }
    descend(order)
    for _ in 0..<4 where !blocked.isEmpty {
      if !shake() { break }
    }
  }

  subscript(object: Int) -> Candidate { candidates[object][chosen[object]] }

  /// The cost of everything together.
  var cost: Double {
    candidates.indices.reduce(0) { sum, object in
      var own = self[object].cost
      for other in 0..<object { own += Cost.of(self[object], self[other]) }
      return sum + own
    }
  }

  /// The cost of objects in the way of each other, and of texts.
  var trouble: Double {
    candidates.indices.reduce(0) { sum, object in
      let own = self[object].cost >= Self.inTheWay ? self[object].cost : 0
      return sum + own + meeting(object) / 2
    }
  }

  /// A candidate that costs as much covers something.
  private static let inTheWay = 45.0

  /// Objects that something is in the way of.
  private var blocked: [Int] {
    candidates.indices.filter { meeting($0) >= Cost.crossing || self[$0].cost >= Self.inTheWay }
  }

  private func meeting(_ object: Int) -> Double {
    var cost = 0.0
    let own = self[object]
    for other in candidates.indices where other != object && chosen[other] >= 0 { cost += Cost.of(own, self[other]) }
    return cost
  }

  /// Returns the cheapest candidate beside those chosen for the other objects.
  private func best(for object: Int, except: Int = -1) -> (index: Int, cost: Double) {
    var found = (index: 0, cost: Double.infinity)
    for (index, candidate) in candidates[object].enumerated() where index != except {
      var cost = candidate.cost
      if cost >= found.cost { break }
      for other in candidates.indices where other != object && chosen[other] >= 0 {
        cost += Cost.of(candidate, candidates[other][chosen[other]])
        if cost >= found.cost { break }
      }
      if cost < found.cost { found = (index, cost) }
    }
    return found
  }

  private mutating func descend(_ order: [Int]) {
    for _ in 0..<10 {
      var hasMoved = false
      for object in order {
        let now = self[object].cost + meeting(object)
        if now < 2 { continue }
        let better = best(for: object)
        if better.cost < now - 1e-6, better.index != chosen[object] {
          chosen[object] = better.index
          hasMoved = true
        }
      }
      if !hasMoved { break }
    }
  }

  /// Tries other candidates for objects in trouble, and lets those around them make way.
  /// - Returns: Whether that helped.
  private mutating func shake() -> Bool {
    var hasHelped = false
    var now = cost
    for object in blocked.prefix(12) {
      let start = chosen
      let step = max(1, candidates[object].count / 10)
      for index in stride(from: 0, to: candidates[object].count, by: step) where index != start[object] {
        if candidates[object][index].cost > now { break }
        chosen[object] = index
        let near = candidates.indices.filter { $0 != object && Cost.of(self[object], self[$0]) > 0 }
        for other in near { chosen[other] = best(for: other).index }
        for other in near + [object] { chosen[other] = best(for: other).index }
        let trial = cost
        if trial < now - 1e-6 {
          (now, hasHelped) = (trial, true)
          break
        }
        chosen = start
      }
    }
    return hasHelped
  }
}
