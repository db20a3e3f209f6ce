import Layout
import Values

/// While a row that sizes itself is measured, it has a height of the system's that is required (AL-9.10). Required
/// constraints that decide another one contradict it, which a device may log.
enum RequiredRowHeightRule: LayoutRule {
  static let info = LintRuleInfo(
    "required-row-height", .guide, .note, "required constraints decide the height of a row that sizes itself")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    let scene = layout.scene
    return layout.views.indices.compactMap { place in
      guard layout.isSeen[place], let row = layout.source(place), scene.isSelfSizingRow(row) else { return nil }
      let edges = scene.edges(of: row)
      let inner = Set(row.children.all.map(\.id)).subtracting(edges)
      let own = scene.constraints.filter { constraint in
        constraint.mentions(inner) && !constraint.first.attribute.isHorizontal && constraint.priority == .required
          && constraint.relation == .equal
      }
      guard let tie = own.first(where: { $0.ties(edges, toOneOf: inner) }), scene.decides(own, aHeightOf: edges) else {
        return nil
      }
      let name = layout.views[place].name
      return LintFinding(
        [name],
        "required constraints decide the height of \(name), which contradicts the required height that the system gives it first",
        at: tie.place ?? layout.place(place), next: "lower the priority of \(scene.text(tie)) to 999",
        fix: scene.fix([tie], \.givingWay))
    }
  }
}

extension LintedScene {
  /// Whether equations decide the height of one of some views, whatever the contents are.
  fileprivate func decides(_ equations: [SceneConstraint], aHeightOf ids: Set<String>) -> Bool {
    let forms = LinearForms(scene: self)
    var reduction = RequiredEquations()
    for equation in equations { _ = reduction.add(forms.form(of: equation)) }
    return ids.contains { id in
      var reduction = reduction
      let height = SceneConstraint.Operand(.view(id), .height)
      return reduction.add(forms.form(of: SceneConstraint(height))) != .decides
    }
  }
}

extension SceneConstraint {
  /// The same constraint, which gives way to required ones.
  fileprivate var givingWay: SceneConstraint {
    var constraint = self
    (constraint.priority, constraint.text) = (999, "")
    return constraint
  }
}
