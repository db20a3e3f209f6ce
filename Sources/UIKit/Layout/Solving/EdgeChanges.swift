internal import ConstraintSolver
import SystemValues

/// What would change an edge, in addition to what decides it now.
package struct EdgeChanges {
  /// A value that moves the edge, or would, and the limit to which it does.
  package struct Turn {
    /// The source of the value: a constraint's constant, the size of a content, or one of the system's lengths.
    package let source: RowSource
    /// Whether the value is the row's priority, and in which way the row pulls.
    package var raised: NSLayoutConstraint.Relation?
    /// The current value, in points.
    package let now: Double
    /// The value at which something else starts to decide the edge.
    package let limit: Double
    /// The edge's value at the limit.
    package let value: Double
    /// What decides the edge beyond the limit, but not now.
    package let takesOver: [EdgeDecision.Part]
    /// Whether required constraints contradict each other beyond the limit.
    package let isContradictory: Bool
    /// Whether values above the limit are beyond it.
    package var isAbove = true
  }

  /// By source, in the order of the decision's parts; the item's own content comes last.
  package let turns: [Turn]
  /// By index of the decision's parts: what keeps the edge in place without that part.
  package let equivalents: [Int: [EdgeDecision.Part]]
  /// Rows that do not contribute to the edge, but without which it would move or be ambiguous: rows that pull at it and
  /// gave way, and rows that keep it from moving further. A view's content counts once, whether it hugs or resists.
  package let supports: [Support]

  /// A row that holds an edge without contributing to it.
  package struct Support {
    /// Where the row comes from.
    package let source: RowSource
    /// The relation between its sides.
    package let relation: NSLayoutConstraint.Relation
    /// Whether the row is optional and not satisfied.
    package let gaveWay: Bool
  }
}

extension UIView {
  /// What would change one of the view's edges; nil for a view without a layout.
  package func changes(of edge: LayoutEdge) -> EdgeChanges? { rootView.engine.changes(of: self, edge) }
}

extension UILayoutGuide {
  /// What would change one of the guide's edges; nil for a guide without a view.
  package func changes(of edge: LayoutEdge) -> EdgeChanges? {
    owningView?.rootView.engine.changes(of: self, edge)
  }
}

extension LayoutEngine {
  /// Values beyond this do not occur in layouts.
  private static let farthest = 1e5
  /// How far beyond a limit to look, in points: more than the tolerance for equality, less than is visible.
  private static let beyond = 0.01
  /// Edges with more deciding parts, and trees with more rows, are skipped, because each part requires a copy of the
  /// tree's rows.
  private static let (triedParts, copiedRows) = (64, 10_000)

