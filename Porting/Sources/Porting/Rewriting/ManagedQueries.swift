import SwiftSyntax

/// Makes sort descriptors and predicates by names, which Foundation lacks on Linux, calls of the stub of Core Data.
package struct ManagedQueries: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite {
    guard project.modules.contains("CoreData"), ImportedModules(file).names.contains("CoreData") else {
      return Rewrite()
    }
    return Visitor(file, project).rewrite
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
      }
      return .visitChildren
    }
  }
}
