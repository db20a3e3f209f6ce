import Escaping
import SwiftParser
import SwiftSyntax

/// Replaces `#selector(save(_:))` with a selector that carries the method and has its Objective-C name.
package struct SelectorExpressions: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).rewrite }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "selector", let argument = node.arguments.first else { return .visitChildren }
      if argument.label != nil {
        accessor(argument, of: node)
        return .skipChildren
      }
      var expression = argument.expression
      // `#selector(save as (Editor) -> () -> Void)` selects an overload; the type of a selector's method identifies it.
      if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        expression = first
      }
      while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
      {
        expression = only.expression
      }
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        replace(node, reference, owner: scopes.isEmpty ? nil : ownName, scopeName)
      } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
        let (owner, type) = self.owner(base)
        replace(node, access.declName, owner: owner, type)
      } else {
        byName(node, argument.expression.plainText, "it is not a method of a type")
      }
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard ["Selector", "NSSelectorFromString"].contains(node.calledExpression.plainText), node.arguments.count == 1,
        var value = node.arguments.first?.expression
      else { return .visitChildren }
      while let tuple = value.as(TupleExprSyntax.self), let only = tuple.elements.first { value = only.expression }
      guard let name = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return .visitChildren }
      let method = project.lineage(of: scopeName).lazy.flatMap(\.methods).first {
        $0.selectorName == name && !$0.isStatic && $0.labels.count <= 2
      }
      if let method, !scopes.isEmpty {
        edit(node.extent, "Selector(\(ownName).\(method.fullName), name: \(Escaped.swift(name)))")
      } else {
        byName(node, name, "no method around it has the name")
      }
      return .skipChildren
    }

    /// The name of the enclosing type as written there.
    private var ownName: String {
      let name = scopes.last?.name ?? ""
      return project.type(scopeName)?.kind == .protocol ? "Self" : name
    }

    /// Returns the type of the expression before the dot as written, and its name in the project.
    private func owner(_ base: ExprSyntax) -> (text: String, type: String) {
      let written = base.plainText
      // A selector of `self?.tap(_:)` is that of `self.tap(_:)`.
      let text = written.filter { $0 != "?" && $0 != "!" }
      if text == "self" || text == "Self" { return (scopes.isEmpty ? text : ownName, scopeName) }
      if text == "super" {
        let parent = project.type(scopeName)?.inherited.first ?? "NSObject"
        return (parent, parent)
      }
      let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
      if name.first?.isUppercase == true { return (written, name) }
      let property = project.lineage(of: scopeName).lazy.flatMap(\.properties).first { $0.name == name }
      if let type = property?.type {
        var plain = type
        while let last = plain.last, last == "?" || last == "!" { plain.removeLast() }
        if plain.first?.isUppercase == true { return (plain, plain) }
      }
      return ("type(of: \(written))", "")
    }

    private func replace(
      _ node: MacroExpansionExprSyntax, _ reference: DeclReferenceExprSyntax, owner: String?, _ type: String
    ) {
      let base = reference.baseName.text
      let labels = reference.argumentNames?.arguments.map(\.name.text)
      let candidates = project.methods(base, in: type).filter { labels == nil || $0.labels == labels }
      let method = candidates.first { !$0.isStatic } ?? candidates.first
      let name = method?.selectorName ?? SelectorName.of(base, labels: labels ?? [])
      guard let owner else { return byName(node, name, "there is no type around it") }
      if project.type(type)?.kind == .protocol, owner != "Self" {
        return byName(node, name, "it is a requirement of a protocol")
      }
      if Self.editing.contains(owner) { return byName(node, name, "it is a requirement of a protocol") }
      if method?.isStatic == true { return byName(node, name, "\(base) belongs to the type, not to an object") }
      let count = method?.labels.count ?? labels?.count ?? 0
      if count > 2 { return byName(node, name, "it has \(count) parameters") }
      edit(
        node.extent, "Selector(\(owner).\(reference.plainText), name: \(Escaped.swift(name)))")
    }

    private static let editing: Set<String> = ["UIResponderStandardEditActions"]

    private func accessor(_ argument: LabeledExprSyntax, of node: MacroExpansionExprSyntax) {
      let property =
        argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? argument.expression.plainText
      let isSetter = argument.label?.text == "setter"
      let name = isSetter ? "set" + property.prefix(1).uppercased() + property.dropFirst() + ":" : property
      edit(node.extent, "Selector(\(Escaped.swift(name)))")
    }

    private func byName(_ node: some ExprSyntaxProtocol, _ name: String, _ cause: String) {
      edit(node.extent, "Selector(\(Escaped.swift(name)))")
      report(
        .selectorByName, at: node, "this selector is only a name, because \(cause): it calls nothing",
        proposal: "nothing, unless the layout depends on the call")
    }
  }
}
