import SwiftSyntax

/// A part of a source that is left out so that the rest compiles: the smallest statement, member or clause around an
/// error.
///
/// Line breaks are kept, so that no line moves.
package struct Omission: Hashable, Sendable {
  /// The range in bytes.
  package var range: Range<Int>
  /// The replacement, with the line breaks of the original.
  package var text: String
  /// The kind of the part: `statement`, `declaration`, `conformance`, …
  package var what: String

  /// The edit that leaves it out.
  package var edit: SourceEdit { SourceEdit(range, text) }
}

/// Finds what must be left out of a file because of errors.
package struct Omissions {
  /// Omissions in the order of the file, none inside another.
  package private(set) var found: [Omission] = []

  /// - Parameter problems: Offsets in bytes, with the compiler's messages.
  package init(_ file: SourceFile, _ problems: [(offset: Int, message: String)]) {
    var all: Set<Omission> = []
    for problem in problems {
      guard
        let token = file.tree.token(at: AbsolutePosition(utf8Offset: min(problem.offset, max(0, file.bytes.count - 1))))
      else { continue }
      if let omission = Finder(file, problem.message).omission(at: token) { all.insert(omission) }
    }
    // Of two nested ones, keep the outer one.
    let ordered = all.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    for omission in ordered where omission.range.lowerBound >= found.last?.range.upperBound ?? 0 {
      found.append(omission)
    }
  }
}

private struct Finder {
  private let file: SourceFile
  private let message: String

  init(_ file: SourceFile, _ message: String) { (self.file, self.message) = (file, message) }

  /// Replaces a node and keeps its line breaks.
  private func omission(_ node: some SyntaxProtocol, _ text: String, _ what: String) -> Omission {
    let lines = file.lineBreaks(in: node.extent)
    return Omission(range: node.extent, text: text + String(repeating: "\n", count: lines), what: what)
  }

  func omission(at token: TokenSyntax) -> Omission? {
    if let found = byMessage(token) ?? connection(token) { return found }
    var node = Syntax(token)
    while let parent = node.parent {
      if let item = node.as(CodeBlockItemSyntax.self) {
        if let found = statement(item) { return found }
      } else if let item = node.as(MemberBlockItemSyntax.self) {
        return omission(item.decl, "", "member")
      } else if let type = node.as(InheritedTypeSyntax.self) {
        return inherited(type)
      } else if let attribute = node.as(AttributeSyntax.self), message.hasPrefix("unknown attribute") {
        return omission(attribute, "", "attribute")
      }
      node = parent
    }
    return nil
  }

