import Layout

extension SceneConstraint {
  /// Whether it gives its first item a fixed length.
  var fixesLength: Bool { second == nil && relation == .equal && first.attribute.isLength }

  /// The same constraint with its sides exchanged (AL-1.3); requires a multiplier of 1 and a second side.
  var inverted: SceneConstraint {
    var inverted = self
    guard let second, case .points(let points) = constant else { return self }
    (inverted.first, inverted.second) = (second, first)
    inverted.constant = .points(-points / multiplier)
    inverted.multiplier = 1 / multiplier
    inverted.text = ""
    switch relation {
    case .equal: break
    case .greaterThanOrEqual: inverted.relation = .lessThanOrEqual
    case .lessThanOrEqual: inverted.relation = .greaterThanOrEqual
    }
    return inverted
  }
}
