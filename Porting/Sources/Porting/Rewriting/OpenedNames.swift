import SwiftSyntax

/// Removes the access modifiers of a file's private declarations that are used by a member moved to another file.
final class OpenedNames: ScopeVisitor {
  private(set) var edits: [SourceEdit] = []
  private let type: String
  private let used: Set<String>

  /// - Parameters:
  ///   - member: The range of the member.
  ///   - type: The full name of its type.
  init(of member: Range<Int>, in file: SourceFile, type: String) {
    let tokens = file.tree.tokens(viewMode: .sourceAccurate).filter { member.contains($0.extent.lowerBound) }
    (self.type, used) = (type, Set(tokens.map(\.text)))
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  private func open(_ names: [String], _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    guard scopes.isEmpty || scopeName == type, names.contains(where: used.contains) else { return .skipChildren }
    for modifier in modifiers where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil {
      edits.append(SourceEdit(modifier.extentWithSpaces, ""))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    open([node.name.text], node.modifiers)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }, node.modifiers)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    open([node.name.text], node.modifiers)
  }
  override func enter(_ node: any DeclGroupSyntax, _ kind: TypeRecord.Kind?) {
    // A private extension makes all of its members private.
    guard kind == nil, scopeName == type else { return }
    for modifier in node.modifiers where ["private", "fileprivate"].contains(modifier.name.text) {
      edits.append(SourceEdit(modifier.extentWithSpaces, ""))
    }
  }
}
