internal import ConstraintSolver

/// Lays out one tree: solves its rows after a change, then walks down and lets each view place its subviews.
///
/// There is one engine per root (AL-11.17). A pass updates constraints from the leaves up, solves once, and sets frames
/// from the root down (AL-11.1); it is repeated while frames change the values that rows were made from: safe areas,
/// margins, wrapped text.
@MainActor
final class LayoutEngine {
  /// The number of passes after which a tree that never settles is left as it is (AL-11.6).
  static let passLimit = 100

  @WeakView private var root: UIView?
  private var needsSolving = true
  private var hasFlags = true
  private var hasConstraintsFlags = true
  /// Whether views have been moved during the current walk, other than to the frames that constraints determine.
  private var hasForeignMoves = false
  private var isRunning = false
  /// The view whose frame the engine itself is setting.
  private var viewBeingPlaced: ObjectIdentifier?
  private var isWalking = false

  private let installed = InstalledRows()
  /// The last solved system; nil once the tree or its constraints have changed.
  private var written: SystemOfRows?
  private var hasNewStructure = false
  /// The number of the solve from which placements were last read, unique across engines; 0 before the first.
  private(set) var solve = 0
  private static var lastSolve = 0
  /// Whether an item in the tree has more than one optimal position or size.
  private(set) var hasOpenAttributes = false
  /// The conflicts of the last solve.
  private(set) var conflicts: [EngineConflict] = []
  private var loggedConflicts: Set<String> = []
  /// Constraints that have not been solved yet.
  var pending = PendingConstraints()
  /// The number of solves so far, as a measure of work.
  private(set) var solveCount = 0
  /// The number of rows that the solver has compiled for these solves.
  var compiledRowCount: Int { installed.solver.statistics.compiledRows }

  init(root: UIView) { self.root = root }

  /// Makes the next pass solve again.
  func invalidate(_ change: LayoutChange) {
    needsSolving = true
    // Added views need their constraints updated.
    if change == .structure { (written, hasNewStructure, hasConstraintsFlags) = (nil, true, true) }
  }
  /// Discards all solutions, so that the next pass is like the first.
  func startOver() {
    installed.startOver()
    root?.forEachInSubtree { $0.forgetNaturalSize() }
    invalidate(.structure)
  }
  func noteFlag() { hasFlags = true }
  /// Requests that constraints are updated before the next solve.
  func noteConstraintsFlag() { (hasFlags, hasConstraintsFlags) = (true, true) }

