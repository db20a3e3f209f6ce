import SwiftSyntax

/// The value of an expression: a controller's class, a container with controllers, or a parameter of the enclosing
/// function.
private struct Shown {
  /// Full names of the project's controllers that it is or contains.
  var controllers: [String] = []
  /// The UIKit class of a container.
  var container: String?
  var parameter: FunctionParameter?
}

/// Collects the controllers and containers of one file: see ``ContainerUse``.
final class ContainerVisitor: RuleVisitor {
  private(set) var contexts: [String: ScreenContext] = [:]
  private(set) var functions: [FunctionParameter: ScreenContext]
  /// Local names, by enclosing block.
  private var locals: [[String: Shown]] = [[:]]

  init(_ file: SourceFile, _ project: Project, _ functions: [FunctionParameter: ScreenContext]) {
    self.functions = functions
    super.init(file, project)
  }

  // MARK: Names

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    let labels = parameters.map(\.firstName.text)
    var names: [String: Shown] = [:]
    for (index, parameter) in parameters.enumerated() {
      names[(parameter.secondName ?? parameter.firstName).text] = Shown(
        controllers: controller(parameter.type.plainText).map { [$0] } ?? [],
        container: container(parameter.type.plainText),
        parameter: FunctionParameter(function: node.name.text, labels: labels, index: index))
    }
    locals.append(names)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { locals.removeLast() }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    locals.append([:])
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { locals.removeLast() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    locals.append([:])
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { locals.removeLast() }

  override func visitPost(_ node: PatternBindingSyntax) {
    bind(node.pattern, node.initializer?.value, node.typeAnnotation?.type)
  }
  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    bind(node.pattern, node.initializer?.value, node.typeAnnotation?.type)
  }

  private func bind(_ pattern: PatternSyntax, _ value: ExprSyntax?, _ type: TypeSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    var shown = value.map(shown) ?? Shown()
    if shown.controllers.isEmpty, let type { shown.controllers = controller(type.plainText).map { [$0] } ?? [] }
    if shown.container == nil, let type { shown.container = container(type.plainText) }
    locals[locals.count - 1][name] = shown
  }

  // MARK: Types

  private static func plain(_ type: String) -> String {
    String(type.prefix { $0 != "?" && $0 != "!" }).withoutGenericArguments
  }

  /// Returns the controller of the project for a type.
  private func controller(_ type: String) -> String? {
    guard let record = project.type(Self.plain(type), in: scopeName), project.isController(record) else { return nil }
    return record.name
  }

  /// Returns `UINavigationController` or `UITabBarController`, if a type is one.
  private func container(_ type: String) -> String? {
    let name = Self.plain(type)
    let system = project.type(name, in: scopeName).flatMap { project.systemClass(of: $0.name) } ?? name
    return ["UINavigationController", "UITabBarController"].contains(system) ? system : nil
  }

  /// Returns the value of a name.
  private func named(_ name: String) -> Shown {
    for names in locals.reversed() { if let found = names[name] { return found } }
    return property(name)
  }

  private func property(_ name: String) -> Shown {
    let found = project.lineage(of: scopeName).lazy.flatMap(\.properties).first { $0.name == name }
    guard let type = found?.type else {
      return Shown(
        container: ["navigationController": "UINavigationController", "tabBarController": "UITabBarController"][name])
    }
    return Shown(controllers: controller(type).map { [$0] } ?? [], container: container(type))
  }

  // MARK: Expressions

  private func shown(_ expression: ExprSyntax) -> Shown {
    if let node = expression.as(ForceUnwrapExprSyntax.self) { return shown(node.expression) }
    if let node = expression.as(OptionalChainingExprSyntax.self) { return shown(node.expression) }
    if let node = expression.as(TryExprSyntax.self) { return shown(node.expression) }
    if let node = expression.as(TupleExprSyntax.self), node.elements.count == 1, let only = node.elements.first {
      return shown(only.expression)
    }
    if let node = expression.as(SequenceExprSyntax.self) {
      // `storyboard.instantiateInitialViewController() as! Home`, and `a ?? b`.
      if let type = node.elements.last?.as(TypeExprSyntax.self)?.type.plainText {
        return Shown(controllers: controller(type).map { [$0] } ?? [], container: container(type))
      }
      return node.elements.first.map(shown) ?? Shown()
    }
    if let node = expression.as(ArrayExprSyntax.self) {
      return Shown(controllers: node.elements.flatMap { shown($0.expression).controllers })
    }
    if let node = expression.as(DeclReferenceExprSyntax.self) {
      if node.baseName.text == "self" {
        return Shown(controllers: controller(scopeName).map { [$0] } ?? [], container: container(scopeName))
      }
      return node.baseName.text == "$0" ? elements(around: Syntax(node)) : named(node.baseName.text)
    }
    if let node = expression.as(MemberAccessExprSyntax.self) {
      if node.base?.plainText == "self" { return property(node.declName.baseName.text) }
      return Shown(
        container: ["navigationController": "UINavigationController", "tabBarController": "UITabBarController"][
          node.declName.baseName.text])
    }
    return expression.as(FunctionCallExprSyntax.self).map(made) ?? Shown()
  }

