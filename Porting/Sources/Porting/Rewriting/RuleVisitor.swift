import SwiftSyntax

/// A walk through a file that knows the types around the present place and collects edits.
class RuleVisitor: SyntaxVisitor {
  let file: SourceFile
  let project: Project
  var rewrite = Rewrite()
  /// Names of the types around the present place, as they are written; an extension counts as its type.
  private(set) var scope: [String] = []

  init(_ file: SourceFile, _ project: Project) {
    (self.file, self.project) = (file, project)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  /// The full name of the type around the present place; empty outside of types.
  var scopeName: String { scope.joined(separator: ".") }

  func edit(_ range: Range<Int>, _ text: String) { rewrite.edits.append(SourceEdit(range, text)) }
  func insert(_ text: String, at offset: Int) { rewrite.edits.append(.insertion(text, at: offset)) }
  func report(_ kind: Finding.Kind, at node: some SyntaxProtocol, _ message: String, proposal: String = "") {
    rewrite.findings.append(Finding(kind, file.path, file.line(of: node), message, proposal: proposal))
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scope.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.plainText) }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }
}