  func placement(of item: some LayoutItem) -> Placement? {
    item.keptPlacement.solve == solve ? item.keptPlacement.placement : nil
  }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    layout()
    return placement(of: item).map { !$0.openAttributes.isEmpty } ?? false
  }

  // MARK: The pass

  func layout() {
    guard let root, !isRunning, !root.isGoing else { return }
    isRunning = true
    defer { isRunning = false }
    (passes, movedAgain) = (0, [:])
    while needsSolving || hasFlags, passes < Self.passLimit {
      passes += 1
      hasFlags = false
      updateFlaggedConstraints(root)
      if needsSolving, !fittingStacks.isEmpty {
        followFittingLengths()
        updateFlaggedConstraints(root)
      }
      let system = needsSolving ? solve(root) : nil
      hasForeignMoves = false
      layOut(root)
      if !needsSolving, system?.isOutdated ?? false { needsSolving = true }
      if hasFlags, isAtRest { hasFlags = false }
    }
    if needsSolving || hasFlags {
      LayoutDiagnostics.note(
        "Layout has not settled after \(Self.passLimit) passes: a layoutSubviews or updateConstraints method "
          + "invalidates the layout that called it.")
    }
    // Conflicts of earlier passes may be due to outdated safe areas, so only those of the last one are logged.
    for conflict in conflicts where loggedConflicts.insert(conflict.key).inserted {
      LayoutDiagnostics.report(conflict)
    }
  }

  /// Logs the conflicts between a constraint that is about to be removed or changed and those that have been added since
  /// the last solve, which the next solve would not find any more (AL-2.20).
  func logConflicts(before constraint: NSLayoutConstraint) {
    guard solve > 0, !isRunning, let root, !root.isGoing, pending.needsSolve(before: constraint) else { return }
    let system = SystemOfRows(root: root, in: installed)
    Self.solve(system)
    for conflict in Self.conflicts(of: system, root: root) {
      let involved = conflict.rows.compactMap { row -> NSLayoutConstraint? in
        if case .constraint(let constraint) = row { constraint } else { nil }
      }
      guard involved.contains(where: { $0 === constraint }), involved.contains(where: pending.contains),
        loggedConflicts.insert(conflict.key).inserted
      else { continue }
      LayoutDiagnostics.report(conflict)
    }
  }

  /// Whether all views that were flagged during a walk came later in it, and only the engine has moved views, so that
  /// another walk would find nothing to do. Any other change that layout depends on invalidates it.
  private var isAtRest: Bool {
    guard !needsSolving, !hasConstraintsFlags, !hasForeignMoves, let written else { return false }
    return !written.views.contains { $0.reference.ask { $0.needsLayout } }
  }

  /// Records that a view was moved, resized or scrolled.
  /// - Returns: Whether the engine itself moved it.
  func noteMove(of view: UIView) -> Bool {
    if viewBeingPlaced == ObjectIdentifier(view) { return true }
    hasForeignMoves = true
    return false
  }

  private func updateFlaggedConstraints(_ root: UIView) {
    if !hasConstraintsFlags { return }
    hasConstraintsFlags = false
    updateConstraints(below: root)
  }

  /// The stacks with rows that depend on the fitting lengths of other stacks (AL-4.22).
  private var fittingStacks: [WeakStack] = []

  private struct WeakStack {
    weak var stack: UIStackView?
  }

  /// Records a stack whose rows depend on the fitting lengths of what it contains.
  func noteFittingLengths(of stack: UIStackView) {
    fittingStacks.removeAll { $0.stack == nil || $0.stack === stack }
    fittingStacks.append(WeakStack(stack: stack))
  }

  private func followFittingLengths() {
    for case let stack? in fittingStacks.map(\.stack) where stack.rootView === root { stack.followFittingLengths() }
  }

  func updateConstraints(below view: UIView) {
    for view in view.subtreeFromLeaves where view.isUpdatingConstraintsNeeded {
      view.isUpdatingConstraintsNeeded = false
      view.updateOwnConstraints()
      if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
    }
  }

  /// Lays out the tree or, within a pass, what is below a view, with the frames that the pass has found (AL-11.4).
  func layout(below view: UIView) {
    if isWalking { layOut(view) } else { layout() }
  }

  private func layOut(_ top: UIView) {
    let isInWindow = root is UIWindow
    let wasWalking = isWalking
    isWalking = true
    defer { isWalking = wasWalking }
    top.forEachInSubtree { view in
      AnnouncedInsets.announce(view, isInWindow: isInWindow)
      layOutSubviews(of: view)
    }
  }

  /// How many passes the present layout has taken.
  private var passes = 0
  /// How often views were laid out in late passes only because constraints have moved something in them.
  private var movedAgain: [ObjectIdentifier: Int] = [:]
  /// How many passes, and how many such layouts of a view after them, are usual.
  private static let repetitionLimit = 10

  /// Whether a view changes what constraints place whenever it is laid out, or its controller does: then what it moves by
  /// hand stays there, as on iOS, and what is new is placed without another call.
  private func isRepeating(_ view: UIView) -> Bool {
    if passes <= Self.repetitionLimit || view.needsLayout { return false }
    let count = movedAgain[ObjectIdentifier(view), default: 0] + 1
    movedAgain[ObjectIdentifier(view)] = count
    return count > Self.repetitionLimit
  }

  private func layOutSubviews(of view: UIView) {
    let hasMoved = hasUnplacedSubview(view)
    if hasMoved, isRepeating(view) { return place(subviewsOf: view, onlyNew: true) }
    if view.needsLayout || hasMoved, !view.isLayingOutSubviews {
      view.isLayingOutSubviews = true
      defer { view.isLayingOutSubviews = false }
      view.needsLayout = false
      view.controller?.viewWillLayoutSubviews()
      view.hasPlacedSubviews = false
      view.layoutSubviews()
      if hasMoved, !view.hasPlacedSubviews {
        LayoutDiagnostics.note(
          "Auto Layout still required after executing -layoutSubviews. \(type(of: view))'s implementation of "
            + "-layoutSubviews needs to call super.")
        place(subviewsOf: view)
      }
      view.controller?.viewDidLayoutSubviews()
    }
  }

  /// Whether constraints place a subview elsewhere than it currently is.
  private func hasUnplacedSubview(_ view: UIView) -> Bool {
    view.subviews.contains { solvedFrame(of: $0) != nil }
  }

  /// The frame to give a view; nil if the view has it, or if its frame is an input that has been set since the solve.
  private func solvedFrame(of view: UIView) -> CGRect? {
    if view.keptPlacement.solve != solve { return nil }
    let frame = view.keptPlacement.placement.frame
    if frame == view.geometry.untransformedFrame { return nil }
    if view.translatesAutoresizingMaskIntoConstraints {
      guard let reference = view.frameReference, reference == view.keptPlacement.placement.reference else { return nil }
    }
    return frame
  }

  /// Sets the solved frames of a view's subviews, as bounds and center; their transforms are kept (AL-2.43).
  /// - Parameter onlyNew: Whether subviews that have a size stay where they are.
  func place(subviewsOf view: UIView, onlyNew: Bool = false) {
    for subview in view.subviews where !onlyNew || subview.bounds.size == .zero {
      guard let frame = solvedFrame(of: subview) else { continue }
      let outer = viewBeingPlaced
      viewBeingPlaced = ObjectIdentifier(subview)
      defer { viewBeingPlaced = outer }
      var geometry = subview.geometry
      geometry.untransformedFrame = frame
      if subview.bounds.size != frame.size { subview.bounds = geometry.bounds }
      if subview.center != geometry.position { subview.center = geometry.position }
      // The position is a sum, so the resulting frame may have a rounding error.
      if subview.geometry.size == frame.size { subview.geometry.untransformedFrame = frame }
    }
  }

  // MARK: Solving

  private func solve(_ root: UIView) -> SystemOfRows {
    pending.forget()
    forgetWidths(below: root)
    hasNewStructure = false
    let (system, solves) = Self.settled(written?.updated() ?? SystemOfRows(root: root, in: installed))
    solveCount += solves
    if !hasNewStructure { written = system }
    needsSolving = false
    read(system, root)
    conflicts = Self.conflicts(of: system, root: root)
    return system
  }

  /// Solves a system, a second time if texts have adopted their widths from it.
  /// - Returns: The system, and the number of solves.
  static func settled(_ first: SystemOfRows) -> (system: SystemOfRows, solves: Int) {
    solve(first)
    guard adoptWidths(of: first) else { return (first, 1) }
    let second = first.updated()
    solve(second)
    return (second, 2)
  }

  private func read(_ system: SystemOfRows, _ root: UIView) {
    Self.lastSolve += 1
    solve = Self.lastSolve
    hasOpenAttributes = PlacementReader(system, root: root, solve: solve).hasOpenAttributes
    for view in system.scrollViews where system.isContentConstrained(of: view.object) {
      view.object.adoptContentSize(view.object.contentLayoutGuide.solvedFrame.size)
    }
  }

  static func conflicts(of system: SystemOfRows, root: UIView) -> [EngineConflict] {
    system.solver.conflicts.map { conflict in
      EngineConflict(
        rows: conflict.rows.compactMap { system.sources[$0] },
        broken: system.sources[conflict.broken] ?? .system(Weakly(root), .words("unknown")), conflict: conflict)
    }
  }

  /// The last solved rows with their sources; nil while the root is being deallocated.
  func currentSystem() -> SystemOfRows? {
    guard let root, !root.isGoing else { return nil }
    return written ?? SystemOfRows(root: root, in: installed)
  }

  /// Places the tree with a variable pulled to a value, at a lower priority than all constraints.
  func pull(_ variable: Variable, to value: CGFloat, in system: SystemOfRows) {
    guard let root,
      let row = try? system.solver.add(Row(LinearExpression(variable) - value, .equal, priority: Self.weakest))
    else { return }
    let items: [any LayoutItem] = system.views.map(\.object) + system.guides.map(\.object)
    let open = items.map(\.keptPlacement.placement.openAttributes)
    Self.solve(system)
    read(system, root)
    // With the row they are not ambiguous; without it they are.
    hasOpenAttributes = true
    for (item, open) in zip(items, open) { item.keptPlacement.placement.openAttributes = open }
    layOut(root)
    try? system.solver.remove(row)
  }

  /// Lower than any priority that a constraint is likely to have.
  private static let weakest = Priority(rawValue: 1e-6)

  static func solve(_ system: SystemOfRows) {
    system.solver.solve { rows in broken(of: rows) { system.sources[$0] } }
    LayoutTrace.current?.note(system)
  }

  /// Returns the row of a conflict that gives way: a required content size, otherwise a stack's spacing, otherwise the
  /// user's latest constraint, otherwise a stack's connection to its edges, otherwise the latest row; rows that hide a
  /// view give way last (AL-2.24, AL-4.19).
  static func broken(of rows: [RowID], source: (RowID) -> RowSource?) -> RowID {
    rows.last { source($0)?.isContentSize ?? false } ?? rows.last { source($0)?.isStackSpacing ?? false }
      ?? rows.last { source($0)?.isUserConstraint ?? false }
      ?? rows.last { source($0)?.isStackConnection ?? false }
      ?? rows.last { source($0)?.isHiding == false } ?? rows[rows.count - 1]
  }

  private func forgetWidths(below root: UIView) {
    guard let written else { return root.forEachInSubtree { $0.solvedWidth = nil } }
    for item in written.views { item.reference.ask { $0.solvedWidth = nil } }
  }

  /// Passes the solved widths to wrapping text; at most one repeat (AL-3.13).
  static func adoptWidths(of system: SystemOfRows) -> Bool {
    var hasChanged = false
    let solver = system.solver
    for item in system.views {
      let width = solver.value(of: item.unknowns.width)
      if item.reference.ask({ $0.adoptSolvedWidth(width) }) { hasChanged = true }
    }
    return hasChanged
  }
}

/// The kind of change in a layout.
enum LayoutChange {
  /// Views, guides, constraints, the reading direction, or anything else: all rows are written again.
  case structure
  /// Frames, insets, margins, content sizes, or traits that these depend on, all of which ``RowPart`` compares.
  case values
}
