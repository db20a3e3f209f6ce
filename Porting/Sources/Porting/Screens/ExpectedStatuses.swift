import SwiftParser
import SwiftSyntax

/// Finds the statuses of success, other than 200, with which sources compare those of a server's answers.
final class ExpectedStatuses: SyntaxVisitor {
  private var found: Set<Int> = []

  /// Those that are named, in order.
  var statuses: [Int] { found.sorted() }

  init(_ project: Project) {
    super.init(viewMode: .sourceAccurate)
    // Elsewhere such numbers are sizes and counts.
    for file in project.files where file.tree.description.contains("statusCode") { walk(file.tree) }
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // RFC 9110, 15.3: created, accepted, no content.
    if let number = Int(node.literal.text), [201, 202, 204].contains(number) { found.insert(number) }
    return .visitChildren
  }
}
