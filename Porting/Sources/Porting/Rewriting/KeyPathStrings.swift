import Escaping
import SwiftSyntax

/// `#keyPath(Song.artist.name)` becomes `"artist.name"`.
package struct KeyPathStrings: RewritingRule {
  /// The rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "keyPath", let argument = node.arguments.first else { return .visitChildren }
      // Types come first, and begin with capitals.
      let parts = argument.expression.plainText.split(separator: ".").map { $0.filter { !"?!`".contains($0) } }
      let path = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
      edit(node.extent, Escaped.swift(path.joined(separator: ".")))
      return .skipChildren
    }
  }
}
