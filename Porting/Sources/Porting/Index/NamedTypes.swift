import SwiftSyntax

/// The types that a project names outside themselves: those that something may create.
struct NamedTypes {
  private(set) var names: Set<String> = []

  /// Searches for the last parts of types' full names.
  /// - Complexity: Linear in the project.
  init(_ types: [TypeRecord], in project: Project) {
    let visitor = Visitor(Dictionary(grouping: types.map(\.name)) { $0.lastPart })
    for file in project.files { visitor.walk(file.tree) }
    names = visitor.found
  }

  private final class Visitor: ScopeVisitor {
    private let wanted: [String: [String]]
    var found: Set<String> = []

    init(_ wanted: [String: [String]]) {
      self.wanted = wanted
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
      guard case .identifier(let text) = node.tokenKind, let names = wanted[text] else { return .skipChildren }
      let scope = scopeName
      found.formUnion(names.filter { scope != $0 && !scope.hasPrefix($0 + ".") })
      return .skipChildren
    }
  }
}

extension String {
  /// The name without enclosing types.
  var lastPart: String { String(split(separator: ".").last ?? "") }
}
