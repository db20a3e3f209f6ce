internal import ConstraintSolver

/// The four unknowns of an item's alignment rectangle, its position relative to its superview or owner (AL-1.9).
///
/// Relative, so that a container with a free position stays where it is and does not wander with its contents.
struct ItemVariables {
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  var all: [Variable] { [minX, minY, width, height] }
}

/// Where a row of the engine comes from.
@MainActor
enum RowSource {
  case constraint(NSLayoutConstraint)
  /// Hugging or compression resistance of a view.
  case contentSize(UIView, NSLayoutConstraint.Axis)
  /// A row no user wrote: root size, pinned frame, margins, safe area.
  case system(String)

  /// Whether AL-2.24 breaks this row before others.
  var isUserConstraint: Bool {
    if case .constraint = self { return true }
    return false
  }

  var description: String {
    switch self {
    case .constraint(let constraint): constraint.description
    case .contentSize(let view, let axis):
      "<NSContentSizeLayoutConstraint \(view.layoutToken).\(axis == .horizontal ? "width" : "height")>"
    case .system(let text): text
    }
  }
}
