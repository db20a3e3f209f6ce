/// Constraints that a view holds.
extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    guard constraint.layoutOwners.allSatisfy({ $0?.isDescendant(of: self) ?? false }) else {
      LayoutException(
        name: LayoutException.generic,
        reason: "Unable to install constraint on view.  Does the constraint reference something from outside the "
          + "subtree of the view?  That's illegal. constraint:\(constraint.description) view:\(layoutDescription)"
      ).raise()
      return
    }
    constraint.holder?.removeConstraint(constraint)
    constraints.append(constraint)
    constraint.didInstall(on: self)
    link.askEngine { $0.pending.note(constraint) }
    layoutDidBecomeInvalid()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    link.askEngine { $0.logConflicts(before: constraint) }
    constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    layoutDidBecomeInvalid()
  }

  /// Releases the constraints that meet a condition, in one pass over all of them.
  func releaseConstraints(where condition: (NSLayoutConstraint) -> Bool) {
    let gone = constraints.filter(condition)
    if gone.isEmpty { return }
    let names = Set(gone.map(ObjectIdentifier.init))
    constraints.removeAll { names.contains(ObjectIdentifier($0)) }
    for constraint in gone { constraint.holder = nil }
    layoutDidBecomeInvalid()
  }
}
