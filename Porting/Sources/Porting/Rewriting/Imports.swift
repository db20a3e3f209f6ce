import SwiftSyntax

/// Replaces imports of modules that Linux lacks with `import UIKit`, and adds `FoundationNetworking` where it is used.
package struct Imports: RewritingRule {
  /// Creates the rule.
  package init() {}

  package func rewrite(_ file: SourceFile, in project: Project) -> Rewrite { Visitor(file, project).finished() }

  /// Modules whose contents are elsewhere on Linux.
  private static let replaced = [
    "Darwin": "Glibc", "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "CoreFoundation": "Foundation",
    "ObjectiveC": "UIKit", "AppKit": "UIKit", "Cocoa": "UIKit", "WatchKit": "UIKit",
    "UniformTypeIdentifiers": "UIKit", "UIKit.UIGestureRecognizerSubclass": "UIKit",
  ]

  /// Names of Foundation that are in FoundationNetworking on Linux.
  private static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionTask", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionConfiguration", "URLSessionDelegate",
    "URLSessionTaskDelegate",
    "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLCache", "CachedURLResponse", "URLCredential",
    "URLCredentialStorage", "URLProtocol", "URLProtocolClient", "URLAuthenticationChallenge", "URLProtectionSpace",
    "HTTPCookie", "HTTPCookieStorage", "NSMutableURLRequest", "NSURLRequest", "NSURLConnection",
    "URLSessionWebSocketTask",
  ]
  /// Names whose initialisers with formats and keys our stub replaces.
  private static let queries: Set<String> = ["NSPredicate", "NSSortDescriptor"]
  /// Returns whether a name is one of Security, which Foundation re-exports on Apple's platforms.
  private static func isOfSecurity(_ name: String) -> Bool {
    ["OSStatus", "noErr"].contains(name) || ["kSec", "errSec", "SecItem"].contains(where: name.hasPrefix)
  }
  /// Names of Combine, which Foundation re-exports on Apple's platforms.
  private static let combine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject", "PassthroughSubject", "Published",
  ]
  /// Names that Foundation lacks on Linux, and that our UIKit has.
  private static let lacking: Set<String> = [
    "CFData", "CFDictionary", "CFString", "NSException", "NSExceptionName", "NSItemProvider",
    "NSSecureUnarchiveFromDataTransformer", "NSUserActivity",
    "NSValueTransformerName", "Selector", "ValueTransformer",
  ]
  /// Classes of Foundation whose subclasses need CoreFoundation on Linux.
  private static let locks: Set<String> = ["NSCondition", "NSConditionLock", "NSLock", "NSRecursiveLock"]
  /// Names of Foundation that are in FoundationXML on Linux.
  private static let markup: Set<String> = ["XMLParser", "XMLParserDelegate"]

  /// Returns whether a name is like `UIView`, `UIColor`: two capitals and a word.
  private static func isOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true && name.contains(where: \.isLowercase)
  }

  /// Returns whether a name is like `NSObject`, or one of the most frequent names without the prefix.
  private static func isOfFoundation(_ name: String) -> Bool {
    if name.hasPrefix("NS") {
      return name.dropFirst(2).first?.isUppercase == true && name.contains(where: \.isLowercase)
    }
    return foundation.contains(name)
  }
  private static let foundation: Set<String> = [
    "Bundle", "CGFloat", "CGRect", "CGSize", "Data", "Date", "DispatchQueue", "IndexPath", "JSONDecoder", "JSONEncoder",
    "Notification",
    "NotificationCenter", "TimeInterval", "Timer", "URL", "UUID", "UserDefaults",
  ]

  private final class Visitor: RuleVisitor {
    private var imported: Set<String> = []
    private var used: Set<String> = []
    /// Whether a class inherits from a lock.
    private var isLocking = false
    /// The place at which imports can be added: before the first unconditional import, or at the file's beginning.
    private var place: Int?

    func finished() -> Rewrite {
      var modules = [
        ("FoundationNetworking", Imports.networking), ("FoundationXML", Imports.markup), ("Combine", Imports.combine),
        ("Predicates", Imports.queries), ("Security", used.filter(Imports.isOfSecurity)),
      ].filter {
        project.modules.contains($0) && !imported.contains($0) && !used.isDisjoint(with: $1)
      }.map(\.0)
      let brought = Set(used.compactMap { project.modulesByName[$0] }).subtracting(imported).subtracting(modules)
      modules += brought.sorted()
      if isLocking { modules.append("CoreFoundation") }
      // An Objective-C header may import UIKit and Foundation for all files.
      let isPlain = !imported.contains("Foundation") && used.contains(where: Imports.isOfFoundation)
      let isLacking = !used.isDisjoint(with: Imports.lacking)
      if rewrite.edits.isEmpty, !imported.contains("UIKit"),
        isPlain || isLacking || used.contains(where: Imports.isOfUIKit)
      {
        modules.append("UIKit")
      }
      let added = modules.map { "import \($0); " }.joined()
      if !added.isEmpty { insert(added, at: place ?? file.tree.extent.lowerBound) }
      return rewrite
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      let path = node.path.map(\.name.text)
      let isAtTop = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
      if isAtTop, place == nil { place = node.extent.lowerBound }
      guard let module = path.first else { return .skipChildren }
      imported.insert(module)
      if let other = Imports.replaced[module] ?? Imports.replaced[path.joined(separator: ".")] {
        edit(node.extent, "import \(other)")
      } else if !project.modules.contains(module) {
        edit(node.extent, "import UIKit")
        report(
          .missingModule, at: node, "the module \(module) is not on Linux; the import was replaced",
          proposal: "give a stub in a folder (--stubs): \(module)/\(module).swift")
      } else if path.count > 1, node.importKindSpecifier == nil, module != "Foundation" {
        // `import os.log`: submodules are modules of Objective-C.
        edit(node.extent, "import \(module)")
      }
      return .skipChildren
    }

    override func enter(_ node: any DeclGroupSyntax, _ kind: TypeRecord.Kind?) {
      let first = node.inheritanceClause?.inheritedTypes.first?.type.plainText
      if kind == .class, let first, Imports.locks.contains(first) { isLocking = true }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      used.insert(node.baseName.text)
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      // What it is rewritten to is a name of UIKit.
      if node.macroName.text == "selector" { used.insert("Selector") }
      return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      used.insert(node.name.text)
      return .visitChildren
    }
  }
}
