import SwiftSyntax

/// Replaces `text as NSString`, which only Objective-C converts, with `NSString(string: text)`, and casts of fetch requests,
/// whose parameter Objective-C does not know, with calls of the stub.
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
        guard let cast = part.as(UnresolvedAsExprSyntax.self), let type = parts[index + 1].as(TypeExprSyntax.self)?.type
        else { continue }
        if let mark = cast.questionOrExclamationMark {
          castRequest(parts[index - 1], to: type, isOptional: mark.text == "?")
          continue
        }
        guard let call = BridgingCasts.initialisers[type.plainText] else { continue }
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

    /// `Song.fetchRequest() as! NSFetchRequest<Song>`: on iOS a request is one for any type.
    private func castRequest(_ value: ExprSyntax, to type: TypeSyntax, isOptional: Bool) {
      guard let request = type.as(IdentifierTypeSyntax.self), request.name.text == "NSFetchRequest",
        value.trimmedDescription.lowercased().contains("request"),
        let result = request.genericArgumentClause?.arguments.first?.argument.trimmedDescription
      else { return }
      if isOptional { insert("Optional(", at: value.extent.lowerBound) }
      let end = isOptional ? ")" : ""
      edit(value.extent.upperBound..<type.extent.upperBound, ".typed((\(result)).self)\(end)")
    }
  }
}
