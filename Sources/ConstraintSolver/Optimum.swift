/// The optimal solutions of a table of rows: reduction, components, one simplex each.
struct Optimum {
  private let table: RowTable
  private let domains: [Domain]
  private var reduction: EquationReduction
  private let components: [Component]
  private let places: [Int: (component: Int, member: Int)]
  private let hasConstantViolation: Bool
  private var simplexes: [Simplex]

  init(_ table: RowTable, domains: [Domain]) {
    self.table = table
    self.domains = domains
    reduction = EquationReduction(table, variableCount: domains.count)
    let violations: [Int]
    (components, places, violations) = Component.split(table, reduction: &reduction, domains: domains)
    hasConstantViolation = reduction.isContradictory || !violations.isEmpty
    simplexes = components.map { component in
      let costs = ConvexCosts(
        component.hints.map(\.pull), variableCount: component.members.count, levelCount: table.levelCount)
      var simplex = Simplex(component, costs: costs)
      simplex.optimise()
      return simplex
    }
  }

  var stepCount: Int { simplexes.reduce(0) { $0 + $1.stepCount } }

  /// Required rows among which there is a contradiction; nil if all can hold.
  func contradiction() -> Set<Int>? {
    var isViolated = hasConstantViolation
    for (component, simplex) in zip(components, simplexes) {
      for hint in component.hints where hint.level == RowTable.requiredLevel {
        if hint.error(at: simplex.values[hint.variable]) > Solver.tolerance { isViolated = true }
      }
      for (row, coupling) in component.couplings.enumerated() where simplex.basicOfRow[row] < 0 {
        let sum = coupling.terms.reduce(-coupling.rightSide) { $0 + $1.coefficient * simplex.values[$1.variable] }
        if abs(sum) > Solver.tolerance { isViolated = true }
      }
    }
    guard isViolated else { return nil }
    return Set(table.entries.lazy.filter { $0.level == RowTable.requiredLevel }.map(\.id))
  }

  /// Chooses one of the optimal solutions by AL-2.18 and says which variables had a choice.
  mutating func close(
    order: [Variable]
  ) -> (values: [Double], ranges: [Variable: (lower: Double, upper: Double)]) {
    var openMembers: [(component: Int, member: Int, lower: Double, upper: Double)] = []
    for index in components.indices {
      var face = OptimalFace(of: simplexes[index])
      let open = components[index].members.indices.filter {
        components[index].members[$0] >= 0 && face.mayMove($0, in: simplexes[index])
      }
      if open.isEmpty { continue }
      for member in open {
        let range = simplexes[index].range(of: member, on: face)
        if range.upper - range.lower > Solver.tolerance {
          openMembers.append((index, member, range.lower, range.upper))
        }
      }
      simplexes[index].close(&face, wishes: wishes(for: index, order: order))
    }

    var values = Array(repeating: 0.0, count: domains.count)
    var rangeOfRepresentative: [Int: (lower: Double, upper: Double)] = [:]
    for open in openMembers {
      rangeOfRepresentative[components[open.component].members[open.member]] = (open.lower, open.upper)
    }
    var ranges: [Variable: (lower: Double, upper: Double)] = [:]
    for variable in domains.indices {
      let image = reduction.image(of: variable)
      guard let representative = image.representative, let place = places[representative] else {
        values[variable] = image.offset
        continue
      }
      values[variable] = image.scale * simplexes[place.component].values[place.member] + image.offset
      if let range = rangeOfRepresentative[representative] {
        let ends = [image.scale * range.lower + image.offset, image.scale * range.upper + image.offset]
        ranges[Variable(index: variable)] = (min(ends[0], ends[1]), max(ends[0], ends[1]))
      }
    }
    return (values, ranges)
  }

  /// AL-2.18's wishes for one component, in their fixed order.
  private mutating func wishes(for index: Int, order: [Variable]) -> [ClosingWish] {
    let component = components[index]
    func rank(_ hint: Component.Hint) -> (Int, Int, Int, Int) {
      guard let entry = hint.entry.map({ table.entries[$0] }) else { return (hint.level, 2, 0, 0) }
      return (hint.level, entry.yieldsInTies ? 1 : 0, entry.sequence, entry.id)
    }
    let hints = component.hints.filter { $0.entry != nil }.sorted { rank($0) < rank($1) }
    // Stage 0: ties are settled in order of installation.
    var wishes = hints.filter { $0.level != RowTable.requiredLevel }.map { hint in
      ClosingWish.reach(member: hint.variable, side: hint.side, value: hint.target)
    }
    // Stage 0b: explicit inequalities sit at their bounds.
    let bounds = component.hints.compactMap { hint -> (Component.Hint, RowTable.Entry)? in
      guard let entry = hint.entry.map({ table.entries[$0] }), entry.closesAtBound, entry.relation != .equal else {
        return nil
      }
      return (hint, entry)
    }
    wishes += bounds.sorted { ($0.1.sequence, $0.1.id) < ($1.1.sequence, $1.1.id) }.map {
      ClosingWish.approach(member: $0.0.variable, value: $0.0.target)
    }
    // Stages 1 and 2: the caller's order, nearest to 0.
    for variable in order {
      let image = reduction.image(of: variable.index)
      if let representative = image.representative, let place = places[representative], place.component == index {
        wishes.append(.approach(member: place.member, value: -image.offset / image.scale))
      }
    }
    // Whatever the caller left out: nearest to 0, by index.
    wishes += component.members.indices.map { .approach(member: $0, value: 0) }
    return wishes
  }
}
