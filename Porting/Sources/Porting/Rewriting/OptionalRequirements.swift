import SwiftSyntax

/// Makes optional members of a protocol, which only Objective-C has, separate protocols that are queried at run time:
/// `delegate?.didMove?(to: place)` becomes `(delegate as? any Mover_didMove)?.didMove(to: place)`.
///
/// Members that differ only in the types of their parameters each have a protocol, and an overload on the original
/// protocol that asks for it, so that the compiler chooses: `delegate?.optional_didMove(to: place)`.
package struct OptionalRequirements: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).finished() }

  /// Returns the protocol for an optional member.
  /// - Parameter others: The members of the protocol that declares it.
  static func protocolName(_ owner: String, _ method: TypeRecord.Method, among others: [TypeRecord.Method]) -> String {
    let labels = method.labels.filter { $0 != "_" }
    // Only types tell overloads apart; what is no letter in them is left out.
    let types =
      isOverloaded(method, among: others) ? method.types.map { $0.filter { $0.isLetter || $0.isNumber } } : []
    return ([owner.split(separator: ".").last.map(String.init) ?? owner, method.base] + labels + types)
      .joined(separator: "_")
  }

  /// Returns whether another optional member has the same name and labels.
  static func isOverloaded(_ method: TypeRecord.Method, among others: [TypeRecord.Method]) -> Bool {
    others.filter { $0.isOptional && $0.base == method.base && $0.labels == method.labels }.count > 1
  }

  private final class Visitor: RuleVisitor {
    /// Optional methods by name, with their protocols.
    private lazy var optional: [String: [(owner: String, method: TypeRecord.Method)]] = Dictionary(
      grouping: project.types.values.sorted { $0.name < $1.name }.filter { $0.kind == .protocol }.flatMap { type in
        type.methods.filter(\.isOptional).map { (owner: type.name, method: $0) }
      }, by: \.method.base)
    private var added: [String] = []

    func finished() -> Rewrite {
      if !added.isEmpty { insert("\n" + added.joined(separator: "\n") + "\n", at: file.bytes.count) }
      return rewrite
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.contains(where: { $0.name.text == "optional" }) else { return .visitChildren }
      let method = project.type(scopeName)?.methods.first {
        $0.extent == node.extent && $0.isOptional && project.files[$0.file].path == file.path
      }
      if let method {
        let start = node.funcKeyword.extent.lowerBound
        let declaration = file.text(start..<node.extent.upperBound)
        // Its lines remain, but empty.
        edit(node.extent, String(repeating: "\n", count: file.lineBreaks(in: node.extent)))
        let others = project.type(scopeName)?.methods ?? []
        let name = OptionalRequirements.protocolName(scopeName, method, among: others)
        added.append("protocol \(name): AnyObject { \(declaration) }")
        if OptionalRequirements.isOverloaded(method, among: others) { added.append(asking(for: name, method, node)) }
      }
      return .skipChildren
    }

    /// Returns an extension with an overload that asks for a member, and answers nil where there is none.
    private func asking(for name: String, _ method: TypeRecord.Method, _ node: FunctionDeclSyntax) -> String {
      let parameters = node.signature.parameterClause.parameters
      let arguments = parameters.map { parameter in
        let label = parameter.firstName.text
        let own = parameter.secondName?.text ?? label
        return label == "_" ? own : "\(label): \(own)"
      }
      let (list, result) = (file.text(node.signature.parameterClause.extent), method.returns ?? "Void")
      return "extension \(scopeName) { @discardableResult func optional_\(method.base)\(list) -> (\(result))? { "
        + "(self as? any \(name))?.\(method.base)(\(arguments.joined(separator: ", "))) } }"
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if let modifier = node.modifiers.first(where: { $0.name.text == "optional" }) {
        edit(modifier.extentWithSpaces, "")
        report(
          .optionalMember, at: node, "an optional property of a protocol became a required one",
          proposal: "give it a default value in an extension of the protocol")
      }
      return .visitChildren
    }

    // MARK: Conformances

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let next = super.visit(node)
      adopt(node.inheritanceClause, node)
      return next
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let next = super.visit(node)
      adopt(node.inheritanceClause, node)
      return next
    }

    /// Adds conformances for the optional members a class has, where it declares that it adopts the protocol.
    private func adopt(_ clause: InheritanceClauseSyntax?, _ node: some SyntaxProtocol) {
      for name in clause?.inheritedTypes.map(\.type.plainText) ?? [] {
        guard let type = project.type(name, in: scopeName), type.kind == .protocol,
          let record = project.type(scopeName), record.kind == .class
        else { continue }
        for method in type.methods where method.isOptional {
          let hasIt = project.lineage(of: record.name).contains { owner in
            owner.methods.contains {
              $0.base == method.base && $0.labels == method.labels
                && ($0.types == method.types || !OptionalRequirements.isOverloaded(method, among: type.methods))
            }
          }
          if hasIt {
            let name = OptionalRequirements.protocolName(type.name, method, among: type.methods)
            added.append("extension \(record.name): \(name) {}")
          }
        }
      }
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
        let access = chain.expression.as(MemberAccessExprSyntax.self), let base = access.base
      else { return .visitChildren }
      let name = access.declName.baseName.text
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      if let owners = optional[name] {
        guard let (owner, method) = owners.first(where: { $0.method.labels == labels }) ?? owners.first else {
          return .visitChildren
        }
        let others = project.type(owner)?.methods ?? []
        if OptionalRequirements.isOverloaded(method, among: others) {
          edit(access.declName.extent, "optional_\(name)")
          edit(chain.questionMark.extent, "")
          return .visitChildren
        }
        var object = base
        if let inner = base.as(OptionalChainingExprSyntax.self) { object = inner.expression }
        if let inner = base.as(ForceUnwrapExprSyntax.self) { object = inner.expression }
        insert("(", at: object.extent.lowerBound)
        edit(
          object.extent.upperBound..<access.period.extent.lowerBound,
          " as? any \(OptionalRequirements.protocolName(owner, method, among: others)))?")
        edit(chain.questionMark.extent, "")
      } else if UIKitRequirements.names.contains(name) {
        // UIKit's optional members are members with defaults here.
        edit(chain.questionMark.extent, "")
      }
      return .visitChildren
    }
  }
}
