import SwiftSyntax

/// In the initial value of a stored property, `self` is not the object: on iOS the word means a method of `NSObject`,
/// and such a target is at best looked up along the responder chain. It becomes `nil`, which is looked up in the same
/// way.
package struct SelfInInitialisers: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      let modifiers = node.modifiers.map(\.name.text)
      let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
      guard isMember, !modifiers.contains("lazy"), !modifiers.contains("static"), !modifiers.contains("class"),
        project.type(scopeName)?.kind == .class
      else { return .visitChildren }
      for binding in node.bindings {
        guard let value = binding.initializer?.value else { continue }
        for reference in SelfReferences(value).found {
          edit(reference.extent, "nil")
          report(
            .selfInInitialiser, at: reference,
            "self in the initial value of a stored property is not the object; it became nil",
            proposal: "make the property lazy")
        }
      }
      return .visitChildren
    }
  }

  private final class SelfReferences: SyntaxVisitor {
    private(set) var found: [DeclReferenceExprSyntax] = []

    init(_ value: ExprSyntax) {
      super.init(viewMode: .sourceAccurate)
      walk(value)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let isArgument = node.parent?.is(LabeledExprSyntax.self) == true || node.parent?.is(ExprListSyntax.self) == true
      if node.baseName.text == "self", isArgument { found.append(node) }
      return .visitChildren
    }

    // A closure that captures it, or a nested class.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
