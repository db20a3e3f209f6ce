import SwiftSyntax

/// A walk through a file that keeps track of the enclosing types.
class ScopeVisitor: SyntaxVisitor {
  /// The types around the present node, outermost first, as written; an extension counts as its type.
  private(set) var scopes: [(name: String, isExtension: Bool)] = []

  /// The full name of the type around the present node; empty outside types.
  var scopeName: String { scopes.map(\.name).joined(separator: ".") }

  /// Called before the members of a type, which is then the last of ``scopes``.
  /// - Parameter kind: nil for an extension.
  func enter(_ node: any DeclGroupSyntax, _ kind: TypeRecord.Kind?) {}

  private func step(
    into node: any DeclGroupSyntax, _ name: String, _ kind: TypeRecord.Kind?
  ) -> SyntaxVisitorContinueKind {
    scopes.append((name, kind == nil))
    enter(node, kind)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { step(into: node, node.name.text, .class) }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { step(into: node, node.name.text, .other) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    step(into: node, node.name.text, .struct)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { step(into: node, node.name.text, .enum) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    step(into: node, node.name.text, .protocol)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    step(into: node, node.extendedType.plainText, nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
}
