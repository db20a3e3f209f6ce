import SwiftSyntax

/// Replaces `text as NSString`, which only Objective-C converts, with `NSString(string: text)`.
package struct BridgingCasts: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  /// The expressions that convert a value to an object.
  private static let initialisers = [
    "NSString": "NSString(string: ", "NSArray": "NSArray(array: ", "NSDictionary": "NSDictionary(dictionary: ",
    "NSNumber": "NSNumber(value: ", "NSData": "NSData(data: ", "NSSet": "NSSet(set: ", "String": "String(",
  ]
  /// Operators that bind more tightly than a cast.
  private static let tight: Set<String> = ["+", "-", "*", "/", "%", "..<", "...", "&+", "<<", ">>", "&", "|"]

  private final class Visitor: RuleVisitor {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
        guard let cast = part.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
          let type = parts[index + 1].as(TypeExprSyntax.self)?.type.plainText,
          let call = BridgingCasts.initialisers[type]
        else { continue }
        var first = index - 1
        while first > 1, let symbol = parts[first - 1].as(BinaryOperatorExprSyntax.self),
          BridgingCasts.tight.contains(symbol.operator.text)
        {
          first -= 2
        }
        insert(call, at: parts[first].extent.lowerBound)
        edit(parts[index - 1].extent.upperBound..<parts[index + 1].extent.upperBound, ")")
      }
      return .visitChildren
    }
  }
}
