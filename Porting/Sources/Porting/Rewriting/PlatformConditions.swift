import SwiftSyntax

/// Evaluates `os(iOS)`, `targetEnvironment(simulator)` and similar conditions as on an iPhone simulator.
package struct PlatformConditions: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  /// The conditions' values on the simulator; other conditions, such as `os(Linux)`, are left unchanged.
  private static let decided: [String: Bool] = [
    "os(iOS)": true, "os(macOS)": false, "os(OSX)": false, "os(tvOS)": false, "os(watchOS)": false,
    "os(visionOS)": false,
    "os(xrOS)": false, "targetEnvironment(simulator)": true, "targetEnvironment(macCatalyst)": false,
  ]

  private final class Visitor: RuleVisitor {
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition { Calls(condition, self) }
      return .visitChildren
    }
  }

  private final class Calls: SyntaxVisitor {
    private let visitor: Visitor

    @discardableResult init(_ condition: ExprSyntax, _ visitor: Visitor) {
      self.visitor = visitor
      super.init(viewMode: .sourceAccurate)
      walk(condition)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let text = node.plainText.filter { !$0.isWhitespace }
      if let value = PlatformConditions.decided[text] { visitor.edit(node.extent, "\(value)") }
      return .skipChildren
    }
  }
}
