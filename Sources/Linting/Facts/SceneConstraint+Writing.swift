package import Layout

extension SceneConstraint {
  /// Whether it gives its first item a fixed length.
  var fixesLength: Bool { second == nil && relation == .equal && first.attribute.isLength }

  /// The same ratio of two lengths written with a whole number, `B.Width = 3 x A.Width` for `A.Width = 0.333 x B.Width`; nil
  /// if it is none.
  package var wholeMultiple: SceneConstraint? {
    // Inverting an optional constraint changes its weight (AL-1.4).
    guard second != nil, priority == .required, first.attribute.isLength, multiplier > 0, multiplier < 1,
      !isVisualFormat, case .points = constant
    else { return nil }
    let whole = (1 / multiplier).rounded()
    // Documents write a third as 0.333.
    guard whole > 1, abs(1 / multiplier - whole) < 0.004 * whole else { return nil }
    var exact = self
    exact.multiplier = 1 / whole
    var inverted = exact.inverted
    inverted.multiplier = whole
    return inverted
  }

  /// The same constraint with its sides exchanged (AL-1.3); requires a multiplier other than 0 and a second side.
  package var inverted: SceneConstraint {
    var inverted = self
    guard let second, case .points(let points) = constant else { return self }
    (inverted.first, inverted.second) = (second, first)
    inverted.constant = .points(-points / multiplier)
    inverted.multiplier = 1 / multiplier
    inverted.text = ""
    inverted.relation = relation.reversed
    return inverted
  }
}
