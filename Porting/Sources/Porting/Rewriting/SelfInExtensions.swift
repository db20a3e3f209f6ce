import SwiftSyntax

/// Names the class where a static member of an extension of UIKit's returns `Self` and makes it with `.init`: initialisers of
/// Objective-C may be called so, those of Swift's classes only if they are required.
package struct SelfInExtensions: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  /// What the names of classes end with of which applications make subclasses: there, `Self` may be one.
  private static let parents = ["View", "Controller", "Cell", "Control", "Button", "Label", "Field"]

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let type = node.extendedType.plainText
      if project.type(type)?.declaration == nil, !SelfInExtensions.parents.contains(where: type.hasSuffix) {
        for member in node.memberBlock.members { rename(member.decl, type) }
      }
      return super.visit(node)
    }

    private func rename(_ member: DeclSyntax, _ type: String) {
      if let variable = member.as(VariableDeclSyntax.self), variable.modifiers.contains(where: Self.isStatic) {
        for binding in variable.bindings {
          if let body = binding.accessorBlock { rename(binding.typeAnnotation?.type, type, in: body) }
        }
      } else if let function = member.as(FunctionDeclSyntax.self), function.modifiers.contains(where: Self.isStatic),
        let body = function.body
      {
        rename(function.signature.returnClause?.type, type, in: body)
      }
    }

    private static func isStatic(_ modifier: DeclModifierSyntax) -> Bool { modifier.name.text == "static" }

    private func rename(_ result: TypeSyntax?, _ type: String, in body: some SyntaxProtocol) {
      guard let result, result.plainText == "Self" else { return }
      let text = body.trimmedDescription
      if text.contains(".init("), !text.contains("Self") { edit(result.extent, type) }
    }
  }
}