  /// Returns the result of a call.
  private func made(_ call: FunctionCallExprSyntax) -> Shown {
    let called = call.calledExpression
    let access = called.as(MemberAccessExprSyntax.self)
    let isInitialiser = access?.declName.baseName.text == "init"
    if let type = isInitialiser ? access?.base?.plainText : called.plainText, type.first?.isUppercase == true {
      if let container = container(type) {
        let content = call.arguments.first { $0.label?.text == "rootViewController" }.map { shown($0.expression) }
        return Shown(controllers: content?.controllers ?? [], container: container)
      }
      if let name = controller(type) { return Shown(controllers: [name]) }
    }
    // `Home.instantiate()`.
    if let base = access?.base?.plainText, base.first?.isUppercase == true, let name = controller(base) {
      return Shown(controllers: [name])
    }
    let name = access?.declName.baseName.text ?? called.plainText
    // `[Home(), Search()].map { UINavigationController(rootViewController: $0) }`
    if name == "map", let base = access?.base { return shown(base) }
    let passed = arguments(of: call).filter { functions[$0.parameter] != nil }
    if !passed.isEmpty { return Shown(controllers: passed.flatMap { shown($0.value).controllers }) }
    let type = access?.base.map { ["self", "Self"].contains($0.plainText) } ?? true ? scopeName : ""
    let returned = project.methods(name, in: type).first?.returns
    return Shown(controllers: returned.flatMap(controller).map { [$0] } ?? [])
  }

  /// Returns the elements of the list whose `map` or `forEach` has the enclosing closure.
  private func elements(around node: Syntax) -> Shown {
    var next = node.parent
    while let node = next, !node.is(ClosureExprSyntax.self) { next = node.parent }
    guard let call = next?.parent?.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return Shown() }
    return shown(base)
  }

  private func arguments(of call: FunctionCallExprSyntax) -> [(parameter: FunctionParameter, value: ExprSyntax)] {
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    return call.arguments.enumerated().map {
      let parameter = FunctionParameter(
        function: name ?? call.calledExpression.plainText, labels: labels, index: $0.offset)
      return (parameter, $0.element.expression)
    }
  }

  // MARK: Uses

  override func visitPost(_ node: FunctionCallExprSyntax) {
    let access = node.calledExpression.as(MemberAccessExprSyntax.self)
    let name = access?.declName.baseName.text ?? node.calledExpression.plainText
    let type = name == "init" ? access?.base?.plainText ?? "" : name
    if let content = node.arguments.first, content.label?.text == "rootViewController",
      container(type) == "UINavigationController"
    {
      note(shown(content.expression), .root, at: node, navigation: type)
    }
    let receiver = access?.base.map(shown) ?? Shown(container: container(scopeName))
    if let content = node.arguments.first, content.label == nil {
      let isOnStack = receiver.container == "UINavigationController"
      if name == "pushViewController" || name == "show" && isOnStack, !node.arguments.isEmpty {
        note(shown(content.expression), .pushed, at: node)
      } else if name == "setViewControllers" {
        hold(content.expression, receiver.container, at: node)
      }
    }
    for (parameter, value) in arguments(of: node) {
      guard let context = functions[parameter] else { continue }
      note(shown(value), context.stack, at: node, navigation: context.navigation, isInTabs: context.isInTabs)
    }
  }

  override func visitPost(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self) else { return }
    if let access = parts[0].as(MemberAccessExprSyntax.self), access.declName.baseName.text == "viewControllers" {
      hold(parts[2], access.base.map { shown($0).container } ?? nil, at: node)
    } else if parts[0].plainText == "viewControllers" {
      hold(parts[2], container(scopeName), at: node)
    } else if let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text {
      // `detail = Detail()`
      let value = shown(parts[2])
      if !value.controllers.isEmpty, let index = locals.lastIndex(where: { $0[name] != nil }) {
        locals[index][name] = value
      }
    }
  }

  /// Makes a list of controllers the contents of a container.
  private func hold(_ list: ExprSyntax, _ container: String?, at node: some SyntaxProtocol) {
    guard let container else { return }
    let elements = list.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [list]
    for (index, element) in elements.enumerated() {
      if container == "UITabBarController" {
        note(shown(element), .none, at: node, isInTabs: true)
      } else {
        note(shown(element), index == 0 ? .root : .pushed, at: node)
      }
    }
  }

  private func note(
    _ shown: Shown, _ stack: ScreenContext.Stack, at node: some SyntaxProtocol,
    navigation: String = "UINavigationController", isInTabs: Bool = false
  ) {
    var context = ScreenContext()
    (context.stack, context.isInTabs) = (stack, isInTabs)
    // A class that tests cannot name is replaced by its superclass.
    if let record = project.type(navigation, in: scopeName), let place = record.declaration,
      !["private", "fileprivate"].contains(place.access), !place.isGeneric
    {
      context.navigation = record.name
    }
    context.evidence = "\(file.path):\(file.line(of: node))"
    for name in shown.controllers { contexts[name, default: context].join(context) }
    if let parameter = shown.parameter { functions[parameter, default: context].join(context) }
  }
}
