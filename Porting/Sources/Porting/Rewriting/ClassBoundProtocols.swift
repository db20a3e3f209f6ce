import SwiftSyntax

/// Adds `AnyObject` to Objective-C protocols, because Swift protocols need it to be limited to classes.
package struct ClassBoundProtocols: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.attributes.has("objc") else { return super.visit(node) }
      let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.plainText) ?? []
      if let clause = node.inheritanceClause {
        if inherited.allSatisfy({ !["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
          insert("AnyObject, ", at: clause.inheritedTypes.extent.lowerBound)
        }
      } else {
        insert(": AnyObject", at: node.name.extent.upperBound)
      }
      return super.visit(node)
    }
  }
}
