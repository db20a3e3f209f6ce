/// The nearest listed ancestor of a view.
struct ListedAncestor {
  /// The number of levels up; 0 for the superview.
  let levels: Int
  /// Its position in the list.
  let place: Int
}
