package import SceneModel
import Values

/// The `lint:` part of `plumb.yaml`. Which rules exist is defined elsewhere.
package struct ProjectLint: Sendable, Hashable {
  /// A rule's severity in the project.
  package struct Severity: Sendable, Hashable {
    /// The id of the rule.
    package let rule: String
    /// The severity of its findings; `off` turns the rule off.
    package let severity: LintSeverity
  }

  /// An intentional finding.
  package struct Silence: Sendable, Hashable {
    /// The id of the rule.
    package let rule: String
    /// Ids of scenes, with `*` for any letters; nil for all.
    package let scene: String?
    /// Names of views or numbers of constraints, with `*` for any letters; nil for all.
    package let view: String?
    /// The reason, never empty.
    package let reason: String
    /// The place in the project's settings.
    package let place: ScenePlace
  }

  /// Severities in the project's order.
  package var rules: [Severity] = []
  /// Silences in the project's order.
  package var silences: [Silence] = []
  /// The lowest severity that fails; nil for only errors, and `off` if nothing fails.
  package var fail: LintSeverity?

  /// Creates empty settings.
  package init() {}
}

extension DecodingContext {
  private static let severities = LintSeverity.allCases.map(\.rawValue)
  static let lintRules = [
    RecipeKey("fail", .choice(severities), "The lowest severity that fails; error if absent."),
    RecipeKey("rules", .names(pattern: nil, .choice(severities)), "Severities by rule."),
    RecipeKey("silence", .list(.keys(silenceRules), count: nil), "Findings that are intended."),
  ]
  private static let silenceRules = [
    RecipeKey("rule", .text, "The id of the rule."),
    RecipeKey("scene", .text, "Ids of scenes, with * for any letters."),
    RecipeKey("view", .text, "Views or constraints, with * for any letters."),
    RecipeKey("reason", .text, "Why the finding is intended."),
  ]

  /// `{ fail: warning, rules: { contrast: error }, silence: [{ rule: overlap, scene: login, view: Badge, reason: ... }] }`.
  func projectLint(_ node: YAMLNode?) -> ProjectLint {
    var lint = ProjectLint()
    guard let node, !node.isNull, let keys = KeyedNodes(node, of: "lint", known: Self.lintRules.map(\.name), self)
    else { return lint }
    lint.fail = severity(keys["fail"], "fail")
    switch keys["rules"]?.value {
    case nil: break
    case .mapping(let pairs):
      lint.rules = pairs.compactMap { keyNode, value in
        guard let rule = keyNode.text, let severity = severity(value, rule) else { return nil }
        return ProjectLint.Severity(rule: rule, severity: severity)
      }
    default:
      if let rules = keys["rules"], !rules.isNull {
        report("rules is a mapping of rules to severities: { contrast: error }", at: rules)
      }
    }
    switch keys["silence"]?.value {
    case nil: break
    case .sequence(let items): lint.silences = items.compactMap(projectSilence)
    default:
      if let silence = keys["silence"], !silence.isNull {
        report("silence is a list: [{ rule: overlap, scene: login, view: Badge, reason: ... }]", at: silence)
      }
    }
    return lint
  }

  private func severity(_ node: YAMLNode?, _ what: String) -> LintSeverity? {
    guard let node, let word = string(node, what) else { return nil }
    if let severity = LintSeverity(rawValue: word) { return severity }
    report("unknown severity \"\(word)\"\(Suggestion.hint(for: word, among: Self.severities))", at: node)
    return nil
  }

  private func projectSilence(_ node: YAMLNode) -> ProjectLint.Silence? {
    guard let keys = KeyedNodes(node, of: "a silence", known: Self.silenceRules.map(\.name), self) else {
      return nil
    }
    guard let rule = string(keys["rule"], "rule") else {
      report("a silence names a rule: { rule: overlap, reason: why it is intended }", at: node)
      return nil
    }
    guard let reason = string(keys["reason"], "reason")?.trimmingSpaces, !reason.isEmpty else {
      report(
        "a silence needs a reason: { rule: \(rule), reason: why the finding is intended }", at: keys["reason"] ?? node)
      return nil
    }
    return ProjectLint.Silence(
      rule: rule, scene: string(keys["scene"], "scene"), view: string(keys["view"], "view"), reason: reason,
      place: place(node))
  }
}
