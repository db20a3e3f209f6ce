import SwiftSyntax

/// Gives arguments to initialisers without any, which `NSObject` provides on Apple's platforms and Linux's Foundation
/// lacks: `Timer()`.
package struct EmptyInitialisers: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  /// What an object without a purpose is made by.
  private static let replacements = [
    "NSAttributedString": "NSAttributedString(string: \"\")",
    "Timer": "Timer(timeInterval: 0, repeats: false) { _ in }",
    "URLSession": "URLSession.shared",
  ]

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.arguments.isEmpty, node.trailingClosure == nil, node.leftParen != nil,
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        project.type(name)?.declaration == nil, let text = EmptyInitialisers.replacements[name]
      else { return .visitChildren }
      edit(node.extent, text)
      return .skipChildren
    }
  }
}
