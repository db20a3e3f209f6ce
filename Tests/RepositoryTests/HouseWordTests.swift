import Foundation
import TestSupport
import Testing

/// One word for each idea, in messages, keys and names of types.
@Suite struct HouseWordTests {
  /// Ideas, and words for them that are not used.
  private static let words: [(idea: String, others: [String])] = [
    ("golden", ["snapshot", "snapshots", "reference image", "reference picture", "baseline image", "golden image"]),
    ("picture", ["screenshot", "screenshots"]),
    ("constraint", ["restriction", "restrictions"]), ("priority", ["strength", "importance"]),
    ("finding or problem", ["issue", "issues", "violation", "violations", "trouble", "defect", "defects"]),
    ("ambiguous", ["underconstrained", "underdetermined"]), ("conflict", ["clash", "clashes", "unsatisfiable"]),
    ("accept", ["approve", "approved", "bless"]), ("reject", ["decline", "declined"]),
    ("orphaned", ["obsolete", "dangling"]), ("folder", ["directory", "directories"]), ("option", ["flag", "flags"]),
    ("working tree", ["work tree"]), ("artifact", ["artefact"]),
    ("counterexample", ["counter example", "counter examples"]), ("device", ["handset"]),
    ("repository", ["repo"]), ("catalogue", ["catalog"]),
  ]

  /// Places with the words of others, and the idea they are about; nil for all.
  private static let others: [(place: String, idea: String?)] = [
    ("Sources/UIKit/", nil), ("Sources/SnapshotTesting/", nil), ("Sources/Fuzzing/", nil),
    // Names of SF Symbols, and of the sources of devices.
    ("Sources/Drawing/Symbols/", nil), ("Sources/Devices/Catalogue/", nil),
    // A zip archive has a directory, and fish a function for them.
    ("Sources/Verifying/Runs/ZipArchive.swift", "folder"), ("Sources/plumb/Completing/Shell.swift", "folder"),
  ]

  /// Names in texts that others gave, and an earlier option.
  private static let names = ["swift-snapshot-testing", "__Snapshots__", "Snapshots", "--snapshots", "SnapshotTesting"]

  private static func isChecked(_ idea: String, in path: String) -> Bool {
    !others.contains { path.hasPrefix($0.place) && ($0.idea ?? idea) == idea }
  }

  private static func used(_ others: [String], in words: [String]) -> String? {
    others.first { other in
      let parts = other.split(separator: " ").map(String.init)
      return words.indices.contains { words[$0...].starts(with: parts) }
    }
  }

  @Test func `messages have one word for each idea`() throws {
    let all = Set(Self.words.flatMap(\.others).flatMap { $0.split(separator: " ") }.map { Array($0.utf8) })
    for source in try HouseShapeTests.sources.get() {
      for (index, bytes) in source.texts.enumerated() where bytes.contains(UInt8(ascii: " ")) {
        let lower = bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        let parts = lower.split { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        guard parts.contains(where: { all.contains(Array($0)) }) else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        let plain = Self.names.reduce(text.replacing(/\\\([^)]*\)/, with: " ")) { $0.replacing($1, with: "") }
        let words = plain.lowercased().split { !$0.isLetter }.map(String.init)
        for (idea, others) in Self.words where Self.isChecked(idea, in: source.path) {
          #expect(Self.used(others, in: words) == nil, "\(source.path):\(index + 1): write \(idea): \(text)")
        }
      }
    }
  }

  @Test func `types have one word for each idea`() throws {
    for source in try HouseShapeTests.sources.get() {
      for type in source.types where type.isTop && !type.isPrivate {
        let words = type.name.matches(of: /[A-Z][a-z]*/).map { $0.output.lowercased() }
        for (idea, others) in Self.words where Self.isChecked(idea, in: source.path) {
          #expect(Self.used(others, in: words) == nil, "\(source.path): write \(idea) in \(type.name)")
        }
      }
    }
  }

  @Test func `keys have one word for each idea`() throws {
    for schema in ["recipe.schema.json", "output.schema.json"] {
      for key in try Repository.text("Documentation/\(schema)").matches(of: /"(\w+)": *\{/) {
        let words = key.output.1.replacing(/[A-Z]/) { " " + $0.output.lowercased() }.split(separator: " ")
        for (idea, others) in Self.words {
          #expect(Self.used(others, in: words.map(String.init)) == nil, "\(schema): write \(idea) in \(key.output.1)")
        }
      }
    }
  }
}
