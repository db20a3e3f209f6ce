import SwiftSyntax

/// Collects what a file declares about types. Bodies of functions are not entered.
final class TypeCollector: SyntaxVisitor {
  /// By name.
  private(set) var types: [String: TypeRecord] = [:]
  private let file: Int
  private let source: SourceFile
  /// Types around the present place; true for an extension.
  private var stack: [(name: String, isExtension: Bool)] = []

  init(_ source: SourceFile, index: Int) {
    (file, self.source) = (index, source)
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  // MARK: Types

  private func enter(
    _ name: String, _ kind: TypeRecord.Kind, _ inheritance: InheritanceClauseSyntax?, _ node: some DeclGroupSyntax,
    isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let qualified = (stack.map(\.name) + [name]).joined(separator: ".")
    stack.append((name, false))
    let brace = node.memberBlock.rightBrace
    let lastMember = node.memberBlock.members.last?.endPositionBeforeTrailingTrivia.utf8Offset
    let modifiers = node.modifiers.map(\.name.text)
    edit(qualified) {
      $0.kind = kind
      $0.inherited += inheritance?.inheritedTypes.map(\.type.plainText) ?? []
      $0.declaration = TypeRecord.Declaration(
        file: file, start: node.extent.lowerBound, closingBrace: brace.extent.lowerBound,
        endsOnOneLine: lastMember.map { source.line(at: $0) == source.line(of: brace) } ?? false,
        access: modifiers.first { ["public", "open", "private", "fileprivate", "package"].contains($0) } ?? "",
        isFinal: modifiers.contains("final"), isGeneric: isGeneric,
        objectiveCName: node.attributes.argument(of: "objc"))
    }
    return .visitChildren
  }

  private func edit(_ name: String, _ body: (inout TypeRecord) -> Void) {
    body(&types[name, default: TypeRecord(name: name)])
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .class, node.inheritanceClause, node, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .other, node.inheritanceClause, node, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { stack.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .struct, node.inheritanceClause, node, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .enum, node.inheritanceClause, node, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .protocol, node.inheritanceClause, node, isGeneric: false)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainText
    stack.append((name, true))
    edit(name) { $0.inherited += node.inheritanceClause?.inheritedTypes.map(\.type.plainText) ?? [] }
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  // MARK: Members

  private func member(_ body: (inout TypeRecord, _ isInExtension: Bool) -> Void) {
    guard let last = stack.last else { return }
    edit(stack.map(\.name).joined(separator: ".")) { body(&$0, last.isExtension) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = node.modifiers.map(\.name.text)
    let returns = node.signature.returnClause?.type.plainText
    let method = TypeRecord.Method(
      base: node.name.text, labels: node.signature.parameterClause.parameters.map(\.firstName.text),
      isStatic: modifiers.contains("static") || modifiers.contains("class"), isOverride: modifiers.contains("override"),
      isInExtension: stack.last?.isExtension ?? false, isOptional: modifiers.contains("optional"),
      isAction: node.attributes.has("IBAction"), isSegueAction: node.attributes.has("IBSegueAction"),
      objectiveCName: node.attributes.argument(of: "objc"),
      returns: returns == "Void" || returns == "()" ? nil : returns, file: file, extent: node.extent)
    member { type, _ in type.methods.append(method) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = node.modifiers.map(\.name.text)
    let isOfNib = node.attributes.has("IBOutlet") || node.attributes.has("IBInspectable")
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let type = binding.typeAnnotation?.type
      let isOptional =
        type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      let property = TypeRecord.Property(
        name: name, type: type?.plainText ?? binding.initializer?.value.constructedType,
        isStatic: modifiers.contains("static") || modifiers.contains("class"),
        isInExtension: stack.last?.isExtension ?? false, isOfNib: isOfNib, isOverride: modifiers.contains("override"),
        isWritable: node.bindingSpecifier.text == "var" && (!binding.isComputed || binding.hasSetter),
        needsValue: binding.initializer == nil && !binding.isComputed && !isOptional, file: file, extent: node.extent)
      member { type, _ in type.properties.append(property) }
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let modifiers = node.modifiers.map(\.name.text)
    let initialiser = TypeRecord.Initialiser(
      labels: parameters.map(\.firstName.text),
      required: parameters.filter { $0.defaultValue == nil }.map(\.firstName.text),
      isConvenience: modifiers.contains("convenience"),
      access: modifiers.first { $0 == "private" || $0 == "fileprivate" } ?? "")
    member { type, _ in type.initialisers.append(initialiser) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension PatternBindingSyntax {
  /// Whether it has a getter and no storage.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list): list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
    default: false
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it is computed with a setter.
  var hasSetter: Bool {
    guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
    return list.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
  }
}

extension ExprSyntax {
  /// The type that an initial value makes, where it is a plain call of an initialiser: `Model` of `Model(name: "a")`.
  var constructedType: String? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true
    else { return nil }
    return name
  }
}

extension AttributeListSyntax {
  /// The attribute of a name.
  func attribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.plainText == name }
  }

  /// Whether there is an attribute of a name.
  func has(_ name: String) -> Bool { attribute(name) != nil }

  /// The text in the parentheses of an attribute.
  func argument(of name: String) -> String? { attribute(name)?.arguments?.plainText }
}
