import SceneModel
import Values

/// The `lint:` part of a recipe: which findings are intentional, and why.
extension DecodingContext {
  /// Decodes `{ truncated-text: "The sheet shows it." }`, or for some views and constraints only `{ truncated-text: {
  /// Name: "Long names end in dots.", 3: ... } }`.
  func silences(_ node: YAMLNode?, of scene: Scene) -> [SceneSilence] {
    guard let node, !node.isNull else { return [] }
    guard case .mapping(let rules) = node.value else {
      report("lint is a mapping of rules to reasons: { truncated-text: The sheet shows it }", at: node)
      return []
    }
    var seen: Set<String> = []
    return rules.flatMap { keyNode, value -> [SceneSilence] in
      guard let rule = keyNode.text else {
        report("a rule is a word, such as truncated-text", at: keyNode)
        return []
      }
      if !seen.insert(rule).inserted { report("rule \"\(rule)\" appears twice in lint", at: keyNode) }
      guard case .mapping(let subjects) = value.value else {
        return reason(value, rule).map { [SceneSilence(rule: rule, reason: $0, place: place(keyNode))] } ?? []
      }
      return subjects.compactMap { subject, value in
        guard let name = subject.text else {
          report("what a silence is for is a view's name or a constraint's number", at: subject)
          return nil
        }
        let known = Self.subjects(of: scene)
        guard known.contains(where: { $0.lowercased() == name.lowercased() }) else {
          report("unknown view or constraint \"\(name)\"\(Suggestion.hint(for: name, among: known))", at: subject)
          return nil
        }
        return reason(value, rule).map { SceneSilence(rule: rule, subject: name, reason: $0, place: place(subject)) }
      }
    }
  }

  /// Returns names of views, and numbers of constraints.
  private static func subjects(of scene: Scene) -> [String] {
    let constraints =
      scene.constraints + scene.variations.flatMap(\.constraints) + scene.states.flatMap(\.constraints)
      + scene.expectations
    return scene.allViews.map(\.name) + constraints.compactMap(\.label)
  }

  private func reason(_ node: YAMLNode, _ rule: String) -> String? {
    guard let text = string(node, "the reason why \(rule) is silenced"), !text.trimmingSpaces.isEmpty else {
      if node.text != nil { report("a silence needs a reason: \(rule): why the finding is intended", at: node) }
      return nil
    }
    return text.trimmingSpaces
  }
}
