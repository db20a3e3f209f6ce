import SwiftSyntax

/// Names what Objective-C's runtime would do on iOS, and Linux cannot: exchanged methods and observing by names.
package struct RuntimeCalls: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  private static let exchanging: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
    "object_setClass", "objc_allocateClassPair",
  ]

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.plainText
      if RuntimeCalls.exchanging.contains(name), project.type(name) == nil {
        report(
          .objectiveCRuntime, at: node,
          "\(name) has no effect on Linux: methods stay as they are written, and one that calls itself to reach the "
            + "original does not end",
          proposal: "call the replacement where it is needed, or leave it out with #if canImport(ObjectiveC)")
      }
      if name.hasSuffix("addObserver") || name == "addObserver",
        node.arguments.contains(where: { $0.label?.text == "forKeyPath" })
      {
        report(
          .keyValueObserving, at: node, "values are not observed by names on Linux",
          proposal: "observe(\\.name) { … }, which compares values after layouts")
      }
      return .visitChildren
    }
  }
}
