import Layout
import Values

/// A required constraint that agrees with the others only for the values of some cells.
enum ConflictsElsewhereRule: DocumentRule {
  static let info = LintRuleInfo(
    "conflicts-elsewhere", .guide, .warning, "a required constraint agrees with the others only for certain values")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.dependent.compactMap { found in
      guard case .needs(let form) = found.outcome else { return nil }
      return LintFinding(
        [scene.subject(found.constraint)],
        "\(scene.text(found.constraint)): agrees with the constraints before it only where \(condition(form))",
        at: found.constraint.place,
        next: "lower its priority to 999, or replace a constant with an attribute of the superview")
    }
  }

  /// `Superview.width is 393`, or a sum that has to be 0.
  private static func condition(_ form: LinearForms.Form) -> NumberedText {
    let terms = form.terms.sorted { $0.key < $1.key }
    if terms.count == 1, let only = terms.first {
      return "\(only.key.name) is \(number: -form.constant / only.value)"
    }
    return "\(terms.map(\.key.name).listed) happen to match"
  }
}
