import Escaping
import SwiftSyntax

/// Replaces the colour and image literals of Xcode with calls, and Objective-C key paths with strings: `"artist.name"`
/// for `#keyPath(Song.artist.name)`.
package struct Literals: RewritingRule {
  /// Creates the rule.
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
      case "keyPath":
        guard let argument = node.arguments.first else { break }
        // Types come first, and begin with a capital.
        let parts = argument.expression.plainText.split(separator: ".").map { $0.filter { !"?!`".contains($0) } }
        let path = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
        edit(node.extent, Escaped.swift(path.joined(separator: ".")))
        return .skipChildren
      default: break
      }
      return .visitChildren
    }
  }
}
