internal import ConstraintSolver

/// The size to fit a view to, and its priorities (AL-3.26).
@MainActor
struct Fitting {
  var target: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
  /// Whether conflicts are logged.
  var logsConflicts = true

  /// The size of a view under the constraints of its own subtree.
  ///
  /// Nothing on screen changes: the engine is a separate one, and the previous width of wrapping text is restored.
  func size(of view: UIView) -> CGSize {
    if view.isGoing { return .zero }
    var remembered: [(view: UIView, width: CGFloat?)] = []
    view.rootView.engine.updateConstraints(below: view)
    view.forEachInSubtree { view in
      remembered.append((view, view.solvedWidth))
      view.solvedWidth = nil
    }
    defer { for (view, width) in remembered { view.solvedWidth = width } }
    let installed = InstalledRows()
    let system = LayoutEngine.settled(SystemOfRows(root: view, in: installed, fitting: self)).system
    if logsConflicts {
      for conflict in LayoutEngine.conflicts(of: system, root: view) { LayoutDiagnostics.report(conflict) }
    }
    guard let unknowns = system.variables[ObjectIdentifier(view)] else { return .zero }
    let rect = CGRect(
      x: 0, y: 0, width: installed.solver.value(of: unknowns.width), height: installed.solver.value(of: unknowns.height)
    )
    let size = rect.outset(by: view.alignmentRectInsets).size
    let isExact = view.window?.environment.keepsExactFrames ?? false
    func whole(_ length: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
      isExact && priority == .required ? length : view.ceiledToPixel(length)
    }
    return CGSize(width: whole(size.width, horizontal), height: whole(size.height, vertical))
  }
}
