internal import ConstraintSolver

/// A view or a guide in a system's list.
struct SystemItem<Object: AnyObject> {
  let reference: Unretained<Object>
  /// The index of the superview, or of a guide's owner, among the system's views; 0 for the root.
  let superview: Int
  let unknowns: ItemVariables

  var object: Object { reference.object }
}
