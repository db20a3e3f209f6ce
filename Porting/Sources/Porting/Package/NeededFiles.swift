import SwiftSyntax

/// The files that some types need, found by following the names they use.
package struct NeededFiles {
  /// Indices of files, in order.
  package private(set) var indices: [Int] = []

  /// - Parameter types: Names of types; those that no file declares are in ``missing``.
  package init(_ types: [String], in project: Project) {
    let names = project.files.map(FileNames.init)
    var declaring: [String: Set<Int>] = [:]
    for (index, file) in names.enumerated() {
      for name in file.declared { declaring[name, default: []].insert(index) }
    }
    var open = types.flatMap { name in project.type(name)?.declaration.map { [$0.file] } ?? [] }
    missing = types.filter { project.type($0)?.declaration == nil }
    var seen = Set(open)
    while let next = open.popLast() {
      for name in names[next].used {
        for file in declaring[name] ?? [] where seen.insert(file).inserted { open.append(file) }
      }
    }
    indices = seen.sorted()
  }

  /// Names that no file declares.
  package private(set) var missing: [String]
}

/// The names that a file declares for other files, and those it uses.
private final class FileNames: ScopeVisitor {
  private(set) var declared: Set<String> = []
  private(set) var used: Set<String> = []

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { used.insert(name) }
    }
  }

  override func enter(_ node: any DeclGroupSyntax, _ kind: TypeRecord.Kind?) {
    if kind != nil, let name = scopes.last?.name { declared.insert(name) }
  }

  /// Whether members at the present node are used without their type's name: outside types, and in extensions.
  private var isReachable: Bool { scopes.allSatisfy(\.isExtension) || scopes.contains { $0.isExtension } }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Methods called by UIKit are no reason to need a file.
    if isReachable, !node.modifiers.contains(where: { $0.name.text == "override" }),
      !UIKitRequirements.names.contains(node.name.text)
    {
      declared.insert(node.name.text)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isReachable {
      for binding in node.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { declared.insert(name) }
      }
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.allSatisfy(\.isExtension) { declared.insert(node.name.text) }
    return .skipChildren
  }
}