  /// Returns what would change an edge of an item; nil for an item outside the engine's tree, for an edge that more
  /// than 64 rows decide, and in a tree of more than 10,000 rows. Texts keep their current lines.
  /// - Complexity: For each part of the decision, a few solves of the tree.
  func changes(of item: any LayoutItem, _ edge: LayoutEdge) -> EdgeChanges? {
    guard let decision = decision(of: item, edge), let system = currentSystem(),
      let unknowns = system.variables[ObjectIdentifier(item)], decision.parts.count <= Self.triedParts,
      system.sources.count <= Self.copiedRows
    else { return nil }
    let sum = LinearExpression(
      edge.parts.compactMap { name, share in unknowns.named(name).map { Term($0, share) } })
    let known = Set(decision.parts.compactMap(\.row))
    let groups = moved(with: decision, of: item, edge, system)
    let turns = groups.flatMap { group -> [EdgeChanges.Turn] in
      let trial = EdgeTrial(system, of: sum, moving: Set(group.rows))
      let ends = trial.ends
      return ends.compactMap { end in
        guard abs(end.distance) < Self.farthest else { return nil }
        let beyond = trial.moved(to: end.distance + (end.isUpper ? Self.beyond : -Self.beyond))
        let new = beyond.parts.filter { part in part.row.map { !known.contains($0) } ?? true }
        // A row that was already exactly satisfied does not cause the change.
        let loose = new.filter { part in part.row.map { !trial.isTight($0) } ?? true }
        let takesOver = loose.isEmpty ? new : loose
        guard beyond.isContradictory || !takesOver.isEmpty else { return nil }
        func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }
        return EdgeChanges.Turn(
          source: group.source, now: group.now, limit: rounded(group.now + end.distance), value: rounded(end.value),
          takesOver: takesOver, isContradictory: beyond.isContradictory, isAbove: end.isUpper)
      }
    }
    var equivalents: [Int: [EdgeDecision.Part]] = [:]
    for (index, part) in decision.parts.enumerated() {
      guard let row = part.row, system.sources[row]?.isSystem == false else { continue }
      let trial = EdgeTrial(system, of: sum, without: [row])
      guard let rest = trial.decision, abs(rest.value - decision.value) < Self.beyond else { continue }
      let others = rest.parts.filter { part in part.row.map { !known.contains($0) } ?? false }
      if !others.isEmpty { equivalents[index] = others }
    }
    let named = known.union(equivalents.values.flatMap { $0.compactMap(\.row) })
    let trial = EdgeTrial(system, of: sum)
    let axis: NSLayoutConstraint.Axis = edge.isHorizontal ? .horizontal : .vertical
    let supports = supports(of: item, axis, trial, besides: named, known, system)
    let raised = supports.filter(\.support.gaveWay).compactMap { row, support in
      trial.turn(raising: row, support, known: known)
    }
    return EdgeChanges(turns: turns + raised, equivalents: equivalents, supports: supports.map(\.support))
  }

  /// Rows are tried one by one; trees with more rows are skipped.
  private static let triedRows = 600

  private func supports(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ trial: EdgeTrial, besides named: Set<RowID>,
    _ known: Set<RowID>, _ system: SystemOfRows
  ) -> [(row: RowID, support: EdgeChanges.Support)] {
    var units = Set(named.compactMap { system.sources[$0].map(SupportUnit.init) })
    let others = system.sources.keys.sorted().filter { !named.contains($0) && system.sources[$0]?.isSystem == false }
    if others.count > Self.triedRows { return [] }
    var found: [(row: RowID, support: EdgeChanges.Support)] = others.compactMap { row in
      guard let source = system.sources[row], !units.contains(SupportUnit(source)),
        let support = trial.support(by: row, source, isOwn: source.pulls(at: item, axis))
      else { return nil }
      units.insert(SupportUnit(source))
      return (row, support)
    }
    // What gave way to the item's own content lost to one of its two sides, which may not be the one that decides.
    guard found.contains(where: { $0.support.gaveWay && !$0.support.source.isContent(of: item, axis) }),
      known.contains(where: { system.sources[$0]?.isContent(of: item, axis) ?? false })
    else { return found }
    let rest = system.sources.keys.sorted().filter { !known.contains($0) }
    found += rest.compactMap { row in
      guard let source = system.sources[row], source.isContent(of: item, axis),
        !found.contains(where: { $0.row == row }), let support = trial.support(by: row, source, isOwn: true)
      else { return nil }
      return (row, support)
    }
    return found
  }

  /// What counts as one row: a constraint, or a view's content along an axis.
  private enum SupportUnit: Hashable {
    case constraint(ObjectIdentifier)
    case content(ObjectIdentifier?, NSLayoutConstraint.Axis)
    case system

    init(_ source: RowSource) {
      switch source {
      case .constraint(let constraint): self = .constraint(ObjectIdentifier(constraint))
      case .contentSize(let view, let axis): self = .content(view.object.map { ObjectIdentifier($0) }, axis)
      case .system: self = .system
      }
    }
  }

  /// A value of the layout, and the rows that contain it.
  private struct MovedNumber {
    let source: RowSource
    let now: Double
    let rows: [RowID]
  }

  private func moved(
    with decision: EdgeDecision, of item: any LayoutItem, _ edge: LayoutEdge, _ system: SystemOfRows
  ) -> [MovedNumber] {
    var contents: Set<ContentKey> = []
    func content(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> MovedNumber? {
      let size = axis == .horizontal ? view.layoutIntrinsicSize.width : view.layoutIntrinsicSize.height
      guard size >= 0, contents.insert(ContentKey(view: ObjectIdentifier(view), axis: axis)).inserted else {
        return nil
      }
      let rows = system.sources.compactMap { id, source -> RowID? in
        guard case .contentSize(let other, axis) = source, other.object === view else { return nil }
        return id
      }
      return rows.isEmpty
        ? nil : MovedNumber(source: .contentSize(Weakly(view), axis), now: size, rows: rows.sorted())
    }
    var found: [MovedNumber] = decision.parts.compactMap { part in
      guard let row = part.row, case .row(let source) = part.cause else { return nil }
      switch source {
      // A stack view's constraints with a zero constant cannot be changed.
      case .constraint(let constraint) where constraint.isPrivate && constraint.constant == 0: return nil
      case .constraint(let constraint): return MovedNumber(source: source, now: constraint.constant, rows: [row])
      case .contentSize(let view, let axis): return view.object.flatMap { content($0, axis) }
      case .system:
        let side = part.amount / part.factor
        return abs(side) < Self.beyond ? nil : MovedNumber(source: source, now: side, rows: [row])
      }
    }
    if let view = item as? UIView, let own = content(view, edge.isHorizontal ? .horizontal : .vertical) {
      found.append(own)
    }
    return found
  }

  private struct ContentKey: Hashable {
    let view: ObjectIdentifier
    let axis: NSLayoutConstraint.Axis
  }
}

