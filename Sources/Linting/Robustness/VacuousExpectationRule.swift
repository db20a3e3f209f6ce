import Layout
import Values

/// An expectation that no layout can fail tests nothing.
enum VacuousExpectationRule: DocumentRule {
  static let info = LintRuleInfo(
    "vacuous-expectation", .robustness, .warning, "an expectation cannot fail in any layout")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    let forms = LinearForms(scene: scene)
    return (scene.scene.expectations + scene.scene.states.flatMap(\.expectations)).compactMap { expectation in
      let form = forms.form(of: expectation)
      let isAlwaysTrue =
        switch expectation.relation {
        case .equal: form.terms.isEmpty && abs(form.constant) < 1e-6
        case .greaterThanOrEqual: form.constant >= 0 && form.terms.allSatisfy { $0.key.isSize && $0.value > 0 }
        case .lessThanOrEqual: form.constant <= 0 && form.terms.allSatisfy { $0.key.isSize && $0.value < 0 }
        }
      guard isAlwaysTrue else { return nil }
      return LintFinding(
        [scene.subject(expectation)], "\(scene.text(expectation)): cannot fail", at: expectation.place,
        next: "expect what could go wrong, or remove it")
    }
  }
}
