internal import ConstraintSolver

/// A view or a guide as a system lists it.
struct SystemItem<Object: AnyObject> {
  let reference: Unretained<Object>
  /// The place of the superview, of a guide that of its owner, among the system's views; 0 for the root.
  let superview: Int
  let unknowns: ItemVariables

  var object: Object { reference.object }
}
