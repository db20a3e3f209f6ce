import Scenes

/// Required equations that add nothing to those before them.
enum DependentEquations {
  struct Found {
    let constraint: SceneConstraint
    let outcome: EquationReduction.Outcome
  }

  /// Each once, in the document's order; those that another one says alone are left to ``ConstraintPairs``.
  /// - Complexity: That of eliminating the equations of each set of installed constraints.
  static func found(in scene: LintedScene) -> [Found] {
    let forms = LinearForms(scene: scene)
    let needless = Set(scene.needless.map(\.needless))
    var found: [Found] = []
    var reported: Set<SceneConstraint> = []
    for set in scene.installedSets {
      var reduction = EquationReduction()
      for constraint in set
      where constraint.relation == .equal && constraint.priority == .required && !needless.contains(constraint) {
        let outcome = reduction.add(forms.form(of: constraint))
        if outcome == .decides || outcome == .contradicts { continue }
        if reported.insert(constraint).inserted { found.append(Found(constraint: constraint, outcome: outcome)) }
      }
    }
    return found
  }
}
