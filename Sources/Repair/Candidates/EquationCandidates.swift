import Layout

/// Candidates that edit the constraints there are.
struct EquationCandidates {
  let subject: RepairSubject

  /// Other priorities and relations of a constraint, and the document without it.
  func weaker(_ constraint: SceneConstraint) -> [Candidate] {
    var found: [Candidate] = []
    func add(_ change: (inout SceneConstraint) -> Void) {
      var new = constraint
      change(&new)
      if new != constraint { found.append(Candidate(.replace(constraint, with: new))) }
    }
    for priority in priorities(below: constraint.priority) { add { $0.priority = priority } }
    if constraint.relation == .equal {
      add { $0.relation = .greaterThanOrEqual }
      add { $0.relation = .lessThanOrEqual }
    }
    found.append(Candidate(.remove(constraint)))
    return found
  }

  /// Priorities that differ in their order to others.
  private func priorities(below own: ScenePriority) -> [ScenePriority] {
    ([999, 751, 749, 250] as [ScenePriority]).filter { $0 < own }
  }

  /// Higher priorities, and an equation instead of an inequality.
  func stronger(_ constraint: SceneConstraint) -> [Candidate] {
    var found: [Candidate] = []
    for priority in [751, 999, 1000] as [ScenePriority] where priority > constraint.priority {
      var new = constraint
      new.priority = priority
      found.append(Candidate(.replace(constraint, with: new)))
    }
    let others: [SceneConstraint.Relation] =
      switch constraint.relation {
      case .equal: []
      case .greaterThanOrEqual: [.equal, .lessThanOrEqual]
      case .lessThanOrEqual: [.equal, .greaterThanOrEqual]
      }
    for relation in others {
      var new = constraint
      new.relation = relation
      found.append(Candidate(.replace(constraint, with: new)))
    }
    return found
  }

  /// An inequality, with an equation of a lower priority beside it where the constraint was: a spring and a stop.
  func spring(_ constraint: SceneConstraint, _ relation: SceneConstraint.Relation) -> Candidate? {
    guard constraint.relation == .equal else { return nil }
    var (stop, spring) = (constraint, constraint)
    stop.relation = relation
    spring.priority = 750
    spring.label = nil
    return Candidate([.replace(constraint, with: stop), .add(spring)], custom: 3)
  }

  /// The constraint only where it does no harm: not in some size classes.
  func restricted(_ constraint: SceneConstraint, outside classes: [SizeClasses]) -> [Candidate] {
    guard constraint.label != nil, subject.scene.canvas == nil else { return [] }
    return classes.map { Candidate(.uninstall(constraint, in: $0)) }
  }

  /// The safe area or the margins in place of the superview's edges.
  func insideEdges(_ constraint: SceneConstraint) -> [Candidate] {
    let sides: Set<SceneAttribute> = [.left, .right, .top, .bottom, .leading, .trailing]
    func swapped(_ side: SceneConstraint.Operand) -> SceneConstraint.Operand? {
      side.item == .root && sides.contains(side.attribute) ? .init(.safeArea, side.attribute) : nil
    }
    var found: [Candidate] = []
    if let first = swapped(constraint.first) {
      var new = constraint
      new.first = first
      found.append(Candidate(.replace(constraint, with: new)))
    }
    if let second = constraint.second.flatMap(swapped) {
      var new = constraint
      new.second = second
      found.append(Candidate(.replace(constraint, with: new)))
    }
    return found
  }

  /// An equation with reading directions in place of left and right.
  func directional(_ constraint: SceneConstraint) -> Candidate? {
    let names: [SceneAttribute: SceneAttribute] = [
      .left: .leading, .right: .trailing, .leftMargin: .leadingMargin, .rightMargin: .trailingMargin,
    ]
    var new = constraint
    new.first.attribute = names[new.first.attribute] ?? new.first.attribute
    if let second = new.second { new.second?.attribute = names[second.attribute] ?? second.attribute }
    return new == constraint ? nil : Candidate(.replace(constraint, with: new))
  }
}
