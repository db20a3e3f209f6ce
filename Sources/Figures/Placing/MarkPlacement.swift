/// Chooses one candidate for each object so that they are in each other's way as little as possible: greedily, then by moving
/// one object at a time, then by moving those that are still in the way together with what they meet. The same result every
/// time.
struct MarkPlacement {
  /// The candidates of each object, the cheapest first.
  private let candidates: [[MarkPlace]]
  /// The candidate of each object.
  private var chosen: [MarkPlace]
  /// What each of them reaches, by itself, because that rules most pairs out.
  private var reaches: [Box]
  private var isPlaced: [Bool]

  /// A candidate that costs as much covers something.
  private static let inTheWay = 130.0
  /// How many objects are moved together with others, how often, and to how many places.
  private static let (mostBlocked, rounds, trials) = (10, 3, 8)

  /// - Parameter objects: The candidates of each object, none of them empty.
  /// - Complexity: O(rounds x objects x candidates x objects); bounds rule most pairs out.
  init(_ objects: [[MarkPlace]]) {
    candidates = objects.map { $0.sorted { $0.cost < $1.cost } }
    chosen = candidates.compactMap(\.first)
    reaches = chosen.map(\.reach)
    isPlaced = candidates.map { _ in false }
    let order = candidates.indices.sorted { (candidates[$0].count, $0) < (candidates[$1].count, $1) }
    for object in order {
      choose(best(for: object).candidate, for: object)
      isPlaced[object] = true
    }
    descend(order)
    for _ in 0..<Self.rounds {
      let blocked = self.blocked
      if blocked.isEmpty || !shake(blocked) { break }
    }
  }

  subscript(object: Int) -> MarkPlace { chosen[object] }

  private mutating func choose(_ candidate: MarkPlace, for object: Int) {
    chosen[object] = candidate
    reaches[object] = candidate.reach
  }

  /// What is in the way of each other: lines that cross, and everything else as costs.
  var trouble: (crossings: Int, faults: Double) {
    var (crossings, faults) = (0, 0.0)
    for object in chosen.indices {
      if chosen[object].cost >= Self.inTheWay { faults += chosen[object].cost }
      for other in 0..<object where reaches[object].meets(reaches[other]) {
        let cost = Cost.of(chosen[object], chosen[other])
        if cost >= Cost.beside { faults += cost } else if cost > 0 { crossings += Int(cost / Cost.crossing) }
      }
    }
    return (crossings, faults)
  }

  /// Objects that something is in the way of.
  private var blocked: [Int] {
    chosen.indices.filter { chosen[$0].cost >= Self.inTheWay || meeting($0) >= Cost.crossing }
  }

  private func meeting(_ object: Int) -> Double {
    var cost = 0.0
    for other in reaches.indices where reaches[object].meets(reaches[other]) && other != object && isPlaced[other] {
      cost += Cost.of(chosen[object], chosen[other])
    }
    return cost
  }

  /// Returns the cheapest candidate beside those chosen for the other objects.
  private func best(for object: Int) -> (candidate: MarkPlace, cost: Double) {
    var (found, least) = (0, Double.infinity)
    let own = candidates[object]
    for index in own.indices {
      var cost = own[index].cost
      // Those that follow cost as much by themselves.
      if cost >= least { break }
      let reach = own[index].reach
      for other in reaches.indices where reach.meets(reaches[other]) && other != object && isPlaced[other] {
        cost += Cost.of(own[index], chosen[other])
        if cost >= least { break }
      }
      if cost < least { (found, least) = (index, cost) }
    }
    return (own[found], least)
  }

  private mutating func descend(_ order: [Int]) {
    for _ in 0..<8 {
      var hasMoved = false
      for object in order {
        let now = chosen[object].cost + meeting(object)
        // The first candidate with nothing in its way cannot be bettered.
        if now <= (candidates[object].first?.cost ?? 0) + 0.5 { continue }
        let better = best(for: object)
        if better.cost < now - 1e-6 {
          choose(better.candidate, for: object)
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
      let count = candidates[object].count
      for index in stride(from: 0, to: count, by: max(1, count / Self.trials)) {
        let near = self.near(object, at: index)
        if near.count > 4 { continue }
        let moved = near + [object]
        let before = moved.map { chosen[$0] }
        let cost = cost(of: moved)
        choose(candidates[object][index], for: object)
        for other in near { choose(best(for: other).candidate, for: other) }
        if cost - self.cost(of: moved) > 1e-6 {
          hasHelped = true
          break
        }
        for (object, candidate) in zip(moved, before) { choose(candidate, for: object) }
      }
    }
    return hasHelped
  }

  /// Returns the objects that a candidate of an object would meet.
  private func near(_ object: Int, at index: Int) -> [Int] {
    let own = candidates[object]
    let reach = own[index].reach
    var near: [Int] = []
    for other in reaches.indices where reach.meets(reaches[other]) && other != object {
      if Cost.of(own[index], chosen[other]) > 0 { near.append(other) }
    }
    return near
  }

  /// The cost of some objects and of everything that meets them; those between two of them count once.
  private func cost(of objects: [Int]) -> Double {
    var sum = 0.0
    for (place, object) in objects.enumerated() {
      sum += chosen[object].cost
      for other in reaches.indices
      where reaches[object].meets(reaches[other]) && other != object && !objects[..<place].contains(other) {
        sum += Cost.of(chosen[object], chosen[other])
      }
    }
    return sum
  }
}
