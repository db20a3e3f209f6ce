internal import ConstraintSolver
import SystemValues

/// Questions to an engine beyond frames, for debugging layouts.
extension LayoutEngine {
  /// The constraints that decide an item's position and length along an axis, in order of installation (AL-2.16).
  func constraints(deciding item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layout()
    guard let system = currentSystem(), let unknowns = system.variables[ObjectIdentifier(item)] else { return [] }
    return constraints(
      deciding: axis == .horizontal ? [unknowns.minX, unknowns.width] : [unknowns.minY, unknowns.height], in: system)
  }

  /// All rows that decide an item's position and length along an axis, including content sizes and the system's rows.
  func rows(deciding item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [RowSource] {
    layout()
    guard let system = currentSystem(), let unknowns = system.variables[ObjectIdentifier(item)] else { return [] }
    let variables = axis == .horizontal ? [unknowns.minX, unknowns.width] : [unknowns.minY, unknowns.height]
    return variables.flatMap { system.solver.deciders(of: $0) }.compactMap { decider in
      if case .row(let row) = decider.cause { return system.sources[row] }
      return nil
    }
  }

  /// The constraints that decide one attribute of an item (AL-6.10).
  func constraints(
    deciding item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    layout()
    guard let system = currentSystem(), let unknowns = system.variables[ObjectIdentifier(item)] else { return [] }
    return constraints(deciding: attribute.names.compactMap { unknowns.named($0) }, in: system)
  }

  /// All rows of the system with their priorities, in the order in which they were written.
  func rowsInForce() -> [(source: RowSource, priority: UILayoutPriority)] {
    layout()
    guard let system = currentSystem() else { return [] }
    return system.sources.keys.sorted().compactMap { id in
      guard let source = system.sources[id], let row = try? system.solver.row(id) else { return nil }
      return (source, UILayoutPriority(Float(row.priority.rawValue)))
    }
  }

  /// Whether one attribute of an item has more than one equally good value.
  func isAmbiguous(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
    layout()
    let open = placement(of: item)?.openAttributes.map(\.name) ?? []
    return attribute.names.contains(where: open.contains)
  }

  private func constraints(deciding variables: [Variable], in system: SystemOfRows) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for decider in variables.flatMap({ system.solver.deciders(of: $0) }) {
      guard case .row(let row) = decider.cause, case .constraint(let constraint)? = system.sources[row] else {
        continue
      }
      if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
    }
    return found.sorted { $0.sequence < $1.sequence }
  }

  /// Moves one of a view's ambiguous attributes to another equally good value, until the next layout (AL-2.15).
  func exerciseAmbiguity(of view: UIView) {
    layout()
    guard let open = placement(of: view)?.openAttributes.randomElement(), let system = currentSystem(),
      let unknowns = system.variables[ObjectIdentifier(view)]
    else { return }
    guard let variable = unknowns.named(open.name) else { return }
    let now = system.solver.value(of: variable)
    // If there is no bound, a hundred points are far enough to be visible.
    let lower = open.lower.isFinite ? open.lower : min(now, open.upper) - 100
    let upper = open.upper.isFinite ? open.upper : max(now, open.lower) + 100
    let goal = (abs(now - lower) > abs(now - upper) ? lower : upper) + (now - lower) / 3 * CGFloat.random(in: 0...0.5)
    pull(variable, to: min(max(goal, lower), upper), in: system)
  }
}

extension ItemVariables {
  /// The variable with a name of ``OpenAttribute``.
  func named(_ name: String) -> Variable? {
    ["minX": minX, "minY": minY, "width": width, "height": height][name]
  }
}

extension NSLayoutConstraint.Attribute {
  /// The variables that the attribute consists of, by name.
  fileprivate var names: [String] {
    switch self {
    case .width: ["width"]
    case .height: ["height"]
    case .left, .leading, .leftMargin, .leadingMargin: ["minX"]
    case .top, .topMargin, .firstBaseline: ["minY"]
    case .notAnAttribute: []
    default: kind == .vertical ? ["minY", "height"] : ["minX", "width"]
    }
  }
}
