import SwiftSyntax

/// Reports delegate methods that only a subclass of the adopting class implements: Objective-C finds them, but Swift
/// calls the protocol's default.
package struct LateRequirements: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.text
      guard UIKitRequirements.names.contains(name), !node.modifiers.contains(where: { $0.name.text == "override" })
      else { return .skipChildren }
      let above = project.lineage(of: scopeName).dropFirst()
      let adopts = { (record: TypeRecord) in
        record.inherited.contains { $0.hasPrefix("UI") && ($0.hasSuffix("Delegate") || $0.hasSuffix("DataSource")) }
      }
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      let hasOwn = project.type(scopeName).map(adopts) ?? false
      if !hasOwn, let owner = above.first(where: adopts),
        !above.contains(where: { $0.methods.contains { $0.base == name && $0.labels == labels } })
      {
        report(
          .lateRequirement, at: node,
          "\(owner.name) adopts the protocol but does not implement \(name), so UIKit does not call this method",
          proposal: "declare the method in \(owner.name), and override it here")
      }
      return .skipChildren
    }
  }
}
