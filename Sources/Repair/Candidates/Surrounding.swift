import Layout

/// The constraints, views and numbers that are near to views: what may decide where they are.
struct Surrounding {
  let subject: RepairSubject
  /// Ids of the views, their superviews and their siblings.
  let views: [String]
  /// From near to far.
  let constraints: [SceneConstraint]

  /// More candidates than these are not tried.
  private static let (viewLimit, constraintLimit) = (16, 48)

  init(_ ids: [String], in subject: RepairSubject, _ axes: Set<SceneAxis>) {
    self.subject = subject
    var order: [String] = []
    func add(_ id: String) { if !order.contains(id), subject.viewsByID[id] != nil { order.append(id) } }
    for id in ids { add(id) }
    for id in ids { for sibling in subject.siblings(of: id) { add(sibling.id) } }
    for id in ids { for outer in subject.chain(of: id) { add(outer) } }
    for id in ids { for child in subject.viewsByID[id]?.children ?? [] { add(child.id) } }
    let own = Set(ids)
    func distance(_ constraint: SceneConstraint) -> Int? {
      let mentioned = [constraint.first.item, constraint.second?.item].compactMap { $0?.viewID }
      let isOfAxes =
        axes.contains(constraint.first.attribute.isHorizontal ? .horizontal : .vertical)
        || constraint.second.map { axes.contains($0.attribute.isHorizontal ? .horizontal : .vertical) } ?? false
      guard isOfAxes else { return nil }
      if mentioned.contains(where: own.contains) { return 0 }
      let places = mentioned.compactMap(order.firstIndex)
      return places.min().map { 1 + $0 }
    }
    let near = subject.constraints.enumerated().compactMap { index, constraint in
      distance(constraint).map { ($0, index, constraint) }
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    constraints = near.prefix(Self.constraintLimit).map(\.2)
    views = Array(order.prefix(Self.viewLimit))
  }

  /// All stack views among the views and around them.
  var stacks: [SceneView] {
    var found: [SceneView] = []
    for id in views {
      let own = [subject.viewsByID[id], subject.stack(around: id)].compactMap { $0 }
      for view in own {
        if case .stack = view.kind, !found.contains(where: { $0.id == view.id }) { found.append(view) }
      }
    }
    return found
  }

  /// Constants and spacings.
  var numbers: [NumberSolver.Family] {
    let superviews = subject.superviews
    let constants = constraints.map { constraint in
      NumberSolver.Family(value: constraint.points(superviews), range: -2000...2000) { value in
        var new = constraint
        new.constant = .points(value)
        return .replace(constraint, with: new)
      }
    }
    let spacings = stacks.map { view -> NumberSolver.Family in
      var own = 8.0
      if case .stack(let stack) = view.kind, case .points(let points) = stack.spacing { own = points }
      return NumberSolver.Family(value: own, range: 0...400) { .set(.spacing($0), of: view.id) }
    }
    return constants + spacings
  }

  /// Everything that edits what there is.
  func candidates(of ids: [String], _ axes: [SceneAxis]) -> [Candidate] {
    let (equations, properties) = (EquationCandidates(subject: subject), ViewCandidates(subject: subject))
    return properties.priorities(of: views, axes)
      + constraints.flatMap { constraint in
        equations.weaker(constraint) + equations.stronger(constraint) + equations.familiar(constraint)
          + [SceneConstraint.Relation.greaterThanOrEqual, .lessThanOrEqual].compactMap {
            equations.spring(constraint, $0)
          }
      } + properties.moreText(ids) + stacks.flatMap(properties.stack)
  }
}
