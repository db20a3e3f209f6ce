internal import ConstraintSolver

/// Lays out one tree: solves its rows when something changed, then walks down and lets each view place its subviews.
///
/// There is one engine per root (AL-11.17). A pass is constraints from the leaves up, one solve, frames from the root
/// down (AL-11.1); it is repeated while frames change what rows were made from: safe areas, margins, wrapped text.
@MainActor
final class LayoutEngine {
  /// Passes after which a tree that never comes to rest is left alone (AL-11.6).
  static let passLimit = 100

  private weak var root: UIView?
  private var needsSolving = true
  private var hasFlags = true
  private var isRunning = false
  /// Whether frames are being written by the engine itself.
  private(set) var isApplying = false

  private var placements: [ObjectIdentifier: Placement] = [:]
  /// Of the last solve.
  private(set) var conflicts: [EngineConflict] = []
  private var loggedConflicts: Set<String> = []
  /// Solves so far: a measure of work.
  private(set) var solveCount = 0

  init(root: UIView) { self.root = root }

  func invalidate() { needsSolving = true }
  func noteFlag() { hasFlags = true }

  func placement(of item: any LayoutItem) -> Placement? { placements[ObjectIdentifier(item)] }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    layout()
    return placement(of: item).map { !$0.openAttributes.isEmpty } ?? false
  }

  // MARK: The pass

  func layout() {
    guard let root, !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    var passes = 0
    while needsSolving || hasFlags, passes < Self.passLimit {
      passes += 1
      hasFlags = false
      updateConstraints(below: root)
      let system = needsSolving ? solve(root) : nil
      layOut(root)
      if system?.haveInsetsChanged ?? false { needsSolving = true }
    }
  }

  func updateConstraints(below view: UIView) {
    for subview in view.subviews { updateConstraints(below: subview) }
    guard view.isUpdatingConstraintsNeeded else { return }
    view.isUpdatingConstraintsNeeded = false
    if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
  }

  private func layOut(_ view: UIView) {
    let hasMoved = view.subviews.contains { subview in
      placement(of: subview).map { $0.frame != subview.frame } ?? false
    }
    if view.needsLayout || hasMoved {
      view.needsLayout = false
      view.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.controller?.viewDidLayoutSubviews()
    }
    for subview in view.subviews { layOut(subview) }
  }

  /// Writes the solved frames of a view's subviews.
  func place(subviewsOf view: UIView) {
    isApplying = true
    defer { isApplying = false }
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      if let placement = placement(of: subview), placement.frame != subview.frame { subview.frame = placement.frame }
    }
  }

  // MARK: Solving

  private func solve(_ root: UIView) -> SystemOfRows {
    var system = SystemOfRows(root: root)
    var solution = solve(system)
    if adoptWidths(of: system, solution) {
      system = SystemOfRows(root: root)
      solution = solve(system)
    }
    needsSolving = false
    placements = PlacementReader(system, solution, root: root).placements
    for case let guide as UILayoutGuide in system.items {
      if let placement = placement(of: guide) { guide.solvedFrame = placement.frame }
    }
    conflicts = solution.conflicts.map { conflict in
      EngineConflict(
        rows: conflict.rows.compactMap { system.sources[$0] },
        broken: system.sources[conflict.broken] ?? .system(root, "unknown"))
    }
    for conflict in conflicts where loggedConflicts.insert(conflict.key).inserted {
      LayoutDiagnostics.report(conflict)
    }
    return system
  }

  private func solve(_ system: SystemOfRows) -> Solution {
    solveCount += 1
    return system.solver.solve { rows in
      // The latest of the user's own, else the latest of all (AL-2.24).
      rows.last { system.sources[$0]?.isUserConstraint ?? false } ?? rows[rows.count - 1]
    }
  }

  /// Lets wrapping text see the width it got; at most one repeat (AL-3.13).
  private func adoptWidths(of system: SystemOfRows, _ solution: Solution) -> Bool {
    var hasChanged = false
    for case let view as UIView in system.items {
      guard let unknowns = system.variables[ObjectIdentifier(view)] else { continue }
      if view.adoptSolvedWidth(solution.value(of: unknowns.width)) { hasChanged = true }
    }
    return hasChanged
  }
}
