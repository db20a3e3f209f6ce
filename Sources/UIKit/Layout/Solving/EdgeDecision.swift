internal import ConstraintSolver

/// A coordinate or a length of an item, in its superview's coordinates; raw values are recipes' names, in lower case.
package enum LayoutEdge: String, CaseIterable, Sendable {
  case left, right, top, bottom, width, height, centerX, centerY

  /// The variables that add up to the edge, by the names of ``OpenAttribute``.
  var parts: [(name: String, share: Double)] {
    switch self {
    case .left: [("minX", 1)]
    case .right: [("minX", 1), ("width", 1)]
    case .top: [("minY", 1)]
    case .bottom: [("minY", 1), ("height", 1)]
    case .width: [("width", 1)]
    case .height: [("height", 1)]
    case .centerX: [("minX", 1), ("width", 0.5)]
    case .centerY: [("minY", 1), ("height", 0.5)]
    }
  }

  /// Whether it is on the horizontal axis.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .width, .centerX: true
    case .top, .bottom, .height, .centerY: false
    }
  }
}

/// What decides an edge of an alignment rectangle in the last layout (AL-2.16).
package struct EdgeDecision {
  /// Something that holds the edge where it is.
  package struct Part {
    /// The kind of thing that holds the edge.
    package enum Cause {
      case row(RowSource)
      /// The size of an item must not be negative (AL-1.13): the item, and `width` or `height`.
      case notNegative(Weakly<NSObject>, String)
      /// A variable that nothing else decides was brought near zero (AL-2.18): its item and its name.
      case closing(Weakly<NSObject>, String)
    }

    /// What holds the edge.
    package let cause: Cause
    /// The solver's row id; nil if the cause is not a row.
    let row: RowID?
    /// How far the edge moves when the row's constant grows by one.
    package fileprivate(set) var factor: Double
    /// The contribution to the edge, in points. All amounts add up to the edge's value.
    package fileprivate(set) var amount: Double
    /// The row's relation.
    package let relation: NSLayoutConstraint.Relation
  }

  /// In points, in the superview's coordinates, not rounded to pixels.
  package let value: Double
  /// By priority, highest first.
  package let parts: [Part]
  /// The edge's variables that have more than one optimal value, with their ranges.
  package let open: [OpenAttribute]
}

extension LayoutEngine {
  /// Returns what decides an edge of an item; nil for an item outside the engine's tree.
  /// - Complexity: For each variable, that of ``ConstraintSolver/Solver/deciders(of:)``.
  func decision(of item: any LayoutItem, _ edge: LayoutEdge) -> EdgeDecision? {
    layout()
    guard let system = currentSystem(), let unknowns = system.variables[ObjectIdentifier(item)] else { return nil }
    var parts: [EdgeDecision.Part] = []
    var places: [Decider.Cause: Int] = [:]
    var value = 0.0
    for (name, share) in edge.parts {
      guard let unknown = unknowns.named(name) else { continue }
      value += share * system.solver.value(of: unknown)
      for decider in system.solver.deciders(of: unknown) {
        if let place = places[decider.cause] {
          parts[place].factor += share * decider.factor
          parts[place].amount += share * decider.amount
        } else if let cause = system.cause(decider.cause) {
          places[decider.cause] = parts.count
          parts.append(
            EdgeDecision.Part(
              cause: cause, row: decider.cause.row, factor: share * decider.factor, amount: share * decider.amount,
              relation: NSLayoutConstraint.Relation(rawValue: Int(decider.relation.rawValue)) ?? .equal))
        }
      }
    }
    // Causes that affect the position and the length with opposite factors cancel out in their sum.
    parts.removeAll { abs($0.factor) < 1e-9 }
    let open = placement(of: item)?.openAttributes.filter { open in edge.parts.contains { $0.name == open.name } } ?? []
    return EdgeDecision(value: value, parts: parts, open: open)
  }
}

extension Decider.Cause {
  fileprivate var row: RowID? {
    if case .row(let row) = self { return row }
    return nil
  }
}

extension SystemOfRows {
  fileprivate func cause(_ cause: Decider.Cause) -> EdgeDecision.Part.Cause? {
    switch cause {
    case .row(let row): sources[row].map { .row($0) }
    case .hiddenBound(let variable): owner(of: variable).map { .notNegative(Weakly($0), $1) }
    case .closingRule(let variable): owner(of: variable).map { .closing(Weakly($0), $1) }
    }
  }

  /// The item of a variable, by the variable's index, and the variable's name.
  /// - Complexity: O(items).
  func owner(ofVariable index: Int) -> (any NSObject & LayoutItem, String)? {
    for unknowns in variables.values {
      if let variable = unknowns.all.first(where: { $0.index == index }) { return owner(of: variable) }
    }
    return nil
  }

  /// The item of a variable, and the variable's name.
  /// - Complexity: O(items).
  private func owner(of variable: Variable) -> (any NSObject & LayoutItem, String)? {
    let items: [any NSObject & LayoutItem] = views.map(\.object) + guides.map(\.object)
    for object in items {
      guard let unknowns = variables[ObjectIdentifier(object)] else { continue }
      for name in ["minX", "minY", "width", "height"] where unknowns.named(name) == variable { return (object, name) }
    }
    return nil
  }
}

extension UIView {
  /// What decides one of the view's edges; nil for a view without a layout.
  package func decision(of edge: LayoutEdge) -> EdgeDecision? { rootView.engine.decision(of: self, edge) }
}

extension UILayoutGuide {
  /// What decides one of the guide's edges; nil for a guide without a view.
  package func decision(of edge: LayoutEdge) -> EdgeDecision? {
    owningView?.rootView.engine.decision(of: self, edge)
  }
}
