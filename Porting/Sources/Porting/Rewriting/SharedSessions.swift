import SwiftSyntax

/// Lets the requests of sessions with a configuration of their own be answered as those of the shared one, which a walk
/// through the application answers: the session's configuration gets the protocols of the shared session. The folder of a
/// cache is a path on Linux.
package struct SharedSessions: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  /// A configuration with the protocols of the shared session.
  private static let start =
    "{ (own: URLSessionConfiguration) in own.protocolClasses = (URLSession.shared.configuration.protocolClasses ?? []) + "
    + "(own.protocolClasses ?? []); return own }("

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.plainText == "URLCache", let folder = node.arguments.last, let label = folder.label,
        label.text == "directory"
      {
        edit(label.extent, "diskPath")
        insert("(", at: folder.expression.extent.lowerBound)
        insert(" as URL?)?.path", at: folder.expression.extent.upperBound)
      }
      guard ["URLSession", "URLSession.init", "Foundation.URLSession"].contains(node.calledExpression.plainText),
        project.type("URLSession")?.declaration == nil,
        let configuration = node.arguments.first, configuration.label?.text == "configuration"
      else { return .visitChildren }
      insert(SharedSessions.start, at: configuration.expression.extent.lowerBound)
      insert(")", at: configuration.expression.extent.upperBound)
      return .visitChildren
    }
  }
}
