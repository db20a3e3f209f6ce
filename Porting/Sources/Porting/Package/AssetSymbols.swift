import Escaping
import Foundation
import SwiftSyntax

/// The symbols that Xcode generates for asset catalogues: `UIColor.card`, `UIImage(resource: .logo)`. Only names used
/// in the sources are written.
struct AssetSymbols {
  private enum Kind: String {
    case color = "Color"
    case image = "Image"
  }
  private struct Symbol {
    var kind: Kind
    /// The name in the catalogue, with the folders that are namespaces.
    var asset: String
    /// The name in Swift.
    var name: String
  }

  private var symbols: [Symbol] = []

  /// - Parameter resources: The application's resources; their paths in catalogues name the assets.
  /// - Complexity: Linear in the sources and the resources.
  init(_ resources: [SourceSearch.Found], in project: Project) {
    var used: Set<String> = []
    for file in project.files {
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { used.insert(name) }
      }
    }
    var seen: Set<String> = []
    for resource in resources {
      let parts = resource.path.split(separator: "/").map(String.init)
      guard let catalogue = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }),
        let set = parts[catalogue...].firstIndex(where: { Self.kind($0) != nil }), let kind = Self.kind(parts[set])
      else { continue }
      let spaces = (catalogue + 1..<set).filter { Self.isNamespace("/" + parts[...$0].joined(separator: "/")) }
      // Symbols in namespaces are members of their own types, which few applications use.
      guard spaces.isEmpty else { continue }
      let asset = String(parts[set].prefix(upTo: parts[set].lastIndex(of: ".") ?? parts[set].endIndex))
      guard let name = Self.name(of: asset, kind), used.contains(name), seen.insert(kind.rawValue + name).inserted
      else { continue }
      symbols.append(Symbol(kind: kind, asset: asset, name: name))
    }
    symbols.sort { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
    taken = Set(
      ["UIColor", "UIImage"].flatMap { type in (project.types[type]?.properties ?? []).map { "\(type).\($0.name)" } }
    )
    .union(Self.ofUIKit)
  }

  /// Members of the project's extensions, and of UIKit, for which Xcode generates no symbols.
  private let taken: Set<String>
  private static let ofUIKit: Set<String> = Set(
    [
      "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
      "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
      "red",
      "secondaryLabel", "separator", "systemBackground", "systemBlue", "systemGray", "systemGreen", "systemRed",
      "tertiaryLabel", "tintColor", "white", "yellow",
    ].map { "UIColor.\($0)" } + ["actions", "add", "checkmark", "remove", "strokedCheckmark"].map { "UIImage.\($0)" })

  private static func kind(_ folder: String) -> Kind? {
    if folder.hasSuffix(".colorset") { return .color }
    return folder.hasSuffix(".imageset") || folder.hasSuffix(".symbolset") ? .image : nil
  }

  private static func isNamespace(_ folder: String) -> Bool {
    FileManager.default.contents(atPath: "\(folder)/Contents.json").map {
      String(decoding: $0, as: UTF8.self).contains("provides-namespace")
    } ?? false
  }

  /// Returns `cardBackground` for `Card background color`: words joined, and the kind removed from the end.
  private static func name(of asset: String, _ kind: Kind) -> String? {
    var words = asset.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard let first = words.first else { return nil }
    // Leading capitals become lower case, except for the one that begins the next word.
    let capitals = first.prefix { $0.isUppercase }
    let lowered = capitals.count > 1 && capitals.count < first.count ? capitals.count - 1 : capitals.count
    words[0] = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    var name = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if name.hasSuffix(kind.rawValue), name.count > kind.rawValue.count { name.removeLast(kind.rawValue.count) }
    if name.first?.isNumber == true { name = "_" + name }
    return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue } ? name : nil
  }

  /// The file's text; nil if no symbol is used.
  var text: String? {
    guard !symbols.isEmpty else { return nil }
    var text = "// Written by `plumb port`; it writes this file again.\nimport UIKit\n"
    for (kind, fallback) in [(Kind.color, "white: 0, alpha: 0"), (.image, "")] {
      let own = symbols.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      let (type, resource) = ("UI\(kind.rawValue)", "\(kind.rawValue)Resource")
      text += """

        struct \(resource): Hashable, Sendable {
          let name: String
        \(own.map { "  static let `\($0.name)` = \(resource)(name: \(Escaped.swift($0.asset)))\n" }.joined())}
        extension \(type) {
          convenience init(resource: \(resource)) {
            if \(type)(named: resource.name) == nil { self.init(\(fallback)) } else { self.init(named: resource.name)! }
          }
        \(own.filter { !taken.contains("\(type).\($0.name)") }
          .map { "  static var `\($0.name)`: \(type) { \(type)(resource: .\($0.name)) }\n" }.joined())}

        """
    }
    return text
  }
}
