import Layout

/// Required equations that are dependent on earlier ones.
enum DependentEquations {
  struct Found {
    let constraint: SceneConstraint
    let outcome: RequiredEquations.Outcome
  }

  /// Returns each equation once, in document order; those implied by a single other one are left to
  /// ``EquivalentConstraints``.
  /// - Complexity: That of elimination in each set of installed constraints.
  static func found(in scene: LintedScene) -> [Found] {
    let forms = LinearForms(scene: scene)
    let needless = Set(scene.needless.map(\.needless))
    var found: [Found] = []
    var reported: Set<SceneConstraint> = []
    for set in scene.installedSets {
      var reduction = RequiredEquations()
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
