import SwiftSyntax

/// Replaces names of UIKit before Swift 4.2 by the present ones: `UIControlState` by `UIControl.State`.
package struct EarlierNames: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
      guard case .identifier(let name) = node.tokenKind, let present = EarlierNameTable.words[name],
        !project.declares(name), !project.declaresMember(name), !isDeclared(node)
      else { return .skipChildren }
      edit(node.extent, present)
      return .skipChildren
    }

    /// Returns whether a token is the name of a declaration of the project's.
    private func isDeclared(_ node: TokenSyntax) -> Bool {
      guard let parent = node.parent else { return false }
      return parent.asProtocol((any NamedDeclSyntax).self)?.name.id == node.id
        || parent.is(IdentifierPatternSyntax.self)
        || parent.is(EnumCaseElementSyntax.self)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let base = node.base?.plainText
      guard base == nil || ["NSNotification.Name", "Notification.Name"].contains(base ?? ""),
        let present = EarlierNameTable.notifications[node.declName.baseName.text]
      else { return .visitChildren }
      edit(node.extent, present)
      return .skipChildren
    }

    /// `UIImagePNGRepresentation(image)` is `image.pngData()`.
    private func editFile(_ node: FunctionCallExprSyntax) {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, !project.declares(name),
        let image = node.arguments.first, image.label == nil, let end = node.rightParen?.extent
      else { return }
      let values = Array(node.arguments)
      switch (name, values.count) {
      case ("UIImagePNGRepresentation", 1): edit(end, ").pngData()")
      case ("UIImageJPEGRepresentation", 2):
        let last = values[1].expression.extent.lowerBound
        edit(image.expression.extent.upperBound..<last, ").jpegData(compressionQuality: ")
      default: return
      }
      edit(node.calledExpression.extent, "")
    }

    /// `bringSubview(toFront:)` and `sendSubview(toBack:)` had labels.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      editFile(node)
      let called = node.calledExpression
      let name =
        called.as(MemberAccessExprSyntax.self)?.declName.baseName ?? called.as(DeclReferenceExprSyntax.self)?.baseName
      if let name, let only = node.arguments.first, node.arguments.count == 1, let label = only.label {
        let words = ["bringSubview toFront": "bringSubviewToFront", "sendSubview toBack": "sendSubviewToBack"]
        if let present = words["\(name.text) \(label.text)"] {
          edit(name.extent, present)
          edit(label.extent.lowerBound..<only.expression.extent.lowerBound, "")
        }
      }
      return .visitChildren
    }
  }
}
