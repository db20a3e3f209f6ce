import SwiftSyntax

/// Removes attributes and modifiers that only Objective-C or Interface Builder read.
package struct ObjectiveCAttributes: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  private static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable",
    "NSCopying", "UIApplicationMain", "NSApplicationMain", "main",
  ]

  private final class Visitor: RuleVisitor {
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.attributeName.plainText
      guard ObjectiveCAttributes.names.contains(name) else { return .visitChildren }
      edit(node.extentWithSpaces, "")
      return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "dynamic" { edit(node.extentWithSpaces, "") }
      return .skipChildren
    }
  }
}
