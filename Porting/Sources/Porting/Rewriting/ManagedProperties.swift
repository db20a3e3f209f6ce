import Escaping
import SwiftSyntax

/// Makes `@NSManaged` properties read and write the values of their object, as stored by the stub of Core Data.
package struct ManagedProperties: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let attribute = node.attributes.attribute("NSManaged") else { return .visitChildren }
      edit(attribute.extentWithSpaces, "")
      for binding in node.bindings where binding.accessorBlock == nil {
        let literal = Escaped.swift(binding.pattern.plainText.filter { $0 != "`" })
        insert(
          " { get { managedValue(\(literal)) } set { setManagedValue(newValue, \(literal)) } }",
          at: binding.extent.upperBound)
      }
      report(.coreData, at: node, "values of Core Data are kept in memory")
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let attribute = node.attributes.attribute("NSManaged") else { return .visitChildren }
      edit(attribute.extentWithSpaces, "")
      if node.body == nil { insert(" {}", at: node.extent.upperBound) }
      return .skipChildren
    }
  }
}
