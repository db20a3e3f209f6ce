import Foundation
import TestSupport
import Testing

/// The share of documented declarations among those visible to other rooms and clients: it may rise, not fall.
@Suite struct DocumentationTests {
  /// The minimum share of documented declarations, in per cent.
  struct Share: CustomTestStringConvertible, Sendable {
    var target: String
    /// Access levels that are counted together.
    var levels: Set<String>
    var percent: Double
    var testDescription: String { "\(target), \(levels.sorted().joined(separator: " and "))" }
  }

  /// Exports of a product are counted separately from declarations visible only in this package; other targets export
  /// nothing.
  static let shares: [Share] =
    [
      Share(target: "UIKit", levels: ["public", "open"], percent: 95),
      Share(target: "UIKit", levels: ["package"], percent: 85),
      Share(target: "PlumbTesting", levels: ["public", "open"], percent: 95),
    ]
    + [
      "CairoCanvas", "ConstraintSolver", "Devices", "Drawing", "Fuzzing", "Goldens", "Layout", "LayoutMaps", "Linting",
      "RecipeDocuments", "Reports", "SceneModel", "StoryboardDocuments", "SystemValues", "Typography", "Values",
      "Verifying",
    ].map { Share(target: $0, levels: ["public", "open", "package"], percent: 85) }

  struct Declaration {
    var level: String
    var isDocumented: Bool
    /// Counted from 1.
    var line: Int
  }

  /// Returns the declarations with an access level visible to others. An override inherits its documentation, an
  /// extension's members have their own, and a setter's access level is not a declaration.
  static func declarations(in text: String) -> [Declaration] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let keywords: Set = [
      "func", "var", "let", "init", "subscript", "struct", "class", "enum", "protocol", "typealias", "actor",
      "associatedtype",
    ]
    return lines.indices.compactMap { index in
      let line = lines[index]
      if line.hasPrefix("//") || !["public ", "open ", "package "].contains(where: line.contains) { return nil }
      // Attributes and modifiers up to the declaration's keyword.
      let head = line.replacing(/\([^()]*\)/, with: "").prefix { $0.isLetter || " @_".contains($0) }
      let words = head.split(separator: " ").map(String.init)
      guard let keyword = words.firstIndex(where: keywords.contains),
        let level = words[..<keyword].first(where: ["public", "open", "package"].contains),
        !words[..<keyword].contains("override"), !line.hasPrefix("\(level)(set)")
      else { return nil }
      let above = lines[..<index].last { !$0.hasPrefix("@") }
      return Declaration(level: level, isDocumented: above?.hasPrefix("///") ?? false, line: index + 1)
    }
  }

  @Test func `declarations are found with and without a comment`() {
    let text = """
      /// A type.
      @MainActor
      public struct A: B {
        package let b: Int
        /// A value.
        public private(set) var c = 1
        open override func d() {}
        // public var e = 1
        private var f: Int
        public static func g() {}
      }
      """
    let found = Self.declarations(in: text).map { "\($0.line) \($0.level) \($0.isDocumented)" }
    #expect(found == ["3 public true", "4 package false", "6 public true", "10 public false"])
  }

  @Test(arguments: shares)
  func `the documented share does not fall`(_ share: Share) throws {
    var (all, bare): (Int, [String]) = (0, [])
    for file in Repository.files("Sources/\(share.target)", ending: ".swift") {
      for declaration in Self.declarations(in: try Repository.text(file)) where share.levels.contains(declaration.level)
      {
        all += 1
        if !declaration.isDocumented { bare.append("\(file):\(declaration.line)") }
      }
    }
    let percent = 100 * Double(all - bare.count) / Double(max(1, all))
    #expect(
      percent >= share.percent,
      """
      \(all - bare.count) of \(all) declarations are documented, \(Int(percent)) %, expected \(Int(share.percent)) %; \
      without a comment: \(bare.prefix(20).joined(separator: ", "))
      """)
  }
}
