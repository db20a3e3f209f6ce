import SwiftSyntax

/// Makes sort descriptors and predicates by names, which Foundation lacks on Linux, calls of a stub.
package struct ManagedQueries: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite {
    project.modules.contains("Predicates") ? Visitor(file, project).rewrite : Rewrite()
  }

  /// The labels of calls that are replaced.
  private static let calls: [String: Set<[String]>] = [
    "NSSortDescriptor": [["key", "ascending"], ["keyPath", "ascending"]],
    "NSPredicate": [["format"], ["format", "argumentArray"]],
  ]

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      // Values for a format have no labels.
      let labels = node.arguments.compactMap(\.label?.text)
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        ManagedQueries.calls[name]?.contains(labels) == true
      {
        insert(".managed", at: node.calledExpression.extent.upperBound)
        for argument in node.arguments where argument.label == nil { removeCast(argument.expression) }
      }
      return .visitChildren
    }

    /// Removes `as CVarArg`: not all types that a format takes on iOS are such a value on Linux.
    private func removeCast(_ value: ExprSyntax) {
      guard let parts = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
        parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self)?.type.plainText,
        ["CVarArg", "any CVarArg"].contains(type)
      else { return }
      edit(parts[0].extent.upperBound..<parts[2].extent.upperBound, "")
    }
  }
}
