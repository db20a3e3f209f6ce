import SwiftParser
import SwiftSyntax

/// A text with which sources compare what is typed, with the name of what it is compared with.
package struct ExpectedText: Hashable {
  package var name: String
  package var text: String
}

/// Finds the texts with which sources compare what is typed, such as the name and the password of a sign-in.
final class ExpectedTexts: SyntaxVisitor {
  /// Those of one statement together, without repetitions.
  private(set) var groups: [[ExpectedText]] = []
  private var open: [[ExpectedText]] = []

  /// The most groups: a person does not try more.
  private static let limit = 8
  /// Parts of the names of what is typed.
  private static let typed = ["text", "user", "name", "pass", "pwd", "mail", "login", "pin", "code", "input"]

  init(_ project: Project) {
    super.init(viewMode: .sourceAccurate)
    for file in project.files { walk(file.tree) }
    groups = Array(groups.prefix(Self.limit))
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    open.append([])
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockItemSyntax) {
    let found = open.removeLast()
    if !found.isEmpty, found.count < 4, !groups.contains(found) { groups.append(found) }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      guard part.as(BinaryOperatorExprSyntax.self)?.operator.text == "==" else { continue }
      note(parts[index - 1], parts[index + 1])
      note(parts[index + 1], parts[index - 1])
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "==" {
      note(node.leftOperand, node.rightOperand)
      note(node.rightOperand, node.leftOperand)
    }
    return .visitChildren
  }

  private func note(_ operand: ExprSyntax, _ literal: ExprSyntax) {
    guard let text = literal.as(StringLiteralExprSyntax.self)?.representedLiteralValue, !text.isEmpty,
      text.count <= 40, !open.isEmpty
    else { return }
    let name = operand.trimmedDescription
    guard name.count < 80, Self.typed.contains(where: name.lowercased().contains),
      // Names of segues and cells are compared, too.
      !["identifier", "segue"].contains(where: name.lowercased().contains)
    else { return }
    let found = ExpectedText(name: name, text: text)
    if !open[open.count - 1].contains(where: { $0.name == name }) { open[open.count - 1].append(found) }
  }
}
