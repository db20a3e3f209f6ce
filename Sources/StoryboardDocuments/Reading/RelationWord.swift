import SceneModel

/// How Interface Builder names the relation of a constraint.
enum RelationWord: String, CaseIterable {
  case equal, greaterThanOrEqual, lessThanOrEqual

  init(_ relation: SceneConstraint.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      case .lessThanOrEqual: .lessThanOrEqual
      }
  }

  var relation: SceneConstraint.Relation {
    switch self {
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    case .lessThanOrEqual: .lessThanOrEqual
    }
  }
}
