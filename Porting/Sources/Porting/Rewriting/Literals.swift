import SwiftSyntax

/// Colours and images that Xcode shows in the source become calls.
package struct Literals: RewritingRule {
  /// The rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.pound.extent.lowerBound..<node.macroName.extent.upperBound
      switch node.macroName.text {
      case "colorLiteral": edit(name, ColorLiterals.name)
      case "imageLiteral":
        edit(name, "(UIImage")
        if let label = node.arguments.first?.label { edit(label.extent, "named") }
        insert(" ?? UIImage())", at: node.extent.upperBound)
      default: break
      }
      return .visitChildren
    }
  }
}