  /// Leaves one entry of ``NibMembers`` out: an outlet or an action that is left out itself.
  private func connection(_ token: TokenSyntax) -> Omission? {
    let around = ancestors(of: token)
    guard around.contains(where: { $0.as(PatternBindingSyntax.self)?.pattern.plainText == NibMembers.property }) else {
      return nil
    }
    for call in around.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil else { continue }
      let range = member.period.extent.lowerBound..<call.extent.upperBound
      if range.contains(token.extent.lowerBound) { return Omission(range: range, text: "", what: "connection") }
    }
    return nil
  }

  // MARK: Statements

  private func statement(_ item: CodeBlockItemSyntax) -> Omission? {
    // If its header is wrong, a declaration with a body is left out as a whole.
    let text = file.text(item.extent)
    // If the replacement of an omission is itself wrong, the next enclosing statement is left out.
    if text.filter({ !$0.isWhitespace }) == "do{}" { return nil }
    if item.parent?.parent?.is(SourceFileSyntax.self) == true { return omission(item, "", "declaration") }
    switch item.item {
    case .decl(let decl):
      guard let variable = decl.as(VariableDeclSyntax.self) else { return omission(item, "", "declaration") }
      return unset(item, variable.bindings.flatMap { Self.names(in: $0.pattern) }, "declaration")
    case .stmt(let statement):
      if let guarded = statement.as(GuardStmtSyntax.self) {
        let bindings = guarded.conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
        return unset(item, bindings.flatMap { Self.names(in: $0.pattern) }, "statement")
      }
      if statement.is(ReturnStmtSyntax.self) { return returned(item) }
      return omission(item, "do {}", "statement")
    case .expr:
      if let block = item.parent?.parent, isOnlyValue(item) {
        let isBody =
          block.is(CodeBlockSyntax.self) || block.is(AccessorBlockSyntax.self) || block.is(ClosureExprSyntax.self)
        return isBody ? returned(item) : nil
      }
      return omission(item, "do {}", "statement")
    default: return omission(item, "do {}", "statement")
    }
  }

  /// Leaves a statement out, and keeps the names that it declares without a value: what uses them does not compile
  /// either, and never means a member or a global of the same name.
  private func unset(_ item: CodeBlockItemSyntax, _ names: [String], _ what: String) -> Omission {
    let list = item.parent?.as(CodeBlockItemListSyntax.self)
    let later = list.map { $0.drop { $0.id != item.id }.dropFirst() }.map { Array($0) } ?? []
    let used = names.filter { name in
      later.contains { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == name } }
    }
    let text = used.map { "let \($0): Never" }.joined(separator: "; ")
    // What is reported a second time goes with its name.
    if text.isEmpty || file.text(item.extent).hasPrefix(text) { return omission(item, "do {}", what) }
    return omission(item, text, what)
  }

  private static func names(in pattern: PatternSyntax) -> [String] {
    pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier(let name) = token.tokenKind { return name }
      return nil
    }
  }

  /// Returns whether a statement is the value of its function, getter or closure.
  private func isOnlyValue(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    return returnType(around: Syntax(item)) != nil
  }

  /// Replaces the value of a return statement with an empty value, if its type has one.
  private func returned(_ item: CodeBlockItemSyntax) -> Omission? {
    guard let type = returnType(around: Syntax(item)) else {
      // Where a value is needed whose type is not written, the statement around goes.
      return file.text(item.extent) == "return" ? nil : omission(item, "return", "statement")
    }
    guard let value = Self.emptyValue(of: type) else {
      return omission(item, "fatalError(\"left out by plumb port\")", "value")
    }
    return omission(item, "return \(value)", "value")
  }

  /// Returns the result type of the enclosing function, getter or closure; nil for none, and for one that is not written.
  private func returnType(around node: Syntax) -> String? {
    var next: Syntax? = node
    while let node = next {
      if let function = node.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause?.type.plainText
        return type == "Void" || type == "()" ? nil : type
      }
      if let accessor = node.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" { return nil }
      if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation?.type.plainText
      }
      if let closure = node.as(ClosureExprSyntax.self) { return returnType(of: closure) }
      if node.is(InitializerDeclSyntax.self) || node.is(MemberBlockSyntax.self) { return nil }
      next = node.parent
    }
    return nil
  }

  /// The result type that a closure names, or that of the property whose initial value it makes: `let a: Label = { … }()`.
  private func returnType(of closure: ClosureExprSyntax) -> String? {
    if let type = closure.signature?.returnClause?.type.plainText { return type == "Void" || type == "()" ? nil : type }
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == closure.id,
      let binding = call.parent?.parent?.as(PatternBindingSyntax.self)
    else { return nil }
    return binding.typeAnnotation?.type.plainText
  }

  /// Views with an initialiser without arguments.
  private static let views: Set<String> = [
    "UIView", "UILabel", "UIButton", "UIImageView", "UIStackView", "UIScrollView", "UITableView", "UITextField",
    "UITextView", "UISwitch", "UISlider", "UIVisualEffectView", "UIActivityIndicatorView", "UIPageControl",
    "UIProgressView", "UISearchBar", "UIDatePicker", "UIPickerView", "UITableViewCell", "UICollectionViewCell",
  ]

  /// Returns a neutral value.
  static func emptyValue(of type: String) -> String? {
    switch type {
    case "Bool": "false"
    case "String": "\"\""
    case "Int", "CGFloat", "Double", "Float", "TimeInterval": "0"
    case "UIViewController", "UIImage": "\(type)()"
    case let view where views.contains(view): "\(type)()"
    case "CGSize", "CGRect", "CGPoint", "UIEdgeInsets": ".zero"
    default:
      if type.hasSuffix("?") {
        "nil"
      } else if type.hasPrefix("[") {
        type.contains(":") ? "[:]" : "[]"
      } else {
        nil
      }
    }
  }

  // MARK: Headers

  private func inherited(_ type: InheritedTypeSyntax) -> Omission? {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return nil }
    if list.count == 1 { return omission(clause, "", "conformance") }
    if type.trailingComma != nil { return omission(type, "", "conformance") }
    // The preceding comma is removed, too.
    guard let before = list.dropLast().last, let comma = before.trailingComma else { return nil }
    return Omission(range: comma.extent.lowerBound..<type.extent.upperBound, text: "", what: "conformance")
  }

  private func byMessage(_ token: TokenSyntax) -> Omission? {
    if message.contains("does not override any") {
      let modifiers = ancestors(of: token).lazy.compactMap {
        ($0.asProtocol((any SyntaxProtocol).self) as? any WithModifiersSyntax)?.modifiers
      }.first
      return modifiers?.first { $0.name.text == "override" }.map { omission($0, "", "word override") }
    }
    if message.contains("does not conform to protocol '") {
      let name = message.components(between: "does not conform to protocol '", and: "'")
      let clause = ancestors(of: token).lazy.compactMap { node in
        node.as(ClassDeclSyntax.self)?.inheritanceClause ?? node.as(StructDeclSyntax.self)?.inheritanceClause
          ?? node.as(EnumDeclSyntax.self)?.inheritanceClause ?? node.as(ExtensionDeclSyntax.self)?.inheritanceClause
      }.first
      return clause?.inheritedTypes.first { $0.type.plainText.split(separator: ".").last.map(String.init) == name }
        .flatMap(inherited)
    }
    if message.hasPrefix("missing return in"), token.tokenKind == .rightBrace {
      return Omission(
        range: token.extent.lowerBound..<token.extent.lowerBound, text: "; fatalError(\"left out by plumb port\") ",
        what: "value")
    }
    return nil
  }

  private func ancestors(of token: TokenSyntax) -> [Syntax] {
    var (result, next) = ([Syntax](), token.parent)
    while let node = next {
      result.append(node)
      next = node.parent
    }
    return result
  }
}

extension String {
  /// Returns the first text between two others.
  fileprivate func components(between start: String, and end: String) -> String? {
    guard let range = self.firstRange(of: start) else { return nil }
    let rest = self[range.upperBound...]
    return rest.firstRange(of: end).map { String(rest[..<$0.lowerBound]) }
  }
}
