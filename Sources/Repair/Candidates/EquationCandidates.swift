import Layout

/// Candidates that edit the constraints there are.
struct EquationCandidates {
  let subject: RepairSubject

  /// Other priorities and relations of a constraint, and the document without it.
  func weaker(_ constraint: SceneConstraint) -> [Candidate] {
    let relations: [SceneConstraint.Relation] =
      constraint.relation == .equal ? [.greaterThanOrEqual, .lessThanOrEqual] : []
    return priorities(below: constraint.priority).compactMap { priority in
      Candidate(changing: constraint) { $0.priority = priority }
    } + relations.compactMap { relation in Candidate(changing: constraint) { $0.relation = relation } }
      + [Candidate(.remove(constraint))]
  }

  /// Constants that a person would write in place of a wrong one: with the other sign, as constraints of the same kind
  /// have, as the opposite edge has, none.
  func familiar(_ constraint: SceneConstraint) -> [Candidate] {
    guard case .points(let points) = constraint.constant, let second = constraint.second else { return [] }
    func constant(of other: SceneConstraint, _ first: SceneAttribute?, _ end: SceneAttribute?) -> Double? {
      guard other != constraint, other.first.attribute == first, other.second?.attribute == end,
        case .points(let points) = other.constant
      else { return nil }
      return points
    }
    let (own, end) = (constraint.first.attribute, second.attribute)
    let alike = subject.constraints.compactMap { constant(of: $0, own, end) }
    let across = subject.constraints.filter { $0.first.item == constraint.first.item }
      .compactMap { constant(of: $0, own.opposite, end.opposite) }.map { -$0 }
    var found: [Double] = []
    for value in [-points] + across.prefix(1) + alike.prefix(2) + [0] where value != points && !found.contains(value) {
      found.append(value)
    }
    return found.compactMap { value in Candidate(changing: constraint) { $0.constant = .points(value) } }
  }

  /// Priorities that differ in their order to others.
  private func priorities(below own: ScenePriority) -> [ScenePriority] {
    ([999, 751, 749, 250] as [ScenePriority]).filter { $0 < own }
  }

  /// Higher priorities, and an equation instead of an inequality.
  func stronger(_ constraint: SceneConstraint) -> [Candidate] {
    let priorities = ([751, 999, 1000] as [ScenePriority]).filter { $0 > constraint.priority }
    let others: [SceneConstraint.Relation] =
      switch constraint.relation {
      case .equal: []
      case .greaterThanOrEqual: [.equal, .lessThanOrEqual]
      case .lessThanOrEqual: [.equal, .greaterThanOrEqual]
      }
    return priorities.compactMap { priority in Candidate(changing: constraint) { $0.priority = priority } }
      + others.compactMap { relation in Candidate(changing: constraint) { $0.relation = relation } }
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
    func swapped(_ side: SceneConstraint.Operand) -> SceneConstraint.Operand {
      side.item == .root && sides.contains(side.attribute) ? .init(.safeArea, side.attribute) : side
    }
    return [
      Candidate(changing: constraint) { $0.first = swapped($0.first) },
      Candidate(changing: constraint) { $0.second = $0.second.map(swapped) },
    ].compactMap { $0 }
  }

  /// The keyboard's edge in place of the bottom of the superview or its safe area, which it is without a keyboard
  /// (AL-5.26).
  func aboveKeyboard(_ constraint: SceneConstraint) -> [Candidate] {
    let ends: [SceneConstraint.Operand] = [
      .init(.root, .bottom), .init(.safeArea, .bottom), .init(.bottomLayoutGuide, .top),
    ]
    func swapped(_ side: SceneConstraint.Operand) -> SceneConstraint.Operand {
      ends.contains(side) ? .init(.keyboardGuide, .top) : side
    }
    return [
      Candidate(changing: constraint) { $0.first = swapped($0.first) },
      Candidate(changing: constraint) { $0.second = $0.second.map(swapped) },
    ].compactMap { $0 }
  }

  /// An equation with reading directions in place of left and right.
  func directional(_ constraint: SceneConstraint) -> Candidate? {
    let names: [SceneAttribute: SceneAttribute] = [
      .left: .leading, .right: .trailing, .leftMargin: .leadingMargin, .rightMargin: .trailingMargin,
    ]
    return Candidate(changing: constraint) { new in
      new.first.attribute = names[new.first.attribute] ?? new.first.attribute
      if let second = new.second { new.second?.attribute = names[second.attribute] ?? second.attribute }
    }
  }
}

extension SceneAttribute {
  /// The attribute at the other end; nil for a length, a centre or a baseline.
  var opposite: SceneAttribute? {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .topMargin: .bottomMargin
    case .bottomMargin: .topMargin
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: nil
    }
  }
}
