import SwiftSyntax

/// Replaces sessions with a plain configuration by the shared one, whose requests a walk through the application answers:
/// `URLSession(configuration: .default)`.
package struct SharedSessions: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  private static let configurations: Set<String> = [
    ".default", ".ephemeral", "URLSessionConfiguration.default", "URLSessionConfiguration.ephemeral",
  ]

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "URLSession",
        project.type("URLSession")?.declaration == nil, node.arguments.count == 1, let only = node.arguments.first,
        only.label?.text == "configuration",
        SharedSessions.configurations.contains(only.expression.trimmedDescription)
      else { return .visitChildren }
      edit(node.extent, "URLSession.shared")
      return .skipChildren
    }
  }
}