extension RowSource {
  /// Whether the row is the item's content, or a constraint of a client that mentions the item, along an axis.
  fileprivate func pulls(at item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
    guard case .constraint(let constraint) = self else { return isContent(of: item, axis) }
    if constraint.isPrivate || constraint.priority.isRequired { return false }
    let kind = constraint.firstAttribute.kind
    let isVertical = kind == .vertical || constraint.firstAttribute == .height
    return isVertical == (axis == .vertical) && constraint.layoutItems.contains { $0 === item }
  }

  fileprivate func isContent(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
    if case .contentSize(let view, axis) = self { return view.object === item }
    return false
  }
}

/// A copy of a tree's rows, for observing one edge while values are changed and rows omitted.
@MainActor
private final class EdgeTrial {
  private let solver: Solver
  private let edge: Variable
  /// The row ids in this solver, by the original's.
  private var copies: [RowID: RowID] = [:]
  private var value = 0.0
  private var isUnique = true
  /// The parameter that is added to the constants of the moving rows.
  private let shift: Variable
  /// The original's row ids, by those in this solver.
  private var originals: [RowID: RowID] = [:]
  private let system: SystemOfRows
  private var baseConflicts = 0

  init(
    _ system: SystemOfRows, of sum: LinearExpression, moving moved: Set<RowID> = [], without left: Set<RowID> = []
  ) {
    let solver = Solver()
    let sizes = Set(system.variables.values.flatMap { [$0.width, $0.height] }.map(\.index))
    let variables = (0..<system.solver.variableCount).map { solver.makeVariable(sizes.contains($0) ? .size : .free) }
    func copied(_ expression: LinearExpression) -> LinearExpression {
      LinearExpression(
        expression.terms.map { Term(variables[$0.variable.index], $0.coefficient) }, constant: expression.constant)
    }
    (shift, edge) = (solver.makeVariable(.parameter), solver.makeVariable())
    (self.system, self.solver) = (system, solver)
    for id in system.sources.keys.sorted() where !left.contains(id) {
      guard var row = try? system.solver.row(id) else { continue }
      row.expression = copied(row.expression)
      if moved.contains(id) { row.expression.terms.append(Term(shift, -1)) }
      if let copy = try? solver.add(row) { (originals[copy], copies[id]) = (id, copy) }
    }
    _ = try? solver.add(Row(LinearExpression(edge) - copied(sum), .equal, sequence: .max))
    solver.closingOrder = system.solver.closingOrder.map { variables[$0.index] }
    solve()
    baseConflicts = solver.conflicts.count
    (value, isUnique) = (solver.value(of: edge), solver.isUnique(edge))
  }

  private func solve() {
    solver.solve { rows in
      LayoutEngine.broken(of: rows) { self.originals[$0].flatMap { self.system.sources[$0] } }
    }
  }

  // MARK: Supports

  /// Whether a row is satisfied with equality.
  func isTight(_ row: RowID) -> Bool {
    guard let copy = copies[row], let written = try? solver.row(copy) else { return false }
    return abs(missed(written)) <= Self.tolerance
  }

