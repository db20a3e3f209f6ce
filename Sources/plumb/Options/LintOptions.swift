import Layout
import Linting
import RecipeDocuments
import Values

extension ParsedArguments {
  /// Returns the project's lint settings, with the rules that the command line selects.
  /// - Throws: ``UsageError`` for an unknown rule.
  func lintSettings() throws -> LintSettings {
    let project = settings.lint
    func check(_ rule: String, _ place: String) throws {
      if LintRules.ids.contains(LintRuleInfo.presentID(rule)) { return }
      throw UsageError(
        "\(place)unknown rule \"\(rule)\"\(Suggestion.hint(for: rule, among: LintRules.ids)); `plumb lint --rules` lists them"
      )
    }
    var lint = LintSettings()
    for entry in project.rules {
      try check(entry.rule, "plumb.yaml: lint: ")
      lint.severities[LintRuleInfo.presentID(entry.rule)] = entry.severity
    }
    lint.silences = try project.silences.map { silence in
      try check(silence.rule, "plumb.yaml:\(silence.place.line): ")
      return LintSettings.Silence(
        rule: LintRuleInfo.presentID(silence.rule), scene: silence.scene, subject: silence.view, reason: silence.reason,
        place: silence.place)
    }
    for rule in all("--rule") {
      try check(rule, "")
      lint.only.insert(LintRuleInfo.presentID(rule))
    }
    let isAll = try MatrixOptions.matrix(self).isEmpty || has("--all-devices")
    // Additional readers only extend the coverage.
    let hasUsualReader = try VariantOptions(self).all.contains(CellVariant())
    lint.coversMatrix = isAll && hasUsualReader && !StateFilter(self).isPartial
    lint.coversProject = operands.isEmpty
    return lint
  }
}
