import SwiftParser
package import SwiftSyntax

/// The targets that a package's manifest declares, read without running it: what is not a literal is not known.
package final class ManifestTargets: SyntaxVisitor {
  /// A target with sources of a library.
  package struct Target: Hashable, Sendable {
    package var name: String
    /// The folder relative to the package; nil for the usual one.
    package var path: String?
    /// Files and folders relative to the target's folder that are not compiled.
    package var exclude: [String] = []
    /// Files and folders relative to the target's folder that are compiled; nil for all.
    package var sources: [String]?
    /// Whether it has resources, and therefore `Bundle.module`.
    package var hasResources = false
    /// Names that `#if` knows.
    package var defines: [String] = []
  }

  package private(set) var targets: [Target] = []
  /// Constants of the manifest that are strings.
  private var constants: [String: String] = [:]
  /// Functions of the manifest, with which it may make targets.
  private var functions: Set<String> = []

  /// Reads a manifest's text.
  package init(_ manifest: SourceFile) {
    functions = FunctionNames(manifest.tree).names
    super.init(viewMode: .sourceAccurate)
    walk(manifest.tree)
  }

  package override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer?.value,
      let text = literal(value)
    {
      constants[name] = text
    }
    return .visitChildren
  }

  package override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let kind = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      ["target", "executableTarget", "testTarget", "binaryTarget", "systemLibrary", "macro", "plugin"].contains(kind)
        || functions.contains(kind)
    else { return .visitChildren }
    func argument(_ label: String) -> ExprSyntax? { node.arguments.first { $0.label?.text == label }?.expression }
    guard kind == "target" || functions.contains(kind), let name = argument("name").flatMap(literal),
      !targets.contains(where: { $0.name == name })
    else { return .skipChildren }
    var target = Target(name: name)
    target.path = argument("path").flatMap(literal)
    target.exclude = argument("exclude").map(literals) ?? []
    target.sources = argument("sources").map(literals)
    target.hasResources = argument("resources") != nil
    target.defines = argument("swiftSettings").map(defines) ?? []
    targets.append(target)
    // Targets inside are what this one depends on.
    return .skipChildren
  }

  private func literal(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return constants[name] }
    return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func literals(_ expression: ExprSyntax) -> [String] {
    expression.as(ArrayExprSyntax.self)?.elements.compactMap { literal($0.expression) } ?? []
  }

  private func defines(_ settings: ExprSyntax) -> [String] {
    settings.as(ArrayExprSyntax.self)?.elements.compactMap { element in
      guard let call = element.expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "define"
      else { return nil }
      return call.arguments.first.flatMap { literal($0.expression) }
    } ?? []
  }
}

/// The names of the functions that a file declares.
private final class FunctionNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }
}