  private func missed(_ row: Row) -> Double {
    row.expression.terms.reduce(row.expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  /// What a row does for the edge; nil if the edge is the same without the row.
  /// - Parameter isOwn: Whether it is the content of the edge's own view, for which giving way is always reported.
  func support(by row: RowID, _ source: RowSource, isOwn: Bool) -> EdgeChanges.Support? {
    guard let copy = copies[row], let written = try? solver.row(copy) else { return nil }
    let missed = missed(written)
    let gaveWay =
      switch written.relation {
      case .equal: abs(missed) > Self.tolerance
      case .greaterThanOrEqual: missed < -Self.tolerance
      case .lessThanOrEqual: missed > Self.tolerance
      }
    // A row with slack holds nothing.
    if !gaveWay, abs(missed) > Self.tolerance { return nil }
    try? solver.remove(copy)
    originals[copy] = nil
    solve()
    let holds = abs(solver.value(of: edge) - value) > Self.tolerance || solver.isUnique(edge) != isUnique
    if let again = try? solver.add(written) { (originals[again], copies[row]) = (row, again) }
    solve()
    guard holds || isOwn && gaveWay else { return nil }
    return EdgeChanges.Support(
      source: source, relation: NSLayoutConstraint.Relation(rawValue: Int(written.relation.rawValue)) ?? .equal,
      gaveWay: gaveWay)
  }

  /// Returns the priority above which a row that gave way would move the edge; nil if no optional priority is enough.
  func turn(raising row: RowID, _ support: EdgeChanges.Support, known: Set<RowID>) -> EdgeChanges.Turn? {
    guard let copy = copies[row], let written = try? solver.row(copy), let own = Self.number(written.priority) else {
      return nil
    }
    let others = copies.values.compactMap { try? solver.row($0) }.compactMap { Self.number($0.priority) }
    for limit in Set(others).sorted() where limit >= own && limit < 1000 {
      guard let (value, parts) = tried(row, written, above: limit) else { continue }
      let new = parts.filter { part in part.row.map { !known.contains($0) } ?? true }
      return EdgeChanges.Turn(
        source: support.source, raised: support.relation, now: own, limit: limit,
        value: (value * 100).rounded() / 100, takesOver: new, isContradictory: false)
    }
    return nil
  }

  /// Returns the edge if a row has a priority just above another one; nil if it does not move.
  private func tried(
    _ row: RowID, _ written: Row, above limit: Double
  ) -> (value: Double, parts: [EdgeDecision.Part])? {
    guard let copy = copies[row] else { return nil }
    var raised = written
    raised.priority = Priority(rawValue: Float(limit) + 0.5)
    func replace(_ old: RowID, with new: Row) -> RowID? {
      try? solver.remove(old)
      originals[old] = nil
      guard let id = try? solver.add(new) else { return nil }
      (originals[id], copies[row]) = (row, id)
      solve()
      return id
    }
    guard let id = replace(copy, with: raised) else { return nil }
    let moved = solver.value(of: edge)
    let parts = parts
    _ = replace(id, with: written)
    return abs(moved - value) > Self.tolerance ? (moved, parts) : nil
  }

  private static func number(_ priority: Priority) -> Double? { Double(priority.rawValue) }

  /// The tolerance for equality, in points: slightly more than the solver's.
  private static let tolerance = 2e-3

  /// Where the edge stops moving as it does now when the shift grows, and when it decreases.
  var ends: [(distance: Double, value: Double, isUpper: Bool)] {
    guard let dependence = try? solver.dependence(of: edge, on: shift) else { return [] }
    let value = solver.value(of: edge)
    return [(dependence.range.upperBound, true), (dependence.range.lowerBound, false)].compactMap { end, isUpper in
      end.isFinite ? (end, value + dependence.slope * end, isUpper) : nil
    }
  }

  /// Returns what decides the edge at a shift, and whether the rows then contradict each other.
  func moved(to distance: Double) -> (parts: [EdgeDecision.Part], isContradictory: Bool) {
    try? solver.set(shift, to: distance)
    solve()
    defer {
      try? solver.set(shift, to: 0)
      solve()
    }
    return (parts, solver.conflicts.count > baseConflicts)
  }

  /// The edge without the omitted rows; nil if it is then ambiguous.
  var decision: (value: Double, parts: [EdgeDecision.Part])? {
    solver.isUnique(edge) ? (solver.value(of: edge), parts) : nil
  }

  private var parts: [EdgeDecision.Part] {
    solver.deciders(of: edge).compactMap { decider in
      let (cause, row): (EdgeDecision.Part.Cause, RowID?)
      switch decider.cause {
      case .row(let copy):
        guard let original = originals[copy], let source = system.sources[original] else { return nil }
        (cause, row) = (.row(source), original)
      case .hiddenBound(let variable):
        guard let (item, name) = system.owner(ofVariable: variable.index) else { return nil }
        (cause, row) = (.notNegative(Weakly(item), name), nil)
      case .closingRule: return nil
      }
      return EdgeDecision.Part(
        cause: cause, row: row, factor: decider.factor, amount: decider.amount,
        relation: NSLayoutConstraint.Relation(rawValue: Int(decider.relation.rawValue)) ?? .equal)
    }
  }
}
