/// All rules, and their application to a project.
package enum Rules {
  /// The order does not matter: no two rules change the same tokens.
  package static let all: [any RewritingRule] = [
    ObjectiveCAttributes(), ManagedProperties(), ManagedQueries(), ClassBoundProtocols(), SelectorExpressions(),
    Literals(),
    PlatformConditions(),
    Imports(),
    SelfInInitialisers(), SelfInExtensions(), BridgingCasts(), OptionalRequirements(), LateRequirements(), NibMembers(),
    SharedSessions(),
    SessionRequirements(),
    EmptyInitialisers(), EarlierNames(), RuntimeCalls(),
  ]

  /// Returns the rewritten texts of all files, in the project's order, and the findings.
  /// - Complexity: Linear in the files for each rule.
  package static func rewrite(_ project: Project) -> (texts: [String], findings: [Finding]) {
    let rewrites = project.files.map { file in
      all.reduce(into: Rewrite()) { $0 += $1.rewrite(file, in: project) }
    }
    let moved = MovedMembers(project, rules: rewrites.map(\.edits))
    let texts = project.files.indices.map { index in
      (rewrites[index].edits + (moved.edits[index] ?? [])).applied(to: project.files[index].bytes)
    }
    return (texts, (rewrites.flatMap(\.findings) + moved.findings).sorted())
  }
}
