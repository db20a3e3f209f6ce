import SwiftSyntax

/// Collects what a file declares about types, without entering function bodies.
final class TypeCollector: ScopeVisitor {
  /// Types by name.
  private(set) var types: [String: TypeRecord] = [:]
  private let file: Int
  private let source: SourceFile
  /// The access level that the enclosing extension gives to members without one.
  private var extensionAccess = ""
  private static let levels: Set<String> = ["public", "open", "private", "fileprivate", "package"]

  init(_ source: SourceFile, index: Int) {
    (file, self.source) = (index, source)
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  // MARK: Types

  override func enter(_ node: any DeclGroupSyntax, _ kind: TypeRecord.Kind?) {
    edit(scopeName) { $0.inherited += node.inheritanceClause?.inheritedTypes.map(\.type.plainText) ?? [] }
    guard let kind else {
      extensionAccess = node.modifiers.map(\.name.text).first(where: Self.levels.contains) ?? ""
      return
    }
    let brace = node.memberBlock.rightBrace
    let lastMember = node.memberBlock.members.last?.endPositionBeforeTrailingTrivia.utf8Offset
    let modifiers = node.modifiers.map(\.name.text)
    let generic = (node as? any WithGenericParametersSyntax)?.genericParameterClause
    edit(scopeName) {
      $0.kind = kind
      $0.declaration = TypeRecord.Declaration(
        file: file, start: node.extent.lowerBound, closingBrace: brace.extent.lowerBound,
        endsOnOneLine: lastMember.map { source.line(at: $0) == source.line(of: brace) } ?? false,
        access: modifiers.first(where: Self.levels.contains) ?? "",
        isFinal: modifiers.contains("final"), isGeneric: generic != nil,
        objectiveCName: node.attributes.argument(of: "objc"),
        isMain: node.attributes.contains { attribute in
          ["main", "UIApplicationMain"].contains(attribute.as(AttributeSyntax.self)?.attributeName.plainText)
        })
    }
  }

  private func edit(_ name: String, _ body: (inout TypeRecord) -> Void) {
    body(&types[name, default: TypeRecord(name: name)])
  }

  // MARK: Members

  private func member(_ body: (inout TypeRecord, _ isInExtension: Bool) -> Void) {
    guard let last = scopes.last else { return }
    edit(scopeName) { body(&$0, last.isExtension) }
  }

  /// Returns the access level that a member gets from its extension.
  private func givenAccess(_ modifiers: [String]) -> String {
    scopes.last?.isExtension == true && !modifiers.contains(where: Self.levels.contains) ? extensionAccess : ""
  }

  /// Returns where a declaration begins after its attributes, in bytes.
  private static func head(_ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax) -> Int {
    (modifiers.first?.positionAfterSkippingLeadingTrivia ?? keyword.positionAfterSkippingLeadingTrivia).utf8Offset
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = node.modifiers.map(\.name.text)
    let returns = node.signature.returnClause?.type.plainText
    let method = TypeRecord.Method(
      base: node.name.text, labels: node.signature.parameterClause.parameters.map(\.firstName.text),
      types: node.signature.parameterClause.parameters.map(\.type.plainText),
      isStatic: modifiers.contains("static") || modifiers.contains("class"), isOverride: modifiers.contains("override"),
      isInExtension: scopes.last?.isExtension ?? false, extensionAccess: givenAccess(modifiers),
      isOptional: modifiers.contains("optional"),
      isAction: node.attributes.has("IBAction"), isSegueAction: node.attributes.has("IBSegueAction"),
      objectiveCName: node.attributes.argument(of: "objc"),
      returns: returns == "Void" || returns == "()" ? nil : returns, file: file, extent: node.extent,
      head: Self.head(node.modifiers, node.funcKeyword))
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
        isInExtension: scopes.last?.isExtension ?? false, extensionAccess: givenAccess(modifiers), isOfNib: isOfNib,
        isOverride: modifiers.contains("override"),
        isWritable: node.bindingSpecifier.text == "var" && (!binding.isComputed || binding.hasSetter),
        needsValue: binding.initializer == nil && !binding.isComputed && !isOptional, file: file, extent: node.extent,
        head: Self.head(node.modifiers, node.bindingSpecifier))
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
      access: modifiers.first { $0 == "private" || $0 == "fileprivate" } ?? "",
      isTrap: node.body.map {
        $0.statements.count == 1 && $0.statements.first?.item.plainText.hasPrefix("fatalError(") == true
      }
        ?? false)
    member { type, _ in type.initialisers.append(initialiser) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension PatternBindingSyntax {
  /// Whether it has a getter but no storage.
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
  /// The type of an initial value that is a plain call of an initialiser: `Model` for `Model(name: "a")`.
  var constructedType: String? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true
    else { return nil }
    return name
  }
}

extension AttributeListSyntax {
  /// Returns the attribute with a name.
  func attribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.plainText == name }
  }

  /// Returns whether there is an attribute with a name.
  func has(_ name: String) -> Bool { attribute(name) != nil }

  /// Returns the text in the parentheses of an attribute.
  func argument(of name: String) -> String? { attribute(name)?.arguments?.plainText }
}
