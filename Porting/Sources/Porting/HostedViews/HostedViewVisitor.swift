import Escaping
import SwiftSyntax

/// Finds the parts of a file that are SwiftUI's, and where code of UIKit hosts a view.
final class HostedViewVisitor: RuleVisitor {
  private var imports: Set<String> = []
  /// The names of the declarations that are left out.
  private var names: [String] = []
  /// Where the declarations are that are left out.
  private var leftOut: Set<SyntaxIdentifier> = []

  private var isOfSwiftUI: Bool { imports.contains("SwiftUI") }

  /// The names of a file's declarations if all are left out; nil if something remains.
  var onlyParts: [String]? { isOfSwiftUI && isEmpty(file.tree.statements) ? names : nil }

  private func isEmpty(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.allSatisfy { item in
      if leftOut.contains(item.item.id) || item.item.is(ImportDeclSyntax.self) { return true }
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return false }
      return condition.clauses.allSatisfy { clause in
        if case .statements(let inner)? = clause.elements { return isEmpty(inner) }
        return clause.elements == nil
      }
    }
  }

  private func leaveOut(_ node: some SyntaxProtocol, _ name: String, _ message: String) -> SyntaxVisitorContinueKind {
    replace(node, "")
    leftOut.insert(Syntax(node).id)
    names.append(name)
    report(.swiftUI, at: node, message)
    return .skipChildren
  }

  /// Replaces a node and keeps its line breaks.
  private func replace(_ node: some SyntaxProtocol, _ text: String) {
    edit(node.extent, text + String(repeating: "\n", count: file.lineBreaks(in: node.extent)))
  }

  // MARK: Declarations

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    imports = ImportedModules(file).names
    return .visitChildren
  }

  /// Returns whether a type is left out.
  private func part(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind? {
    let name = node.name.text
    guard isOfSwiftUI, let record = project.types[scopeName.isEmpty ? name : "\(scopeName).\(name)"],
      project.adopts(SwiftUINames.protocols, record)
    else { return nil }
    if project.adopts(SwiftUINames.previews, record) { return leaveOut(node, name, "the preview \(name) is left out") }
    return leaveOut(
      node, name,
      project.adopts(["View"], record)
        ? "the SwiftUI view \(name) is left out; where it is hosted, an area with its name is empty"
        : project.adopts(["App"], record)
          ? "the SwiftUI application \(name) is left out; a walk launches applications with a delegate of UIKit"
          : "\(name) serves SwiftUI and is left out")
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { part(node) ?? super.visit(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { part(node) ?? super.visit(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { part(node) ?? super.visit(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { part(node) ?? super.visit(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainText.withoutGenericArguments
    guard isOfSwiftUI else { return super.visit(node) }
    if let record = project.type(name, in: scopeName), record.declaration != nil {
      guard project.adopts(SwiftUINames.protocols, record) else { return super.visit(node) }
    } else if !SwiftUINames.views.union(SwiftUINames.values).union(SwiftUINames.protocols).contains(name) {
      return super.visit(node)
    }
    return leaveOut(node, name, "the extension of \(name) is SwiftUI's and is left out")
  }

  override func visitPost(_ node: StructDeclSyntax) { if !leftOut.contains(Syntax(node).id) { super.visitPost(node) } }
  override func visitPost(_ node: EnumDeclSyntax) { if !leftOut.contains(Syntax(node).id) { super.visitPost(node) } }
  override func visitPost(_ node: ClassDeclSyntax) { if !leftOut.contains(Syntax(node).id) { super.visitPost(node) } }
  override func visitPost(_ node: ProtocolDeclSyntax) {
    if !leftOut.contains(Syntax(node).id) { super.visitPost(node) }
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    if !leftOut.contains(Syntax(node).id) { super.visitPost(node) }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? leaveOut(node, "#Preview", "a preview is left out") : .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview", node.parent?.is(CodeBlockItemSyntax.self) == true else {
      return .visitChildren
    }
    return leaveOut(node, "#Preview", "a preview is left out")
  }

  // MARK: Members that build views

  private func isView(_ type: TypeSyntax?) -> Bool {
    guard isOfSwiftUI, let some = type?.as(SomeOrAnyTypeSyntax.self) else { return false }
    return ["View", "SwiftUI.View"].contains(some.constraint.plainText)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, isView(node.signature.returnClause?.type) else { return .visitChildren }
    replace(body, "{ \(Self.area(node.name.text)) }")
    removeBuilder(node.attributes)
    report(.swiftUI, at: node, "the SwiftUI view that \(node.name.text) builds is left out")
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindings.count == 1, let binding = node.bindings.first, isView(binding.typeAnnotation?.type),
      let accessors = binding.accessorBlock
    else { return .visitChildren }
    let name = binding.pattern.plainText
    replace(accessors, "{ \(Self.area(name)) }")
    removeBuilder(node.attributes)
    report(.swiftUI, at: node, "the SwiftUI view \(name) is left out")
    return .skipChildren
  }

  private func removeBuilder(_ attributes: AttributeListSyntax) {
    if let builder = attributes.attribute("ViewBuilder") { edit(builder.extentWithSpaces, "") }
  }

  // MARK: Hosted views

  private static func area(_ name: String) -> String { "\(SwiftUINames.replacement)(\(Escaped.swift(name)))" }

  /// Replaces an expression that builds a view by the empty area.
  private func host(_ node: some SyntaxProtocol, _ text: String, _ name: String) -> SyntaxVisitorContinueKind {
    replace(node, text)
    report(.swiftUI, at: node, "the hosted SwiftUI view \(name) is an empty area")
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isOfSwiftUI, let root = ChainRoot(ExprSyntax(node)) else { return .visitChildren }
    if root.name == "UIHostingConfiguration" {
      let name = root.closure.flatMap(Self.viewName) ?? "hosted view"
      return host(node, "UIHostingConfiguration { \(Self.area(name)) }", name)
    }
    guard project.isHosted(root.name, in: scopeName) else { return .visitChildren }
    return host(node, Self.area(root.name), root.name)
  }

  /// The name of the first view that a closure builds.
  private static func viewName(_ closure: ClosureExprSyntax) -> String? {
    for item in closure.statements {
      if let expression = item.item.as(ExprSyntax.self), let root = ChainRoot(expression) { return root.name }
    }
    return nil
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard isOfSwiftUI, node.label?.text == "rootView" else { return .visitChildren }
    // A name is that of a value that is an area already.
    if node.expression.is(DeclReferenceExprSyntax.self) { return .visitChildren }
    if let access = node.expression.as(MemberAccessExprSyntax.self), ChainRoot(ExprSyntax(access)) == nil {
      return .visitChildren
    }
    let name = ChainRoot(node.expression)?.name ?? "hosted view"
    return host(node.expression, Self.area(name), name)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    // What follows a dot, or is inherited, is no type of a value.
    guard isOfSwiftUI, node.parent?.is(InheritedTypeSyntax.self) != true,
      node.parent?.is(MemberTypeSyntax.self) != true, project.isHosted(node.name.text, in: scopeName)
    else { return .visitChildren }
    edit(node.extent, SwiftUINames.replacement)
    return .skipChildren
  }
}

/// The call with which a chain of calls begins: `SettingsView` in `SettingsView(model: model).padding()`.
private struct ChainRoot {
  /// The called name, without generic arguments.
  var name: String
  var closure: ClosureExprSyntax?

  init?(_ expression: ExprSyntax) {
    var (next, call): (ExprSyntax, FunctionCallExprSyntax?) = (expression, nil)
    while true {
      if let found = next.as(FunctionCallExprSyntax.self) {
        (call, next) = (found, found.calledExpression)
      } else if let access = next.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else { return nil }
        // Of `Settings.Page(…)`, the whole is the name.
        if let call, call.calledExpression.id == ExprSyntax(access).id, Self.isTypeName(access) {
          (name, closure) = (access.plainText, call.trailingClosure)
          return
        }
        next = base
      } else if let generic = next.as(GenericSpecializationExprSyntax.self) {
        next = generic.expression
      } else if let reference = next.as(DeclReferenceExprSyntax.self) {
        guard let call, reference.baseName.text.first?.isUppercase == true else { return nil }
        (name, closure) = (reference.baseName.text, call.trailingClosure)
        return
      } else {
        return nil
      }
    }
  }

  private static func isTypeName(_ access: MemberAccessExprSyntax) -> Bool {
    access.plainText.split(separator: ".").allSatisfy { part in
      part.first?.isUppercase == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
}
